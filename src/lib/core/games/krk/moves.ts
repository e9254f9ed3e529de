/**
 * Moves between placements. A generator writes the ids that the side to move can reach into the caller's array, in
 * the order of the given tables. Nothing is allocated, so it may run in the innermost loop.
 *
 * A move is the integer from-square * 64 + to-square; the from-square identifies the piece.
 */
import type { Move } from '../game.ts';
import { LEGAL_REPLY, LEGAL_START, placementFacts } from './legality.ts';
import { tableStart, type MoveOrder } from './move-order.ts';
import { blackKingOf, placementOf, rookOf, whiteKingOf } from './placement.ts';
import { distance, parseSquare, squareName } from './squares.ts';

/** Upper bound on the number of moves of a side, and on the number of predecessors of a placement. */
export const MOST_MOVES = 22;

/**
 * Writes the placements (Black to move) that White can reach from a legal start; returns how many, 8..22.
 *
 * @param out at least MOST_MOVES long; written from index 0
 */
export function writeWhiteMoves(order: MoveOrder, id: number, out: Int32Array): number {
	const { precedence } = order.tables;
	if ((precedence[rookOf(id)] as number) <= (precedence[whiteKingOf(id)] as number)) {
		return writeKingMoves(order, id, out, writeRookMoves(order, id, out, 0));
	}
	return writeRookMoves(order, id, out, writeKingMoves(order, id, out, 0));
}

function writeRookMoves(order: MoveOrder, id: number, out: Int32Array, start: number): number {
	const { rookTargets } = order.tables;
	const first = tableStart(id & 4095) + 1;
	const last = first + (rookTargets[first - 1] as number);
	const without = id & ~(63 << 6);
	let count = start;
	for (let at = first; at < last; at++) out[count++] = without | ((rookTargets[at] as number) << 6);
	return count;
}

function writeKingMoves(order: MoveOrder, id: number, out: Int32Array, start: number): number {
	const { kingTargets } = order.tables;
	const facts = placementFacts();
	const first = tableStart(whiteKingOf(id)) + 1;
	const last = first + (kingTargets[first - 1] as number);
	const without = id & ~63;
	let count = start;
	for (let at = first; at < last; at++) {
		const next = without | (kingTargets[at] as number);
		if (((facts[next] as number) & LEGAL_REPLY) !== 0) out[count++] = next;
	}
	return count;
}

/**
 * Writes the placements (White to move) that Black can reach from a legal placement; returns how many, 0..8.
 * Capturing the rook gives an id for which `isRookTaken` is true, and which is not a legal placement.
 *
 * @param out at least 8 long; written from index 0
 */
export function writeBlackMoves(order: MoveOrder, id: number, out: Int32Array): number {
	const { kingTargets } = order.tables;
	const facts = placementFacts();
	const rook = rookOf(id);
	const first = tableStart(blackKingOf(id)) + 1;
	const last = first + (kingTargets[first - 1] as number);
	const without = id & 4095;
	let count = 0;
	for (let at = first; at < last; at++) {
		const to = kingTargets[at] as number;
		const next = without | (to << 12);
		const isLegal =
			((facts[next] as number) & LEGAL_START) !== 0 ||
			(to === rook && distance(to, whiteKingOf(id)) > 1);
		if (isLegal) out[count++] = next;
	}
	return count;
}

/** The move from a placement to one of its successors. */
export function moveBetween(id: number, next: number): Move {
	if (blackKingOf(id) !== blackKingOf(next)) return packMove(blackKingOf(id), blackKingOf(next));
	if (rookOf(id) !== rookOf(next)) return packMove(rookOf(id), rookOf(next));
	return packMove(whiteKingOf(id), whiteKingOf(next));
}

/** The placement after a legal move; unchecked. */
export function placementAfter(id: number, move: Move): number {
	const from = moveFrom(move);
	const to = moveTo(move);
	if (from === blackKingOf(id)) return placementOf(to, rookOf(id), whiteKingOf(id));
	if (from === rookOf(id)) return placementOf(blackKingOf(id), to, whiteKingOf(id));
	return placementOf(blackKingOf(id), rookOf(id), to);
}

export function packMove(from: number, to: number): Move {
	return (from << 6) | to;
}

export function moveFrom(move: Move): number {
	return move >> 6;
}

export function moveTo(move: Move): number {
	return move & 63;
}

/** "d5d7": the move in the Universal Chess Interface's notation. */
export function moveUci(move: Move): string {
	return squareName(moveFrom(move)) + squareName(moveTo(move));
}

/** The word as a move in UCI, legal or not; null if it is written as none. */
export function readUci(word: string): Move | null {
	const from = parseSquare(word.slice(0, 2));
	const to = parseSquare(word.slice(2));
	return from === null || to === null ? null : packMove(from, to);
}
