/** The Python post's games, replayed by chess.js and by our own reader. */
import { Chess } from 'chess.js';
import { expect, test } from 'vitest';
import { PYTHON_GAMES } from '../../../../src/lib/core/experiments/sources/python-games.ts';
import { chess } from '../../../../src/lib/core/games/chess/chess.ts';
import { moveUci } from '../../../../src/lib/core/games/chess/moves.ts';
import { readPgn } from '../../../../src/lib/core/games/chess/pgn/read-pgn.ts';

test.each(PYTHON_GAMES)('$id is legal to the end, and ends in mate', (published) => {
	const { movetext, fullMoves, result } = published;
	const other = new Chess();
	for (const word of movetext.trim().split(/\s+/)) {
		if (/^(\d+\.|0-1)$/.test(word)) continue;
		expect(other.move(word).san).toBe(word);
	}
	expect(other.isCheckmate()).toBe(true);
	expect(other.history()).toHaveLength(2 * fullMoves);

	const game = readPgn(movetext);
	if (!game.ok) throw new Error(game.fault.message);
	expect(game.value.moves.map(moveUci)).toEqual(
		other.history({ verbose: true }).map(({ lan }) => lan)
	);
	expect(game.value).toMatchObject({ result, hasMore: false, overBefore: null });
	const position = `${game.value.start} moves ${game.value.moves.map(moveUci).join(' ')}`;
	const state = chess.parse(position, { root: 'max' });
	expect(state.ok && chess.ending(state.value)?.code).toBe('checkmate');
});

test('the games have the length and the accuracies of the post', () => {
	expect(
		PYTHON_GAMES.map(({ fullMoves, accuracy }) => [fullMoves, accuracy.white, accuracy.black])
	).toEqual([
		[25, 85, 96],
		[88, 88, 91]
	]);
});
