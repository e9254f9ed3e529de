/** Names the rule that a placement breaks. */
import type { InputFault } from '../../base/result.ts';
import { isLegalStart } from './legality.ts';
import { PLACEMENTS, blackKingOf, rookOf, whiteKingOf, type Turn } from './placement.ts';
import { distance, squareName } from './squares.ts';

/** The rule that an id breaks with a side to move; null if it is legal. Accepts any number. */
export function findPlacementFault(id: number, turn: Turn): InputFault | null {
	if (!Number.isInteger(id) || id < 0 || id >= PLACEMENTS) {
		return fault('krk-id', `A position's number is a whole number from 0 to ${PLACEMENTS - 1}.`);
	}
	return findSquareFault(id) ?? findKingFault(id) ?? findCheckFault(id, turn);
}

function findSquareFault(id: number): InputFault | null {
	const pieces = [
		['black king', blackKingOf(id)],
		['white rook', rookOf(id)],
		['white king', whiteKingOf(id)]
	] as const;
	for (const [index, [name, square]] of pieces.entries()) {
		const other = pieces.slice(0, index).find((earlier) => earlier[1] === square);
		if (other === undefined) continue;
		return fault(
			'krk-same-square',
			`Number ${id} has the ${other[0]} and the ${name} both on ${squareName(square)}.`
		);
	}
	return null;
}

/** A fault if the kings are adjacent, with or without a rook. */
export function findKingFault(id: number): InputFault | null {
	const black = blackKingOf(id);
	const white = whiteKingOf(id);
	if (distance(black, white) > 1) return null;
	return fault(
		'krk-kings-adjacent',
		`The kings on ${squareName(white)} and ${squareName(black)} are on adjacent squares.`
	);
}

function findCheckFault(id: number, turn: Turn): InputFault | null {
	if (turn === 'black' || isLegalStart(id)) return null;
	return fault(
		'krk-check',
		`It is White's move, but Black's king on ${squareName(blackKingOf(id))} is in check from the rook on ${squareName(rookOf(id))}.`
	);
}

function fault(code: string, message: string): InputFault {
	return { code, message };
}
