import { formatCount } from '$lib/core/base/count-words.ts';
import { factsOf } from '$lib/core/games/registry.ts';
import { BudgetExceeded } from '$lib/core/search/budget.ts';
import { algorithmOf } from '$lib/core/search/registry.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { describeDeep } from '$lib/tree/describe-size.ts';
import { messageOf } from '$lib/workers/message-of.ts';

/** Why there is no recording of a search, in a sentence. */
export function whyFailed(setup: SearchSetup, error: unknown): string {
	return error instanceof BudgetExceeded
		? `The move order of ${nameOf(setup)} needs plain minimax first, which visits more than the budget of ${formatCount(error.budget)} nodes. Choose a smaller depth or another order, or raise the budget.`
		: `${nameOf(setup)} could not be run: ${messageOf(error)}`;
}

/** "Alpha-beta of this position (chess), 5 plies deep,". */
export function nameOf({ algorithm, game, depth }: SearchSetup): string {
	return `${algorithmOf(algorithm).name} of this position (${factsOf(game).name.toLowerCase()}), ${describeDeep(depth)},`;
}
