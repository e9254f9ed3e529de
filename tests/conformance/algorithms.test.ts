/**
 * Every algorithm gives minimax's answer, or, if it searches beyond the depth limit, minimax's of the extended tree,
 * under all rules: one matrix; a new algorithm joins by its id.
 */
import { describe, expect, test } from 'vitest';
import { evaluatorOf } from '../../src/lib/core/evaluate/registry.ts';
import { gameOf } from '../../src/lib/core/games/registry.ts';
import { ORDER_IDS, ORDERS } from '../../src/lib/core/search/ordering/order.ts';
import type { SetupFields } from '../../src/lib/core/search/setup-fields.ts';
import { runAlphaBeta } from '../../src/lib/core/search/alphabeta.ts';
import { runMinimax } from '../../src/lib/core/search/minimax.ts';
import { prepareSearch } from '../../src/lib/core/search/prepare.ts';
import {
	ALGORITHM_IDS,
	type AlgorithmId,
	algorithmOf,
	codeOf
} from '../../src/lib/core/search/registry.ts';
import {
	CUT_RULES,
	FAIL_RULES,
	TIE_RULES,
	type Algorithm,
	type CutRule,
	type FailRule,
	type Search
} from '../../src/lib/core/search/search.ts';
import { rulesOf, type SearchSetup } from '../../src/lib/core/search/setup.ts';
import { eventAt } from '../../src/lib/core/trace/cursor.ts';
import { headerOf } from '../../src/lib/core/trace/record.ts';
import { FLAG } from '../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../src/lib/core/trace/trace.ts';
import { extendedValues } from '../core/search/family/extended.ts';
import { rootMaxValues, stateValues } from '../core/search/oracle.ts';
import { countsOf, pathOf, record, rowsWhere, setupOf } from '../core/search/record.ts';
import { runRecorder } from '../core/trace/run-recorder.ts';
import { slice } from '../sweep.ts';
import { findCutFault } from './cuts.ts';
import { ROWS } from './rows.ts';

const POSITIONS: readonly SetupFields[] = ROWS.flatMap(({ id, searches }) =>
	searches.map((fields) => ({ game: id, ...fields }))
);

const ORDERS_TO_TRY = ORDER_IDS.map((id) => (id === 'random' ? 'random:7' : id));

function exactValues(
	{ game: id, position, root, depth, evaluator }: SearchSetup,
	valuesOf: typeof stateValues
) {
	const state = gameOf(id).parse(position, { root });
	if (!state.ok) throw new Error(state.fault.message);
	const rule = evaluatorOf(evaluator);
	return valuesOf(state.value, depth ?? Infinity, (at, ply) =>
		rule.evaluate(at, ply, depth ?? Infinity)
	);
}

describe.each(POSITIONS)('$game $position', (position) => {
	const plain = exactValues(setupOf(position), stateValues);
	const extended = exactValues(setupOf(position), extendedValues);
	const rootMax = exactValues(setupOf(position), rootMaxValues);
	const orders = ORDERS_TO_TRY.filter((order) =>
		ORDERS[order.replace(/:.*/, '') as keyof typeof ORDERS].games.some(
			(game) => game === position.game
		)
	);
	const matrix = ALGORITHM_IDS.flatMap((algorithm) =>
		orders.flatMap((order) => rulesFor(algorithm).map((rules) => ({ algorithm, order, ...rules })))
	);

	test.each(slice(matrix, 3))('$algorithm, $order, $cut, $fail', (rules) => {
		const recording = record({ ...position, ...rules, shadow: 'off' });
		const { trace } = recording;
		const { visits, maxIs }: Algorithm = algorithmOf(rules.algorithm);
		const root = trace.lastRoot;
		const exact = visits === 'beyond' ? extended : maxIs === undefined ? plain : rootMax;
		const value = exact.get('') as number;
		expect(trace.valueOf(root)).toBe(value);

		const reached = rowsWhere(trace, (row) => !trace.isPruned(row));
		const visited = reached
			.filter((row) => !trace.isStandPat(row))
			.map((row) => pathOf(trace, row));
		const different = new Set(visited);
		expect(countsOf(recording)).toMatchObject({
			visited: visited.length,
			treeNodes: different.size
		});
		if (visits !== 'again') expect(different.size).toBe(visited.length);
		expect(reached.filter((row) => !exact.has(pathOf(trace, row)))).toEqual([]);
		if (['minimax', 'ghess'].includes(rules.algorithm)) expect(visited).toHaveLength(exact.size);

		// A window derived from the trace must be the one that the algorithm used: its condition, and no other, causes
		// the cutoffs.
		expect(findCutFault(trace)).toBeNull();

		// The move that the root would play has the root's value, and so has every node of the line; in searches with
		// null windows alone only the move is known to, since they prove no more.
		const isNull = rules.algorithm === 'mtdf' || rules.algorithm === 'sss';
		const line = rowsWhere(
			trace,
			(row) => row >= root && (trace.flagsOf(row) & FLAG.PRINCIPAL) !== 0
		);
		for (const row of isNull ? line.slice(0, 2) : line) {
			expect(exact.get(pathOf(trace, row))).toBe(value);
		}
	});
});

/** The rules that an algorithm obeys, or its one published set. */
function rulesFor(algorithm: AlgorithmId): { cut: CutRule; fail: FailRule }[] {
	if (!algorithmOf(algorithm).needs.includes('rules')) return [{ cut: 'equal', fail: 'soft' }];
	return CUT_RULES.flatMap((cut) => FAIL_RULES.map((fail) => ({ cut, fail })));
}

describe('conformance matrix: what it rejects', () => {
	const setup = setupOf({ game: 'tree', position: '[[3,12,8],[2,4,6],[3,14,5],[14,5,2]]' });
	/** The trace of a search that claims to be alpha-beta under the rules of the setup. */
	const traceOf = (run: (search: Search) => number): Trace =>
		runRecorder(headerOf(setup, 'alphabeta'), (recorder) => {
			run(prepareSearch(setup).newSearch('alphabeta', recorder));
		});

	test('the matrix accepts alpha-beta itself', () => {
		expect(findCutFault(traceOf((search) => runAlphaBeta(search)))).toBeNull();
	});

	test.each<[string, (search: Search) => number, string]>([
		[
			'cuts late, on strict inequality',
			(search) => runAlphaBeta({ ...search, cut: 'strict' }),
			'no cut after step 16, where the test holds'
		],
		['never cuts', runMinimax, 'no cut after step 11, where the test holds'],
		[
			'cuts early, in a window that nobody knows of',
			(search) => runAlphaBeta(search, 5, 9),
			'cut after step 3, where the test not as claimed'
		]
	])('the matrix rejects a search that %s', (_, run, fault) => {
		expect(findCutFault(traceOf(run))).toBe(fault);
	});
});

describe.each(ALGORITHM_IDS)('self-description of %s', (id) => {
	const algorithm = algorithmOf(id);
	const code = codeOf(id);
	const hasRules = algorithm.needs.includes('rules');
	const textOf = (cut: CutRule, fail: FailRule): string =>
		code
			.pseudocode({ cut, fail, ties: 'bounds' })
			.map((line) => line.text)
			.join('\n');

	test('an algorithm has a name and a sentence', () => {
		expect(algorithm.name).not.toBe('');
		expect(algorithm.about).toMatch(/\.$/);
	});

	test('each event highlights a pseudocode line, and no line has an impossible event', () => {
		const searches: readonly SetupFields[] = [
			{ game: 'tree', position: '[[14,5,2],[6,4,2],[12,8,3]]' },
			{ game: 'tree', position: '[[[inf,1],2],3]' },
			{ game: 'tictactoe', position: 'X...O....', depth: '5', shadow: 'off' },
			{ game: 'chess', position: '3r3k/2P5/8/8/8/8/p7/1N5K w - - 0 1', depth: '1', shadow: 'off' }
		];
		const made = searches.flatMap((fields) => {
			const { trace } = record({ ...fields, algorithm: id });
			return Array.from({ length: trace.steps }, (_, step) => eventAt(trace, step).kind);
		});
		for (const { cut, fail } of rulesFor(id)) {
			const lines = code.pseudocode({ cut, fail, ties: 'bounds' });
			expect(new Set(lines.flatMap((line) => line.events))).toEqual(new Set(made));
			const halves = (['max', 'min'] as const).map(
				(side) => lines.filter((line) => line.side === side).length
			);
			expect(halves[0]).toBe(halves[1]);
			// An algorithm with one half for both sides has values for the side to move.
			expect(halves[0] === 0).toBe(algorithm.valuesFor === 'mover');
		}
	});

	test('the pseudocode shows the tie rule if the algorithm obeys it', () => {
		const texts = TIE_RULES.map((ties) =>
			code
				.pseudocode(rulesOf(setupOf({ algorithm: id, ties })))
				.map((line) => line.text)
				.join('\n')
		);
		expect(new Set(texts).size).toBe(algorithm.needs.includes('ties') ? TIE_RULES.length : 1);
	});

	test('the pseudocode shows the rules that the algorithm obeys', () => {
		const texts = CUT_RULES.flatMap((cut) => FAIL_RULES.map((fail) => textOf(cut, fail)));
		expect(new Set(texts).size).toBe(hasRules ? texts.length : 1);
		for (const cut of CUT_RULES) {
			expect(/α₀|β₀/.test(textOf(cut, 'soft'))).toBe(false);
			expect(/α₀|β₀/.test(textOf(cut, 'hard'))).toBe(hasRules);
		}
		const test = /if best (\S) [αβ]: break/g;
		const signs = (cut: CutRule) =>
			[...textOf(cut, 'soft').matchAll(test)].map(([, sign]) => sign).join('');
		const isTested = algorithm.usesWindow && algorithm.narrows === undefined;
		expect(signs('equal')).toMatch(isTested ? /^(≥|≥≤)$/ : /^$/);
		if (hasRules) expect(signs('strict')).toMatch(/^(>|><)$/);
	});
});
