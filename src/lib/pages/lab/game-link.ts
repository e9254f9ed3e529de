import type { Plan } from '$lib/core/experiments/krk/experiment.ts';
import { PROGRAM } from '$lib/core/share/krk-link.ts';
import { pagePath } from '$lib/ui/frame/page-path.ts';

/** Path of the program's page that plays a game of two sides with these settings. */
export function pathOfGame(
	{ profile, whiteSteps, blackSteps }: Pick<Plan, 'profile' | 'whiteSteps' | 'blackSteps'>,
	start: number,
	seed: number
): `/krk/?${string}` {
	const link = { start, profile, whiteSteps, blackSteps, seed, moves: 'game' } as const;
	return pagePath('/krk/', PROGRAM.query(link));
}
