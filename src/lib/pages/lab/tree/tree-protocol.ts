import type { growTree, TreeQuestion } from '../../../core/experiments/krk/program-tree.ts';
import type { Rules } from '../program/program-protocol.ts';

/** A task for the tree's worker. */
export interface TreeTask {
	readonly rules: Rules;
	readonly question: TreeQuestion;
	/** Whether to count what alpha-beta visits, too: in a large tree that takes long. */
	readonly count: 'tree-alone' | 'tree-and-visits';
}

/** The tree, or why there is none. */
type Grown = ReturnType<typeof growTree>;

/** What is known before the end of a task. */
export type TreeNews =
	/** Lookup tables made so far. */
	| { readonly kind: 'tables'; readonly made: number }
	| { readonly kind: 'grown'; readonly grown: Grown }
	/** The level that the count of visited nodes has reached. */
	| { readonly kind: 'counting'; readonly level: number };

/** Number of nodes that alpha-beta visits; null if not asked for. */
export type TreeAnswer = number | null;
