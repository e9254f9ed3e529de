/** The words of hints. */
import { formatCount, formatValue } from '../explain/format.ts';
import type { Amount } from '../explain/knowledge.ts';
import type { Side } from '../games/game.ts';
import { begin, type NodeWords } from './practice.en.ts';
import type { Window } from './sheet.ts';

export type { NodeWords } from './practice.en.ts';

type Three = readonly [string, string, string];

export interface CutHint {
	readonly node: NodeWords;
	/** The child that is searched or pruned. */
	readonly child: string;
	readonly side: Side;
	/** Who moves at the node, and the other side, whose bound is tested. */
	readonly mover: string;
	readonly other: string;
	/** Where the bound was set; null if it comes from above the exercise, or from nowhere. */
	readonly owner: NodeWords | null;
	readonly best: number | null;
	readonly bound: number;
	readonly isStrict: boolean;
	readonly isCut: boolean;
}

export function onCut(hint: CutHint): Three {
	const { node, child, side, mover, other, owner, best, bound, isStrict, isCut } = hint;
	const limit = side === 'max' ? 'beta' : 'alpha';
	const first = isCut
		? `${begin(node.at)} ${mover} is cut by ${limit}: what ${other} already has further up.`
		: `${begin(node.at)} only ${limit} can cut ${mover}: what ${other} already has further up.`;
	const isOpen = !Number.isFinite(bound) && owner === null;
	const has = owner === null ? `${limit} as it was given` : `what ${other} has ${owner.at}`;
	const second = isOpen
		? `${other} has no bound yet on the way to ${node.name}.`
		: best === null
			? `${mover} has nothing yet ${node.at}: the first move is always searched.`
			: `Compare what ${mover} has ${node.at} with ${has}.`;
	if (best === null) return [first, second, firstIsSearched(mover, node)];
	const goesOn = `${child} is ${isCut ? 'pruned' : 'searched'}.`;
	const holds = (side === 'max' ? best > bound : best < bound) || (best === bound && !isStrict);
	// The root may search all of its moves, whatever their values.
	if (holds !== isCut) return [first, second, begin(goesOn)];
	const sign = side === 'max' ? (isStrict ? '>' : '≥') : isStrict ? '<' : '≤';
	const test = `${formatValue(best)} ${sign} ${formatValue(bound)}`;
	if (isCut) return [first, second, `${test} holds: ${goesOn}`];
	const why = isOpen ? `, since ${other} has no bound yet` : '';
	return [first, second, `${test} does not hold${why}: ${goesOn}`];
}

export const firstIsSearched = (mover: string, { at }: NodeWords): string =>
	`${mover} has nothing ${at} yet, so there is nothing to compare: the first move is always searched.`;

/** Where an end of a window comes from. */
export interface LimitFrom {
	/** Whose bound it is. */
	readonly mover: string;
	/** The child whose value it is; null if it was given from above the exercise, or is nobody's yet. */
	readonly child: string | null;
	readonly isGiven: boolean;
}

interface WindowHint {
	readonly node: NodeWords;
	readonly parent: NodeWords;
	readonly side: Side;
	readonly mover: string;
	/** The window of the parent as it was entered. */
	readonly given: Window;
	readonly best: number | null;
	readonly window: Window;
	readonly from: Readonly<Record<'alpha' | 'beta', LimitFrom>>;
}

export function onWindow(hint: WindowHint): Three {
	const { node, parent, side, mover, given, best, window, from } = hint;
	const limit = side === 'max' ? 'alpha' : 'beta';
	const moved =
		best === null
			? `${mover} has nothing yet ${parent.at}, so both come down as they are`
			: `${mover} has ${formatValue(best)} ${parent.at}, and can only ${side === 'max' ? 'raise' : 'lower'} ${limit}`;
	return [
		`Alpha and beta ${node.at} come down from ${parent.name}, where ${mover} can move ${limit}.`,
		`${begin(parent.name)} was entered with alpha ${formatValue(given.alpha)} and beta ${formatValue(given.beta)}; ${moved}.`,
		sayWindow(window, from)
	];
}

export const onRootWindow = (window: Window, from: WindowHint['from']): Three => [
	'Nothing has been searched yet.',
	'Before the first move neither side has anything, unless a window is given.',
	sayWindow(window, from)
];

/** "α 9 from a, β ∞: nothing from MIN yet." */
function sayWindow({ alpha, beta }: Window, from: WindowHint['from']): string {
	const [low, high] = [`α ${formatValue(alpha)}`, `β ${formatValue(beta)}`];
	const isNobodys = (one: LimitFrom): boolean => one.child === null && !one.isGiven;
	if (isNobodys(from.alpha) && isNobodys(from.beta)) {
		return `${low}, ${high}: nothing from ${from.alpha.mover} or ${from.beta.mover} yet.`;
	}
	return `${sayLimit(low, from.alpha)}, ${sayLimit(high, from.beta)}.`;
}

function sayLimit(limit: string, { child, isGiven, mover }: LimitFrom): string {
	if (child !== null) return `${limit} from ${child}`;
	return isGiven ? `${limit} as given` : `${limit}: nothing from ${mover} yet`;
}

export function onValue(
	node: NodeWords,
	mover: string,
	side: Side,
	returned: readonly { readonly name: string; readonly value: number }[],
	amount: Amount
): Three {
	const list = returned.map(({ name, value }) => `${name} returns ${formatValue(value)}`);
	const numbers = returned.map(({ value }) => value);
	const best = side === 'max' ? Math.max(...numbers) : Math.min(...numbers);
	const kind = side === 'max' ? 'largest' : 'smallest';
	const sign = amount.bound === 'exact' ? '' : amount.bound === 'upper' ? 'at most ' : 'at least ';
	const clamped = best === amount.value ? '' : ', clamped to the window';
	const found = `${sign}${formatValue(amount.value)}${clamped}.`;
	return [
		`${begin(node.at)} ${mover} takes the ${kind} value that its searched moves return.`,
		`${begin(list.join(', '))}.`,
		numbers.length === 1
			? `${mover} has only ${formatValue(best)}: ${found}`
			: `${mover} takes the ${kind} of ${listed(numbers)}: ${found}`
	];
}

/** "4, 14 and 10". */
function listed(numbers: readonly number[]): string {
	const all = numbers.map((one) => formatValue(one));
	const last = all.pop() ?? '';
	return `${all.join(', ')} and ${last}`;
}

/** @param rule null where it is on view already */
export const lastHint = (rule: string | null): string =>
	`${rule === null ? 'All that there is to say is above.' : rule} One more hint fills it in, and then it does not count.`;

export const onCount = (all: number, evaluated: number): Three => [
	'Count the leaves that are evaluated: none at or below a branch that is cut.',
	`There are ${formatCount(all)} leaves, and ${formatCount(all - evaluated)} of them are cut.`,
	`${formatCount(all)} leaves, ${all === evaluated ? 'none' : formatCount(all - evaluated)} of them pruned: ${formatCount(evaluated)}.`
];

export const onMove = (value: number, name: string): Three => [
	'The move is the first that gives the root its value.',
	`The root is worth ${formatValue(value)}.`,
	// The search’s sentence, which follows it in places, says the root’s value.
	`${name} is the first move that returns ${formatValue(value)}.`
];

export const onBeyond = (node: NodeWords, cut: NodeWords): Three => [
	`The search never comes to ${node.name}.`,
	`The branch to ${cut.name} is cut.`,
	`${begin(cut.name)} is pruned: leave everything blank ${node.at}.`
];
