/** Random games with their moves in standard notation, to be written in other ways and read back. */
import type { Move } from '../../../../../src/lib/core/games/game.ts';
import { formatFen } from '../../../../../src/lib/core/games/chess/fen.ts';
import { formatSan } from '../../../../../src/lib/core/games/chess/san.ts';
import { seededRandom } from '../../../../../src/lib/core/base/random.ts';
import { runs, seedFrom } from '../../../../sweep.ts';
import { SHARP, STANDARD, stateOf } from '../positions.ts';

export interface WrittenMove {
	readonly san: string;
	readonly isEnPassant: boolean;
}

export interface WrittenGame {
	readonly start: string;
	readonly moves: readonly Move[];
	readonly written: readonly WrittenMove[];
}

const STARTS = [...Object.values(STANDARD), ...Object.values(SHARP)];

function writtenGame(start: string, seed: number): WrittenGame {
	const random = seededRandom(seed);
	const state = stateOf(start);
	const first = formatFen(state.position);
	const written: WrittenMove[] = [];
	while (written.length < 60) {
		const moves = state.legalMoves();
		const move = moves[Math.floor(random() * moves.length)];
		if (move === undefined) break;
		const { position } = state;
		written.push({ san: formatSan(position, move), isEnPassant: position.isEnPassant(move) });
		state.play(move);
	}
	return { start: first, moves: state.movesSoFar(), written };
}

/**
 * @param most the number of games in the exhaustive run
 * @param parts by the day, one of so many parts of them
 */
export function writtenGames(most: number, number: number, parts = 20): WrittenGame[] {
	return Array.from({ length: runs(most, parts) }, (_, index) =>
		writtenGame(STARTS[index % STARTS.length] as string, seedFrom(number * 100_000 + index))
	);
}

/** The game as a text, each move written by `write`, every second one with a number. */
export function textOf(
	{ start, written }: WrittenGame,
	write: (move: WrittenMove) => string
): string {
	const words = written.map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ` : '') + write(move));
	return `[SetUp "1"]\n[FEN "${start}"]\n\n${words.join(' ')} *\n`;
}
