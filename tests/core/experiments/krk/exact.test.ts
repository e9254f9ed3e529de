import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../src/lib/core/base/random.ts';
import { LevelTables } from '../../../../src/lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { CLEAN, type Profile } from '../../../../src/lib/core/games/krk/profile/profile.ts';
import {
	chooseMove,
	makeCandidates,
	weighMoves
} from '../../../../src/lib/core/experiments/krk/choose.ts';
import { classesOf } from '../../../../src/lib/core/experiments/krk/exact-classes.ts';
import { DecisionCache } from '../../../../src/lib/core/experiments/krk/exact-decisions.ts';
import { NO_MATE, findExtremes } from '../../../../src/lib/core/experiments/krk/exact-extremes.ts';
import { solveExactly } from '../../../../src/lib/core/experiments/krk/exact.ts';
import { listStarts } from '../../../../src/lib/core/experiments/krk/starts.ts';
import {
	LEGAL_REPLY,
	LEGAL_START,
	isCheckmate,
	listPlacements
} from '../../../../src/lib/core/games/krk/legality.ts';
import { placementOf } from '../../../../src/lib/core/games/krk/placement.ts';
import { representativeOf } from '../../../../src/lib/core/games/krk/symmetry.ts';
import { ForwardRecursion } from './exact-by-recursion.ts';
import { slice } from '../../../sweep.ts';

const BY_DEPTH: Profile = { ...CLEAN, mates: 'depth' };
const { ids, weights, classOf } = classesOf('white');

const CASES = [
	{
		name: 'one step',
		profile: CLEAN,
		steps: 1,
		starts: [194, 60_010, 131_200, 206_557, 261_949]
	},
	// From most starts a game of two steps has more decisions than brute force can search in a minute.
	{ name: 'two steps, by depth', profile: BY_DEPTH, steps: 2, starts: [194, 261_949] }
];

describe.each(slice(CASES, 2))(
	'$name, compared with recursion over everything that can happen',
	({ profile, steps, starts }) => {
		const tables = new LevelTables(profile, steps, steps);
		const cache = new DecisionCache();
		const figures = solveExactly(tables, cache);
		const extremes = findExtremes(tables, cache);
		const oracle = new ForwardRecursion(profile, steps);

		test.each(starts)('start %i', (start) => {
			const index = classOf[start] as number;
			const { shortest, longest, ...expected } = oracle.lookAhead(start, 0);
			const found = figures.at(index);
			for (const key of Object.keys(expected) as (keyof typeof expected)[]) {
				expect(found[key], key).toBeCloseTo(expected[key], 9);
			}
			expect(extremes.shortest[index]).toBe(Math.min(shortest, NO_MATE));
			expect(extremes.longest[index]).toBe(Math.min(longest, NO_MATE));
		});

		test('probabilities add up to one, and lengths are between their extremes', () => {
			for (const index of ids.keys()) {
				const { mate, fifty, drawn, moves } = figures.at(index);
				if (Math.abs(mate + fifty + drawn - 1) > 1e-12) throw new Error(`${ids[index]}: ${mate}`);
				const longest = Math.min(extremes.longest[index] as number, 50);
				const shortest = Math.min(extremes.shortest[index] as number, 50);
				const isBetween = moves >= shortest - 1e-9 && moves <= longest + 1e-9;
				if (!isBetween) throw new Error(`${ids[index]}: ${shortest} ${moves} ${longest}`);
			}
		});

		test('games played without a record agree within three standard deviations', () => {
			const played = playWithoutRecord(tables);
			const mean = figures.mean();
			expect(Math.abs(played.mate - mean.mate)).toBeLessThan(3 * played.mateDeviation);
			expect(Math.abs(played.moves - mean.moves)).toBeLessThan(3 * played.movesDeviation);
		});
	}
);

/** A game from every 60th start, by the decisions of the tables alone. */
function playWithoutRecord(
	tables: LevelTables
): Record<'mate' | 'mateDeviation' | 'moves' | 'movesDeviation', number> {
	const starts = listStarts('every:60').ids;
	const random = seededRandom(11);
	const candidates = makeCandidates();
	let [mates, moves, squares] = [0, 0, 0];
	for (const start of starts) {
		let [id, ply] = [start, 0];
		while (ply < 100 && !(ply % 2 === 1 && isCheckmate(id))) {
			const turn = ply % 2 === 0 ? 'white' : 'black';
			weighMoves(candidates, id, turn, tables.layerBelow(ply).values, tables.mateStep);
			id = candidates.reached[chooseMove(candidates, turn, 'uniform', random)] as number;
			ply++;
		}
		if (ply % 2 === 1) mates++;
		const length = (ply + 1) >> 1;
		moves += length;
		squares += length * length;
	}
	const games = starts.length;
	const [mate, mean] = [mates / games, moves / games];
	return {
		mate,
		mateDeviation: Math.sqrt((mate * (1 - mate)) / games),
		moves: mean,
		movesDeviation: Math.sqrt((squares / games - mean * mean) / games)
	};
}

test('the classes of both turns contain every placement once', () => {
	for (const [turn, bit, placements] of [
		['white', LEGAL_START, 175_168],
		['black', LEGAL_REPLY, 223_944]
	] as const) {
		const classes = classesOf(turn);
		expect(classes.weights.reduce((sum, weight) => sum + weight, 0)).toBe(placements);
		for (const id of listPlacements(bit)) {
			if (classes.ids[classes.classOf[id] as number] !== representativeOf(id)) {
				throw new Error(`${id} is in another's class`);
			}
		}
	}
	expect([ids.length, weights.length, classOf[placementOf(9, 9, 40)]]).toEqual([
		21_959, 21_959, 21_959
	]);
});
