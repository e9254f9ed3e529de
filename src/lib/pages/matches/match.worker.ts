/** Plays games of a match as far as they go without Stockfish; reports the moves so far. */
import { playOn, type PlayedOn } from '../../core/engines/play-on.ts';
import { loadAll } from '../../core/search/load.ts';
import type { Move } from '../../core/games/game.ts';
import { atMostEvery } from '../../workers/at-most-every.ts';
import { serve } from '../../workers/serve.ts';
import type { MatchTask } from './match-protocol.ts';

/** Milliseconds between two boards. */
const SHOW_MS = 60;

serve<MatchTask, readonly Move[], PlayedOn>(({ setup, game }, { progress, alive }) => {
	const isTimeToShow = atMostEvery(SHOW_MS);
	return playOn(setup, game, {
		onMove: (moves) => {
			if (isTimeToShow()) progress(moves);
		},
		onProgress: alive
	});
}, loadAll);
