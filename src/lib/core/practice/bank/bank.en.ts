/** The words of a question bank that no page has. */
import { algorithmOf } from '../../search/registry.ts';
import { LEVEL_INFO, type Level } from '../levels.ts';
import type { Exercise } from '../exercise.ts';
import type { Bound } from '../../trace/schema.ts';

export const NEVER = 'never searched';
export const SEARCHED = 'searched';
const BOUNDS: Readonly<Record<Bound, string>> = {
	exact: 'exactly',
	upper: 'at most',
	lower: 'at least'
};
/** What a bound of a value can be called; the root is always searched. */
export const boundKinds = (isRoot: boolean): (readonly [id: string, text: string])[] => [
	...Object.entries(BOUNDS),
	...(isRoot ? [] : [[NEVER, NEVER] as const])
];

/** What is wrong with the choice that is not the right one, before the sentence of the search. */
export const wrongBranch = (name: string, isPruned: boolean): string =>
	`${name} is ${isPruned ? NEVER : SEARCHED}.`;
export const wrongMove = (move: string): string => `The search does not choose ${move}.`;

/** @param chosen and `right` of `boundKinds`, by their ids; @param value as it is typed */
export function wrongBound(name: string, chosen: string, right: string, value: string): string {
	if (right === NEVER) return `${name} is ${NEVER}, and returns nothing.`;
	if (chosen === NEVER) return `${name} is ${SEARCHED}.`;
	const text = `${BOUNDS[right as Bound]} ${value}`;
	if (right === 'exact') return `This is no bound: the value of ${name} is ${text}.`;
	return chosen === 'exact'
		? `This is a bound: the value of ${name} is ${text}.`
		: `This is a bound from the other side: the value of ${name} is ${text}.`;
}

/** What is typed for alpha and beta of a node that is never searched. */
export const NO_WINDOW = 'x';

export const bankTitle = (level: Level, seed: number): string =>
	`Level ${level}, ${LEVEL_INFO[level].name.toLowerCase()}: tree ${seed}`;
export const categoryName = (level: Level): string =>
	`Plyscope level ${level}: ${LEVEL_INFO[level].name}`;

/** The search that is asked about. */
export function taskWords({ algorithm, rules, isForward, recording }: Exercise): string {
	const { root } = recording.trace.header.setup;
	const cut =
		rules.cut === 'equal'
			? 'A value that only equals a bound cuts, too.'
			: 'A value that only equals a bound does not cut.';
	return [
		`${algorithmOf(algorithm).name} searches this tree ${isForward ? 'from left to right' : 'from right to left'}, and ${root.toUpperCase()} moves at the root.`,
		...(algorithm === 'minimax' ? [] : [cut]),
		...(algorithm !== 'minimax' && rules.fail === 'hard'
			? ['It is fail-hard: a node returns no value outside its window.']
			: [])
	].join(' ');
}

export const HEADS = {
	cut: 'Which branches does the search visit?',
	window: `Alpha and beta when the search enters a node: a number, inf or -inf; ${NO_WINDOW} for a node that is ${NEVER}.`,
	value: 'The value that each node returns.',
	valueAndBound: `The value that each node returns; for a node that is ${NEVER} write 0.`,
	count: 'How many leaves are evaluated?',
	move: 'Which move does the player at the root choose?'
} as const;
export const AT_ROOT = 'the root';
