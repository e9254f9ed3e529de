/**
 * One level of a tree, for all placements at once. The value that a search returns for a node depends on the
 * placement and on the plies left below it, not on the path. So the values of a whole level are one table, made from
 * the next level's: the least of White's moves, the greatest of Black's.
 *
 * A mate counts from the layer's own nodes, -1000 plus the plies to it if mates are scored by depth, so that one
 * table works for each tree with as many plies left.
 */
import { DRAW_VALUE, MATE_VALUE } from '../paper-value.ts';
import { ILLEGAL } from '../free-squares.ts';
import {
	CHECKMATE,
	LEGAL_REPLY,
	LEGAL_START,
	STALEMATE,
	placementFacts
} from '../../../games/krk/legality.ts';
import { RELEASED_ORDER } from '../../../games/krk/move-order.ts';
import { MOST_MOVES, writeBlackMoves, writeWhiteMoves } from '../../../games/krk/moves.ts';
import { PLACEMENTS, placementOf, type Turn } from '../../../games/krk/placement.ts';

/** Value of a mate at level 3 in the released program. */
export const LEVEL_THREE_VALUE = -900;
/** Value of an ending before the last level in the released program's search for Black. */
export const MUTED_VALUE = -1;

/** The values of a layer's nodes that are not expanded. */
export interface EndValues {
	readonly mate: number;
	/** A stalemate, and a position without the rook. */
	readonly draw: number;
	/** By id: a board that has occurred twice in the game. */
	readonly repeated: Int16Array;
	/** The facts (legality.ts) of a placement that end the game with White, and with Black, to move. */
	readonly endsWhite: number;
	readonly endsBlack: number;
	/** Change of a mate's value per ply: 0 if mates are flat, 1 by depth. */
	readonly mateStep: number;
}

export interface Layer {
	/** The side to move at this layer's nodes. */
	readonly turn: Turn;
	/** By id: the returned value; ILLEGAL if there is no such node. */
	readonly values: Int16Array;
	readonly ends: EndValues;
	/** The layer one ply further; null at the last level. */
	readonly next: Layer | null;
}

const reached = new Int32Array(MOST_MOVES);

/** The values of the nodes that are not expanded; all others are 0. */
function fillEnds(turn: Turn, ends: EndValues): Int16Array {
	const values = new Int16Array(PLACEMENTS).fill(ILLEGAL);
	const facts = placementFacts();
	const legal = turn === 'white' ? LEGAL_START : LEGAL_REPLY;
	for (let id = 0; id < PLACEMENTS; id++) {
		const known = facts[id] as number;
		if ((known & legal) === 0) continue;
		values[id] = isEnd(turn, ends, known) ? endValue(ends, known) : 0;
	}
	// Black has just captured the rook: its king is on the rook's square.
	for (let index = 0; turn === 'white' && index < 64 * 64; index++) {
		values[placementOf(index >> 6, index >> 6, index & 63)] = ends.draw;
	}
	return values;
}

/** True where a placement with these facts ends the game, whatever its history. */
export function isEnd(turn: Turn, ends: EndValues, facts: number): boolean {
	return (facts & (turn === 'white' ? ends.endsWhite : ends.endsBlack)) !== 0;
}

function endValue(ends: EndValues, facts: number): number {
	return (facts & CHECKMATE) !== 0 ? ends.mate : ends.draw;
}

/** @param leaves by id, the value of a node whose game is not over */
export function makeLastLayer(turn: Turn, ends: EndValues, leaves: Int16Array): Layer {
	const values = fillEnds(turn, ends);
	forEachOpen(turn, ends, (id) => {
		values[id] = leaves[id] as number;
	});
	return { turn, values, ends, next: null };
}

/** The layer one ply above another. */
export function makeLayerAbove(next: Layer, ends: EndValues): Layer {
	const turn = next.turn === 'white' ? 'black' : 'white';
	const values = fillEnds(turn, ends);
	forEachOpen(turn, ends, (id) => {
		values[id] = backUp(turn, id, next.values, ends.mateStep);
	});
	return { turn, values, ends, next };
}

function forEachOpen(turn: Turn, ends: EndValues, write: (id: number) => void): void {
	const facts = placementFacts();
	const legal = turn === 'white' ? LEGAL_START : LEGAL_REPLY;
	for (let id = 0; id < PLACEMENTS; id++) {
		const known = facts[id] as number;
		if ((known & legal) !== 0 && !isEnd(turn, ends, known)) write(id);
	}
}

/** The value of a node from its children: the least for White, the greatest for Black. */
export function backUp(turn: Turn, id: number, next: Int16Array, mateStep: number): number {
	let best: number;
	if (turn === 'white') {
		best = DRAW_VALUE * 2;
		const count = writeWhiteMoves(RELEASED_ORDER, id, reached);
		for (let i = 0; i < count; i++) {
			const value = next[reached[i] as number] as number;
			if (value < best) best = value;
		}
	} else {
		best = MATE_VALUE * 2;
		const count = writeBlackMoves(RELEASED_ORDER, id, reached);
		for (let i = 0; i < count; i++) {
			const value = next[reached[i] as number] as number;
			if (value > best) best = value;
		}
	}
	return stepMate(best, mateStep);
}

/** The same value from one ply above: a mate is one ply further away. The -900 of level 3 does not change. */
export function stepMate(value: number, mateStep: number): number {
	return value < LEVEL_THREE_VALUE ? value + mateStep : value;
}

/** The bits of `EndValues.endsBlack`: with Black to move, mate and stalemate always end the game. */
export const BLACK_ENDS = CHECKMATE | STALEMATE;
