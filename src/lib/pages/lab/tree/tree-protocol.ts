/** Messages between the tree's page and its worker; both sides import this file. */
import type {
	NoTree,
	ProgramTree,
	TreeQuestion
} from '../../../core/experiments/krk/program-tree.ts';
import type { Numbered } from '../../../workers/worker-link.ts';
import type { Rules } from '../program/program-protocol.ts';

export interface TreeAsked {
	readonly rules: Rules;
	readonly question: TreeQuestion;
}

export type TreeRequest = Numbered & { readonly kind: 'tree' } & TreeAsked;

export type TreeResponse = Numbered &
	/** Number of tables made so far. */
	(
		| { readonly kind: 'tables'; readonly made: number }
		| { readonly kind: 'tree'; readonly tree: ProgramTree }
		| { readonly kind: 'none'; readonly none: NoTree }
		| { readonly kind: 'failed'; readonly message: string }
	);
