/** Recordings of small generated trees, for the layout's tests. */
import fc from 'fast-check';
import { seededRandom, type Random } from '../../../src/lib/core/base/random.ts';
import type { GameState, Move } from '../../../src/lib/core/games/game.ts';
import { type AlgorithmId, algorithmOf, codeOf } from '../../../src/lib/core/search/registry.ts';
import { SearchTree } from '../../../src/lib/core/search/search.ts';
import { rulesOf, type SearchSetup } from '../../../src/lib/core/search/setup.ts';
import type { Recording } from '../../../src/lib/core/trace/recording.ts';
import { runRecorder } from '../trace/run-recorder.ts';
import { matchShadow } from '../../../src/lib/core/trace/shadow.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';

/** A leaf's value, or a node's children; the root is MAX. */
export type Nested = number | readonly Nested[];

class NestedState implements GameState {
	private readonly path: Nested[];

	constructor(root: Nested) {
		this.path = [root];
	}

	get here(): Nested {
		return this.path.at(-1) as Nested;
	}

	maxToMove(): boolean {
		return this.path.length % 2 === 1;
	}

	isTerminal(): boolean {
		return typeof this.here === 'number';
	}

	legalMoves(): Move[] {
		return typeof this.here === 'number' ? [] : [...this.here.keys()];
	}

	play(move: Move): void {
		this.path.push((this.here as readonly Nested[])[move] as Nested);
	}

	undo(): void {
		this.path.pop();
	}

	key(): string {
		return JSON.stringify(this.path);
	}
}

/** Searches a tree and records it, with minimax as its shadow. */
export function record(tree: Nested, algorithm: AlgorithmId = 'alphabeta'): Recording {
	const trace = recordOne(tree, algorithm);
	const shadow = recordOne(tree, 'minimax');
	// A counterexample is printed as its tree, not as thousands of numbers.
	const readable = { [fc.toStringMethod]: () => `${algorithm} of ${JSON.stringify(tree)}` };
	const shadowRow = matchShadow(trace, shadow);
	return Object.assign({ trace: Object.assign(trace, readable), shadow, shadowRow }, readable);
}

function recordOne(tree: Nested, id: AlgorithmId): Trace {
	const algorithm = algorithmOf(id);
	const setup: SearchSetup = {
		game: 'tree',
		position: '',
		root: 'max',
		algorithm: id,
		depth: null,
		open: null,
		evaluator: 'outcome',
		order: 'listed',
		cut: 'equal',
		fail: 'soft',
		ties: 'bounds',
		budget: 1_000_000,
		shadow: 'on'
	};
	const window = algorithm.usesWindow ? ([-Infinity, Infinity] as const) : null;
	const passes = [{ rootRow: 0, depth: null, window, why: 'first' }] as const;
	const state = new NestedState(tree);
	const value = (): number => state.here as number;
	return runRecorder({ setup, passes, partial: null }, (observer) => {
		codeOf(setup.algorithm).run({
			tree: new SearchTree(state, Infinity, value, (moves) => moves),
			observer,
			keys: ({ path }) => path.join(' '),
			granularity: 1,
			leastDepth: 0,
			...rulesOf(setup)
		});
	});
}

/** A tree with up to `widest` children a node and leaves from -9 to 9; the root is an inner node. */
export function growTree(random: Random, plies: number, widest: number): readonly Nested[] {
	const children = 1 + Math.floor(random() * widest);
	return Array.from({ length: children }, () =>
		plies <= 1 || random() < 0.15
			? Math.floor(random() * 19) - 9
			: growTree(random, plies - 1, widest)
	);
}

/** Trees of one to some hundreds of nodes: shallow and wide, deep and narrow, and in between. */
export const nestedTrees: fc.Arbitrary<Nested> = fc.oneof(
	{ weight: 1, arbitrary: fc.integer({ min: -9, max: 9 }) },
	{
		weight: 20,
		arbitrary: fc
			.tuple(
				fc.nat(1_000_000),
				fc.constantFrom([2, 40], [3, 14], [4, 8], [6, 4], [10, 2], [30, 1] as const)
			)
			.map(([seed, [plies, widest]]) =>
				growTree(seededRandom(seed), plies as number, widest as number)
			)
	}
);
