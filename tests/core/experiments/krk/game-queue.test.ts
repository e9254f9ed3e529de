import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLEAN, RELEASED } from '../../../../src/lib/core/games/krk/profile/profile.ts';
import {
	Experiment,
	summariseTally,
	type Plan
} from '../../../../src/lib/core/experiments/krk/experiment.ts';
import { Figures } from '../../../../src/lib/core/experiments/krk/figures.ts';
import { GameQueue } from '../../../../src/lib/core/experiments/krk/game-queue.ts';
import {
	UNPLAYED,
	emptyResults,
	listGaps,
	partBounds,
	writeResults,
	type GameRange
} from '../../../../src/lib/core/experiments/krk/run-results.ts';
import { listStarts } from '../../../../src/lib/core/experiments/krk/starts.ts';
import { expectSame } from '../../../same.ts';
import { runs } from '../../../sweep.ts';

const PARTS: readonly Plan[] = [
	{ profile: RELEASED, whiteSteps: 1, blackSteps: 1, starts: 'every:1500', firstSeed: 3, seeds: 2 },
	{ profile: CLEAN, whiteSteps: 2, blackSteps: 2, starts: 'every:1500', firstSeed: 3, seeds: 2 }
];
const BOUNDS = partBounds(PARTS);
const GAMES = BOUNDS.at(-1) as number;

/** All games by one player, in order. */
const WHOLE = emptyResults(GAMES);
const EXPERIMENTS = PARTS.map((plan) => new Experiment(plan));
for (const [part, experiment] of EXPERIMENTS.entries()) {
	experiment.run(0, experiment.games, WHOLE.subarray(BOUNDS[part], BOUNDS[part + 1]));
}

/** The results of games, independent of player and repetition: played once above. */
function play({ part, from, to }: GameRange): Uint8Array {
	const at = BOUNDS[part] as number;
	return WHOLE.slice(at + from, at + to);
}

interface Player {
	range: GameRange | null;
	part: number | null;
}

/** A player's turn: it plays so many games, and then dies or continues. */
interface Turn {
	readonly player: number;
	readonly games: number;
	readonly dies: boolean;
}

const TURNS = fc.array(
	fc.record({ player: fc.nat(7), games: fc.integer({ min: 1, max: 60 }), dies: fc.boolean() }),
	{ maxLength: 40 }
);

/** Plays with some players in any order of turns; ends early when `turns` run out, unless `toTheEnd`. */
function playTogether(
	results: Uint8Array,
	players: number,
	most: number,
	turns: readonly Turn[],
	toTheEnd: boolean
): Figures[] {
	const figures = PARTS.map(({ starts }) => new Figures(listStarts(starts)));
	for (let part = 0; part < PARTS.length; part++) {
		figures[part]?.add(0, results.subarray(BOUNDS[part], BOUNDS[part + 1]));
	}
	const queue = new GameQueue(listGaps(results, BOUNDS));
	const all: Player[] = Array.from({ length: players }, () => ({ range: null, part: null }));
	const act = ({ player, games, dies }: Turn): void => {
		const one = all[player % players] as Player;
		const taken = all.flatMap(({ range }) => (range === null ? [] : [range.part]));
		one.range ??= queue.take(one.part, taken, most);
		if (one.range === null) return;
		one.part = one.range.part;
		const to = Math.min(one.range.to, one.range.from + games);
		const bytes = play({ ...one.range, to });
		writeResults(results, BOUNDS, one.part, one.range.from, bytes);
		figures[one.part]?.add(one.range.from, bytes);
		one.range = to === one.range.to ? null : { ...one.range, from: to };
		if (dies && one.range !== null) {
			queue.giveBack(one.range);
			one.range = null;
			one.part = null;
		}
	};
	turns.forEach(act);
	for (let turn = 0; toTheEnd && results.includes(UNPLAYED); turn++) {
		expect(turn).toBeLessThan(10_000);
		act({ player: turn, games: 50, dies: false });
	}
	return figures;
}

describe('game queue: any number of players, in any order, with deaths', () => {
	test('several players give the results of one player, each game once', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 8 }),
				fc.integer({ min: 1, max: 90 }),
				TURNS,
				(players, most, turns) => {
					const results = emptyResults(GAMES);
					const figures = playTogether(results, players, most, turns, true);
					expectSame(results, WHOLE);
					for (const [part, experiment] of EXPERIMENTS.entries()) {
						expect(figures[part]?.tally).toEqual(experiment.run(0, experiment.games, null));
					}
				}
			),
			{ numRuns: runs(30, 15) }
		);
	});

	test('an interrupted run continues to the same end', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 8 }), TURNS, TURNS, (players, before, after) => {
				const kept = emptyResults(GAMES);
				playTogether(kept, players, 40, before, false);
				const results = kept.slice();
				const figures = playTogether(results, players, 70, after, true);
				expectSame(results, WHOLE);
				expect(figures.reduce((sum, one) => sum + one.tally.games, 0)).toBe(GAMES);
			}),
			{ numRuns: runs(30, 15) }
		);
	});
});

describe('game queue: assignment', () => {
	const GAPS = [
		{ part: 0, from: 0, to: 100 },
		{ part: 1, from: 20, to: 50 }
	];

	test('a player stays at its part and others go elsewhere', () => {
		const queue = new GameQueue(GAPS);
		expect(queue.left).toBe(130);
		expect(queue.take(null, [], 30)).toEqual({ part: 0, from: 0, to: 30 });
		expect(queue.take(null, [0], 20)).toEqual({ part: 1, from: 20, to: 40 });
		expect(queue.take(0, [1], 30)).toEqual({ part: 0, from: 30, to: 60 });
		expect(queue.take(1, [0], 20)).toEqual({ part: 1, from: 40, to: 50 });
		// No games of its own part remain, so it helps with the other part.
		expect(queue.take(1, [0], 20)).toEqual({ part: 0, from: 60, to: 80 });
		queue.giveBack({ part: 0, from: 75, to: 80 });
		queue.giveBack({ part: 1, from: 50, to: 50 });
		expect(queue.take(null, [], 20)).toEqual({ part: 0, from: 75, to: 80 });
		expect(queue.take(null, [], 200)).toEqual({ part: 0, from: 80, to: 100 });
		expect(queue.take(null, [], 1)).toBeNull();
		expect(queue.left).toBe(0);
	});
});

describe('game queue: the bytes of a run', () => {
	test('the bytes determine the remaining games', () => {
		const results = Uint8Array.of(1, 255, 255, 2, 255, 255, 3);
		expect(listGaps(results, [0, 5, 7])).toEqual([
			{ part: 0, from: 1, to: 3 },
			{ part: 0, from: 4, to: 5 },
			{ part: 1, from: 0, to: 1 }
		]);
		expect(listGaps(Uint8Array.of(1, 2), [0, 1, 2])).toEqual([]);
	});

	test('the bytes of one part do not overlap the next', () => {
		expect(() => {
			writeResults(emptyResults(4), [0, 2, 4], 0, 1, Uint8Array.of(1, 1));
		}).toThrow('Part 0');
	});
});

test('figures of weighted starts equal those of the experiment', () => {
	const plan: Plan = {
		...(PARTS[1] as Plan),
		starts: 'classes',
		whiteSteps: 1,
		blackSteps: 1,
		seeds: 1
	};
	const experiment = new Experiment(plan);
	const [from, to] = [700, 1500];
	const bytes = new Uint8Array(to - from);
	const tally = experiment.run(from, to, bytes);
	const figures = new Figures(listStarts('classes'));
	figures.add(from + 300, bytes.subarray(300));
	figures.add(from, bytes.subarray(0, 300));
	expect(figures.tally).toEqual(tally);
	expect(summariseTally(tally).weight).toBeGreaterThan(to - from);
});
