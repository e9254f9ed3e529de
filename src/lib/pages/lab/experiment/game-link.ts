import type { Plan } from '$lib/core/experiments/krk/experiment.ts';
import { PROGRAM } from '$lib/core/share/krk-link.ts';

/** Path of the program's page that plays one game of a plan again. */
export function pathOfGame(plan: Plan, start: number, seed: number): `/krk/?${string}` {
	const { profile, whiteSteps, blackSteps } = plan;
	const link = { start, profile, whiteSteps, blackSteps, seed, moves: 'game' } as const;
	return `/krk/?${PROGRAM.query(link)}`;
}
