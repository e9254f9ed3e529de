/** Scores, chances and moves in words. */
import type { PositionScore } from '$lib/core/experiments/accuracy/win-percent.ts';
import { moveNumber, type GameLine } from '$lib/core/games/game-line.ts';

/** "+0.31", "−2.40", "0.00", "mate in 3 for White", "White has won". */
export function formatScore(score: PositionScore): string {
	if ('winner' in score) {
		const side = score.winner === 'max' ? 'White' : 'Black';
		return score.mate === 0 ? `${side} mates` : `${side} mates in ${score.mate}`;
	}
	const sign = score.cp > 0 ? '+' : score.cp < 0 ? '−' : '';
	return `${sign}${(Math.abs(score.cp) / 100).toFixed(2)}`;
}

export function formatPercent(value: number): string {
	return `${value.toFixed(0)}%`;
}

/** "the start", or "12… Qxe4". */
export function namePly(line: GameLine, ply: number): string {
	const move = line.moves[ply - 1];
	return move === undefined ? 'the start' : `${moveNumber(line, ply - 1)} ${move.text}`;
}
