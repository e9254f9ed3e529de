/** `krk experiment`: the paper's games, and how they end. */
import { ok, type Result } from '../../lib/core/base/result.ts';
import {
	Experiment,
	summariseTally,
	unpackMoves,
	unpackOutcome,
	type Summary,
	type Tally
} from '../../lib/core/experiments/krk/experiment.ts';
import { EXIT_INTERRUPTED, type CliFault } from '../fault.ts';
import type { Io, Signals } from '../io.ts';
import { formatCount } from '../over-budget.ts';
import { statusLineOn, type StatusLine } from '../progress.ts';
import { alignColumns } from '../table.ts';
import { csvLine, jsonLine } from './format.ts';
import { playPlan } from './play-plan.ts';
import { readForm } from './read-options.ts';
import { readPlan, type NamedPlan } from './read-plan.ts';
import type { KrkWords, Prepared, Subcommand } from './subcommand.ts';

export const experiment: Subcommand = {
	values: ['profile', 'steps', 'mates', 'seeds', 'starts'],
	switches: ['json', 'csv'],
	prepare
};

async function prepare(words: KrkWords, io: Io): Promise<Prepared> {
	const named = readPlan(words);
	if (!named.ok) return named;
	const form = readForm(words);
	if (!form.ok) return form;
	const status = statusLineOn(io.stderr);
	status.show('making the tables');
	const games = new Experiment(named.value.plan);
	const results = form.value === 'csv' ? new Uint8Array(games.games) : null;
	const tally = await play(games, results, io.signals, status);
	if (!tally.ok) return tally;
	if (results !== null) return ok(rowsOf(games, results));
	const summary = summariseTally(tally.value);
	return ok(form.value === 'json' ? [jsonOf(summary)] : linesOf(named.value, summary));
}

/** Plays all games, unless Ctrl-C comes first: a part of them would be another experiment. */
async function play(
	games: Experiment,
	results: Uint8Array | null,
	signals: Signals,
	status: StatusLine
): Promise<Result<Tally, CliFault>> {
	const total = formatCount(games.games);
	const stop = new AbortController();
	const interrupt = (): void => stop.abort();
	signals.once('SIGINT', interrupt);
	try {
		const tally = await playPlan(
			games,
			results,
			(count) => status.show(`playing: ${formatCount(count)} of ${total} games`),
			stop.signal
		);
		if (tally.games === games.games) return ok(tally);
		const message = `Stopped after ${formatCount(tally.games)} of ${total} games.`;
		return { ok: false, fault: { where: 'experiment', message, exit: EXIT_INTERRUPTED } };
	} finally {
		signals.off('SIGINT', interrupt);
		status.clear();
	}
}

/** Shares in per cent. */
function jsonOf({ games, shares, meanMoves }: Summary): string {
	return jsonLine({
		games,
		mate: 100 * shares.checkmate,
		fifty: 100 * shares['fifty-moves'],
		stalemate: 100 * shares.stalemate,
		threefold: 100 * shares.threefold,
		rookCapture: 100 * shares['rook-capture'],
		meanMoves
	});
}

function* linesOf({ profile, plan }: NamedPlan, summary: Summary): Generator<string> {
	const { games, weight, shares, meanMoves } = summary;
	const stands = weight === games ? '' : `, which stand for ${formatCount(weight)}`;
	yield* alignColumns(
		[
			['profile', `${profile}, mates ${plan.profile.mates}`],
			['steps', String(plan.whiteSteps)],
			['starts', plan.starts],
			['seeds', plan.seeds === 1 ? '1' : `1 to ${plan.seeds}`],
			['games', formatCount(games) + stands]
		],
		'left'
	);
	yield '\n';
	const percent = (share: number): string => `${(100 * share).toFixed(3)} %`;
	yield* alignColumns(
		[
			['mate', percent(shares.checkmate)],
			['fifty moves', percent(shares['fifty-moves'])],
			['stalemate', percent(shares.stalemate)],
			['threefold', percent(shares.threefold)],
			['rook captured', percent(shares['rook-capture'])]
		],
		'right'
	);
	yield `A game has ${meanMoves.toFixed(3)} moves on average.\n`;
}

/** A row for each game; `weight` is the number of starts that its start stands for. */
function* rowsOf(games: Experiment, results: Uint8Array): Generator<string> {
	const { weights } = games.starts;
	yield csvLine(['id', 'seed', 'outcome', 'moves', 'weight']);
	for (const [index, packed] of results.entries()) {
		yield csvLine([
			games.startOf(index),
			games.seedOf(index),
			unpackOutcome(packed),
			unpackMoves(packed),
			weights[index % weights.length] as number
		]);
	}
}
