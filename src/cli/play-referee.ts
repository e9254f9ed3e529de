/** The games of `play`, checked with chess.js. */
import { ok, type Result } from '../lib/core/base/result.ts';
import type { MatchGame, MatchPlan } from '../lib/core/engines/match.ts';
import { gameOf } from '../lib/core/games/registry.ts';
import { describeDisagreement, describeVerdict } from '../lib/core/referee/verdict.en.ts';
import type { RefereeVerdict } from '../lib/core/referee/verdict.ts';
import { EXIT_BROKEN, type CliFault } from './fault.ts';
import type { StatusLine } from './progress.ts';

/** A disagreement is a failure: these games must not be trusted, so nothing else is printed. */
export async function referee(
	{ game, start }: Pick<MatchPlan, 'game' | 'start'>,
	games: readonly MatchGame[],
	status: StatusLine
): Promise<Result<RefereeVerdict, CliFault>> {
	const { refereeGames } = await import('../lib/core/referee/referee.ts');
	const played = games.map(({ moves, ending }) => ({ start, moves, ending: ending.code }));
	const verdict = refereeGames(played, gameOf(game), (finished) => {
		status.show(`chess.js, game ${finished + 1} of ${games.length}`);
	});
	status.clear();
	if (verdict.found === 0) return ok(verdict);
	const message = [
		describeVerdict(verdict),
		...verdict.disagreements.map(describeDisagreement)
	].join(' ');
	return { ok: false, fault: { where: '--referee', message, exit: EXIT_BROKEN } };
}
