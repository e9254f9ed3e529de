/**
 * Games in the notation of the paper (Bozinovski and Jankuloski 2023, section III B): "1. Kc2 Ka7 2. Rb1+ ...", a
 * capital letter for the pieces of either side, `+` check, `#` mate, `$` stalemate, `x` for capturing the rook, and
 * `1/2-1/2` after the move that draws by repetition, by fifty moves or by capturing the rook.
 *
 * A space precedes `1/2-1/2`: without it the result would merge with the square, and other programs read it correctly
 * as the result.
 */
import { isCheck } from '../../games/krk/legality.ts';
import { moveBetween, moveTo } from '../../games/krk/moves.ts';
import { blackKingOf, rookOf } from '../../games/krk/placement.ts';
import { squareName } from '../../games/krk/squares.ts';
import type { Outcome } from './play-game.ts';

/** The mark of an outcome after the move that causes it. */
const MARKS: Readonly<Record<Outcome, string>> = {
	checkmate: '#',
	stalemate: '$',
	threefold: ' 1/2-1/2',
	'rook-capture': ' 1/2-1/2',
	'fifty-moves': ' 1/2-1/2'
};

/**
 * One move, "Rd7+". The two placements determine the piece, and so the side.
 *
 * @param outcome how the game ends with this move; null if it continues
 */
export function formatPaperMove(before: number, after: number, outcome: Outcome | null): string {
	const isBlack = blackKingOf(before) !== blackKingOf(after);
	const piece = rookOf(before) !== rookOf(after) ? 'R' : 'K';
	const capture = outcome === 'rook-capture' ? 'x' : '';
	const check = !isBlack && outcome !== 'checkmate' && isCheck(after) ? '+' : '';
	const mark = outcome === null ? '' : MARKS[outcome];
	return `${piece}${capture}${squareName(moveTo(moveBetween(before, after)))}${check}${mark}`;
}

/**
 * All moves of a game from a start with White to move.
 *
 * @param placements the placement after each ply
 * @param outcome how the game ended with the last of them; null if it is not over
 */
export function formatGame(
	start: number,
	placements: readonly number[] | Int32Array,
	outcome: Outcome | null
): string {
	const words: string[] = [];
	for (let ply = 0; ply < placements.length; ply++) {
		if (ply % 2 === 0) words.push(`${ply / 2 + 1}.`);
		const before = ply === 0 ? start : (placements[ply - 1] as number);
		const isLast = ply === placements.length - 1;
		words.push(formatPaperMove(before, placements[ply] as number, isLast ? outcome : null));
	}
	return words.join(' ');
}
