/**
 * What Check says of a wrong place at first: the place, what kind of thing is wrong, and a question whose answer is on
 * the sheet. No number is in it that the student did not write, and no branch is named: the rest is an explanation.
 */
import { formatCount } from '../explain/format.ts';
import { wrongValue, type NodeWords } from './practice.en.ts';

export interface FirstWords {
	readonly said: string;
	readonly question: string;
}

/** @param written with the sign that it was typed with */
export const onValue = (node: NodeWords, written: string, mover: string): FirstWords => ({
	said: wrongValue(node, written),
	question: `Which values do its searched children return, and does ${mover} take the largest or the smallest?`
});

/** @param node the node that is cut too early, too late, or not at all */
export const onDecision = (node: NodeWords, mover: string, other: string): FirstWords => ({
	said: `The search does not leave the branches ${node.at} like this.`,
	question: `What does ${mover} have ${node.at} after each child, and what does ${other} already have further up?`
});

/** @param said which end is wrong */
export const onWindow = (said: string, node: NodeWords): FirstWords => ({
	said,
	question: `What did both sides already have on the way to ${node.name}?`
});

export const onCount = (written: number): FirstWords => ({
	said: `${formatCount(written)} is not the number of leaves evaluated.`,
	question: 'Which leaves are at or below a branch that is cut?'
});

export const onMove = (said: string): FirstWords => ({
	said,
	question: 'Which moves return the root’s value?'
});
