/** The tree in words: its levels, its choice, its reductions, and the node on the board. */
import { formatCount as formatExact } from '$lib/core/explain/format.ts';
import { superscript } from '$lib/core/experiments/krk/hypothesis-format.ts';
import type { LevelCount } from '$lib/core/experiments/krk/level-counts.ts';
import type { Outcome } from '$lib/core/experiments/krk/play-game.ts';
import type {
	Fate,
	NoTree,
	ProgramTree,
	TreeChoice,
	TreeNode,
	TreeRow
} from '$lib/core/experiments/krk/program-tree.ts';
import { FIFTY_MOVES, type KrkEnding } from '$lib/core/games/krk/krk-state.ts';
import type { Profile } from '$lib/core/games/krk/profile/profile.ts';
import type { Turn } from '$lib/core/games/krk/placement.ts';
import { describeReached, type ValueWords } from '$lib/games/krk/describe-value.ts';
import { formatNumber } from '../program/describe-game.ts';

/** White is MIN: its reductions keep the smallest value. */
export const KEEPS: Readonly<Record<Turn, string>> = { white: 'smallest', black: 'largest' };

/** Beyond 2^53 only the first digits are exact: "1.3 × 10¹⁷". */
export function formatCount(count: number): string {
	if (count <= Number.MAX_SAFE_INTEGER) return formatExact(count);
	const [digits = '', power = ''] = count.toExponential(1).split('e+');
	return `${digits} × 10${superscript(Number(power))}`;
}

const counted = (count: number, one: string, many: string): string =>
	`${formatCount(count)} ${count === 1 ? one : many}`;

/** What the page says of labels and boxes, over the cells. */
export const HOW_TO_READ = 'label: static value first; box: what came up';

/** The heads over root, rows and cells: a title, and a line under it. */
export function headsOf({ line, rows }: ProgramTree): readonly [title: string, text: string][] {
	const root = line.at(-1) as TreeNode;
	const { level, turn } = root;
	const [side, other] = turn === 'white' ? ['White', 'Black'] : ['Black', 'White'];
	const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
	const replies = counted(cells, `${other} reply`, `${other} replies`);
	const goesUp = `${KEEPS[turn === 'white' ? 'black' : 'white']} goes up`;
	return [
		[`Level ${level}`, level === 0 ? `root, ${side}` : `opened, ${side}`],
		[
			`Level ${level + 1}`,
			`${counted(rows.length, `${side} move`, `${side} moves`)}, ${KEEPS[turn]} goes up`
		],
		[`Level ${level + 2}`, `${replies}, ${goesUp}`]
	];
}

/** Why the program plays the move of the green row. */
export function describeChoice(choice: TreeChoice, row: TreeRow, seed: number): string {
	const { tied, rule, fromWorst } = choice;
	switch (rule) {
		case 'alone':
			return `chosen: alone with ${formatNumber(row.value)}, no tie`;
		case 'place':
			return fromWorst
				? `chosen by its place from the worst end, as ${tied} tie`
				: `chosen by its place among ${tied} tied`;
		case 'random':
			return fromWorst
				? `chosen at random, seed ${seed}, from the worst end, as ${tied} tie`
				: `chosen at random, seed ${seed}, among ${tied} tied`;
	}
}

/** The note of an opened row that is not the chosen one. */
export function describeOpened(row: TreeRow, root: TreeNode): string {
	const value = formatNumber(row.value);
	return row.fate === 'lost' || row.level > 1
		? row.value === root.value
			? `opened; ${value}, as the node above`
			: `opened; ${value}, not ${formatNumber(root.value)}`
		: `opened; tied with ${value}`;
}

/** "Re5", "Re5 and Kd4", "Re5, Kd4 and Ke4"; long lists are counted. */
function listMoves(names: readonly string[]): string {
	if (names.length > 6) return `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`;
	const last = names.at(-1) ?? '';
	return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/**
 * What the reduction into a level did; at the last level nothing is reduced yet.
 *
 * @param form in brief it leaves out the counts of the last reduction, which the levels show
 */
export function describeReduction(
	{ levels, line, rows, choice }: ProgramTree,
	level: number,
	seed: number,
	form: 'long' | 'brief'
): string {
	const below = levels[level + 1];
	const here = levels[level] as LevelCount;
	if (below === undefined) {
		return `Nothing is reduced yet: each node has its static value, in italics. ${counted(here.nodes, 'value is', 'values are')} on the last level.`;
	}
	const verb = here.turn === 'white' ? 'Minimise' : 'Maximise';
	const values = counted(below.nodes, 'value', 'values');
	if (level > 0) {
		const kept = `the ${KEEPS[here.turn]} of each ${below.nodes === here.subtrees ? 'one' : 'subtree'}`;
		const ended = here.nodes - here.subtrees;
		const rest =
			ended === 0
				? ''
				: ` ${counted(ended, 'more node of this level ends', 'more nodes of this level end')} the game and ${ended === 1 ? 'keeps its' : 'keep their'} value.`;
		return `${verb}: ${values} in ${counted(here.subtrees, 'subtree', 'subtrees')} become ${formatCount(here.subtrees)}, ${kept}.${rest}`;
	}
	const [root] = line;
	const best = formatNumber(root?.value ?? 0);
	const least = here.turn === 'white' ? 'least' : 'greatest';
	const counts = form === 'long' ? `${verb}: ${values} become 1. ` : '';
	const become = `${counts}The ${least} is ${best}`;
	// Deeper tables have other rows.
	if (line.length > 1) return `${become}.`;
	const names = rows.filter(({ fate }) => fate !== 'lost').map(({ text }) => text);
	if (names.length === 1 && !choice.fromWorst) return `${become}, and only ${names[0]} has it.`;
	const chosen = rows.find(({ move }) => move === choice.move)?.text ?? '';
	return `${become}; ${listMoves(names)} ${names.length === 1 ? 'has' : 'have'} it. ${explainTaking(choice, chosen, seed)}`;
}

function explainTaking({ rule, fromWorst }: TreeChoice, chosen: string, seed: number): string {
	const worst = fromWorst ? ', counted from the worst end of the list' : '';
	if (rule === 'place') {
		return `The program takes ${chosen} by its place${worst}, with seed ${seed} as with any other, where the paper says at random.`;
	}
	return `The program takes ${chosen} at random, seed ${seed}${worst}.`;
}

const OUTCOMES: Readonly<Record<KrkEnding, Outcome>> = {
	checkmate: 'checkmate',
	stalemate: 'stalemate',
	'insufficient-material': 'rook-capture',
	threefold: 'threefold',
	'fifty-moves': 'fifty-moves'
};

/** The static value of a node: its sum and its reason, with what its level makes of an ending. */
export function describeStatic(node: TreeNode, profile: Profile): ValueWords {
	const { id, turn, ending, level } = node;
	const outcome = ending === null ? null : OUTCOMES[ending];
	const words = describeReached(id, turn, profile.reading, outcome, profile.fiftyValue);
	if (ending === null || words.value.replace('−', '-') === withSign(node.static)) return words;
	const value = formatNumber(node.static);
	const why =
		node.static === -1
			? `Black’s search of the released program takes every ending before its last level as ${value}.`
			: level === 3 && profile.levelThreeMate === 'minus-900'
				? `At level 3 the released program takes a mate as ${value}.`
				: `A mate on level ${level} is worth ${value}: faster mates score higher.`;
	return { value, sum: '', why: `${words.why} ${why}` };
}

/** As `describeReached` writes draws: "+1000". */
function withSign(value: number): string {
	return value >= 1000 ? `+${value}` : String(value);
}

/**
 * What came up to a node from below; empty for a node without children.
 *
 * @param level down to which the tree has been reduced, and `depth`, its last level
 */
export function describeUp(node: TreeNode, level: number, depth: number): string {
	if (node.children === 0) return '';
	if (node.level < level) return 'Nothing has come up to it yet.';
	const below = depth - node.level;
	return `Up from ${below === 1 ? '1 level' : `${below} levels`} deeper came ${formatNumber(node.value)}, so the box says ${formatNumber(node.value)}.`;
}

const NO_TREE: Readonly<Record<NoTree, string>> = {
	over: 'No tree: the game is over in this position.',
	'in-check': 'White cannot be to move here: the rook gives check.',
	'no-move': 'Black cannot be to move here: it has no legal move.',
	fifty: `The other side cannot be to move here: the fifty-move rule ends the game at ply ${FIFTY_MOVES}.`
};

export function describeNone(none: NoTree): string {
	return NO_TREE[none];
}

const FATES: Readonly<Record<Fate, string>> = {
	kept: 'kept',
	tied: 'equal to the kept one',
	lost: 'lost'
};

/** What the reduction made of a node, for screen readers. */
export function describeFate(fate: Fate): string {
	return FATES[fate];
}

const ENDINGS: Readonly<Record<KrkEnding, string>> = {
	checkmate: 'checkmate',
	stalemate: 'stalemate',
	'insufficient-material': 'rook captured',
	threefold: 'threefold repetition',
	'fifty-moves': 'fifty-move rule'
};

export function describeEnding(ending: KrkEnding): string {
	return ENDINGS[ending];
}

/** What alpha-beta visits of the tree, with its order and rules. */
export function describeVisits(
	tree: ProgramTree,
	visited: number | null,
	counting: number | null
): string {
	const how = 'listed order, cutoffs on equality, ties as bounds';
	if (visited !== null) {
		return `${formatCount(visited)} of ${formatCount(sizeOf(tree))} visited by alpha-beta (${how})`;
	}
	const reached = counting === null ? '' : `, level ${counting} of ${tree.levels.length - 1}`;
	return `counting the nodes that alpha-beta visits (${how})${reached}…`;
}

function sizeOf({ levels }: ProgramTree): number {
	return levels.reduce((sum, { nodes }) => sum + nodes, 0);
}

/** "120 nodes" */
export function describeSize(tree: ProgramTree): string {
	return counted(sizeOf(tree), 'node', 'nodes');
}
