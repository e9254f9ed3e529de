/** The words of the tree's page, compared with the tree itself. */
import { describe, expect, it, test } from 'vitest';
import { LevelTables } from '$lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { KrkGame } from '$lib/core/experiments/krk/play-game.ts';
import {
	growTree,
	ruleOf,
	type ProgramTree,
	type TreeNode,
	type TreeRow
} from '$lib/core/experiments/krk/program-tree.ts';
import { moveUci } from '$lib/core/games/krk/moves.ts';
import { PROGRAM_TREE } from '$lib/core/share/program-tree-link.ts';
import { CLEAN, RELEASED, type Profile } from '$lib/core/games/krk/profile/profile.ts';
import type { Turn } from '$lib/core/games/krk/placement.ts';
import {
	ROOT,
	keptUnder,
	nodeAt,
	orderRows,
	originOf,
	placeAfter,
	placeKey
} from '$lib/pages/lab/tree/tree-places.ts';
import { findTreeFaults } from '$lib/pages/lab/tree/tree-faults.ts';
import {
	describeChoice,
	describeReduction,
	describeStatic,
	describeUp,
	describeVisits,
	formatCount,
	headsOf
} from '$lib/pages/lab/tree/tree-words.ts';

const FIGURE_1 = 206_557;

function treeOf(profile: Profile, steps: number, turn: Turn | null = null): ProgramTree {
	const game = new KrkGame(new LevelTables(profile, steps, steps));
	const grown = growTree(game, { start: FIGURE_1, seed: 1, moves: [], ply: 0, turn, line: [] });
	if ('none' in grown) throw new Error(grown.none);
	return grown.tree;
}

const two = treeOf(RELEASED, 2);
const one = treeOf(RELEASED, 1);
const chosenIn = ({ rows, choice }: ProgramTree): TreeRow =>
	rows.find(({ move }) => move === choice.move) as TreeRow;

describe('the words of the tree', () => {
	it('say why the program plays its move', () => {
		expect(describeChoice(two.choice, chosenIn(two), 1)).toBe('chosen by its place among 3 tied');
		expect(describeChoice(one.choice, chosenIn(one), 1)).toBe('chosen: alone with 9, no tie');
		const choose = (tied: number, turn: Turn, profile: Profile): string =>
			describeChoice({ move: 0, ...ruleOf(tied, turn, profile) }, chosenIn(two), 7);
		expect(choose(9, 'white', RELEASED)).toBe('chosen at random, seed 7, among 9 tied');
		expect(choose(2, 'white', CLEAN)).toBe('chosen at random, seed 7, among 2 tied');
		expect(choose(2, 'black', RELEASED)).toBe('chosen by its place from the worst end, as 2 tie');
	});

	it('count each level before and after its reduction', () => {
		const says = (level: number): string => describeReduction(two, level, 1, 'long');
		expect(says(4)).toContain('10,679 values are on the last level');
		expect(says(3)).toMatch(/^Maximise: 10,679 values in 1,993 subtrees become 1,993, the largest/);
		expect(says(2)).toBe(
			'Minimise: 1,993 values in 97 subtrees become 97, the smallest of each subtree. 3 more nodes of this level end the game and keep their value.'
		);
		expect(says(1)).toMatch(/^Maximise: 100 values in 19 subtrees become 19/);
		expect(says(0)).toBe(
			'Minimise: 19 values become 1. The least is 9; Re5, Kd4 and Ke4 have it. The program takes Kd4 by its place, with seed 1 as with any other, where the paper says at random.'
		);
		expect(describeReduction(one, 0, 1, 'long')).toBe(
			'Minimise: 19 values become 1. The least is 9, and only Re5 has it.'
		);
		// The levels show the counts.
		expect(describeReduction(one, 0, 1, 'brief')).toBe('The least is 9, and only Re5 has it.');
	});

	it('name sides and directions for White, who is MIN, and for Black', () => {
		expect(headsOf(two).map(([title]) => title)).toEqual(['Level 0', 'Level 1', 'Level 2']);
		expect(headsOf(two)[1]?.[1]).toBe('19 White moves, smallest goes up');
		expect(headsOf(treeOf(RELEASED, 1, 'black'))[2]?.[1]).toMatch(
			/^\d+ White replies, smallest goes up$/
		);
	});

	it('explain each node of the tree, ended games too', () => {
		for (const node of two.rows.flatMap((row): TreeNode[] => [row, ...row.cells])) {
			const { why, value } = describeStatic(node, RELEASED);
			expect(`${why} ${describeUp(node, 0, 4)}`).not.toMatch(/undefined|NaN|[.] [.]/);
			expect(Number(value.replace('−', '-'))).toBe(node.static);
		}
		const [row] = two.rows;
		expect(describeUp(row as TreeNode, 2, 4)).toBe('Nothing has come up to it yet.');
		expect(describeUp(row as TreeNode, 1, 4)).toContain('came 9, so the box says 9');
	});

	it('write counts that no number holds exactly', () => {
		expect(formatCount(12_792)).toBe('12,792');
		expect(formatCount(1.34e17)).toBe('1.3 × 10¹⁷');
	});
});

describe('the way through the table by key', () => {
	const walk = (...keys: string[]): string => {
		let at = ROOT;
		for (const key of keys) at = placeAfter(two.rows, at, key) ?? at;
		expect(nodeAt(two, at)).not.toBeNull();
		return placeKey(at);
	};

	it('leads along rows and columns, and stops at the edges', () => {
		expect(walk('ArrowRight')).toBe('d5e5');
		expect(walk('ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowUp')).toBe('root');
		expect(walk('ArrowDown', 'ArrowRight', 'ArrowRight')).toBe('d5e5-g6h7');
		expect(walk('ArrowDown', 'End')).toBe('d5e5-g6f7');
		// The next row has fewer replies.
		expect(walk('ArrowDown', 'End', 'ArrowDown')).toBe('d5f5-g6f5');
		expect(walk('ArrowDown', 'End', 'Home', 'ArrowLeft')).toBe('root');
		expect(walk('End', 'ArrowDown', 'ArrowDown')).toBe('d3c4');
		expect(walk('ArrowLeft', 'ArrowUp')).toBe('root');
	});

	it('begins at the kept reply to the chosen move', () => {
		expect(placeKey(keptUnder(chosenIn(two)))).toBe('d3d4-g6f6');
	});
});

test('the origin is the move of level 1 that a node descends from, and the root has none', () => {
	const [root] = two.line as [TreeNode];
	const [row] = two.rows as [TreeRow];
	const [cell] = row.cells as [TreeNode];
	expect(originOf([root])).toBeNull();
	expect(originOf([root, row])?.text).toBe('Re5');
	expect(originOf([root, row, cell])?.text).toBe('Re5');
});

test('what alpha-beta visits is said with its order and its rules', () => {
	expect(describeVisits(one, 47, null)).toBe(
		'47 of 120 visited by alpha-beta (listed order, cutoffs on equality, ties as bounds)'
	);
	expect(describeVisits(two, null, null)).toMatch(/^counting the nodes .* as bounds\)…$/);
	expect(describeVisits(two, null, 3)).toMatch(/, level 3 of 4…$/);
});

test('listed order is by the text of the moves, of rows and of cells', () => {
	for (const { move, cells } of orderRows(one, 'listed')) {
		const texts = cells.map((cell) => moveUci(cell.move ?? 0));
		expect(texts, moveUci(move ?? 0)).toEqual(texts.toSorted());
	}
	const rows = orderRows(one, 'listed').map(({ move }) => moveUci(move ?? 0));
	expect(rows).toEqual(rows.toSorted());
	// Alpha-beta prunes at the end of a row, never in the middle.
	for (const { cells } of orderRows(one, 'listed')) {
		const visits = cells.map(({ isVisited }) => isVisited);
		expect(visits).toEqual(visits.toSorted((a, b) => Number(b) - Number(a)));
	}
});

describe('the parts of a link that the tree does not have', () => {
	const faultsOf = (query: string, steps: number) => {
		const { values } = PROGRAM_TREE.read(query);
		const game = new KrkGame(new LevelTables(RELEASED, steps, steps));
		const grown = growTree(game, { ...values, turn: null });
		if ('none' in grown) throw new Error(grown.none);
		return findTreeFaults(values, grown.tree).map(
			({ field, fault }) => `${field} ${fault.at}: ${fault.message}`
		);
	};

	it.each([
		['line=d3e4-g6f7', 2, []],
		['line=d3e4&rows=g6f7&level=4', 2, []],
		// At one step the replies are the last level.
		[
			'line=d3e4-g6f7',
			1,
			[
				'line 5: The tree ends on level 2, so no table opens after “g6f7”. The table before it is shown.'
			]
		],
		[
			'line=d3e4-g6f7-d5a5-f7f6',
			2,
			[
				'line 15: The tree ends on level 4, so no table opens after “f7f6”. The table before it is shown.'
			]
		],
		[
			'line=d3e4-a1a2-d5d6',
			2,
			[
				'line 5: “a1a2” opens no table: it is no move there, or the game ends with it. The table before it is shown.'
			]
		],
		['rows=d3e4-a1a2', 2, ['rows 5: The table has no row “a1a2”. The other rows are kept.']],
		['level=3', 1, ['level 0: The last level of this tree is 2, not 3.']]
	])('%s at %i steps', (query, steps, faults) => {
		expect(faultsOf(query, steps)).toEqual(faults);
	});
});
