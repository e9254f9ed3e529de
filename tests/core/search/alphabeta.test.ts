/** Alpha-beta beyond its answer: the order of its events, the pruned parts, and the reasons. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../src/lib/core/search/setup.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { NaiveReplay, eventsOf, type NaiveNode } from '../trace/naive.ts';
import { tellSearch } from '../trace/plain-search.ts';
import { nestedValues, type Nested } from './oracle.ts';
import { countsOf, idPaths, pathOf, record, rowsWhere, setupOf } from './record.ts';
import { everySearch, rules, treeFields, treeSetup } from './samples.ts';
import { runs } from '../../sweep.ts';

/** The events in short: ( enters, a number is a leaf, ) returns, x is a cutoff, . finishes. */
function eventText(position: string, rules: object = {}): string {
	return eventsOf(setupOf({ game: 'tree', position, ...rules }))
		.map((event) => {
			switch (event.kind) {
				case 'enter':
					return '(';
				case 'evaluate':
					return `${event.value}`;
				case 'return':
					return `)${event.value}`;
				case 'cut':
					return `x${event.firstUnsearched}`;
				case 'finish':
					return `.${event.value}`;
				default:
					throw new Error(`alpha-beta makes no ${event.kind}`);
			}
		})
		.join(' ');
}

describe('alpha-beta: the events of known trees', () => {
	test.each([
		[
			'AIMA figure 5.2',
			'[[3,12,8],[2,4,6],[14,5,2]]',
			'equal',
			'( ( 3 )3 12 )12 8 )8 )3 ( 2 )2 x1 )2 ( 14 )14 5 )5 2 )2 )2 .3'
		],
		['the tie trap', '[[3,5],[3,1]]', 'equal', '( ( 3 )3 5 )5 )3 ( 3 )3 x1 )3 .3'],
		['the tie trap', '[[3,5],[3,1]]', 'strict', '( ( 3 )3 5 )5 )3 ( 3 )3 1 )1 )1 .3'],
		['the deep cutoff', '[5,[[[4,9],7],8]]', 'equal', '( 5 )5 ( ( ( 4 )4 x1 )4 7 )7 )7 8 )8 )7 .7'],
		['a test that holds after the last child', '[5,[3]]', 'equal', '( 5 )5 ( 3 )3 )3 .5'],
		['a leaf alone', '4', 'equal', '4 .4'],
		['a value that nothing can beat', '[inf,1]', 'equal', '( Infinity )Infinity x1 .Infinity'],
		['the same, strict', '[inf,1]', 'strict', '( Infinity )Infinity 1 )1 .Infinity']
	])('%s: %s, cut %s', (_, position, cut, expected) => {
		expect(eventText(position, { cut })).toBe(expected);
	});

	test('fail-hard clamps the values of inner nodes, not of leaves', () => {
		const position = '[[3,12],[2,4],[14,1]]';
		expect(eventText(position)).toBe('( ( 3 )3 12 )12 )3 ( 2 )2 x1 )2 ( 14 )14 1 )1 )1 .3');
		expect(eventText(position, { fail: 'hard' })).toBe(
			'( ( 3 )3 12 )12 )3 ( 2 )2 x1 )3 ( 14 )14 1 )1 )3 .3'
		);
	});

	test('MIN at the root mirrors MAX', () => {
		expect(eventText('[[3,12],[20,4]]', { root: 'min' })).toBe(
			'( ( 3 )3 12 )12 )12 ( 20 )20 x1 )20 .12'
		);
	});

	test('minimax enters, evaluates and returns everything', () => {
		expect(eventText('[[3,5],[3,1]]', { algorithm: 'minimax' })).toBe(
			'( ( 3 )3 5 )5 )3 ( 3 )3 1 )1 )1 .3'
		);
	});
});

describe('alpha-beta: returned values', () => {
	test('every node returns its best: unchanged with fail-soft and minimax, clamped to its window with fail-hard', () => {
		fc.assert(
			fc.property(everySearch, (fields) => {
				const setup = setupOf(fields);
				const hard = setup.algorithm !== 'minimax' && rulesOf(setup).fail === 'hard';
				const events = eventsOf(setup);
				const naive = new NaiveReplay(tellSearch(setup));
				for (const event of events) {
					naive.next();
					if (event.kind !== 'return' && event.kind !== 'finish') continue;
					const { moves, best, alphaGiven, betaGiven } = naive.subject as NaiveNode;
					if (moves.length === 0) continue;
					const clamped = Math.min(Math.max(best ?? NaN, alphaGiven), betaGiven);
					expect(event.value).toBe(hard ? clamped : best);
				}
			}),
			{ numRuns: runs(200, 4) }
		);
	});
});

const isFixed = ({ order }: { readonly order: string }): boolean =>
	order !== 'killer' && order !== 'history';

const visitedPaths = (trace: Trace): string[] =>
	rowsWhere(trace, (row) => !trace.isPruned(row)).map((row) => pathOf(trace, row));

describe('alpha-beta: visited nodes', () => {
	test('the visited nodes are a subset of minimax’s, and the root’s value is minimax’s, under every rule', () => {
		fc.assert(
			fc.property(treeSetup, rules, ({ tree, root, fields }, chosen) => {
				const { trace } = record({ ...fields, ...chosen });
				const exact = nestedValues(tree, root);
				expect(visitedPaths(trace).filter((path) => !exact.has(path))).toEqual([]);
				expect(trace.valueOf(0)).toBe(exact.get(''));
			}),
			{ numRuns: runs(200, 4) }
		);
	});

	test('cutoffs on equality visit no more than strict ones, and fail-soft no more than fail-hard', () => {
		fc.assert(
			// A learning order differs between the rules.
			fc.property(treeSetup, rules.filter(isFixed), ({ fields }, { order }) => {
				const paths = (cut: string, fail: string) =>
					new Set(visitedPaths(record({ ...fields, order, cut, fail }).trace));
				const equal = paths('equal', 'soft');
				expect(paths('equal', 'hard')).toEqual(equal);
				const strictSoft = paths('strict', 'soft');
				const strictHard = paths('strict', 'hard');
				expect([...equal].filter((path) => !strictSoft.has(path))).toEqual([]);
				expect([...strictSoft].filter((path) => !strictHard.has(path))).toEqual([]);
			}),
			{ numRuns: runs(200, 4) }
		);
	});

	test('without tied leaves and clamping, the cutoff rule does not change the visited nodes', () => {
		fc.assert(
			fc.property(treeSetup, rules.filter(isFixed), ({ tree, root }, { order, fail }) => {
				let next = 0;
				const untied = (node: Nested): Nested =>
					typeof node === 'number' ? (next = (next + 617) % 4099) : node.map(untied);
				const fields = { ...treeFields(untied(tree), root), order };
				const equal = record({ ...fields, fail, cut: 'equal' });
				const strict = record({ ...fields, fail: 'soft', cut: 'strict' });
				expect(visitedPaths(strict.trace)).toEqual(visitedPaths(equal.trace));
			}),
			{ numRuns: runs(200, 4) }
		);
	});
});

describe('alpha-beta: move order', () => {
	test('the move order changes only the order of minimax’s events', () => {
		fc.assert(
			fc.property(treeSetup, rules, ({ fields }, { order }) => {
				const listed = visitedPaths(record({ ...fields, algorithm: 'minimax' }).trace);
				const other = visitedPaths(record({ ...fields, algorithm: 'minimax', order }).trace);
				expect(new Set(other)).toEqual(new Set(listed));
			}),
			{ numRuns: runs(100, 4) }
		);
	});

	test('the random order is the same at every node regardless of earlier pruning', () => {
		fc.assert(
			fc.property(treeSetup, fc.nat(), ({ fields }, seed) => {
				const order = `random:${seed}`;
				const childrenByPath = (algorithm: string, cut: string): Map<string, string> => {
					const { trace } = record({ ...fields, algorithm, order, cut });
					const inner = rowsWhere(trace, (row) => !trace.isPruned(row) && !trace.isLeaf(row));
					return new Map(
						inner.map((row) => [
							pathOf(trace, row),
							[...trace.childrenOf(row)].map((child) => trace.moveOf(child)).join(' ')
						])
					);
				};
				const whole = childrenByPath('minimax', 'equal');
				for (const cut of ['equal', 'strict']) {
					for (const [path, children] of childrenByPath('alphabeta', cut)) {
						expect(children).toBe(whole.get(path));
					}
				}
			}),
			{ numRuns: runs(200, 4) }
		);
	});

	test('best first visits the fewest leaves of a uniform tree, worst first at least as many as other orders', () => {
		const uniform = fc
			.array(fc.integer({ min: -40, max: 40 }), { minLength: 27, maxLength: 27 })
			.map((leaves) => {
				const nodes = Array.from({ length: 9 }, (_, index) =>
					leaves.slice(3 * index, 3 * index + 3)
				);
				return [nodes.slice(0, 3), nodes.slice(3, 6), nodes.slice(6)];
			});
		fc.assert(
			fc.property(uniform, rules, (tree, { order }) => {
				const fields = treeFields(tree, 'max');
				const leaves = (order: string) => countsOf(record({ ...fields, order })).leaves;
				expect(leaves('best-first')).toBe(9 + 3 - 1);
				expect(leaves(order)).toBeGreaterThanOrEqual(9 + 3 - 1);
			}),
			{ numRuns: runs(200, 4) }
		);
	});

	test('worst first visits more than best first: tic-tac-toe from the empty board', () => {
		const fields = { game: 'tictactoe', position: 'X........' };
		const visited = (order: string) => countsOf(record({ ...fields, order })).visited;
		expect(visited('best-first')).toBeLessThan(visited('listed'));
		expect(visited('listed')).toBeLessThan(visited('worst-first'));
	});

	test('pruned moves are listed in the move order', () => {
		const { trace } = record({
			game: 'tree',
			position: '[[3,12,8],[2,4,6],[14,5,2]]',
			order: 'reversed'
		});
		expect(idPaths(trace, (row) => trace.isPruned(row))).toEqual([]);
		const worst = record({ game: 'tree', position: '[[9,1],[2,8,7]]', order: 'reversed' }).trace;
		expect(idPaths(worst, (row) => (worst.flagsOf(row) & FLAG.CUT) !== 0)).toEqual(['0']);
		expect(idPaths(worst, (row) => worst.isPruned(row))).toEqual(['0 0']);
	});
});
