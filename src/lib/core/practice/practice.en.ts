/** The words of practice, but for the sentences of steps, which are the search's own. */
import { formatBound, formatCount, formatValue } from '../explain/format.ts';
import type { Amount } from '../explain/knowledge.ts';
import type { Side } from '../games/game.ts';
import type { Bound } from '../trace/schema.ts';

export const onlyPlain = 'Practice is about minimax and alpha-beta. Choose one of the two.';
export const notFinished = 'This recording ends before its search does, so nothing in it is final.';
export const noMinimax =
	'Practice needs the whole tree: record minimax too, with a budget that is large enough.';
export const nothingBelow = 'There is nothing to search below this node. Choose another one.';
export const nothingToSearch =
	'There is nothing to search in this position. Choose one with moves, or a tree such as [[3,5],[2,9]].';
export const tooLarge = (most: number): string =>
	`This tree has more than ${most} nodes, which is too large for an exercise. Choose a smaller depth, or a node further down.`;
export const nothingDrawn = (level: number, seed: number): string =>
	`Level ${level} has no tree for the seed ${formatCount(seed)}. Choose another seed.`;
export const overBudget =
	'This search is too large to practise. Choose a smaller depth or position.';
export const nothingAsked = (possible: readonly string[]): string =>
	`Nothing is asked that this search has. Choose from ${possible.join(', ')}.`;

/** A node in a sentence: its name, and the words for a place at it. */
export interface NodeWords {
	/** "b1", "a3 b2", "the root". */
	readonly name: string;
	/** "at b1", "after a3 b2", "at the root". */
	readonly at: string;
}

export const nodeWords = (path: readonly string[], at: 'at' | 'after'): NodeWords => {
	if (path.length === 0) return { name: 'the root', at: 'at the root' };
	const name = path.join(' ');
	return { name, at: `${at} ${name}` };
};

/** At the start of a sentence the name of a node keeps its small letter. */
export const begin = (text: string): string =>
	text.replace(/^(the|at|after)\b/, (word) => word.charAt(0).toUpperCase() + word.slice(1));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const limitOf = (side: Side): string => (side === 'max' ? 'alpha' : 'beta');

/** @param side the side whose bound is tested: MAX's alpha at a MIN node */
export const overPruned = (at: NodeWords, side: Side, bound: number): string =>
	`Cut too early ${at.at}: ${limitOf(side)} is ${formatValue(bound)} here.`;

/** A bound of the node's own side, mistaken for the other side's. */
export const ownBound = (
	value: number,
	owner: NodeWords,
	own: { readonly side: Side; readonly name: string },
	other: { readonly name: string; readonly at: string | null },
	node: NodeWords
): string => {
	const can =
		other.at === null ? `can only stop ${other.name}` : `can stop ${other.name} ${other.at}`;
	return `The ${formatValue(value)} ${owner.at} is ${own.side === 'max' ? 'an alpha' : 'a beta'}, ${own.name}’s own: it ${can}, never ${own.name} ${node.at}.`;
};

export const onlyEqual = 'Best only equals it, and this search cuts only past the bound.';
export const underPruned = (parent: NodeWords): string => `A cut is missing ${parent.at}.`;
/** @param written with the sign that it was typed with */
export const wrongValue = (node: NodeWords, written: string): string =>
	`${begin(node.name)} does not return ${written}.`;
/** @param truth the right bound */
export const wrongBound = (value: number, truth: Bound): string =>
	truth === 'exact'
		? `${formatValue(value)} is right, and it is exact: no sign belongs to it.`
		: `${formatValue(value)} is right, but it is a limit from the other side.`;
export const notExact = (value: number, truth: Bound): string =>
	`${formatValue(value)} is right, but it is not exact: it is ${truth === 'upper' ? 'at most' : 'at least'} that.`;
export const wrongLimit = (side: Side, node: NodeWords, value: number): string =>
	`${capital(limitOf(side))} ${node.at} is not ${formatValue(value)}.`;
export const wrongLimits = (node: NodeWords, alpha: number, beta: number): string =>
	`${begin(node.at)} alpha is not ${formatValue(alpha)}, and beta is not ${formatValue(beta)}.`;
export const swappedLimits = (node: NodeWords): string =>
	`Alpha and beta ${node.at} are exchanged: alpha is MAX’s, beta is MIN’s.`;
export const beyondCut = (child: NodeWords): string =>
	`Nothing below ${child.name} is ever searched.`;
export const missing = (where: string): string =>
	`Right so far. Something is still to be filled in ${where}.`;
export const missingAt = {
	count: 'for the leaves evaluated',
	move: 'for the move'
} as const;
export const wrongCount = (right: number, written: number): string =>
	`${formatCount(right)} ${right === 1 ? 'leaf is' : 'leaves are'} evaluated, not ${formatCount(written)}.`;
export const wrongMove = (written: string): string => `The move is not ${written}.`;
export const allRight = 'Everything is right.';

/** A value without its sign. */
export const moreExactly = ({ value, bound }: Amount): string =>
	`more exactly ${bound === 'upper' ? 'at most' : 'at least'} ${formatValue(value)}`;

/** Names several ideas with one answer. */
export const namedIdeas = (clauses: readonly string[]): string =>
	`This is the answer for ${searchesWith(clauses)}.`;

/** "a search that …, or one that …" */
export const searchesWith = ([first = '', ...rest]: readonly string[]): string => {
	const others = rest.map((clause) => `one ${clause}`);
	const last = others.pop();
	return `a search ${[first, ...others].join(', ')}${last === undefined ? '' : `, or ${last}`}`;
};
/** Before the names of several ideas that have that in common. */
export const nothingIsCut = 'Nothing is cut.';

export const askWindow = (node: NodeWords): string =>
	`What were alpha and beta as you came to ${node.name}?`;

/** The node of a place, for its label: "value at b1", "≤ 3". */
export const amountWords = ({ value, bound }: Amount): string => formatBound(value, bound);

export const diagnosedRight = 'Every answer is right.';
export const diagnosedRightButOne = 'All answers but one are right.';
/** @param idea the sentence of the ideas that fit */
export const fitting = (idea: string, what: 'every answer' | 'all but one'): string =>
	what === 'every answer' ? idea : `All but one answer fit an idea. ${idea}`;
export const diagnosedNothing = 'No single idea fits all the answers.';

export const noCode = (quoted: string): string =>
	`${quoted} is not a result code: a code begins with PS2- and is copied whole.`;
export const otherVersion = (version: string): string =>
	`This code is from version ${version} of practice, which this Plyscope cannot read.`;
export const strangeCharacter = (quoted: string): string =>
	`${quoted} is no character of a result code. Copy the code again.`;
export const wrongChecksum =
	'This code is damaged: its last part does not agree with the rest. Copy the whole code again.';
export const shortCode = 'This code ends before its answers do.';
export const longCode = 'This code has more answers than its set has places.';
export const unknownSet = (message: string): string =>
	`This code is about a set that cannot be made. ${message}`;
