/** Plans and times in words. */
import { nameProfile } from '$lib/core/games/krk/profile/profile-text.ts';
import type { Piece } from '$lib/core/experiments/krk/piece-square.ts';
import type { Outcome } from '$lib/core/experiments/krk/play-game.ts';
import type { RunPlan } from '$lib/core/experiments/krk/run-plan.ts';
import { EVERY, IDS, type Starts } from '$lib/core/experiments/krk/starts.ts';
import { plural } from '$lib/core/base/count-words.ts';

export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
	checkmate: 'Mate',
	stalemate: 'Stalemate',
	threefold: 'Threefold repetition',
	'rook-capture': 'Rook captured',
	'fifty-moves': 'Fifty moves'
};

export function nameSteps(steps: readonly number[]): string {
	const last = steps.at(-1) ?? 0;
	const others = steps.slice(0, -1).join(', ');
	return `${others === '' ? '' : `${others} and `}${last} ${last === 1 ? 'step' : 'steps'}`;
}

export function nameStarts(starts: Starts): string {
	if (starts === 'all') return 'every start';
	if (starts === 'classes') return 'one start per class';
	if (starts.startsWith(EVERY)) return `one start in ${starts.slice(EVERY.length)}`;
	return `starts ${starts.slice(IDS.length).replace('-', ' to ')}`;
}

export function namePlan({ profile, steps, starts, firstSeed, seeds }: RunPlan): string {
	const seed = seeds === 1 ? `seed ${firstSeed}` : `seeds ${firstSeed} to ${firstSeed + seeds - 1}`;
	return `${nameProfile(profile)}; ${nameSteps(steps)}; ${nameStarts(starts)}; ${seed}`;
}

/** "under a second", "24 seconds", "3 minutes". */
export function nameTime(seconds: number): string {
	if (seconds < 1) return 'under a second';
	if (seconds < 90) return plural(Math.round(seconds), 'second');
	if (seconds < 5400) return plural(Math.round(seconds / 60), 'minute');
	return plural(Math.round(seconds / 3600), 'hour');
}

/** With a sign, a real minus. */
export function signed(value: number, digits: number): string {
	const text = Math.abs(value).toFixed(digits);
	if (Number(text) === 0) return text;
	return `${value < 0 ? '−' : '+'}${text}`;
}

export const PIECE_NAMES: Readonly<Record<Piece, string>> = {
	'black-king': 'Black king',
	rook: 'Rook',
	'white-king': 'White king'
};
