/** The command `compare`: runs several searches on the same position and counts the cost of each. */
import { ok, type Result } from '../lib/core/base/result.ts';
import {
	ComparisonOverBudget,
	compareSearches,
	type ComparedSearch
} from '../lib/core/search/family/compare.ts';
import { needsExactValues } from '../lib/core/search/ordering/order.ts';
import { SETUP } from '../lib/core/search/setup-fields.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';
import { command } from './command.ts';
import { COMPARE_OPTIONS, type ComparePlan } from './compare-options.ts';
import { formatComparison } from './compare-output.ts';
import { failAt, type CliFault } from './fault.ts';
import type { Io } from './io.ts';
import { describeTreeSize, treeSizeOf } from '../lib/core/search/over-budget.ts';
import { statusLineOn } from './progress.ts';
import { formatCount } from '../lib/core/base/count-words.ts';

export const compare = command(
	'compare',
	{ options: COMPARE_OPTIONS, switches: ['csv', 'json'] },
	({ values: { algorithms, depths, keys, ...asked }, assumed, form }, io) => {
		const setupTo = (depth: number | null): SearchSetup => ({
			...SETUP.defaults,
			...asked,
			depth
		});
		const [first, ...deeper] = depths;
		const setups = [setupTo(first), ...deeper.map(setupTo)] as const;
		const plan = { algorithms, setups, keys, assumed, form };
		const fault = findTooLarge(plan);
		if (fault !== null) return { ok: false, fault };
		const searches = runAll(plan, io);
		return searches.ok ? ok(formatComparison(plan, searches.value)) : searches;
	}
);

/** Searches of whole trees are rejected before they start; the others run until they reach their budget. */
function findTooLarge({ algorithms, setups }: ComparePlan): CliFault | null {
	const [{ order, budget }] = setups;
	const who = needsExactValues(order) ? 'order' : 'minimax';
	if (who === 'minimax' && !algorithms.includes(who)) return null;
	const tooLarge = setups.find((setup) => treeSizeOf(setup).low > budget);
	return tooLarge === undefined ? null : overBudget(who, tooLarge);
}

function runAll({ algorithms, setups, keys }: ComparePlan, { stderr }: Io): Compared {
	const status = statusLineOn(stderr);
	try {
		return ok(
			setups.flatMap((setup) =>
				compareSearches(setup, algorithms, keys, (algorithm, visited) => {
					status.show(`${algorithm}${toDepth(setup)}: ${formatCount(visited)} nodes`);
				})
			)
		);
	} catch (error) {
		if (!(error instanceof ComparisonOverBudget)) throw error;
		return { ok: false, fault: overBudget(error.algorithm, error.setup) };
	} finally {
		status.clear();
	}
}

type Compared = Result<ComparedSearch[], CliFault>;

function overBudget(who: ComparisonOverBudget['algorithm'], setup: SearchSetup): CliFault {
	const search =
		who === 'order'
			? `The order ${setup.order} needs plain minimax first, which${toDepth(setup)}`
			: `The search ${who}${toDepth(setup)}`;
	const more = `${search} visits more than ${formatCount(setup.budget)} nodes`;
	return failAt('--budget', `${more}; ${describeTreeSize(setup)}.`).fault;
}

function toDepth({ depth }: SearchSetup): string {
	return depth === null ? '' : ` to depth ${depth}`;
}
