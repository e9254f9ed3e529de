/**
 * Games whose positions recur, by many paths and at several plies: the purpose of tables, and their pitfalls.
 * Generated at random; compared with minimax over the tree, which ignores positions.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../../src/lib/core/games/game.ts';
import { nullObserver, type SearchObserver } from '../../../../src/lib/core/search/observer.ts';
import { nodeKeys } from '../../../../src/lib/core/search/family/keys.ts';
import { minimumNodes } from '../../../../src/lib/core/search/family/minimum.ts';
import { ALGORITHM_IDS, codeOf } from '../../../../src/lib/core/search/registry.ts';
import { CUT_RULES, FAIL_RULES, SearchTree } from '../../../../src/lib/core/search/search.ts';
import { stateValues } from '../oracle.ts';

/** Places, each with the places that its mover can go to and a value; MAX moves on the even ones. */
interface Graph {
	readonly next: readonly (readonly number[])[];
	readonly worth: readonly number[];
}

class GraphState implements GameState {
	private readonly path: number[] = [];
	constructor(
		private readonly graph: Graph,
		private at = 0
	) {}
	get worth(): number {
		return this.graph.worth[this.at] as number;
	}
	maxToMove(): boolean {
		return this.at % 2 === 0;
	}
	isTerminal(): boolean {
		return this.legalMoves().length === 0;
	}
	legalMoves(): number[] {
		return [...(this.graph.next[this.at] as number[])];
	}
	play(move: number): void {
		this.path.push(this.at);
		this.at = move;
	}
	undo(): void {
		this.at = this.path.pop() as number;
	}
	key(): number {
		return this.at;
	}
}

const PLACES = 12;
const worths = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: PLACES, maxLength: PLACES });

/** Moves between even and odd places, either in cycles, or upwards only so that play ends. */
function graphs(direction: 'round' | 'upwards'): fc.Arbitrary<Graph> {
	const places = Array.from({ length: PLACES }, (_, place) => place);
	const nexts = places.map((from) => {
		const there = places.filter(
			(to) => (to - from) % 2 !== 0 && (direction === 'round' || to > from)
		);
		return fc.subarray(there, { maxLength: Math.min(3, there.length) });
	});
	return fc.record({ next: fc.tuple(...nexts), worth: worths });
}

const search = fc.record({
	id: fc.constantFrom(...ALGORITHM_IDS),
	cut: fc.constantFrom(...CUT_RULES),
	fail: fc.constantFrom(...FAIL_RULES),
	dependsOnPly: fc.boolean()
});
const observer: SearchObserver = {
	...nullObserver,
	pass: () => undefined,
	probe: () => undefined,
	research: () => undefined
};

describe('family: the value of minimax, and the same minimal tree', () => {
	test.each(['round', 'upwards'] as const)('on graphs that lead %s', (direction) => {
		const depths = fc.integer({ min: 0, max: 6 });
		const depth = direction === 'round' ? depths : fc.oneof(depths, fc.constant(Infinity));
		fc.assert(
			fc.property(graphs(direction), depth, search, (graph, limit, rules) => {
				const { id, cut, fail, dependsOnPly } = rules;
				const worth = (state: GameState, ply: number): number =>
					(state instanceof GraphState ? state.worth : NaN) + (dependsOnPly ? ply / 4 : 0);
				const value = stateValues(new GraphState(graph), limit, worth).get('') as number;
				const tree = new SearchTree(new GraphState(graph), limit, worth, (moves) => moves);
				const keys = nodeKeys('exact', { dependsOnPly });
				const given = { tree, observer, keys, leastDepth: 0, granularity: 0, cut, fail };
				expect(codeOf(id).run({ ...given, ties: 'bounds' })).toBe(value);
				let place = 0;
				const least = minimumNodes(
					tree,
					value,
					() => place++,
					() => undefined
				);
				expect(minimumNodes(tree, value, keys, () => undefined)).toBe(least);
			}),
			{ numRuns: 1500 }
		);
	});
});

test('a key contains the ply exactly if a depth limit or the evaluator makes it matter', () => {
	const graph = { next: [[1], [0]], worth: [0, 0] };
	const keysAt = (depth: number, dependsOnPly: boolean): unknown[] => {
		const tree = new SearchTree(
			new GraphState(graph),
			depth,
			() => 0,
			(moves) => moves
		);
		const keys = nodeKeys('exact', { dependsOnPly });
		const first = keys(tree);
		tree.play(1);
		tree.play(0);
		return [first, keys(tree)];
	};
	const areEqual = (pair: unknown[]): boolean => pair[0] === pair[1];
	expect(areEqual(keysAt(Infinity, false))).toBe(true);
	expect(areEqual(keysAt(Infinity, true))).toBe(false);
	expect(areEqual(keysAt(4, false))).toBe(false);
	expect(areEqual(keysAt(4, true))).toBe(false);
});

test('an empty window, as strict cutoffs with fail-hard leave it, stores nothing in the table', () => {
	const next = [[3, 7, 9], [], [], [], [], [], [], [8, 10], [11], [0], [9], []];
	const worths = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1];
	const worth = (state: GameState, ply: number): number =>
		(state instanceof GraphState ? state.worth : NaN) + ply / 4;
	const root = (): GraphState => new GraphState({ next, worth: worths });
	const tree = new SearchTree(root(), 4, worth, (moves) => moves);
	const keys = nodeKeys('exact', { dependsOnPly: true });
	const rules = { cut: 'strict', fail: 'hard', ties: 'bounds' } as const;
	const value = codeOf('tt').run({
		tree,
		observer,
		keys,
		leastDepth: 0,
		granularity: 0,
		...rules
	});
	expect(value).toBe(stateValues(root(), 4, worth).get(''));
});
