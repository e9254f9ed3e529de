/**
 * An exercise as a question of a learning system: places to fill in, each with its right answer and the sentence of the
 * search that decides it. All nodes are asked about, also below a pruned branch: what is not asked would tell what the
 * search never visits.
 */
import { explainStep, textOf } from '../../explain/sentence.ts';
import { formatValue } from '../../explain/format.ts';
import type { Bound } from '../../trace/schema.ts';
import { stepOf, type PlaceKind } from '../asked-places.ts';
import { pathOf, type Exercise } from '../exercise.ts';
import { isLeaf } from '../plain-tree.ts';
import type { Level } from '../levels.ts';
import { movesOf } from '../read-move.ts';
import { NEVER } from './bank.en.ts';

interface Part {
	readonly node: number;
	/** The name of the node; empty for the root, and for what is about the whole search. */
	readonly name: string;
	/** The sentence of the step that decides it. */
	readonly feedback: string;
}

/** A number of leaves, or the value of a node: null where the search never visits it. */
interface NumberPart extends Part {
	readonly kind: 'value' | 'count';
	readonly value: number | null;
	/** What the number is; null where every number is exact, and is not asked. */
	readonly bound: Bound | typeof NEVER | null;
}

/** Alpha or beta on entry: null where the search never enters the node. */
interface LimitPart extends Part {
	readonly kind: 'alpha' | 'beta';
	readonly value: number | null;
}

/** Whether a branch is searched. */
interface BranchPart extends Part {
	readonly kind: 'cut';
	readonly isPruned: boolean;
}

/** The moves of the root, and which of them are right. */
interface MovePart extends Part {
	readonly kind: 'move';
	readonly moves: readonly { readonly text: string; readonly isRight: boolean }[];
}

export type BankPart = NumberPart | LimitPart | BranchPart | MovePart;

export interface BankItem {
	readonly seed: number;
	readonly level: Level;
	/** The tree as it is typed. */
	readonly position: string;
	readonly exercise: Exercise;
	readonly parts: readonly BankPart[];
}

export function bankItem(
	exercise: Exercise,
	{ level, seed }: Pick<BankItem, 'level' | 'seed'>
): BankItem {
	const { position } = exercise.recording.trace.header.setup;
	return { seed, level, position, exercise, parts: [...partsOf(exercise)] };
}

function* partsOf(exercise: Exercise): Generator<BankPart> {
	const { tree, truth, ask } = exercise;
	const nodes = Array.from({ length: tree.nodes }, (_, node) => node);
	const inner = nodes.filter((node) => !isLeaf(tree, node));
	const part = (kind: PlaceKind, node: number): Part => ({
		node,
		name: pathOf(exercise, node).join(' '),
		feedback: textOf(explainStep(exercise.story, stepOf(exercise, { kind, node, isBeyond: false })))
	});
	if (ask.includes('cuts')) {
		for (const node of nodes.slice(1)) {
			yield { ...part('cut', node), kind: 'cut', isPruned: truth.entered[node] !== true };
		}
	}
	if (ask.includes('windows')) {
		for (const node of inner) {
			const window = truth.windows[node] ?? null;
			yield { ...part('window', node), kind: 'alpha', value: window?.alpha ?? null };
			yield { ...part('window', node), kind: 'beta', value: window?.beta ?? null };
		}
	}
	if (ask.includes('values')) {
		const hasBounds = exercise.algorithm !== 'minimax';
		for (const node of inner) {
			const amount = truth.values[node] ?? null;
			yield {
				...part('value', node),
				kind: 'value',
				value: amount?.value ?? null,
				bound: hasBounds ? (amount?.bound ?? NEVER) : null
			};
		}
	}
	if (ask.includes('count')) {
		yield { ...part('count', 0), kind: 'count', value: truth.count, bound: null, name: '' };
	}
	if (ask.includes('move')) {
		const moves = movesOf(exercise).map(({ node, text }) => ({
			text,
			isRight: exercise.bestMoves.includes(node)
		}));
		yield { ...part('move', 0), kind: 'move', moves, name: '' };
	}
}

/** A number as learning systems read it: with a hyphen, and never infinite. */
export function plainNumber(value: number): string {
	return formatValue(value).replace('−', '-').replaceAll(',', '');
}
