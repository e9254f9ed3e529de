import { formatCount } from '$lib/core/explain/format.ts';
import type { Progress } from '$lib/core/experiments/sources/claims/claim.ts';

/** "Minimax, 5 plies: 1,204 nodes", "As White: 3 of 10 games". */
export function describeProgress({ stage, done, of, unit }: Progress): string {
	const count = of === null ? formatCount(done) : `${formatCount(done)} of ${formatCount(of)}`;
	return `${stage}: ${count} ${unit}`;
}
