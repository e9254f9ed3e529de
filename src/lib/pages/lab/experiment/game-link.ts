import type { Plan } from '$lib/core/experiments/krk/experiment.ts';
import { formatProgramLink } from '$lib/core/share/krk-link.ts';

/** Path of the program's page that plays one game of a plan again. */
export function pathOfGame(plan: Plan, start: number, seed: number): `/krk/?${string}` {
	const { profile, whiteSteps, blackSteps } = plan;
	const link = { start, profile, whiteSteps, blackSteps, seed, moves: 'game', ply: 0 } as const;
	return `/krk/?${formatProgramLink(link).slice(1)}`;
}
