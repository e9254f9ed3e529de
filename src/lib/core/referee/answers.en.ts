/** The two answers of a disagreement, in words. */
import { plural } from '../base/count-words.ts';
import type { Claimable, RuledEnding } from '../games/ruling.ts';

const ENDINGS: Readonly<Record<RuledEnding, string>> = {
	checkmate: 'checkmate',
	stalemate: 'stalemate',
	'insufficient-material': 'dead position'
};

const CLAIMS: Readonly<Record<Claimable, string>> = {
	'fifty-moves': 'fifty-move rule',
	threefold: 'threefold repetition'
};

/** "20 legal moves, Kf1 and Kg1 only here": the moves of one side, against those of the other. */
export function describeMoves(own: readonly string[], others: readonly string[]): string {
	const only = own.filter((move) => !others.includes(move));
	const count = plural(own.length, 'legal move');
	return only.length === 0 ? count : `${count}, only here ${only.join(', ')}`;
}

export function describeEnded(ended: RuledEnding | null): string {
	return ended === null ? 'the game goes on' : ENDINGS[ended];
}

export function describeClaims(claims: readonly Claimable[]): string {
	return claims.length === 0
		? 'no draw to claim'
		: `a draw to claim (${claims.map((claim) => CLAIMS[claim]).join(', ')})`;
}

/** @param uci the move that was played */
export function describeLegality(uci: string, legality: 'legal' | 'illegal'): string {
	return `${uci} is ${legality}`;
}

/** An ending that a game is said to have, by the code of its ending. */
export function describeResult(code: string): string {
	const names: Readonly<Record<string, string>> = { ...ENDINGS, ...CLAIMS };
	return `ended by ${names[code] ?? code.replaceAll('-', ' ')}`;
}
