/** A game in words: its outcome, its ties, and the length of perfect play. */
import type { Profile } from '$lib/core/games/krk/profile/profile.ts';
import type { Outcome } from '$lib/core/experiments/krk/play-game.ts';
import type { Turn } from '$lib/core/games/krk/placement.ts';

export const SIDE_NAMES: Readonly<Record<Turn, string>> = { white: 'White', black: 'Black' };

/** @param plies moves of both sides in the game */
export function describeOutcome(outcome: Outcome, plies: number): string {
	const moves = (plies + 1) >> 1;
	const length = `${moves} move${moves === 1 ? '' : 's'}`;
	switch (outcome) {
		case 'checkmate':
			return `Checkmate: White wins in ${length}.`;
		case 'stalemate':
			return `Stalemate: a draw after ${length}.`;
		case 'threefold':
			return `Threefold repetition: a draw after ${length}.`;
		case 'rook-capture':
			return `Rook captured: a draw after ${length}.`;
		case 'fifty-moves':
			return `Fifty-move rule: a draw after ${length}.`;
	}
}

/** The program's rule for choosing among that many tied moves. */
export function describeTies(turn: Turn, ties: Profile['ties'], tied: number): string {
	if (tied === 1) return 'One move is best; the program plays it.';
	if (ties === 'uniform')
		return `${tied} moves are best; the program plays any of them, equally likely.`;
	const draw =
		tied <= 3 ? 'takes one by its place in the list' : `draws among ${tied - 2} places of the list`;
	const end =
		turn === 'white'
			? 'counted from the best.'
			: 'counted from the worst, so in a tie Black plays about its worst move.';
	return `${tied} moves are best; the released program ${draw}, ${end}`;
}

/** "100%", "33%", "<1%"; a dash for a move that is never played. */
export function formatChance(chance: number): string {
	if (chance === 0) return '–';
	const percent = Math.round(chance * 100);
	return percent === 0 ? '<1%' : `${percent}%`;
}

/** A value with a true minus sign. */
export function formatNumber(value: number): string {
	return value < 0 ? `−${-value}` : String(value);
}
