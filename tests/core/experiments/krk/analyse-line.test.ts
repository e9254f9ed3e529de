/** The page's data about a line, compared with the game itself, the choice's own rule, and perfect play. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../src/lib/core/base/random.ts';
import { explainFreeSquares } from '../../../../src/lib/core/evaluate/krk-paper/explain.ts';
import { LevelTables } from '../../../../src/lib/core/evaluate/krk-paper/levels/level-tables.ts';
import {
	CLEAN,
	RELEASED,
	type Profile
} from '../../../../src/lib/core/games/krk/profile/profile.ts';
import { analyseLine, listChoices } from '../../../../src/lib/core/experiments/krk/analyse-line.ts';
import { KrkGame, playGame } from '../../../../src/lib/core/experiments/krk/play-game.ts';
import { bestMoves } from '../../../../src/lib/core/experiments/krk/tablebase.ts';
import { LEGAL_START, listPlacements } from '../../../../src/lib/core/games/krk/legality.ts';
import { isRookTaken } from '../../../../src/lib/core/games/krk/placement.ts';
import { moveUci, placementAfter } from '../../../../src/lib/core/games/krk/moves.ts';
import { listMoves } from '../../evaluate/krk-paper/levels/brute-force.ts';

const FIGURE_1 = 206_557;
const STARTS = listPlacements(LEGAL_START);

function gameOf(profile: Profile, steps = 1): KrkGame {
	return new KrkGame(new LevelTables(profile, steps, steps));
}

const PROFILES: readonly [name: string, profile: Profile][] = [
	['released', RELEASED],
	['clean', CLEAN],
	['clean, faster is better', { ...CLEAN, mates: 'depth' }]
];

describe.each(PROFILES)('%s', (_, profile) => {
	const game = gameOf(profile, 2);
	const random = seededRandom(11);
	const starts = Array.from(
		{ length: 12 },
		() => STARTS[Math.floor(random() * STARTS.length)] as number
	);

	it('the whole game equals the one of playGame', () => {
		for (const [seed, start] of starts.entries()) {
			const record = new Int32Array(100);
			const { outcome, plies } = playGame(game, start, seed, record);
			const line = analyseLine(game, start, seed, 'game');
			let id = start;
			const reached = line.moves.map((move) => (id = placementAfter(id, move)));
			expect(reached).toEqual([...record.subarray(0, plies)]);
			expect(line.outcome).toBe(outcome);
			expect(line.plies).toHaveLength(plies);
		}
	});

	it('a part of the game gives the same answers as the whole', () => {
		for (const [seed, start] of starts.entries()) {
			const whole = analyseLine(game, start, seed, 'game');
			const ply = whole.moves.length >> 1;
			const part = analyseLine(game, start, seed, whole.moves.slice(0, ply));
			expect(part.outcome).toBeNull();
			expect(part.plies).toEqual(whole.plies.slice(0, ply + 1));
			const tip = part.plies[ply];
			expect(tip?.moves[tip.chosen]?.move).toBe(whole.moves[ply]);
		}
	});

	it('every legal move is weighed, and the chances add up to one', () => {
		for (const { id, turn, moves, best, chosen } of starts
			.slice(0, 4)
			.flatMap((start) => analyseLine(game, start, 1, 'game').plies)) {
			expect(moves.map(({ reached }) => reached).sort()).toEqual(listMoves(id, turn).sort());
			const values = moves.map(({ value }) => value);
			expect(best).toBe(turn === 'white' ? Math.min(...values) : Math.max(...values));
			expect(moves.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
			expect(moves[chosen]?.chance).toBeGreaterThan(0);
			const lengths = moves.map(({ mate }) => mate ?? Infinity);
			const perfect = turn === 'white' ? Math.min(...lengths) : Math.max(...lengths);
			expect(
				moves
					.filter((_, i) => lengths[i] === perfect)
					.map(({ move }) => move)
					.sort()
			).toEqual(bestMoves(id, turn).sort());
		}
	});

	it('the chances equal the frequencies over seeds', () => {
		const start = starts[0] as number;
		const counts = new Map<number, number>();
		const seeds = 600;
		for (let seed = 0; seed < seeds; seed++) {
			game.begin(start, seed);
			const next = game.choose();
			counts.set(next, (counts.get(next) ?? 0) + 1);
			game.clear();
		}
		const root = analyseLine(game, start, 0, []).plies[0];
		for (const { reached, chance } of root?.moves ?? []) {
			const share = (counts.get(reached) ?? 0) / seeds;
			expect(Math.abs(share - chance)).toBeLessThan(0.1);
			if (chance === 0) expect(share).toBe(0);
		}
	});

	it('the possible moves are those with a chance', () => {
		const { moves, plies } = analyseLine(game, starts[1] as number, 3, 'game');
		const choices = listChoices(game, starts[1] as number, moves);
		expect(choices).toEqual(
			plies.map((ply) => ply.moves.filter(({ chance }) => chance > 0).map(({ move }) => move))
		);
	});
});

it('figure 1 at one step, by the released program', () => {
	const { plies } = analyseLine(gameOf(RELEASED), FIGURE_1, 1, []);
	const root = plies[0];
	const found = (root?.moves ?? []).map(({ move, static: now, value }) => [
		moveUci(move),
		now,
		value
	]);
	// Known from the paper's figure: Re5 leaves nine squares; the moves next to the black king lose the rook.
	expect(found).toContainEqual(['d5e5', 9, 9]);
	expect(found).toContainEqual(['d5f5', expect.any(Number), 1000]);
	expect(found).toContainEqual(['d5g5', expect.any(Number), 1000]);
	expect(root?.best).toBe(9);
});

it('after the user’s own move the program’s answer does not depend on skipped choices', () => {
	const game = gameOf(CLEAN);
	const whole = analyseLine(game, FIGURE_1, 5, 'game');
	const own = whole.plies[0]?.moves.find(({ move }) => move !== whole.moves[0]);
	const once = analyseLine(game, FIGURE_1, 5, [own?.move ?? 0]);
	analyseLine(game, FIGURE_1, 5, whole.moves);
	expect(analyseLine(game, FIGURE_1, 5, [own?.move ?? 0])).toEqual(once);
});

/** From figure 1 both kings step aside and return: Kd2 Kg7 Kd3 Kg6. */
const ROUND = [
	[3 * 8 + 5, 3 * 8 + 6],
	[6 * 8 + 2, 6 * 8 + 1],
	[3 * 8 + 6, 3 * 8 + 5],
	[6 * 8 + 1, 6 * 8 + 2]
].map(([from = 0, to = 0]) => (from << 6) | to);

it.each<[string, Profile, plies: number]>([
	['released: the start does not count', RELEASED, 9],
	['clean: it counts', CLEAN, 8],
	['clean, unseen by the tree', { ...CLEAN, treeSeesRepetition: 'unseen' }, 8]
])('a move to a board that occurred twice draws, %s', (_, profile, plies) => {
	const line = analyseLine(gameOf(profile), FIGURE_1, 1, [...ROUND, ...ROUND, ...ROUND]);
	expect(line.outcome).toBe('threefold');
	expect(line.plies).toHaveLength(plies);
	let thirds = 0;
	for (const [ply, { turn, moves }] of line.plies.entries()) {
		const counted = line.plies.slice(profile.startCounted === 'counted' ? 0 : 1, ply + 1);
		for (const { reached, outcome, static: now } of moves) {
			const times = counted.filter(({ id }) => id === reached).length;
			expect(outcome === 'threefold').toBe(times === 2);
			if (isRookTaken(reached)) continue;
			const next = turn === 'white' ? 'black' : 'white';
			const { total } = explainFreeSquares(reached, next, profile.reading);
			expect(now).toBe(times === 2 ? 1000 + total : total);
			if (times === 2) thirds++;
		}
	}
	expect(thirds).toBeGreaterThan(0);
});

it.each([
	['free-squares', 0],
	['plus-1000', 1000]
] as const)('every game ends with the hundredth ply, with the value %s', (fiftyValue, draw) => {
	const game = gameOf({ ...CLEAN, fiftyValue });
	const start = STARTS.find(
		(id) => playGame(game, id, 1, null).outcome === 'fifty-moves'
	) as number;
	const last = analyseLine(game, start, 1, 'game').plies[99];
	expect(last?.turn).toBe('black');
	const ended = last?.moves.filter(({ outcome }) => outcome === 'fifty-moves') ?? [];
	expect(ended.length).toBeGreaterThan(0);
	for (const { reached, static: now } of ended) {
		const { total } = explainFreeSquares(reached, 'white', 'authors-fixed');
		expect(now).toBe(draw === 0 ? total : draw);
	}
});

it('a line beyond the game’s end is truncated there', () => {
	const game = gameOf({ ...CLEAN, treeSeesRepetition: 'unseen' });
	const line = analyseLine(game, FIGURE_1, 1, [...ROUND, ...ROUND, ...ROUND]);
	expect(line.outcome).toBe('threefold');
	expect(line.moves).toHaveLength(8);
	expect(line.plies).toHaveLength(8);
});
