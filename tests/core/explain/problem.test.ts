import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeKnown } from '../../../src/lib/core/explain/describe-node.ts';
import { knownAt } from '../../../src/lib/core/explain/known.ts';
import { textOf } from '../../../src/lib/core/explain/parts.ts';
import { explainProblem } from '../../../src/lib/core/explain/problem.ts';
import { createStory } from '../../../src/lib/core/explain/story.ts';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';
import {
	ALGORITHM_IDS,
	findsMinimax,
	type AlgorithmId
} from '../../../src/lib/core/search/registry.ts';
import { rowsAt } from '../../../src/lib/core/trace/cursor.ts';
import { MOST_PROBLEM_NODES, problemOf } from '../../../src/lib/core/trace/problem.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import type { Recording } from '../../../src/lib/core/trace/recording.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { leafValue, nestedTree, rules, storyOf, textOfTree, type Nested } from './record-case.ts';
import { runs } from '../../sweep.ts';

const TEXTBOOK = '[[3,12,8],[2,4,6],[14,5,2]]';
const SAME_VALUE = ALGORITHM_IDS.filter(findsMinimax);

function recorded(fields: Record<string, string>): Recording {
	const { values: setup, faults } = SETUP.parse(fields);
	expect(faults).toEqual([]);
	return recordSearch(setup);
}

/** All that the one function lets be told of a trace, and the spoken line of every row. */
function toldOf(trace: Trace, step: number, future: 'problem' | 'hide' | 'show'): unknown {
	const known = knownAt(trace, step, future);
	const story = createStory(trace, null);
	return Array.from({ length: trace.rows }, (_, row) => {
		const state = known.stateOf(row);
		return state === null
			? null
			: {
					state,
					amount: known.amountOf(row),
					wasCut: known.wasCut(row),
					isLeaf: known.isLeaf(row),
					isReached: known.isReached(row),
					words: describeKnown(story, row, known)
				};
	});
}

/** The problem of a search, and all that is told of it at a step. */
function problemTold(fields: Record<string, string>, at: number): unknown {
	const problem = problemOf(recorded(fields));
	if (!problem.ok) throw new Error(problem.fault.message);
	const { trace } = problem.value;
	return {
		moves: Array.from({ length: trace.rows }, (_, row) => [trace.moveOf(row), trace.depthOf(row)]),
		told: toldOf(trace, at % trace.steps, 'problem')
	};
}

function leavesOf(tree: Nested): number[] {
	return typeof tree === 'number' ? [tree] : tree.flatMap(leavesOf);
}

describe('a problem', () => {
	it('is the same for every search, at every step, under all rules', () => {
		fc.assert(
			fc.property(
				nestedTree,
				fc.constantFrom(...SAME_VALUE),
				rules,
				fc.nat(),
				(tree, algorithm, rule, at) => {
					const position = textOfTree(tree);
					const told = problemTold({ game: 'tree', position, ...rule, algorithm }, at);
					expect(told).toEqual(problemTold({ game: 'tree', position, algorithm: 'minimax' }, 0));
				}
			),
			{ numRuns: runs(150, 4) }
		);
	});

	it('tells the values of all leaves and of nothing else', () => {
		fc.assert(
			fc.property(nestedTree, (tree) => {
				const problem = problemOf(recorded({ game: 'tree', position: textOfTree(tree) }));
				if (!problem.ok) throw new Error(problem.fault.message);
				const { trace } = problem.value;
				const known = knownAt(trace, 0, 'problem');
				const amounts = Array.from({ length: trace.rows }, (_, row) => known.amountOf(row));
				const told = amounts.flatMap((amount) => (amount === null ? [] : [amount.value]));
				expect(told).toEqual(leavesOf(tree));
				expect([known.until, known.hasStarted, known.isWhole]).toEqual([-1, false, false]);
				for (let row = 0; row < trace.rows; row++) {
					expect([known.isReached(row), known.wasCut(row)]).toEqual([false, false]);
				}
			})
		);
	});

	it('is never read from a search that prunes: its rows would tell what it prunes', () => {
		const { trace } = storyOf({ game: 'tree', position: TEXTBOOK });
		expect(() => knownAt(trace, 0, 'problem')).toThrow('visits every node');
	});

	it('asks for the value and for the leaves that are never searched, with side and size', () => {
		const ask = (fields: Record<string, string>): string => {
			const recording = recorded(fields);
			const problem = problemOf(recording);
			if (!problem.ok) throw new Error(problem.fault.message);
			const story = createStory(problem.value.trace, null);
			return textOf(explainProblem(story, recording.trace.header.setup.algorithm));
		};
		const tree = { game: 'tree', position: TEXTBOOK };
		const leaves = 'and which leaves does';
		expect(ask(tree)).toBe(
			`What is the root worth, ${leaves} alpha-beta never search? MAX moves first; nodes are searched from left to right. 9 leaves, 13 nodes.`
		);
		expect(ask({ ...tree, algorithm: 'minimax', root: 'min' })).toBe(
			'What is the root worth? MIN moves first; nodes are searched from left to right. 9 leaves, 13 nodes.'
		);
		// It takes the most promising node first.
		expect(ask({ ...tree, algorithm: 'sss' })).toBe(
			`What is the root worth, ${leaves} SSS* never search? MAX moves first. 9 leaves, 13 nodes.`
		);
		expect(ask({ game: 'tictactoe', position: 'XOX/O.X/..O', algorithm: 'alphabeta' })).toContain(
			'moves first; nodes are searched from left to right.'
		);
		expect(ask({ game: 'tree', position: '7' })).toContain('1 leaf, 1 node.');
	});

	it.each<[string, string, Record<string, string>]>([
		// 1 + 9 + 72 + 504.
		[
			'problem-large',
			'The tree has 586 nodes. Problem shows trees of at most 200.',
			{ game: 'tictactoe', position: '.../.../...', depth: '3' }
		],
		[
			'problem-large',
			'The tree has more than 200 nodes. Problem shows trees of at most 200.',
			{ game: 'tictactoe', position: '.../.../...', depth: '3', shadow: 'off' }
		],
		[
			'problem-beyond',
			'Quiescence search searches beyond the depth limit, so its leaves are not known in advance.',
			{ game: 'chess', depth: '1', algorithm: 'quiescence' }
		],
		[
			'problem-order',
			'This move order learns from the search, so the order of the leaves is not known in advance.',
			{ game: 'tree', position: TEXTBOOK, order: 'killer' }
		]
	])('is refused with a reason in words: %s, %s', (code, message, fields) => {
		const problem = problemOf(recorded(fields));
		expect(problem.ok ? null : problem.fault).toMatchObject({ code, message });
	});

	it(`has at most ${MOST_PROBLEM_NODES} nodes: one more is too many`, () => {
		const wide = (leaves: number): string => `[${new Array(leaves).fill('0').join(',')}]`;
		const fits = recorded({ game: 'tree', position: wide(MOST_PROBLEM_NODES - 1) });
		expect(problemOf(fits).ok).toBe(true);
		const over = recorded({ game: 'tree', position: wide(MOST_PROBLEM_NODES) });
		expect(problemOf(over).ok).toBe(false);
	});
});

describe('the search so far', () => {
	/** Another tree that agrees with this one in all that a search has seen: other subtrees wherever it has not been. */
	function another(
		tree: Nested,
		seen: ReadonlySet<string>,
		other: () => Nested,
		path = ''
	): Nested {
		if (!seen.has(path)) return other();
		if (typeof tree === 'number') return tree;
		return tree.map((child, i) => another(child, seen, other, `${path} ${i}`.trim()));
	}

	it('is the same whatever comes after it', () => {
		const continuations = fc.infiniteStream(fc.oneof(leavesOnly(), nestedTree));
		fc.assert(
			fc.property(
				nestedTree,
				rules,
				fc.constantFrom<AlgorithmId[]>('alphabeta', 'minimax', 'negamax'),
				continuations,
				fc.nat(),
				(tree, rule, algorithm, stream, at) => {
					const fields = { game: 'tree', ...rule, algorithm };
					const { trace } = recorded({ ...fields, position: textOfTree(tree) });
					const step = at % trace.steps;
					const rows = rowsAt(trace, step);
					const entered = Array.from({ length: rows }, (_, row) => row).filter(
						(row) => !trace.isPruned(row)
					);
					const seen = new Set(entered.map((row) => trace.movesTo(row).join(' ')));
					const twin = another(tree, seen, () => stream.next().value as Nested);
					const { trace: other } = recorded({ ...fields, position: textOfTree(twin) });
					expect(heard(other, step)).toEqual(heard(trace, step));
				}
			),
			{ numRuns: runs(150, 4) }
		);
	});

	/** What is told of the rows that may be known, without their numbers: those of later rows are the search's own. */
	function heard(trace: Trace, step: number): unknown {
		const told = toldOf(trace, step, 'hide') as (object | null)[];
		return told.flatMap((one, row) =>
			one === null
				? []
				: [{ ...one, path: trace.movesTo(row), again: trace.flagsOf(row) & FLAG.AGAIN }]
		);
	}

	function leavesOnly(): fc.Arbitrary<Nested> {
		return leafValue();
	}
});
