import type { PlayedGames } from '../core/games/played-games.ts';
import type { RefereeVerdict } from '../core/referee/verdict.ts';
import { Job } from './job.ts';

/** Judges games by chess.js; its progress is the number of finished games. */
export type RefereeJob = Pick<Job<PlayedGames, number, RefereeVerdict>, 'run' | 'cancel' | 'end'>;

/** The one worker that judges games, for every page. */
export function newRefereeJob(): RefereeJob {
	return new Job(
		() => new Worker(new URL('./referee.worker.ts', import.meta.url), { type: 'module' })
	);
}
