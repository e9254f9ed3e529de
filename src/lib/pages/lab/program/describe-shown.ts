import type { Program } from './program.svelte.ts';
import { describeReached, type ValueWords } from '$lib/games/krk/describe-value.ts';

/** The displayed position of the page's game in words. */
export function describeShown({ game, reading }: Program): ValueWords {
	const { fiftyValue } = game.rules.profile;
	return describeReached(game.id, game.turn, reading, game.outcome, fiftyValue);
}
