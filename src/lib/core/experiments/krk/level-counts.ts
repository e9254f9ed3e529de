/**
 * The size of a search tree, level by level, without building it: how often each placement occurs on a level follows
 * from the level above. So a tree of 16 steps is counted as easily as one of two.
 */
import { RELEASED_ORDER } from '../../games/krk/move-order.ts';
import { MOST_MOVES, writeBlackMoves, writeWhiteMoves } from '../../games/krk/moves.ts';
import { PLACEMENTS, type Turn } from '../../games/krk/placement.ts';

export interface LevelCount {
	/** The side to move at the nodes of this level; the root is level 0. */
	readonly turn: Turn;
	/** Nodes on it; exact up to 2^53. */
	readonly nodes: number;
	/** The nodes with children: roots of the subtrees that are reduced into this level. */
	readonly subtrees: number;
}

/**
 * @param depth plies of the tree
 * @param isOver true for a placement below the root at which the game ends, with `turn` to move
 */
export function countLevels(
	root: number,
	rootTurn: Turn,
	depth: number,
	isOver: (id: number, turn: Turn) => boolean
): LevelCount[] {
	const levels: LevelCount[] = [];
	const reached = new Int32Array(MOST_MOVES);
	let times = new Float64Array(PLACEMENTS);
	let next = new Float64Array(PLACEMENTS);
	let ids = [root];
	times[root] = 1;
	for (let level = 0; level <= depth; level++) {
		const turn = level % 2 === 0 ? rootTurn : otherTurn(rootTurn);
		const write = turn === 'white' ? writeWhiteMoves : writeBlackMoves;
		const below: number[] = [];
		let nodes = 0;
		let subtrees = 0;
		for (const id of ids) {
			const occurs = times[id] as number;
			times[id] = 0;
			nodes += occurs;
			if (level === depth || (level > 0 && isOver(id, turn))) continue;
			subtrees += occurs;
			const count = write(RELEASED_ORDER, id, reached);
			for (let i = 0; i < count; i++) {
				const child = reached[i] as number;
				if (next[child] === 0) below.push(child);
				next[child] = (next[child] as number) + occurs;
			}
		}
		levels.push({ turn, nodes, subtrees });
		[times, next, ids] = [next, times, below];
	}
	return levels;
}

export function otherTurn(turn: Turn): Turn {
	return turn === 'white' ? 'black' : 'white';
}
