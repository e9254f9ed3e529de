import { describe, expect, it } from 'vitest';
import { fullMoveOf, moveNumber, readLine } from '../../../src/lib/core/games/game-line.ts';
import { gameOf, type GameId } from '../../../src/lib/core/games/registry.ts';

/** The line of the first legal moves from a start. */
function lineFrom(game: GameId, start: string, plies: number) {
	const parsed = gameOf(game).parse(start, { root: 'max' });
	if (!parsed.ok) throw new Error(parsed.fault.message);
	const state = parsed.value;
	const position = gameOf(game).format(state);
	const moves = Array.from({ length: plies }, () => {
		const move = state.legalMoves()[0] ?? 0;
		state.play(move);
		return move;
	});
	return readLine(game, position, moves);
}

const FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('the moves of a line are numbered', () => {
	it.each<[string, GameId, string, string]>([
		['from 1', 'chess', FEN, '1. 1… 2.'],
		['from the number of the position', 'chess', FEN.replace(/1$/, '31'), '31. 31… 32.'],
		['with White first, where Black begins', 'chess', FEN.replace(' w ', ' b '), '1… 2. 2…'],
		['on from the moves before the start', 'chess', `${FEN} moves e2e4 e7e5`, '2. 2… 3.'],
		['on from one move before the start', 'chess', `${FEN} moves e2e4`, '1… 2. 2…'],
		['with X first', 'tictactoe', '.........', '1. 1… 2.'],
		['with O first, where O begins', 'tictactoe', 'X........', '1. 1… 2.']
	])('%s', (_, game, start, numbers) => {
		const line = lineFrom(game, start, 3);
		expect([0, 1, 2].map((ply) => moveNumber(line, ply)).join(' ')).toBe(numbers);
		expect(fullMoveOf(line, 0)).toEqual({
			number: parseInt(numbers, 10),
			begins: /^\d+\./.test(numbers)
		});
	});
});
