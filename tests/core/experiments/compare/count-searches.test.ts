/**
 * A comparison event by event: every figure equals that of a search counted alone, and a search over its budget is
 * reported.
 */
import { describe, expect, test } from 'vitest';
import {
	runTask,
	type CompareTask
} from '../../../../src/lib/core/experiments/compare/compare-task.ts';
import type { CountEvent } from '../../../../src/lib/core/experiments/compare/count-searches.ts';
import {
	meanBranching,
	nextBranching
} from '../../../../src/lib/core/experiments/compare/effective-branching.ts';
import {
	addEvent,
	countedAt,
	NO_FIGURES,
	overBudgetOf,
	treeAt,
	type Figures
} from '../../../../src/lib/core/experiments/compare/figures.ts';
import { defaultDepths } from '../../../../src/lib/core/experiments/compare/growth.ts';
import { ALGORITHM_IDS, type AlgorithmId } from '../../../../src/lib/core/search/registry.ts';
import { compareSearches } from '../../../../src/lib/core/search/family/compare.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { setupOf } from '../../search/record.ts';
import { tallyOf } from '../../search/family/run.ts';

const EXAMPLE = { game: 'tictactoe', position: '.O..X.O.X' } as const;
const SWIFT_POST = { game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1' } as const;

function run(
	fields: SetupFields,
	algorithms: readonly AlgorithmId[],
	more: Partial<CompareTask> = {}
): { figures: Figures; events: CountEvent[] } {
	const events: CountEvent[] = [];
	const question = { setup: setupOf(fields), algorithms, keys: 'exact' } as const;
	runTask({ question, depths: null, knownTrees: [], ...more }, (event) => {
		events.push(event);
	});
	return { figures: events.reduce(addEvent, NO_FIGURES), events };
}

describe('comparison: one depth', () => {
	test('each search has the same figures as if run alone', () => {
		const { figures } = run(EXAMPLE, ALGORITHM_IDS);
		expect(figures.counted.map(({ algorithm }) => algorithm)).toEqual(ALGORITHM_IDS);
		for (const id of ALGORITHM_IDS) {
			const { treeNodes } = countedAt(figures, id, null) ?? {};
			expect(countedAt(figures, id, null)).toMatchObject({ ...tallyOf(id, EXAMPLE), treeNodes });
		}
		expect(countedAt(figures, 'minimax', null)).toMatchObject({ visited: 150, treeNodes: 150 });
		expect(countedAt(figures, 'alphabeta', null)).toMatchObject({ visited: 32, treeNodes: 32 });
		const [alone] = compareSearches(setupOf(EXAMPLE), ['minimax'], 'exact', () => undefined);
		expect(treeAt(figures, null)).toEqual({
			depth: null,
			minimum: alone?.minimumNodes,
			uniform: null
		});
	});

	test('a search over its budget is reported, and the others continue', () => {
		const { figures } = run({ ...EXAMPLE, budget: '31' }, ['minimax', 'alphabeta', 'tt']);
		expect(figures.overBudget).toEqual([
			{ who: 'minimax', depth: null, budget: 31 },
			{ who: 'alphabeta', depth: null, budget: 31 }
		]);
		expect(countedAt(figures, 'tt', null)?.visited).toBe(27);
		expect(treeAt(figures, null)?.minimum).toBeNull();
	});

	test('with a move order over the budget nothing is counted', () => {
		const { figures } = run({ ...EXAMPLE, order: 'best-first', budget: '149' }, ['tt', 'pvs']);
		expect(figures.counted).toEqual([]);
		expect(overBudgetOf(figures, 'pvs')).toEqual({ who: 'order', depth: null, budget: 149 });
		expect(overBudgetOf(run(EXAMPLE, ['tt', 'pvs']).figures, 'pvs')).toBeNull();
	});

	test('live counts rise to the final ones', () => {
		const { events } = run({ game: 'tictactoe', position: '.........' }, ['alphabeta', 'minimax']);
		for (const id of ['alphabeta', 'minimax'] as const) {
			const live = events.flatMap((event) =>
				event.kind === 'working' && event.who === id ? [event.live] : []
			);
			expect(Object.values(live[0] ?? { none: 1 })).toEqual([0, 0, 0, 0, 0, 0]);
			expect(live.length).toBeGreaterThan(1);
			for (const [at, { visited, leaves, cutoffs }] of live.entries()) {
				const before = live[at - 1] ?? { visited: -1, leaves: 0, cutoffs: 0 };
				expect(visited).toBeGreaterThan(before.visited);
				expect(leaves).toBeGreaterThanOrEqual(before.leaves);
				expect(cutoffs).toBeGreaterThanOrEqual(before.cutoffs);
				expect(leaves).toBeLessThanOrEqual(visited);
			}
		}
	});

	test('a known tree is not measured again', () => {
		const { events } = run(EXAMPLE, ['tt'], { knownTrees: [null] });
		expect(events.some(({ kind }) => kind === 'tree')).toBe(false);
	});
});

describe('comparison: growth', () => {
	const depths = { first: 1, last: 3 };

	test('each depth has the counts of a search to that depth', () => {
		const algorithms = ['minimax', 'alphabeta', 'pvs', 'deepening'] as const;
		const { figures } = run(SWIFT_POST, algorithms, { depths });
		expect(figures.counted).toHaveLength(12);
		for (const depth of [1, 2, 3]) {
			const fields = { ...SWIFT_POST, depth: String(depth) };
			const alone = compareSearches(setupOf(fields), algorithms, 'exact', () => undefined);
			for (const { algorithm, minimumNodes, ...tally } of alone) {
				expect(countedAt(figures, algorithm, depth)).toMatchObject(tally);
				expect(treeAt(figures, depth)?.minimum).toBe(minimumNodes);
			}
		}
		expect(countedAt(figures, 'minimax', 3)?.visited).toBe(9063);
		expect(countedAt(figures, 'alphabeta', 3)?.visited).toBe(1214);
	});

	test('a line ends where it exceeds the budget, the others continue', () => {
		const { figures } = run({ ...SWIFT_POST, budget: '2000' }, ['minimax', 'alphabeta'], {
			depths: { first: 1, last: 4 }
		});
		expect(figures.overBudget).toEqual([
			{ who: 'minimax', depth: 3, budget: 2000 },
			{ who: 'alphabeta', depth: 4, budget: 2000 }
		]);
		expect(figures.counted.map(({ algorithm, depth }) => `${algorithm} ${depth ?? ''}`)).toEqual([
			'minimax 1',
			'alphabeta 1',
			'minimax 2',
			'alphabeta 2',
			'alphabeta 3'
		]);
		expect(treeAt(figures, 2)?.minimum).toBeGreaterThan(0);
		expect(treeAt(figures, 4)).toBeNull();
	});

	test('a repeated count replaces the old one', () => {
		const { figures, events } = run(EXAMPLE, ['alphabeta', 'pvs'], { depths });
		expect(events.reduce(addEvent, figures).counted).toHaveLength(figures.counted.length);
	});

	test.each([
		[EXAMPLE, { first: 1, last: 5 }],
		[
			{ ...EXAMPLE, depth: '3' },
			{ first: 1, last: 3 }
		],
		[
			{ game: 'tictactoe', position: '.........' },
			{ first: 1, last: 9 }
		],
		[
			{ game: 'tictactoe', position: 'XX.OO.X.O' },
			{ first: 1, last: 3 }
		],
		[{ game: 'tictactoe', position: 'XXXOO....' }, null],
		[
			{ ...SWIFT_POST, depth: '4' },
			{ first: 1, last: 4 }
		],
		[{ ...SWIFT_POST, depth: '0' }, null],
		[{ game: 'tree', position: '[[3,5],[2,9]]' }, null]
	])('the default depths of %o', (fields, expected) => {
		expect(defaultDepths(setupOf(fields))).toEqual(expected);
	});

	test('branching factors', () => {
		expect(meanBranching(3 ** 4, 4)).toBeCloseTo(3, 12);
		expect(nextBranching(9063, 415)).toBeCloseTo(21.84, 2);
	});
});
