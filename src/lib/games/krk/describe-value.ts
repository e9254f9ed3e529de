/** freeSquares in plain words: the case, its reason, and the sum. */
import { explainFreeSquares, type Explanation } from '$lib/core/evaluate/krk-paper/explain.ts';
import type { Profile } from '$lib/core/games/krk/profile/profile.ts';
import { DRAW_VALUE } from '$lib/core/evaluate/krk-paper/paper-value.ts';
import type { Reading } from '$lib/core/games/krk/profile/readings.ts';
import { countSquares } from '$lib/core/evaluate/krk-paper/square-set.ts';
import type { Outcome } from '$lib/core/experiments/krk/play-game.ts';
import { isRookTaken, type Turn } from '$lib/core/games/krk/placement.ts';

export interface ValueWords {
	/** Value of the position by the paper's rule. */
	readonly value: string;
	/** "12 − 3 = 9"; empty if there is no sum. */
	readonly sum: string;
	/** The reason, in a sentence or two. */
	readonly why: string;
}

/** The shading of a position; null after the rook has been captured. */
export function explainPosition(id: number, turn: Turn, reading: Reading): Explanation | null {
	return isRookTaken(id) ? null : explainFreeSquares(id, turn, reading);
}

export function describeValue(id: number, turn: Turn, reading: Reading): ValueWords {
	const shown = explainPosition(id, turn, reading);
	if (shown === null) {
		return { value: '+1000', sum: '', why: 'Rook captured: a draw is worth +1000.' };
	}
	if (shown.ending === 'checkmate') {
		return { value: '−1000', sum: '', why: 'Checkmate is worth −1000; no square is free.' };
	}
	if (shown.ending === 'stalemate') {
		return { value: '+1000', sum: '', why: 'Stalemate is worth +1000; no square is free.' };
	}
	const taken = countSquares(shown.taken);
	return {
		value: String(shown.total),
		sum: `${shown.total + taken} − ${taken} = ${shown.total}`,
		why: `${describeRegion(shown)} ${describeTaken(shown, taken)}${describeSlip(id, turn, shown)}`
	};
}

/**
 * The same for a position of a game, whose end may outweigh the squares.
 *
 * @param outcome how the game has ended there, or null
 * @param fiftyValue the profile's value of a position that the fifty-move rule ends
 */
export function describeReached(
	id: number,
	turn: Turn,
	reading: Reading,
	outcome: Outcome | null,
	fiftyValue: Profile['fiftyValue']
): ValueWords {
	const words = describeValue(id, turn, reading);
	if (outcome === 'threefold') return describeThird(words);
	if (outcome === 'fifty-moves') return describeFifty(words, fiftyValue);
	// The released program ends the game also after a move of Black's that leaves it immobile.
	const isImmobile = outcome === 'stalemate' && turn === 'white';
	return isImmobile
		? { value: '+1000', sum: '', why: 'Black cannot move any more: stalemate is worth +1000.' }
		: words;
}

function describeThird({ value, sum }: ValueWords): ValueWords {
	return {
		value: `+${DRAW_VALUE + Number(value)}`,
		sum: `${DRAW_VALUE} + ${value} = ${DRAW_VALUE + Number(value)}`,
		why: `A position that occurs for the third time is worth +1000 and its free squares: ${sum}.`
	};
}

function describeFifty(words: ValueWords, fiftyValue: Profile['fiftyValue']): ValueWords {
	return fiftyValue === 'plus-1000'
		? {
				value: '+1000',
				sum: '',
				why: 'A draw by the fifty-move rule is worth +1000 in this profile.'
			}
		: { ...words, why: `By this profile fifty moves change nothing in the value. ${words.why}` };
}

function describeRegion(shown: Explanation): string {
	if (shown.reading === 'flood') {
		return 'Counts every square the black king could reach if White never moved.';
	}
	if (shown.reading === 'mobility') return 'The black king’s own moves count.';
	const where = nameParts(shown);
	switch (shown.case) {
		case 'quadrant':
			return `The black king is shut in ${where} of the rook.`;
		case 'check':
			return `The rook gives check: both quadrants on the black king’s side of it count, ${where}.`;
		case 'check-opposition':
			return where === ''
				? 'The rook gives check from behind the opposition: no quadrant lies away from the white king.'
				: `The rook gives check while the kings face each other: of the two quadrants on that side only the one away from the white king counts, ${where}.`;
		case 'blocked':
			return `The white king blocks the rook and leaves no passage behind it: ${where} counts.`;
		case 'blocked-passage':
			return `The white king blocks the rook, but there is a passage behind it: both quadrants on that side count and what is open of the line, ${where}.`;
	}
}

/** "quadrant 1", "quadrants 1 and 4 and the line". */
function nameParts({ parts }: Explanation): string {
	const numbers = parts.filter((part) => part !== 'line').map((part) => part.charAt(1));
	const line = parts.includes('line') ? 'the line' : '';
	if (numbers.length === 0) return line;
	const quadrants = `quadrant${numbers.length > 1 ? 's' : ''} ${numbers.join(' and ')}`;
	return line === '' ? quadrants : `${quadrants} and ${line}`;
}

function describeTaken({ reading, total }: Explanation, taken: number): string {
	const size = total + taken;
	const squares = `${size} square${size === 1 ? '' : 's'}`;
	if (reading === 'area') return `That is ${squares}; the white king takes none away.`;
	if (taken === 0) return `That is ${squares}, and the white king takes none of them away.`;
	return `That is ${squares}, of which the white king takes ${taken} away.`;
}

/** The released program's confusion of the sides of a rank. */
function describeSlip(id: number, turn: Turn, shown: Explanation): string {
	if (shown.reading !== 'authors') return '';
	const meant = explainFreeSquares(id, turn, 'authors-fixed');
	const isSame =
		meant.squares.low === shown.squares.low && meant.squares.high === shown.squares.high;
	if (isSame) return '';
	return ` The released program confuses the two sides of the rank here. The corrected count is ${meant.total}.`;
}
