import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDistinctGames } from '../../../src/lib/core/engines/distinct-games.ts';
import { playMatchGame, type MatchPlan } from '../../../src/lib/core/engines/match.ts';
import { MATCH } from '../../../src/lib/core/engines/seats.ts';

const side = fc.constantFrom('max' as const, 'min' as const);
const game = fc.record({ firstIs: side, moves: fc.array(fc.nat(12), { maxLength: 3 }) });
type Played = Parameters<typeof countDistinctGames>[0][number];

const isSame = (one: Played, other: Played): boolean =>
	one.firstIs === other.firstIs &&
	one.moves.length === other.moves.length &&
	one.moves.every((move, at) => move === other.moves[at]);

function playAll(plan: MatchPlan): readonly Played[] {
	return Array.from({ length: plan.games }, (_, index) => playMatchGame(plan, index));
}

describe('match: distinct games', () => {
	it('equal games are counted once', () => {
		fc.assert(
			fc.property(fc.array(game, { maxLength: 12 }), (games) => {
				const fresh = games.filter(
					(one, at) => !games.slice(0, at).some((before) => isSame(one, before))
				);
				expect(countDistinctGames(games)).toBe(fresh.length);
				// A cached game counts the same together with other games.
				expect(countDistinctGames([...games, ...games])).toBe(fresh.length);
			})
		);
	});

	it('engines without random choices play two distinct games if colours alternate', () => {
		const start = '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1';
		const fields = { first: 'python-simple', second: 'python-improved', start, games: '4' };
		const { values, faults } = MATCH.parse(fields);
		expect(faults).toEqual([]);
		const plan = values as MatchPlan;
		expect(countDistinctGames(playAll(plan))).toBe(2);
		expect(countDistinctGames(playAll({ ...plan, colours: 'fixed' }))).toBe(1);
	});

	it('engines with many random choices play only distinct games', () => {
		const { values } = MATCH.parse({ game: 'tictactoe', first: 'random', games: '6' });
		expect(countDistinctGames(playAll(values as MatchPlan))).toBe(6);
	});
});
