/** The command `play`: games of one engine against another, and their results. */
import { ok, type Result } from '../lib/core/base/result.ts';
import { playMatchGame, type MatchGame } from '../lib/core/engines/match.ts';
import type { CliFault } from './fault.ts';
import type { Io } from './io.ts';
import { formatPlayed } from './play-output.ts';
import { readPlayPlan } from './play-plan.ts';
import { statusLineOn } from './progress.ts';

/** @param argv the words after `play` */
export function preparePlay(
	argv: readonly string[],
	{ stderr }: Io
): Result<Iterable<string>, CliFault> {
	const read = readPlayPlan(argv);
	if (!read.ok) return read;
	const { plan } = read.value;
	const status = statusLineOn(stderr);
	const games: MatchGame[] = [];
	for (let index = 0; index < plan.games; index++) {
		const game = playMatchGame(plan, index, ({ moves }) => {
			status.show(`game ${index + 1} of ${plan.games}, ply ${moves.length}`);
		});
		games.push(game);
	}
	status.clear();
	return ok(formatPlayed(read.value, games));
}
