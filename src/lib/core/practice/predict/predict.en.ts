/** The words of Predict, but for the sentences of steps and the names of wrong ideas. */
import { formatCount } from '../../explain/format.ts';
import type { Side } from '../../games/game.ts';
import type { Bound } from '../../trace/schema.ts';
import type { Kind } from './kind.ts';
import type { NodeWords } from '../practice.en.ts';

export const onlyAlphaBeta = 'Predict asks about alpha-beta. Choose it as the search.';
export const notFinished =
	'This recording ends before its search does, so Predict cannot ask about it.';
export const noMinimax =
	'Predict needs the whole tree: record minimax too, with a budget that is large enough.';
export const tooLarge = (nodes: number, most: number): string =>
	`The whole tree has ${formatCount(nodes)} nodes; Predict asks about at most ${formatCount(most)}.`;

/** What a node hands to its parent. */
export const gives = (name: string, value: string, how: Bound | 'leaf' | 'mate'): string =>
	`${name} ${{ leaf: 'is worth', mate: 'gives', exact: 'gives exactly', upper: 'gives at most', lower: 'gives at least' }[how]} ${value}.`;

export const askCut = (given: string, { at }: NodeWords): string => `${given} Cut ${at}, or go on?`;
export const cutOrGoOn = (cuts: boolean): string => (cuts ? 'Cut' : 'Go on');

export const askValue = (given: string, { name }: NodeWords): string =>
	`${given} What does ${name} return?`;

export const askBound = (side: Side, { at }: NodeWords, child: string): string =>
	`${child} returns. What is ${side === 'max' ? 'alpha' : 'beta'} ${at} then?`;

export const askNext = (given: string): string => `${given} Which node is searched next?`;
export const searchEnds = 'None: it ends';

export const askOwner = (given: string, { at }: NodeWords): string =>
	`${given} The search cuts ${at}. Whose bound is it?`;

export const askNever = ({ at }: NodeWords): string =>
	`Cut ${at}: which branches are never searched?`;

export const right = 'Right.';
export const notQuite = 'Not quite.';
export const kindNames: Readonly<Record<Kind, string>> = {
	cut: 'Cut or go on',
	value: 'Values',
	bound: 'Alpha and beta',
	next: 'The next node',
	owner: 'Whose bound cuts',
	never: 'What is never searched'
};
export const allShown = 'All of the search is shown, so nothing is left to predict.';
export const tallied = (right: number, asked: number): string => `${right} of ${asked} right`;
export const ideaTallied = (clause: string, times: number): string =>
	`“A search ${clause}”: ${times === 1 ? 'once' : `${formatCount(times)} times`}`;
