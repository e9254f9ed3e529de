/** A student's answers: the texts as typed, the branches that are marked, and both as they are read. */
import type { Result } from '../base/result.ts';
import type { Ranks } from './child-orders.ts';
import { parseCount, parseEntry, parseLimit, type Entry } from './entry.ts';
import type { Exercise } from './exercise.ts';
import { isLeaf } from './plain-tree.ts';
import type { PlaceId } from './asked-places.ts';
import { readMove } from './read-move.ts';

/** A field of the sheet: `value-3`, `alpha-3` and `beta-3` of node 3. */
export type EntryId = `${'value' | 'alpha' | 'beta'}-${number}` | 'count' | 'move';

/** How often help was asked for. */
export interface Help {
	readonly checks: number;
	/** Explanations, those of a second Check of the same place included. */
	readonly whys: number;
	readonly hints: number;
}

export const NO_HELP: Help = { checks: 0, whys: 0, hints: 0 };

/** Plain data, to be kept as it is. */
export interface Answers {
	readonly texts: Readonly<Partial<Record<EntryId, string>>>;
	/** The nodes whose branch is marked as never searched. */
	readonly cuts: readonly number[];
	/** Places that a Check found wrong: the next one explains them. */
	readonly found?: readonly PlaceId[];
	/** Places that were explained, which count half; of a decision the branch to the first child. */
	readonly told?: readonly PlaceId[];
	/** Places that a hint filled in, which count for nothing. */
	readonly given?: readonly PlaceId[];
	/** True once the key was shown: nothing counts any more. */
	readonly isShown?: boolean;
	readonly help?: Help;
	/** Of the children in the tree of Reorder; missing where they are as given. */
	readonly orders?: Ranks;
}

export const BLANK: Answers = { texts: {}, cuts: [] };

/** A text that says nothing: neither blank nor a value. */
export const UNREADABLE = 'unreadable';
type Read<T> = T | typeof UNREADABLE | null;

/** Answers as read; what is not asked, or not in the tree, is ignored. */
export interface Written {
	readonly values: readonly Read<Entry>[];
	readonly alphas: readonly Read<number>[];
	readonly betas: readonly Read<number>[];
	readonly count: Read<number>;
	/** The root's child. */
	readonly move: Read<number>;
	/** Marked branches, without those below another. */
	readonly pruned: readonly boolean[];
	/** False for an untouched sheet. */
	readonly isBegun: boolean;
	/** Places that count for nothing; `all` after the key was shown. */
	readonly given: ReadonlySet<string> | 'all';
	/** Places that count half. */
	readonly told: ReadonlySet<string>;
}

export function readAnswers(exercise: Exercise, answers: Answers): Written {
	const { texts, cuts } = answers;
	const { tree, ask } = exercise;
	const nodes = Array.from({ length: tree.nodes }, (_, node) => node);
	const inner = <T>(asked: boolean, read: (node: number) => Read<T>): Read<T>[] =>
		nodes.map((node) => (asked && !isLeaf(tree, node) ? read(node) : null));
	const marked = nodes.map((node) => ask.includes('cuts') && node > 0 && cuts.includes(node));
	const isBelow = nodes.map(() => false);
	for (const node of nodes.slice(1)) {
		const parent = tree.parent[node] as number;
		isBelow[node] = isBelow[parent] === true || marked[parent] === true;
	}
	const hasWindows = ask.includes('windows');
	const written = {
		values: inner(ask.includes('values'), (n) => settle(parseEntry(textOf(texts, `value-${n}`)))),
		alphas: inner(hasWindows, (n) => settle(parseLimit(textOf(texts, `alpha-${n}`)))),
		betas: inner(hasWindows, (n) => settle(parseLimit(textOf(texts, `beta-${n}`)))),
		count: ask.includes('count') ? settle(parseCount(textOf(texts, 'count'))) : null,
		move: ask.includes('move') ? settle(readMove(exercise, textOf(texts, 'move'))) : null,
		pruned: marked.map((isMarked, node) => isMarked && isBelow[node] === false)
	};
	const { values, alphas, betas, count, move, pruned } = written;
	const isBegun =
		[...values, ...alphas, ...betas, count, move].some((one) => one !== null) ||
		pruned.includes(true);
	const given = answers.isShown === true ? 'all' : new Set<string>(answers.given);
	return { ...written, isBegun, given, told: new Set<string>(answers.told) };
}

/** The text of one field as stored, which may be anything. */
export function textOf(texts: Answers['texts'], id: EntryId): string {
	const text: unknown = Object.hasOwn(texts, id) ? texts[id] : '';
	return typeof text === 'string' ? text : '';
}

function settle<T>(read: Result<T | null>): Read<T> {
	return read.ok ? read.value : UNREADABLE;
}
