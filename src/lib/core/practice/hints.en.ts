/** The words of hints. */
import { formatBound, formatCount, formatValue } from '../explain/format.ts';
import type { Amount } from '../explain/knowledge.ts';
import type { Side } from '../games/game.ts';
import { begin, type NodeWords } from './practice.en.ts';
import type { Window } from './sheet.ts';

export type { NodeWords } from './practice.en.ts';

type Three = readonly [string, string, string];

export interface CutHint {
	readonly node: NodeWords;
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
	const { node, side, mover, other, owner, best, bound, isStrict, isCut } = hint;
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
	if (best === null) return [first, second, 'There is nothing to test before the first return.'];
	const sign = side === 'max' ? (isStrict ? '>' : '≥') : isStrict ? '<' : '≤';
	const test = `${formatValue(best)} ${sign} ${formatValue(bound)}`;
	return [first, second, `${test}: the test ${isCut ? 'holds' : 'does not hold'}.`];
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
}

export function onWindow({ node, parent, side, mover, given, best, window }: WindowHint): Three {
	const limit = side === 'max' ? 'alpha' : 'beta';
	const moved =
		best === null
			? `${mover} has nothing yet ${parent.at}, so both come down as they are`
			: `${mover} has ${formatValue(best)} ${parent.at}, and can only ${side === 'max' ? 'raise' : 'lower'} ${limit}`;
	return [
		`Alpha and beta ${node.at} come down from ${parent.name}, where ${mover} can move ${limit}.`,
		`${begin(parent.name)} was entered with alpha ${formatValue(given.alpha)} and beta ${formatValue(given.beta)}; ${moved}.`,
		`Alpha is ${formatValue(window.alpha)}, beta is ${formatValue(window.beta)}.`
	];
}

export const onRootWindow = ({ alpha, beta }: Window): Three => [
	'Nothing has been searched yet.',
	'Before the first move neither side has anything, unless a window is given.',
	`Alpha is ${formatValue(alpha)}, beta is ${formatValue(beta)}.`
];

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
	const rest = [
		best === amount.value ? '' : `, clamped to the window ${formatValue(amount.value)}`,
		amount.bound === 'exact' ? '' : `, as a limit ${formatBound(amount.value, amount.bound)}`
	];
	return [
		`${begin(node.at)} ${mover} takes the ${kind} value that its searched moves return.`,
		`${begin(list.join(', '))}.`,
		`The ${kind} of ${numbers.map((one) => formatValue(one)).join(', ')} is ${formatValue(best)}${rest.join('')}.`
	];
}

export const onCount = (all: number, evaluated: number): Three => [
	'Count the leaves that are evaluated: none at or below a branch that is cut.',
	`There are ${formatCount(all)} leaves, and ${formatCount(all - evaluated)} of them are cut.`,
	`${formatCount(all)} − ${formatCount(all - evaluated)} is ${formatCount(evaluated)}.`
];

export const onMove = (value: number, name: string): Three => [
	'The move is the first that gives the root its value.',
	`The root is worth ${formatValue(value)}.`,
	`${name} is the first move that returns ${formatValue(value)}.`
];

export const onBeyond = (node: NodeWords, cut: NodeWords): Three => [
	`The search never comes to ${node.name}.`,
	`The branch to ${cut.name} is cut.`,
	`Leave everything blank ${node.at}.`
];
