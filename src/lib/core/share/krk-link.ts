/** Links to the paper's program: a game of it, with all that decides how it goes on. */
import type { Profile } from '../evaluate/krk-paper/levels/profile.ts';
import { formatProfile } from '../evaluate/krk-paper/levels/profile-text.ts';
import type { Move } from '../games/game.ts';
import { moveUci } from '../games/krk/moves.ts';

export interface ProgramLink {
	/** The placement that the game begins from, White to move. */
	readonly start: number;
	readonly profile: Profile;
	/** Steps that each side looks ahead, 1..16. */
	readonly whiteSteps: number;
	readonly blackSteps: number;
	readonly seed: number;
	/** The moves made so far; or `game`: all those that the program makes against itself. */
	readonly moves: readonly Move[] | 'game';
	/** How many of the moves the board shows. */
	readonly ply: number;
}

/** The query of a link, with `?`. */
export function formatProgramLink(link: ProgramLink): string {
	const moves = link.moves === 'game' ? 'game' : link.moves.map(moveUci).join('-');
	const params = new URLSearchParams();
	params.set('start', String(link.start));
	params.set('profile', formatProfile(link.profile));
	params.set('white', String(link.whiteSteps));
	params.set('black', String(link.blackSteps));
	params.set('seed', String(link.seed));
	if (moves !== '') params.set('moves', moves);
	if (link.ply > 0) params.set('ply', String(link.ply));
	return `?${params.toString()}`;
}
