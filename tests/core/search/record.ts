/** Searches by the fields of a link, all of which must be valid. */
import { SETUP, type SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import type { SearchSetup } from '../../../src/lib/core/search/setup.ts';
import { CountIndex, type Counts } from '../../../src/lib/core/trace/counts.ts';
import { MoveNames } from '../../../src/lib/core/trace/move-names.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { ghostSizeOf, type Recording } from '../../../src/lib/core/trace/recording.ts';
import { Replay } from '../../../src/lib/core/trace/replay.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';

export function setupOf(fields: SetupFields): SearchSetup {
	const { values: setup, faults } = SETUP.parse(fields);
	const [first] = faults;
	if (first !== undefined) throw new Error(`${first.field}: ${first.fault.message}`);
	return setup;
}

export function record(fields: SetupFields): Recording {
	return recordSearch(setupOf(fields));
}

export function countsOf(recording: Recording): Counts {
	return new CountIndex(recording.trace, ghostSizeOf(recording)).total;
}

/** The path of a row in the tests' notation: the game's integer moves joined by spaces. */
export function pathOf(trace: Trace, row: number): string {
	return trace.movesTo(row).join(' ');
}

export function rowsWhere(trace: Trace, wanted: (row: number) => boolean): number[] {
	return Array.from({ length: trace.rows }, (_, row) => row).filter(wanted);
}

/** The paths of the rows that `wanted` selects, in move ids: the output of `--paths`. */
export function idPaths(trace: Trace, wanted: (row: number) => boolean): string[] {
	const names = new MoveNames(new Replay(trace));
	return rowsWhere(trace, wanted).map((row) =>
		trace
			.pathTo(row)
			.slice(1)
			.map((at) => names.idOf(at))
			.join(' ')
	);
}
