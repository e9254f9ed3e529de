/** A whole tree with the names of its nodes, which a program may print beside the values of leaves. */
import type { Game, GameState } from '../games/game.ts';
import type { PlainTree } from '../practice/plain-tree.ts';

export interface NamedTree extends PlainTree {
	readonly names: readonly string[];
}

/** @param state the root of a game that ends in results on every path, such as a typed tree */
export function namedTreeOf<State extends GameState>(
	game: Pick<Game<State>, 'moveText'>,
	state: State
): NamedTree {
	const parent: number[] = [];
	const children: number[][] = [];
	const isMax: boolean[] = [];
	const value: number[] = [];
	const names: string[] = [];
	visit(-1, 'root');
	return { nodes: parent.length, parent, children, isMax, value, names };

	function visit(above: number, name: string): void {
		const node = parent.push(above) - 1;
		children[above]?.push(node);
		children.push([]);
		names.push(name);
		isMax.push(state.maxToMove());
		value.push(state.isTerminal() ? (state.result?.() ?? NaN) : NaN);
		for (const move of state.legalMoves()) {
			const text = game.moveText(state, move);
			state.play(move);
			visit(node, text);
			state.undo();
		}
	}
}
