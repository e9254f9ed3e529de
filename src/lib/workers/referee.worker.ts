/** Judges games by chess.js. It loads chess.js and the rules alone, and only once it is asked. */
import type { PlayedGames } from '../core/games/played-games.ts';
import { gameOf, loadRules } from '../core/games/registry.ts';
import { refereeGames } from '../core/referee/referee.ts';
import type { RefereeVerdict } from '../core/referee/verdict.ts';
import { atMostEvery } from './at-most-every.ts';
import { serve } from './serve.ts';

/** Milliseconds between two reports. */
const PACE = 100;

serve<PlayedGames, number, RefereeVerdict>(
	({ game, games }, { progress, alive }) => {
		const isTime = atMostEvery(PACE);
		return refereeGames(games, gameOf(game), (finished) => {
			if (isTime()) progress(finished);
			alive();
		});
	},
	({ game }) => loadRules([game])
);
