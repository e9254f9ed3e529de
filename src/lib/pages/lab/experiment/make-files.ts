import { assert } from '../../../core/base/assert.ts';
import { csvHead, csvRows } from '../../../core/base/csv.ts';
import { Experiment, packResult, type Plan } from '../../../core/experiments/krk/experiment.ts';
import { GAME_COLUMNS, playedGames } from '../../../core/experiments/krk/games-csv.ts';
import {
	LEGAL_POSITIONS_NAME,
	fileName,
	legalPositionsText,
	replayFile,
	type FileGroup
} from '../../../core/experiments/krk/result-files.ts';
import { partBounds } from '../../../core/experiments/krk/run-results.ts';
import { listStarts } from '../../../core/experiments/krk/starts.ts';
import { ZipWriter } from './zip-writer.ts';

/** Lines of a table made at once, and files between two reports. */
const LINES = 20_000;
const FILES = 250;

type OnProgress = (share: number) => void;

/** All games of a run as a table. */
export function makeCsv(parts: readonly Plan[], results: Uint8Array, onProgress: OnProgress): Blob {
	const bounds = partBounds(parts);
	const portions: Blob[] = [new Blob([csvHead(GAME_COLUMNS)])];
	for (const [part, plan] of parts.entries()) {
		const own = results.subarray(bounds[part], bounds[part + 1]);
		const starts = listStarts(plan.starts);
		for (let from = 0; from < own.length; from += LINES) {
			const to = Math.min(from + LINES, own.length);
			const games = playedGames(plan, starts, own, from, to);
			portions.push(new Blob([...csvRows(GAME_COLUMNS, games)]));
			onProgress(((bounds[part] as number) + to) / results.length);
		}
	}
	return new Blob(portions, { type: 'text/csv' });
}

/** The paper's result files of a group of starts, games of the first seed, as a ZIP file. */
export function makeResultFiles(
	parts: readonly Plan[],
	results: Uint8Array,
	group: FileGroup,
	onProgress: OnProgress
): Blob {
	const experiments = parts.map((plan) => new Experiment(plan));
	const bounds = partBounds(parts);
	const record = new Int32Array(100);
	const zip = new ZipWriter(Date.now());
	for (let index = group.from; index < group.to; index++) {
		const text = replayFile(experiments, index, record, (part, result) => {
			const known = results[(bounds[part] as number) + index];
			assert(known === packResult(result), `Game ${index} of part ${part} went another way`);
		});
		zip.add(fileName((experiments[0] as Experiment).startOf(index)), text);
		const done = index - group.from;
		if (done % FILES === 0) onProgress(done / (group.to - group.from));
	}
	return zip.finish();
}

/** The list of all legal starts, as a ZIP file. */
export function makePositions(): Blob {
	const zip = new ZipWriter(Date.now());
	zip.add(LEGAL_POSITIONS_NAME, legalPositionsText());
	return zip.finish();
}
