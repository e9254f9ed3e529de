/** Exact runs on a tree: of the right search and of those with an exchanged rule, as programs write them. */
import {
	EXCHANGED_RULES,
	writtenAs,
	type RuleId,
	type Writing
} from '../practice/exchanged-rules.ts';
import { isLeaf, type PlainTree } from '../practice/plain-tree.ts';
import { OPEN_WINDOW } from '../practice/sheet.ts';
import { walk, type Twist } from '../practice/walk.ts';

/** What a program prints: the evaluated leaves in order, and the root's value. */
export interface Run {
	readonly leaves: readonly number[];
	readonly value: number;
}

/** A search as a program writes it. */
export interface Program {
	readonly writing: Writing;
	/** What it does differently. A twist remembers, so each run has its own. */
	readonly twist: () => Twist;
}

export type Cut = Writing['cut'];

export const CUTS: readonly Cut[] = ['equal', 'strict'];
const FORMS: readonly Writing['form'][] = ['best', 'bounds'];

/** Both forms of the right search visit the same leaves. */
export function rightProgram(cut: Cut): Program {
	return { writing: { form: 'best', cut }, twist: () => ({}) };
}

export function rightRun(tree: PlainTree, cut: Cut): Run {
	return runOf(tree, rightProgram(cut));
}

/** The programs with one rule exchanged: in each form, and in each way to get it wrong. */
export function programsWith(id: RuleId, cut: Cut): Program[] {
	return FORMS.flatMap((form) => {
		const writing = { form, cut };
		return twistsOf(id, writing).map((_, way) => ({
			writing,
			twist: () => twistsOf(id, writing)[way] ?? {}
		}));
	});
}

/** The programs with two rules exchanged, where the two change different places of the search. */
export function programsWithBoth([one, other]: [RuleId, RuleId], cut: Cut): Program[] {
	return FORMS.flatMap((form) => {
		const writing = { form, cut };
		return twistsOf(one, writing).flatMap((a, i) =>
			twistsOf(other, writing).flatMap((b, j) => {
				if (Object.keys(a).some((place) => place in b)) return [];
				const twist = (): Twist => ({
					...twistsOf(one, writing)[i],
					...twistsOf(other, writing)[j]
				});
				return [{ writing, twist }];
			})
		);
	});
}

function twistsOf(id: RuleId, writing: Writing): readonly Twist[] {
	return EXCHANGED_RULES.find((rule) => rule.id === id)?.twists(writing) ?? [];
}

export function runOf(tree: PlainTree, { writing, twist }: Program): Run {
	const rules = { cut: writing.cut, fail: 'soft', ties: 'bounds' } as const;
	const problem = {
		tree,
		rules,
		algorithm: 'alphabeta',
		window: OPEN_WINDOW,
		isWhole: true
	} as const;
	const { entered, values } = walk(problem, { ...writtenAs(writing), ...twist() });
	const leaves: number[] = [];
	collect(0);
	return { leaves, value: values[0]?.value ?? (tree.value[0] as number) };

	function collect(node: number): void {
		if (entered[node] !== true) return;
		if (isLeaf(tree, node)) leaves.push(node);
		else tree.children[node]?.forEach(collect);
	}
}
