/** `krk experiment`: the paper's games and their outcomes. */
import { availableParallelism } from 'node:os';
import { cellsOf } from '../../lib/core/base/column.ts';
import { csvLines } from '../../lib/core/base/csv.ts';
import { ok, type Result } from '../../lib/core/base/result.ts';
import { whole } from '../../lib/core/fields/field.ts';
import { formatProfile } from '../../lib/core/games/krk/profile/profile-text.ts';
import {
	summariseTally,
	type Plan,
	type Summary,
	type Tally
} from '../../lib/core/experiments/krk/experiment.ts';
import { GAME_COLUMNS, playedGames } from '../../lib/core/experiments/krk/games-csv.ts';
import { MEASURES } from '../../lib/core/experiments/krk/paper-figures.ts';
import { listStarts } from '../../lib/core/experiments/krk/starts.ts';
import { command, optionsOf } from '../command.ts';
import { EXIT_BROKEN, EXIT_INTERRUPTED, type CliFault } from '../fault.ts';
import type { Io } from '../io.ts';
import { statusLineOn } from '../progress.ts';
import { alignColumns } from '../table.ts';
import { formatSteps, jsonLine } from './format.ts';
import { Pace } from './pace.ts';
import { playHere, type Playing } from './play-plan.ts';
import { playOnThreads, ThreadDied } from './play-threads.ts';
import { FIRST_SEED, RULE_OPTIONS, rulesOf, SEEDS, STARTS } from './options.ts';
import { formatCount } from '../../lib/core/base/count-words.ts';

const MOST_THREADS = 16;
/** The most threads by default, since the machine may be needed for other work. */
const MOST_THREADS_UNASKED = 8;
/** Fewer games than this are finished before threads would start. */
const GAMES_FOR_THREADS = 2000;

export const THREADS = whole({
	label: 'Threads',
	about: `worker threads, 1 to ${MOST_THREADS}, for ${formatCount(GAMES_FOR_THREADS)} games or more; the results are the same with any number`,
	usual: `as many as there are cores, at most ${MOST_THREADS_UNASKED}`,
	least: 1,
	most: MOST_THREADS,
	code: 'threads-range',
	wrong: (quoted) => `This is a whole number from 1 to ${MOST_THREADS}, not ${quoted}.`,
	default: Math.min(availableParallelism(), MOST_THREADS_UNASKED)
});

/** Those of the page, but for what is the same in all rows or follows from the id. */
const ROW_COLUMNS = GAME_COLUMNS.filter(({ id }) => id !== 'fen' && id !== 'steps');

export const experiment = command(
	'krk experiment',
	{
		options: optionsOf({
			...RULE_OPTIONS,
			starts: STARTS,
			firstSeed: FIRST_SEED,
			seeds: SEEDS,
			threads: THREADS
		}),
		switches: ['json', 'csv']
	},
	async ({ values: { starts, firstSeed, seeds, threads, ...rules }, form }, io) => {
		const plan: Plan = { ...rulesOf(rules), starts, firstSeed, seeds };
		const list = listStarts(starts);
		const games = list.ids.length * seeds;
		const results = form === 'csv' ? new Uint8Array(games) : null;
		const tally = await play({ plan, games, results }, threads, io);
		if (!tally.ok) return tally;
		if (results !== null) return ok(csvLines(ROW_COLUMNS, playedGames(plan, list, results)));
		const summary = summariseTally(tally.value);
		return ok(form === 'json' ? [jsonOf(summary)] : linesOf(plan, summary));
	}
);

/** Plays all games. Ctrl-C discards them, since a part of them would be another experiment. */
async function play(
	work: Pick<Playing, 'plan' | 'games' | 'results'>,
	threads: number,
	{ stderr, signals }: Io
): Promise<Result<Tally, CliFault>> {
	const { games } = work;
	const stop = new AbortController();
	const interrupt = (): void => stop.abort();
	signals.once('SIGINT', interrupt);
	const status = statusLineOn(stderr);
	const pace = new Pace(games, () => performance.now());
	status.show('making the tables');
	const onProgress = (played: number): void => status.show(pace.describe(played));
	const playing: Playing = { ...work, onProgress, stop: stop.signal };
	try {
		const isFew = threads === 1 || games < GAMES_FOR_THREADS;
		const tally = await (isFew ? playHere(playing) : playOnThreads(playing, threads));
		if (tally.games === games) return ok(tally);
		const message = `Stopped after ${formatCount(tally.games)} of ${formatCount(games)} games.`;
		return { ok: false, fault: { where: 'experiment', message, exit: EXIT_INTERRUPTED } };
	} catch (error) {
		if (!(error instanceof ThreadDied)) throw error;
		const message = `${error.message} Try --threads 1, which uses no worker threads.`;
		return { ok: false, fault: { where: 'experiment', message, exit: EXIT_BROKEN } };
	} finally {
		signals.off('SIGINT', interrupt);
		status.clear();
	}
}

/** Shares in per cent. */
function jsonOf(summary: Summary): string {
	return jsonLine({ games: summary.games, ...cellsOf(MEASURES, summary) });
}

function* linesOf(plan: Plan, summary: Summary): Generator<string> {
	const { games, weight, meanMoves } = summary;
	const stands = weight === games ? '' : `, weighted to ${formatCount(weight)}`;
	yield* alignColumns(
		[
			['profile', formatProfile(plan.profile)],
			['steps', formatSteps(plan)],
			['starts', plan.starts],
			['seeds', formatSeeds(plan)],
			['games', formatCount(games) + stands]
		],
		'left'
	);
	yield '\n';
	const shares = MEASURES.filter(({ id }) => id !== 'meanMoves');
	yield* alignColumns(
		shares.map(({ name, of }) => [name.toLowerCase(), `${of(summary).toFixed(3)}%`]),
		'right'
	);
	yield `A game has ${meanMoves.toFixed(3)} moves on average.\n`;
}

function formatSeeds({ firstSeed, seeds }: Plan): string {
	return seeds === 1 ? String(firstSeed) : `${firstSeed} to ${firstSeed + seeds - 1}`;
}
