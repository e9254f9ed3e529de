/** The words of worksheets. */
import { plural } from '../../base/count-words.ts';
import { formatLimit } from '../../explain/format.ts';
import type { Exercise } from '../exercise.ts';
import type { AskField } from '../ask-field.ts';
import type { Window } from '../sheet.ts';
import type { WorksheetValues } from './worksheet-link.ts';

const NAMES = { minimax: 'Minimax', alphabeta: 'Alpha-beta' } as const;

/** @param level null for positions of one’s own */
export const title = (
	algorithm: WorksheetValues['algorithm'],
	name: string | null,
	level: number
): string => (name === null ? NAMES[algorithm] : `${NAMES[algorithm]}, level ${level}: ${name}`);

export const ofTree = (index: number, message: string): string => `Tree ${index + 1}: ${message}`;

/**
 * @param index of the tree that has no other variant
 * @param canVary whether there are variants of such trees at all
 */
export const noVariants = (
	index: number,
	{ position, variants }: WorksheetValues,
	canVary: boolean
): string => {
	const tree = (position?.length ?? 1) > 1 ? `tree ${index + 1}` : 'this tree';
	const why = canVary
		? `No other order of ${tree} was found that has as many cutoffs of each kind`
		: 'Only whole typed trees have variants';
	return `${why}. There are fewer than ${variants} variants.`;
};

/** What is to be done, and by which rule: printed above the trees. */
export function rules(values: WorksheetValues, exercise: Exercise): string[] {
	const rule = searchRule(values, exercise);
	const asked = asks(values.ask);
	return values.algorithm === 'minimax' ? [`${rule} ${asked}`] : [rule, asked];
}

/** By which rule the trees are searched. */
export function searchRule({ algorithm, cut, fail }: WorksheetValues, { story }: Exercise): string {
	const root = story.roleNames[story.trace.isMax(0) ? 'max' : 'min'];
	const first = `${root} moves at the root. Go from left to right.`;
	if (algorithm === 'minimax') return first;
	const rule =
		cut === 'equal'
			? 'Cut where best meets the bound (≥, ≤).'
			: 'Cut where best passes the bound (>, <). Do not prune on equality.';
	const returned =
		fail === 'hard' ? ' A node returns its best value inside its window (fail-hard).' : '';
	return `${first} ${rule}${returned}`;
}

function asks(ask: readonly AskField[]): string {
	const parts: string[] = [];
	if (ask.includes('values')) {
		parts.push(
			ask.includes('cuts')
				? 'Write the value of each node, with ≤ or ≥ where it is a bound.'
				: 'Write the value of each node.'
		);
	}
	if (ask.includes('windows')) parts.push('Write alpha and beta as the search enters the node.');
	if (ask.includes('cuts')) parts.push('Cross out each branch that is never searched.');
	return parts.join(' ');
}

/** The names of the blanks under a tree. */
export const BLANKS = {
	order: 'Leaves in the order evaluated',
	count: 'How many',
	move: 'Move chosen',
	toward: 'Moving toward',
	value: 'Value'
} as const;

const PAPERS = {
	a4: 'A4',
	letter: 'Letter',
	'a4-landscape': 'A4',
	'letter-landscape': 'Letter'
} as const;

export const tooWide = (index: number, leaves: number, paper: WorksheetValues['paper']): string =>
	`Tree ${index + 1} has ${plural(leaves, 'leaf', 'leaves')}, too many for ${PAPERS[paper]} with type of 8 points. Choose a smaller depth or another tree.`;

export const enteredWith = ({ alpha, beta }: Window): string =>
	`The first node is entered with alpha ${formatLimit(alpha)} and beta ${formatLimit(beta)}.`;

export const points = (count: number): string => plural(count, 'point', 'points');

export const REORDER = 'The same tree, with the children in an order that prunes most:';

/** Of the printed order: its leaves, and the fewest of all orders. */
export const reordered = (leaves: number, fewest: number): string =>
	leaves === fewest
		? `In this order ${plural(leaves, 'leaf is', 'leaves are')} evaluated. No order needs fewer.`
		: `In this order ${plural(leaves, 'leaf is', 'leaves are')} evaluated. Some order needs ${fewest}.`;

export const HOME = 'Check at home';
export const variant = (letter: string): string => `Variant ${letter}`;
