/**
 * The oracles of the searches, as plain as possible and with nothing shared: minimax over nested arrays, and over any
 * game's state, a Map from path to value.
 */
import type { GameState } from '../../../src/lib/core/games/game.ts';

export type Nested = number | readonly Nested[];

/** The text of a nested tree, as a person would type it. */
export function textOf(tree: Nested): string {
	if (typeof tree !== 'number') return `[${tree.map(textOf).join(',')}]`;
	if (tree === Infinity) return 'inf';
	return tree === -Infinity ? '-inf' : String(tree);
}

/** The minimax value of every node of a nested tree, by its path: child indices joined by spaces. */
export function nestedValues(tree: Nested, root: 'max' | 'min'): Map<string, number> {
	const values = new Map<string, number>();
	const visit = (node: Nested, max: boolean, path: number[]): number => {
		const value =
			typeof node === 'number'
				? node
				: extreme(
						max,
						node.map((child, index) => visit(child, !max, [...path, index]))
					);
		values.set(path.join(' '), value);
		return value;
	};
	visit(tree, root === 'max', []);
	return values;
}

/** The minimax value of every node below a state, by its path: the game's integer moves joined by spaces. */
export function stateValues(
	state: GameState,
	depth: number,
	evaluate: (state: GameState, ply: number) => number
): Map<string, number> {
	const values = new Map<string, number>();
	const visit = (path: number[]): number => {
		const moves = path.length === depth ? [] : state.legalMoves();
		const found: number[] = [];
		for (const move of moves) {
			state.play(move);
			found.push(visit([...path, move]));
			state.undo();
		}
		const value =
			found.length === 0 ? evaluate(state, path.length) : extreme(state.maxToMove(), found);
		values.set(path.join(' '), value);
		return value;
	};
	visit([]);
	return values;
}

/** The same with the largest kept at the root and every second ply below, with either side to move. */
export function rootMaxValues(
	state: GameState,
	depth: number,
	evaluate: (state: GameState, ply: number) => number
): Map<string, number> {
	if (state.maxToMove()) return stateValues(state, depth, evaluate);
	// With negated values, keeping the smallest is keeping the largest.
	const turned = stateValues(state, depth, (leaf, ply) => 0 - evaluate(leaf, ply));
	return new Map([...turned].map(([path, value]) => [path, 0 - value]));
}

function extreme(max: boolean, values: readonly number[]): number {
	return max ? Math.max(...values) : Math.min(...values);
}
