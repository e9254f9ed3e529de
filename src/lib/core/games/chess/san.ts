import { Chess } from 'chess.js';
import type { Move } from '../game.ts';
import { formatFen } from './fen.ts';
import { moveUci } from './moves.ts';
import type { Position } from './position.ts';

/**
 * A legal move as people of chess write it: standard algebraic notation, "Nbd7", "exd6", "O-O", "e8=Q+".
 * chess.js writes it: a label is made once, when it is shown, so its pace (a fifth of a millisecond) will do.
 */
export function formatSan(position: Position, move: Move): string {
	const uci = moveUci(move);
	const promotion = uci.slice(4);
	return new Chess(formatFen(position), { skipValidation: true }).move({
		from: uci.slice(0, 2),
		to: uci.slice(2, 4),
		...(promotion === '' ? {} : { promotion })
	}).san;
}
