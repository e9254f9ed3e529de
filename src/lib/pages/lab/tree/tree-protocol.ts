import type { growTree, TreeQuestion } from '../../../core/experiments/krk/program-tree.ts';
import type { Rules } from '../program/program-protocol.ts';

/** A task for the tree's worker. */
export interface TreeTask {
	readonly rules: Rules;
	readonly question: TreeQuestion;
}

/** The tree, or why there is none. */
export type TreeAnswer = ReturnType<typeof growTree>;
