/** Games and planted faults for the tests of the referee. */
import { chess } from '../../../src/lib/core/games/chess/chess.ts';
import { START_FEN } from '../../../src/lib/core/fen/start-fen.ts';
import type { Game } from '../../../src/lib/core/games/game.ts';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import type { Ruling } from '../../../src/lib/core/games/ruling.ts';
import type { PlayedGame } from '../../../src/lib/core/games/played-games.ts';

/** A game of UCI moves, from the starting position of chess by default. */
export function gameFrom(uci: string, start = START_FEN): PlayedGame {
	const parsed = chess.parse(start, { root: 'max' });
	if (!parsed.ok) throw new Error(parsed.fault.message);
	const moves = uci
		.split(' ')
		.filter((word) => word !== '')
		.map((word) => {
			const state = parsed.value;
			const [move, ...others] = chess.readMoves?.(state, word)[0] ?? [];
			if (move === undefined || others.length > 0) throw new Error(`${word} is a move`);
			state.play(move);
			return move;
		});
	return { start, moves };
}

/** Our rules of chess with a fault in them. */
export function chessWith(spoil: (ruling: Ruling) => Partial<Ruling>): Game {
	// A copy: the faulty rules may be put in the place of the good ones.
	const rules = { ...gameOf('chess') };
	return {
		...rules,
		ruling: (state) => {
			const ruling = rules.ruling?.(state) ?? null;
			return ruling === null ? null : { ...ruling, ...spoil(ruling) };
		}
	};
}
