/** Random games from sharp positions, in which moves are often taken back: our rules and chess.js agree everywhere. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/lib/core/base/random.ts';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import type { Move } from '../../../src/lib/core/games/game.ts';
import { refereeGames } from '../../../src/lib/core/referee/referee.ts';
import type { PlayedGame } from '../../../src/lib/core/games/played-games.ts';
import { NARROW, SHARP, STANDARD, stateOf } from '../games/chess/positions.ts';
import { runs, seedFrom } from '../../sweep.ts';
import { moveUci } from '../../../src/lib/core/games/chess/moves.ts';

const PLIES = 60;
const STARTS = Object.values({ ...STANDARD, ...SHARP, ...NARROW });
/** A third of all moves takes the mover's last one back, where that is legal. */
const BACK = 1 / 3;

/** Plays past repetitions, which are counted only in a record: the moves after them are legal too. */
function randomGame(start: string, seed: number): PlayedGame {
	const random = seededRandom(seed);
	const state = stateOf(start);
	const moves: Move[] = [];
	while (moves.length < PLIES) {
		const legal = state.legalMoves();
		const last = moves.at(-2);
		const way = last === undefined ? '' : moveUci(last);
		const back = legal.find((move) => moveUci(move) === way.slice(2, 4) + way.slice(0, 2));
		const move =
			back !== undefined && random() < BACK ? back : legal[Math.floor(random() * legal.length)];
		if (move === undefined) break;
		state.play(move);
		moves.push(move);
	}
	return { start, moves };
}

test('no position of thousands of random games is judged differently', { timeout: 600_000 }, () => {
	const games = Array.from({ length: runs(3000, 200) }, (_, index) => {
		const seed = seedFrom(5000 + index);
		return randomGame(STARTS[seed % STARTS.length] as string, seed);
	});
	const verdict = refereeGames(games, gameOf('chess'));
	expect(verdict.disagreements).toEqual([]);
	expect(verdict.uncompared).toEqual([]);
	expect(verdict.counts.moves).toBe(games.reduce((sum, { moves }) => sum + moves.length, 0));
});

test('such games meet mates, stalemates, dead positions and both claims', () => {
	const starts = [
		SHARP['rook ending, clock 88'],
		SHARP['bishops of one colour'],
		NARROW['kings and blocked pawns'],
		'7k/8/5KQ1/8/8/8/8/8 w - - 0 1'
	];
	const games = starts.flatMap((start) =>
		Array.from({ length: 8 }, (_, seed) => randomGame(start, seed))
	);
	const { counts, disagreements } = refereeGames(games, gameOf('chess'));
	expect(disagreements).toEqual([]);
	for (const key of ['checkmates', 'stalemates', 'deadPositions'] as const) {
		expect(counts[key]).toBeGreaterThan(0);
	}
	expect(counts.claims.threefold).toBeGreaterThan(0);
	expect(counts.claims['fifty-moves']).toBeGreaterThan(0);
});
