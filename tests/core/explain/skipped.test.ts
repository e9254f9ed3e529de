/** What is said of a skipped move, against every row of the trace. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { skipOf, skipText } from '../../../src/lib/core/explain/skipped.ts';
import { ALGORITHM_IDS, algorithmOf } from '../../../src/lib/core/search/registry.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { runs, seedFrom } from '../../sweep.ts';
import { partialTrace } from '../trace/stopped.ts';
import { nestedTree, storyOf, textOfTree } from './record-case.ts';

interface Visit {
	readonly row: number;
	readonly pass: number;
	readonly flags: number;
	readonly step: number;
}

/** The rows of each path of moves, by one walk over the columns. */
function visitsByPath({ columns }: Trace): Map<string, Visit[]> {
	const { parent, move, flags, enterStep } = columns;
	const paths: string[] = [];
	const found = new Map<string, Visit[]>();
	let pass = 0;
	parent.forEach((above, row) => {
		if (above < 0) pass++;
		const path = above < 0 ? '' : `${paths[above]} ${move[row]}`;
		paths.push(path);
		const visit = { row, pass, flags: flags[row] as number, step: enterStep[row] as number };
		found.set(path, [...(found.get(path) ?? []), visit]);
	});
	return found;
}

/** The words that the rows justify for each skipped move, at a step. */
function expectedAt(trace: Trace, step: number): [row: number, words: string][] {
	const once = algorithmOf(trace.header.setup.algorithm).visits !== 'again';
	const isOver = step === trace.steps - 1 && trace.partial === null;
	return [...visitsByPath(trace).values()].flatMap((visits) => {
		const known = visits.filter((visit) => visit.step <= step);
		const searched = known.filter(({ flags }) => !(flags & (FLAG.PRUNED | FLAG.HIT))).at(-1);
		return known
			.filter(({ flags }) => flags & FLAG.PRUNED)
			.map(({ row, pass }): [number, string] => {
				if (searched === undefined) return [row, once || isOver ? 'pruned' : 'skipped for now'];
				if (searched.pass !== pass) return [row, `searched in pass ${searched.pass}`];
				return [row, searched.row < row ? 'searched in the probe' : 'searched in the re-search'];
			});
	});
}

function saidAt(trace: Trace, step: number): [row: number, words: string][] {
	return expectedAt(trace, step).map(([row]) => [row, skipText(skipOf(trace, row, step))]);
}

function stepsOf(trace: Trace): number[] {
	const cuts = [...Array(trace.rows).keys()].filter((row) => trace.isPruned(row));
	return [...new Set([...cuts.map((row) => trace.enterStepOf(row)), trace.steps - 1])];
}

const SAMPLES = ['[[3,12,8],[2,4,6],[14,5,2]]', '[[[1,2],[3,0]],[[2,2],[5,-1]],[[0,4],[-3,6]]]'];

describe('skipped moves', () => {
	test.each(ALGORITHM_IDS)('the words of %s are those that its rows justify', (algorithm) => {
		const check = (fields: SetupFields): void => {
			const { trace } = storyOf(fields);
			for (const step of stepsOf(trace)) {
				const said = saidAt(trace, step);
				if (said.length > 0) expect(said).toEqual(expectedAt(trace, step));
			}
		};
		for (const position of SAMPLES) check({ game: 'tree', position, algorithm });
		fc.assert(
			fc.property(nestedTree, fc.constantFrom('max', 'min'), (tree, root) => {
				check({ game: 'tree', position: textOfTree(tree), root, algorithm });
			}),
			{ numRuns: runs(1000), seed: seedFrom(71) }
		);
	});

	test('every wording occurs', () => {
		const searches = ['alphabeta', 'sss', 'mtdf', 'aspiration', 'deepening', 'pvs'].flatMap(
			(algorithm) =>
				[...SAMPLES, '[[[1],[1]],[[5,9],[6,9]]]'].map(
					(position) => storyOf({ game: 'tree', position, algorithm }).trace
				)
		);
		const words = searches.flatMap((trace) =>
			stepsOf(trace).flatMap((step) => saidAt(trace, step).map(([, said]) => said))
		);
		const kinds = new Set(words.map((said) => said.replace(/\d+/, 'n')));
		expect([...kinds].sort()).toEqual([
			'pruned',
			'searched in pass n',
			'searched in the probe',
			'searched in the re-search',
			'skipped for now'
		]);
	});

	test('a partial recording does not say that a move is pruned for good', () => {
		const fields = { game: 'tree', position: SAMPLES[0] as string, algorithm: 'mtdf' };
		const { trace } = storyOf(fields);
		const [first] = stepsOf(trace) as [number];
		const stopped = partialTrace(fields, first + 1);
		const words = saidAt(stopped, stopped.steps - 1).map(([, said]) => said);
		expect(words).not.toHaveLength(0);
		expect(new Set(words)).toEqual(new Set(['skipped for now']));
	});
});
