/** The command `play`: games of one engine against another, and their results. */
import { ok } from '../lib/core/base/result.ts';
import { playMatchGame, type MatchPlan } from '../lib/core/engines/match.ts';
import { factsOf, gameOf } from '../lib/core/games/registry.ts';
import { command } from './command.ts';
import { failAt } from './fault.ts';
import { referee } from './play-referee.ts';
import { PLAY_OPTIONS } from './play-options.ts';
import { formatPlayed } from './play-output.ts';
import { statusLineOn } from './progress.ts';

export const play = command(
	'play',
	{
		options: PLAY_OPTIONS,
		switches: ['alternate', 'referee', 'json', 'pgn'],
		complete: (texts) => {
			const missing = (['white', 'black'] as const).find((side) => texts[side] === undefined);
			return missing === undefined
				? ok(texts)
				: failAt(`--${missing}`, 'Name an engine. play --help lists them.');
		}
	},
	async ({ values, assumed, form, switches }, { stderr }) => {
		const colours = switches.has('alternate') ? 'alternating' : 'fixed';
		const plan: MatchPlan = { ...values, colours };
		if (form === 'pgn' && !factsOf(plan.game).hasPgn) {
			return failAt(
				'--pgn',
				'--pgn is only for chess. Use --json, which lists the moves of any game.'
			);
		}
		if (switches.has('referee') && gameOf(plan.game).ruling === undefined) {
			return failAt('--referee', '--referee is only for chess: chess.js knows no other game.');
		}
		const status = statusLineOn(stderr);
		const games = Array.from({ length: plan.games }, (_, index) =>
			playMatchGame(plan, index, ({ moves }) => {
				status.show(`game ${index + 1} of ${plan.games}, ply ${moves.length}`);
			})
		);
		status.clear();
		if (!switches.has('referee')) return ok(formatPlayed({ plan, assumed, form }, games));
		const verdict = await referee(plan, games, status);
		if (!verdict.ok) return verdict;
		return ok(formatPlayed({ plan, assumed, form, verdict: verdict.value }, games));
	}
);
