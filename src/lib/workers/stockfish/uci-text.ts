/** Stockfish's commands and answers: lines of the Universal Chess Interface (UCI). */
import type { PositionScore } from '../../core/experiments/accuracy/win-percent.ts';
import type { Side } from '../../core/games/game.ts';

/**
 * The command that sets up a position.
 * @param position a FEN, followed by the moves if there are any, as in "FEN moves e2e4 e7e5"
 */
export function positionCommand(position: string): string {
	return `position fen ${position.replace(/\s+/g, ' ').trim()}`;
}

/** The side to move in such a position. */
export function sideToMove(position: string): Side {
	const [fen = '', moves = ''] = position.trim().split(/\s+moves(?:\s+|$)/);
	const isWhite = fen.split(/\s+/)[1] !== 'b';
	const made = moves === '' ? 0 : moves.split(/\s+/).length;
	return isWhite === (made % 2 === 0) ? 'max' : 'min';
}

/**
 * The score in an "info" line, from White's side; null if there is none, or only a bound.
 * @param mover the side to move: UCI scores are from that side
 */
export function parseScore(line: string, mover: Side): PositionScore | null {
	if (!line.startsWith('info ') || /\b(lower|upper)bound\b/.test(line)) return null;
	const [, kind, text] = /\bscore (cp|mate) (-?\d+)/.exec(line) ?? [];
	if (text === undefined) return null;
	const value = Number(text);
	// 0 - value, since -0 differs from 0.
	if (kind === 'cp') return { cp: mover === 'max' ? value : 0 - value };
	const opponent: Side = mover === 'max' ? 'min' : 'max';
	// "mate 0": the side to move is checkmated.
	return { mate: Math.abs(value), winner: value > 0 ? mover : opponent };
}

/** The move of a "bestmove" line, such as "e7e8q"; null if there is none, at the end of a game. */
export function parseBestMove(line: string): string | null {
	return /^bestmove ([a-h][1-8][a-h][1-8][nbrq]?)\b/.exec(line)?.[1] ?? null;
}
