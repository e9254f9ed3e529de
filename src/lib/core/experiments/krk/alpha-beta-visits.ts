/**
 * The nodes of one of the program's trees that alpha-beta would visit: moves in listed order, cutoffs on equality, and
 * bounds for ties, the defaults of every search here. Nothing is searched. Alpha-beta that clamps its values returns a
 * node's minimax value, clamped to the window, so all windows follow from the values of the tables. Nodes of one level
 * with the same placement and window have the same nodes below them and are counted together.
 */
import { assert } from '../../base/assert.ts';
import { LISTED_ORDER } from '../../games/krk/move-order.ts';
import { MOST_MOVES, writeBlackMoves, writeWhiteMoves } from '../../games/krk/moves.ts';
import { PLACEMENTS, type Turn } from '../../games/krk/placement.ts';
import { otherTurn } from './level-counts.ts';
import { Occurrences } from './occurrences.ts';

/** A tree whose values are known; Black is MAX. */
export interface ValuedTree {
	/** Plies of the tree. */
	readonly depth: number;
	/** True for a placement below the root at which the game ends. */
	isOver(id: number, turn: Turn): boolean;
	/** The minimax values of the placements on a level, from 1 on. */
	valuesOn(level: number): (id: number) => number;
}

export interface Window {
	readonly alpha: number;
	readonly beta: number;
}

/** The window of the root. */
export const OPEN_WINDOW: Window = { alpha: -Infinity, beta: Infinity };

/** A tree of 16 steps has some hundreds. */
const MOST_WINDOWS = 2 ** 31 / PLACEMENTS;

/** Windows of one search by small numbers, so that a node and its window are one whole number. */
class WindowNumbers {
	readonly windows: Window[] = [OPEN_WINDOW];
	/** By alpha, then beta. */
	private readonly known = new Map<number, Map<number, number>>();

	of(alpha: number, beta: number): number {
		const byBeta = this.known.get(alpha) ?? new Map<number, number>();
		const known = byBeta.get(beta);
		if (known !== undefined) return known;
		assert(
			this.windows.length < MOST_WINDOWS,
			'a window and a placement are one number of 31 bits'
		);
		this.known.set(alpha, byBeta.set(beta, this.windows.length));
		return this.windows.push({ alpha, beta }) - 1;
	}
}

const reached = new Int32Array(MOST_MOVES);

/**
 * Calls `visit` for each child that alpha-beta visits of a visited node with children, in listed order, with the
 * child's window.
 */
function visitChildren(
	id: number,
	turn: Turn,
	valueOf: (id: number) => number,
	{ alpha, beta }: Window,
	visit: (child: number, alpha: number, beta: number) => void
): void {
	const write = turn === 'white' ? writeWhiteMoves : writeBlackMoves;
	const count = write(LISTED_ORDER, id, reached);
	for (let i = 0; i < count && alpha < beta; i++) {
		const child = reached[i] as number;
		visit(child, alpha, beta);
		const value = valueOf(child);
		if (turn === 'black') alpha = Math.max(alpha, value);
		else beta = Math.min(beta, value);
	}
}

/**
 * The children of a node that alpha-beta visits, by placement.
 *
 * @param window of the node; undefined if alpha-beta does not visit it
 */
export function windowsBelow(
	tree: ValuedTree,
	{ id, turn, level }: { readonly id: number; readonly turn: Turn; readonly level: number },
	window: Window | undefined
): ReadonlyMap<number, Window> {
	const windows = new Map<number, Window>();
	const isOver = level > 0 && tree.isOver(id, turn);
	if (window === undefined || level === tree.depth || isOver) return windows;
	visitChildren(id, turn, tree.valuesOn(level + 1), window, (child, alpha, beta) => {
		windows.set(child, { alpha, beta });
	});
	return windows;
}

/** Places of a level between two breaks of the count. */
const BATCH = 65_536;

/**
 * Counts the nodes that alpha-beta visits, root included; exact up to 2^53. Breaks often, with the level that it has
 * reached: a tree of 16 steps takes a while.
 */
export function* countVisits(
	tree: ValuedTree,
	root: number,
	turn: Turn
): Generator<number, number> {
	const numbers = new WindowNumbers();
	let visited = 0;
	/** Occurrences on a level, by window and placement in one number. */
	let here = new Occurrences();
	here.add(root, 1);
	for (let level = 0; here.size > 0; level++, turn = otherTurn(turn)) {
		const next = new Occurrences();
		const isLast = level === tree.depth;
		const valueOf = isLast ? null : tree.valuesOn(level + 1);
		const expand = (key: number, times: number): void => {
			visited += times;
			const id = key % PLACEMENTS;
			if (valueOf === null || (level > 0 && tree.isOver(id, turn))) return;
			const window = numbers.windows[(key - id) / PLACEMENTS] as Window;
			visitChildren(id, turn, valueOf, window, (child, alpha, beta) => {
				next.add(numbers.of(alpha, beta) * PLACEMENTS + child, times);
			});
		};
		for (let from = 0; from < here.places; from += BATCH) {
			if (from > 0) yield level;
			here.each(from, from + BATCH, expand);
		}
		here = next;
	}
	return visited;
}
