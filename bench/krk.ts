/** King and rook: games by level tables against the same games by plain search, and the total time. */
import { LevelTables } from '../src/lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { CLEAN, RELEASED } from '../src/lib/core/games/krk/profile/profile.ts';
import {
	Experiment,
	summariseTally,
	type Plan
} from '../src/lib/core/experiments/krk/experiment.ts';
import { HypothesisCurve, MATES } from '../src/lib/core/experiments/krk/hypothesis-point.ts';
import { KrkGame, playGame, type GameResult } from '../src/lib/core/experiments/krk/play-game.ts';
import { listStarts } from '../src/lib/core/experiments/krk/starts.ts';
import { formatBoard } from '../src/lib/core/games/krk/placement.ts';
import { recordSearch } from '../src/lib/core/trace/record.ts';
import { compare, type Measurement, type Table } from './measure.ts';
import { setupOf } from './setup.ts';

/** A single game by the tables is too short to be measured. */
const ROUNDS = 20;
const STARTS = [...listStarts('every:40000').ids];

/** Compares a game's decisions by one recorded search each with the same decisions by tables that are made once. */
function compareWays(steps: number): Table {
	const game = new KrkGame(new LevelTables(RELEASED, steps, steps));
	const record = new Int32Array(100);
	const positions = STARTS.flatMap((start) => {
		const { plies } = playGame(game, start, 1, record);
		return Array.from({ length: plies }, (_, ply) => {
			const id = ply === 0 ? start : (record[ply - 1] as number);
			return `${formatBoard(id)} ${ply % 2 === 0 ? 'w' : 'b'} - - ${ply} 1`;
		});
	});
	const common = { game: 'krk', algorithm: 'minimax', evaluator: 'krk-paper', shadow: 'off' };
	const setups = positions.map((position) =>
		setupOf({ ...common, position, depth: String(2 * steps) })
	);
	return compare({
		on: `a game of ${steps} step(s), ${positions.length / STARTS.length} decisions`,
		contestants: [
			{
				name: 'level tables',
				run: () => {
					for (let round = 1; round < ROUNDS; round++) playAll(game);
					return playAll(game);
				},
				times: ROUNDS * STARTS.length
			},
			{
				name: 'plain recorded search',
				run: () => setups.map((setup) => recordSearch(setup).trace.rows),
				times: STARTS.length
			}
		],
		repetitions: 3
	});
}

function playAll(game: KrkGame): GameResult[] {
	return STARTS.map((start) => playGame(game, start, 1, null));
}

interface Whole {
	readonly name: string;
	readonly plan: Plan;
	/** The mean of 30 seeds, and the standard deviation of one; per cent of mates, and moves. */
	readonly known?: {
		readonly mate: readonly [number, number];
		readonly moves: readonly [number, number];
	};
}

const SEED = { firstSeed: 1, seeds: 1 } as const;
const WHOLES: readonly Whole[] = [
	{
		name: 'RELEASED, 1 step',
		plan: { profile: RELEASED, whiteSteps: 1, blackSteps: 1, starts: 'all', ...SEED },
		known: { mate: [48.341, 0.094], moves: [37.035, 0.027] }
	},
	{
		name: 'RELEASED, 2 steps',
		plan: { profile: RELEASED, whiteSteps: 2, blackSteps: 2, starts: 'all', ...SEED },
		known: { mate: [84.269, 0.06], moves: [23.379, 0.022] }
	},
	{
		name: 'CLEAN by depth, 7 steps',
		plan: {
			profile: { ...CLEAN, mates: 'depth' },
			whiteSteps: 7,
			blackSteps: 7,
			starts: 'classes',
			...SEED
		}
	}
];

function playWhole({ name, plan, known }: Whole): Table {
	const began = performance.now();
	const experiment = new Experiment(plan);
	const { games, shares, meanMoves } = summariseTally(experiment.run(0, experiment.games, null));
	const milliseconds = performance.now() - began;
	const mate = 100 * shares.checkmate;
	const found = `${mate.toFixed(4)} % mates, ${meanMoves.toFixed(3)} moves`;
	return {
		title: `${name}, ${games.toLocaleString('en')} games: ${found}${known ? compareKnown(known, mate, meanMoves) : ''}`,
		rows: [{ name: 'tables and games, one thread', milliseconds }]
	};
}

function compareKnown({ mate, moves }: NonNullable<Whole['known']>, ...found: number[]): string {
	const distances = [mate, moves].map(
		([mean, deviation], index) => ((found[index] as number) - mean) / deviation
	);
	const isNear = distances.every((distance) => Math.abs(distance) <= 3);
	const texts = distances.map((distance) => distance.toFixed(1)).join(' and ');
	return `; ${texts} deviations from the known means: ${isNear ? 'within' : 'NOT WITHIN'} three`;
}

function drawCurve(): Table {
	const rows = MATES.map((mates) => {
		const began = performance.now();
		const curve = new HypothesisCurve(mates);
		let last = curve.next();
		while (last.steps < 16) last = curve.next();
		const milliseconds = performance.now() - began;
		return { name: `${mates}: at 16 steps ${last.moves.toFixed(5)} moves`, milliseconds };
	});
	return { title: 'The exact curve without a seed, 1 to 16 steps, one thread', rows };
}

export const krk: Measurement = {
	question: 'How does the 40-hour experiment fit into a minute?',
	*tables() {
		yield compareWays(1);
		yield compareWays(2);
		for (const whole of WHOLES) yield playWhole(whole);
		yield drawCurve();
	}
};
