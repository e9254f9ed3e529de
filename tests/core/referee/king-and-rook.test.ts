/** King and rook is a part of chess: its positions have the moves and endings that chess.js finds. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/lib/core/base/random.ts';
import {
	LEGAL_REPLY,
	LEGAL_START,
	listPlacements
} from '../../../src/lib/core/games/krk/legality.ts';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import { refereeGames } from '../../../src/lib/core/referee/referee.ts';
import { runs, seedFrom } from '../../sweep.ts';

const SAMPLE = runs(2000);

test.each([
	['w', LEGAL_START],
	['b', LEGAL_REPLY]
])('placements with %s to move', { timeout: 120_000 }, (turn, bit) => {
	const random = seededRandom(seedFrom(700));
	const all = listPlacements(bit);
	const games = Array.from({ length: SAMPLE }, () => ({
		start: `${all[Math.floor(random() * all.length)] as number} ${turn}`,
		moves: []
	}));
	for (const id of ['krk', 'krk-released'] as const) {
		const verdict = refereeGames(games, gameOf(id));
		expect(verdict.disagreements).toEqual([]);
		expect(verdict.uncompared).toEqual([]);
	}
});

test('the rook is taken, Black is mated, Black is stalemated', () => {
	const games = [
		{ start: '8/8/8/8/8/1k6/2R5/4K3 b - - 0 1 moves b3c2', moves: [] },
		{ start: 'R1k5/8/2K5/8/8/8/8/8 b - - 0 1', moves: [] },
		{ start: 'k7/1R6/2K5/8/8/8/8/8 b - - 0 1', moves: [] }
	];
	const verdict = refereeGames(games, gameOf('krk'));
	expect(verdict).toMatchObject({
		found: 0,
		uncompared: [],
		counts: { games: 3, moves: 1, checkmates: 1, stalemates: 1, deadPositions: 1 }
	});
});

test('a game that the paper’s own rule has ended is left to the paper', () => {
	const start = '8/8/6k1/3R4/8/3K4/8/8 w - - 100 60';
	expect(refereeGames([{ start, moves: [] }], gameOf('krk'))).toMatchObject({
		found: 0,
		uncompared: [{ game: 1 }]
	});
});
