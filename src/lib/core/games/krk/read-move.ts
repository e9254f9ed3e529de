import type { Move } from '../game.ts';
import type { KrkState } from './krk-state.ts';
import { moveFrom, moveUci } from './moves.ts';
import { rookOf } from './placement.ts';

const NOTATION = /^([kr]?)([a-h]?)([1-8]?)([a-h][1-8])$/i;

/**
 * The legal moves that a word may mean: SAN with or without its +, # and x, long algebraic, or UCI, in
 * letters of either case.
 */
export function readKrkMoves(state: KrkState, word: string): Move[][] {
	const bare = word.replace(/[+#!?]+$/, '').replace(/[x×:-]/gi, '');
	const match = NOTATION.exec(bare);
	if (match === null) return [];
	const [piece = '', file = '', rank = '', target = ''] = match
		.slice(1)
		.map((part) => part.toLowerCase());
	const isUci = piece === '' && file !== '' && rank !== '';
	const fits = (move: Move): boolean => {
		const uci = moveUci(move);
		if (!uci.endsWith(target) || !uci.startsWith(file)) return false;
		if (rank !== '' && uci.charAt(1) !== rank) return false;
		return isUci || piece === pieceLetter(state, move);
	};
	return state
		.legalMoves()
		.filter(fits)
		.map((move) => [move]);
}

function pieceLetter(state: KrkState, move: Move): 'k' | 'r' {
	return !state.maxToMove() && moveFrom(move) === rookOf(state.id) ? 'r' : 'k';
}
