/** What has become of the last search that was asked for. */
import { Growth } from '$lib/core/layout/growth.ts';
import type { SearchTally } from '$lib/core/search/count.ts';
import { needsExactValues } from '$lib/core/search/ordering/order.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { TreeSize } from '$lib/core/search/size.ts';
import type { RecordingStage } from '$lib/core/trace/record.ts';
import { Pace } from '$lib/ui/pace.ts';
import type { SmallerSearch } from './smaller-search.ts';

/** Nothing is asked for but what is shown. */
interface Settled {
	readonly kind: 'shown';
	/** What is wrong with what is shown, in a sentence; null if nothing is. */
	readonly notice: string | null;
}

/** A search that does not start by itself, because minimax alone would exceed the budget. */
interface Proposed {
	readonly kind: 'proposed';
	readonly setup: SearchSetup;
	readonly size: TreeSize;
	/** The deepest search that fits the budget, and its size; null if none does. */
	readonly smaller: SmallerSearch | null;
}

/** `counting` is a search without a recording. */
type Stage = RecordingStage | 'counting';

/** A search in the worker. */
export interface Running {
	readonly kind: 'running';
	readonly setup: SearchSetup;
	readonly stage: Stage;
	/** The search has ended, and its recording is being joined: a stop changes nothing any more. */
	readonly isFinishing: boolean;
	/** Nodes visited so far in this stage. */
	readonly visited: number;
	/** Recent nodes per second; null before there is enough data. */
	readonly pace: number | null;
	/** The number of nodes minimax would visit, known or sampled before the start. */
	readonly size: TreeSize;
	/** The growing icicle of this stage; it changes in place. */
	readonly growth: Growth;
	/** Measures the pace of this stage; it changes in place. */
	readonly meter: Pace;
	/** What is said if it ends before any of it was recorded; null if nobody stopped it. */
	readonly saidIfEmpty: string | null;
	/** Tells it from every other run. */
	readonly run: symbol;
}

/** A search that was counted and not recorded. */
interface Counted {
	readonly kind: 'counted';
	readonly setup: SearchSetup;
	readonly tally: SearchTally;
}

/** A search that ended without a recording. */
interface Failed {
	readonly kind: 'failed';
	/** What went wrong, in a sentence. */
	readonly notice: string;
}

/** One of five, and each has only what belongs to it. Until a search is recorded, the one before it stays shown. */
export type SearchState = Settled | Proposed | Running | Counted | Failed;
export type StateOf<Kind extends SearchState['kind']> = Extract<
	SearchState,
	{ readonly kind: Kind }
>;

export const SETTLED: Settled = { kind: 'shown', notice: null };

/** A run that begins. */
export function begun(setup: SearchSetup, size: TreeSize, does: 'recording' | 'counting'): Running {
	const first = needsExactValues(setup.order) ? 'ordering' : 'search';
	return {
		kind: 'running',
		setup,
		size,
		isFinishing: false,
		saidIfEmpty: null,
		run: Symbol(),
		...fresh(does === 'counting' ? does : first)
	};
}

/** The same run at a stage; a stage that it was not at before has its own counts and picture. */
export function at(running: Running, stage: Stage, nodes: number | null = null): Running {
	const here = stage === running.stage ? running : { ...running, ...fresh(stage) };
	const visited = nodes ?? here.visited;
	return { ...here, visited, pace: here.meter.at(visited) };
}

function fresh(stage: Stage): Pick<Running, 'stage' | 'visited' | 'pace' | 'growth' | 'meter'> {
	return { stage, visited: 0, pace: null, growth: new Growth(), meter: new Pace() };
}
