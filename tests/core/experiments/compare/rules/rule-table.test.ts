import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareValues } from '../../../../../src/lib/core/experiments/compare/rules/different-values.ts';
import { firstDifference } from '../../../../../src/lib/core/experiments/compare/rules/first-difference.ts';
import type { RuleRow } from '../../../../../src/lib/core/experiments/compare/rules/rule-table.ts';
import { SETUP, type SetupFields } from '../../../../../src/lib/core/search/setup-fields.ts';
import { record } from '../../../search/record.ts';
import { anySearch, rules } from '../../../search/samples.ts';
import { eventWords, firstUnequal, returnedValues } from './events.ts';
import { ruleRows } from './rule-rows.ts';
import { runs } from '../../../../sweep.ts';

const keyOf = ({ cut, fail, mates }: RuleRow): string => `${cut} ${fail} ${mates}`;
const nodesOf = (rows: readonly RuleRow[]): Record<string, number | undefined> =>
	Object.fromEntries(rows.map((row) => [keyOf(row), row.figures?.visited]));
const SWIFT = {
	game: 'chess',
	position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
	depth: '3'
} as const;

describe('rules: two recordings of one tree', () => {
	/** The same position by two rules, in two orders, or by two evaluators. */
	const pair = fc
		.record({ search: anySearch, other: rules, evaluator: fc.boolean() })
		.map(({ search, other, evaluator }): [SetupFields, SetupFields] => {
			const base = { ...search, shadow: 'off' };
			const sooner =
				evaluator && search.game === 'tictactoe' ? { evaluator: 'outcome-depth' as const } : {};
			return [base, { ...base, ...other, ...sooner, algorithm: 'alphabeta' }];
		});

	test('the first difference is where the lists of events differ', () => {
		fc.assert(
			fc.property(pair, ([a, b]) => {
				const step = firstDifference(record(a).trace, record(b).trace);
				expect(step).toBe(firstUnequal(eventWords(a), eventWords(b)));
			}),
			{ numRuns: runs(1000, 10) }
		);
	});

	test('the number of different values equals a comparison by path', () => {
		fc.assert(
			fc.property(pair, ([a, b]) => {
				const [ours, theirs] = [returnedValues(a), returnedValues(b)];
				const shared = [...ours.keys()].filter((path) => theirs.has(path));
				expect(compareValues(record(a).trace, record(b).trace)).toEqual({
					shared: shared.length,
					different: shared.filter((path) => ours.get(path) !== theirs.get(path)).length
				});
			}),
			{ numRuns: runs(300, 10) }
		);
	});
});

describe('rules: the table', () => {
	test('Swift’s position: equality 1,214 nodes, strict 6,888', () => {
		const rows = ruleRows(SWIFT);
		expect(nodesOf(rows)).toMatchObject({ 'equal soft flat': 1214, 'strict soft flat': 6888 });
		expect(rows).toHaveLength(4);
		expect(rows[0]?.figures).toMatchObject({
			leaves: 1120,
			cutoffs: 62,
			prunedMoves: 744,
			value: 5,
			values: { shared: 1214, different: 0 },
			first: null
		});
	});

	test('the start position: 546, strict 8,787', () => {
		const fields = { game: 'chess', depth: '3' };
		expect(nodesOf(ruleRows(fields))).toMatchObject({
			'equal soft flat': 546,
			'strict soft flat': 8787
		});
	});

	test('tic-tac-toe from the empty board: 18,297, strict 146,120 soft and 304,155 hard', () => {
		const rows = ruleRows({ game: 'tictactoe', position: '.........' });
		expect(nodesOf(rows)).toMatchObject({
			'equal soft flat': 18_297,
			'equal hard flat': 18_297,
			'strict soft flat': 146_120,
			'strict hard flat': 304_155
		});
		// With cutoffs on equality, fail-hard changes no count, but the values of 2,777 nodes.
		expect(rows[1]?.figures?.values).toEqual({ shared: 18_297, different: 2777 });
		expect(rows).toHaveLength(8);
		expect(rows.every(({ figures }) => figures?.value === 0)).toBe(true);
	});

	test('the first difference is described from both sides, and its link leads there', () => {
		const rows = ruleRows({ game: 'tree', position: '[[3,5],[3,1]]' });
		const strict = rows.find((row) => keyOf(row) === 'strict soft flat');
		// At 7 the base rule has a cutoff in the second MIN node after its first 3; the other rule continues to the 1.
		expect(strict?.figures?.first).toMatchObject({
			base: { kind: 'cut', path: ['b'], value: null },
			here: { kind: 'evaluate', path: ['b', 'b2'], value: 1 }
		});
	});

	test('the table says where nothing differs', () => {
		const rows = ruleRows({ game: 'tree', position: '[[3,12,8],[2,5,14],[1,4,6]]' });
		expect(rows.find((row) => keyOf(row) === 'strict soft flat')?.figures).toMatchObject({
			values: { different: 0 },
			first: null
		});
	});

	test('each row’s setup is its counted search', () => {
		for (const row of ruleRows({ game: 'tictactoe', position: '.O..X.O.X' })) {
			const { trace } = record(SETUP.texts(row.setup));
			expect(trace.valueOf(0)).toBe(row.figures?.value);
			expect(row.setup).toMatchObject({
				cut: row.cut,
				fail: row.fail,
				evaluator: row.mates === 'flat' ? 'outcome' : 'outcome-depth'
			});
		}
	});

	test('a rule over the budget has no figures, and the others still have theirs', () => {
		const rows = ruleRows({ ...SWIFT, budget: '2000' });
		expect(rows.map(({ figures }) => figures?.visited ?? null)).toEqual([1214, 1214, null, null]);
	});

	test('a table that starts from the depth-aware evaluator has the same rules', () => {
		const fields = { game: 'tictactoe', position: '..XO..OXO' };
		const rows = ruleRows({ ...fields, evaluator: 'outcome-depth' });
		expect(rows).toEqual(ruleRows(fields));
	});
});
