/** The program's tree against the paper's figures, a plain search of the same tree, and the program's own game. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../src/lib/core/base/random.ts';
import { LevelTables } from '../../../../src/lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { analyseLine } from '../../../../src/lib/core/experiments/krk/analyse-line.ts';
import { KrkGame } from '../../../../src/lib/core/experiments/krk/play-game.ts';
import {
	countVisited,
	growTree,
	type ProgramTree,
	type TreeNode,
	type TreeQuestion
} from '../../../../src/lib/core/experiments/krk/program-tree.ts';
import type { Move } from '../../../../src/lib/core/games/game.ts';
import { LEGAL_START, listPlacements } from '../../../../src/lib/core/games/krk/legality.ts';
import { moveBetween, moveUci, placementAfter } from '../../../../src/lib/core/games/krk/moves.ts';
import type { Turn } from '../../../../src/lib/core/games/krk/placement.ts';
import {
	CLEAN,
	RELEASED,
	type Profile
} from '../../../../src/lib/core/games/krk/profile/profile.ts';
import { formatProfile } from '../../../../src/lib/core/games/krk/profile/profile-text.ts';
import { runs, seedFrom } from '../../../sweep.ts';
import {
	other,
	walkBruteForce,
	type BruteForceTree
} from '../../evaluate/krk-paper/levels/brute-force.ts';

const FIGURE_1 = 206_557;
const STARTS = listPlacements(LEGAL_START);

/** Tables take a second to make. */
const known = new Map<string, KrkGame>();

function gameOf(profile: Profile, steps: number): KrkGame {
	const key = `${formatProfile(profile)} ${steps}`;
	const game = known.get(key) ?? new KrkGame(new LevelTables(profile, steps, steps));
	known.set(key, game);
	return game;
}

function treeOf(game: KrkGame, question: Partial<TreeQuestion> = {}): ProgramTree {
	const asked = { start: FIGURE_1, seed: 1, moves: [], ply: 0, turn: null, line: [], ...question };
	const grown = growTree(game, asked);
	if ('none' in grown) throw new Error(`no tree: ${grown.none}`);
	return grown.tree;
}

const chosenIn = ({ choice, rows }: ProgramTree): string =>
	rows.find(({ move }) => move === choice.move)?.text ?? '';
const bestIn = ({ rows }: ProgramTree): string[] =>
	rows.filter(({ fate }) => fate !== 'lost').map(({ text }) => text);
const nodesOf = ({ levels }: ProgramTree): number[] => levels.map(({ nodes }) => nodes);

describe('figure 1 of the paper', () => {
	it('has 120 nodes at one step, and the values of the paper’s labels', () => {
		const tree = treeOf(gameOf({ ...RELEASED, reading: 'authors-fixed' }, 1));
		expect(nodesOf(tree)).toEqual([1, 19, 100]);
		expect(tree.rows.map(({ text, value }) => `${text} ${value}`).join(', ')).toBe(
			'Re5 9, Rf5 1000, Rg5+ 1000, Rh5 1000, Rc5 15, Rb5 18, Ra5 21, Rd4 16, Rd6+ 17, Rd7 21, Rd8 25, Kd4 12, Ke4 12, Ke3 12, Ke2 12, Kd2 12, Kc2 12, Kc3 12, Kc4 12'
		);
		expect(tree.line.map(({ label }) => label)).toEqual(['12k62R33K35']);
		expect(tree.rows.slice(0, 5).map(({ label }) => label)).toEqual([
			'9k62R43K35',
			'6k62R53K35',
			'21k62R63K35',
			'21k62R73K35',
			'15k62R23K35'
		]);
		expect(tree.choice).toMatchObject({ tied: 1, rule: 'alone' });
		expect(chosenIn(tree)).toBe('Re5');
	});

	it('marks the move that the program plays, not the first of the tied ones', () => {
		const tree = treeOf(gameOf(RELEASED, 2));
		expect(nodesOf(tree)).toEqual([1, 19, 100, 1993, 10_679]);
		expect(tree.levels[3]).toMatchObject({ turn: 'black', subtrees: 1993 });
		expect(tree.levels[2]?.subtrees).toBe(97);
		expect(bestIn(tree)).toEqual(['Re5', 'Kd4', 'Ke4']);
		expect(tree.line[0]?.value).toBe(9);
		expect(tree.choice).toMatchObject({ tied: 3, rule: 'place', fromWorst: false });
		expect(chosenIn(tree)).toBe('Kd4');
	});

	it('keeps the first of the greatest replies of each row', () => {
		const rows = treeOf(gameOf(RELEASED, 2)).rows;
		const cells = (text: string): string =>
			(rows.find((row) => row.text === text)?.cells ?? [])
				.map((cell) => `${cell.text} ${cell.value} ${cell.fate}`)
				.join(', ');
		expect(cells('Re5')).toBe('Kg7 6 lost, Kh7 3 lost, Kh6 6 lost, Kf6 9 kept, Kf7 9 tied');
		expect(cells('Rf5')).toContain('Kxf5 1000 kept');
	});
});

/** Compares a node with the plain search. */
function expectNode(node: TreeNode, brute: BruteForceTree): void {
	const { id, turn, level } = node;
	const below = brute.below(id, turn, level);
	const found = [node.value, node.children];
	if (level > 0) expect(found, node.label).toEqual([brute.valueOf(id, turn, level), below.length]);
}

/** Compares a table with the plain search: each node, and which one each reduction keeps. */
function expectTable(tree: ProgramTree, brute: BruteForceTree): void {
	const root = tree.line.at(-1) as TreeNode;
	for (const [node, children] of [
		[root, tree.rows] as const,
		...tree.rows.map((row) => [row, row.cells] as const)
	]) {
		expectNode(node, brute);
		const below = brute.below(node.id, node.turn, node.level);
		expect(children.map(({ id }) => id).sort()).toEqual(below.sort());
		if (children.length === 0) continue;
		const values = children.map(({ value }) => value);
		const best = node.turn === 'white' ? Math.min(...values) : Math.max(...values);
		expect(best, node.label).toBe(node.value);
		expect(children.map(({ fate }) => fate !== 'lost')).toEqual(
			values.map((value) => value === best)
		);
		expect(children.findIndex(({ fate }) => fate === 'kept')).toBe(values.indexOf(best));
	}
	for (const { cells } of tree.rows) for (const cell of cells) expectNode(cell, brute);
}

/** Nodes by level, by walking all of them. */
function countByWalking(id: number, turn: Turn, plies: number, brute: BruteForceTree): number[] {
	const counts = Array.from({ length: plies + 1 }, () => 0);
	const walk = (node: number, toMove: Turn, level: number): void => {
		counts[level] = (counts[level] as number) + 1;
		for (const next of brute.below(node, toMove, level)) walk(next, other(toMove), level + 1);
	};
	walk(id, turn, 0);
	return counts;
}

describe.each([
	['released', RELEASED],
	['clean', CLEAN],
	['clean, faster is better', { ...CLEAN, mates: 'depth' as const }]
])('%s', (_, profile) => {
	const games = [1, 2].map((steps) => [steps, gameOf(profile, steps)] as const);

	it('every node opened is the one of a plain search', () => {
		const random = seededRandom(seedFrom(1502));
		for (let run = 0; run < runs(60); run++) {
			for (const [steps, game] of games) {
				const start = STARTS[Math.floor(random() * STARTS.length)] as number;
				const whole = analyseLine(game, start, run, 'game').moves;
				const ply = Math.floor(random() * Math.min(whole.length, 90));
				const moves = whole.slice(0, ply);
				const tree = treeOf(game, { start, seed: run, moves: 'game', ply });
				expect(tree.moves).toEqual(moves);
				const brute = bruteOf(start, moves, steps, profile);
				expectTable(tree, brute);
				expect(nodesOf(tree)).toEqual(countByWalking(tree.id, tree.turn, 2 * steps, brute));
				if (steps === 1) continue;
				const replies = tree.rows.flatMap(({ move, cells }) =>
					cells.filter(({ children }) => children > 0).map((cell) => [move, cell.move] as Move[])
				);
				for (const line of replies.filter((__, i) => i % 9 === run % 9)) {
					const opened = treeOf(game, { start, seed: run, moves, ply, line });
					expect(opened.line.map(({ move }) => move).slice(1)).toEqual(line);
					expectTable(opened, brute);
				}
			}
		}
	});

	it('the chosen move is the one that the program plays next', () => {
		const random = seededRandom(seedFrom(1503));
		for (let run = 0; run < runs(400); run++) {
			const [, game] = games[run % 2] as (typeof games)[number];
			const start = STARTS[Math.floor(random() * STARTS.length)] as number;
			const { moves } = analyseLine(game, start, run, 'game');
			const ply = Math.floor(random() * moves.length);
			const tree = treeOf(game, { start, seed: run, moves, ply });
			expect(moveUci(tree.choice.move)).toBe(moveUci(moves[ply] as Move));
			const isBest = bestIn(tree).includes(chosenIn(tree));
			expect(isBest || tree.choice.fromWorst).toBe(true);
			expect(tree.choice.tied).toBe(bestIn(tree).length);
		}
	});

	it('the other side searches the position as it stands, alone', () => {
		const random = seededRandom(seedFrom(1504));
		const [steps, game] = games[0] as (typeof games)[number];
		for (let run = 0; run < runs(100); run++) {
			const start = STARTS[Math.floor(random() * STARTS.length)] as number;
			const grown = growTree(game, { start, seed: 1, moves: [], ply: 0, turn: 'black', line: [] });
			if ('none' in grown) {
				expect(grown.none).toBe('no-move');
				continue;
			}
			const root = { id: start, turn: 'black', ply: 1, counts: new Map<number, number>() } as const;
			expect(grown.tree).toMatchObject({ turn: 'black', isOwnTurn: false, id: start });
			expectTable(grown.tree, walkBruteForce(root, steps, profile));
		}
	});
});

/** The plain search of a position of a game, with the game's record. */
function bruteOf(
	start: number,
	moves: readonly Move[],
	steps: number,
	profile: Profile
): BruteForceTree {
	const counts = new Map<number, number>();
	let id = start;
	if (profile.startCounted === 'counted') counts.set(id, 1);
	for (const move of moves) {
		id = placementAfter(id, move);
		counts.set(id, (counts.get(id) ?? 0) + 1);
	}
	const turn = moves.length % 2 === 0 ? 'white' : 'black';
	return walkBruteForce({ id, turn, ply: moves.length, counts }, steps, profile);
}

/** Alpha-beta as in a textbook, on the tree of the plain search; moves by their UCI text, cutoffs on equality. */
function visitNaively(
	{ id, turn, line }: { id: number; turn: Turn; line: string },
	level: number,
	[alpha, beta]: readonly [number, number],
	brute: BruteForceTree,
	visited: Set<string>
): number {
	visited.add(line);
	const below = brute
		.below(id, turn, level)
		.map((next) => ({ next, uci: moveUci(moveBetween(id, next)) }))
		.sort((one, two) => (one.uci < two.uci ? -1 : 1));
	if (below.length === 0) return brute.valueOf(id, turn, level);
	let best = turn === 'black' ? -Infinity : Infinity;
	let [low, high] = [alpha, beta];
	for (const { next, uci } of below) {
		const child = { id: next, turn: other(turn), line: `${line} ${uci}`.trim() };
		const value = visitNaively(child, level + 1, [low, high], brute, visited);
		if (turn === 'black') {
			best = Math.max(best, value);
			low = Math.max(low, best);
		} else {
			best = Math.min(best, value);
			high = Math.min(high, best);
		}
		if (turn === 'black' ? best >= beta : best <= alpha) break;
	}
	return best;
}

function countedIn(game: KrkGame, question: Partial<TreeQuestion> = {}): number {
	const asked = { start: FIGURE_1, seed: 1, moves: [], ply: 0, turn: null, line: [], ...question };
	const counting = countVisited(game, asked);
	let step = counting.next();
	while (step.done !== true) step = counting.next();
	return step.value;
}

describe('alpha-beta in the program’s tree', () => {
	it.each([
		['released', RELEASED, 1, 47],
		['clean', CLEAN, 1, 47],
		['released', RELEASED, 2, 926],
		['clean', CLEAN, 2, 926]
	])('of figure 1, %s, %#: %i steps visit %i nodes', (_, profile, steps, count) => {
		const game = gameOf(profile, steps);
		expect(countedIn(game)).toBe(count);
		const visited = new Set<string>();
		const root = { id: FIGURE_1, turn: 'white', line: '' } as const;
		const open = [-Infinity, Infinity] as const;
		visitNaively(root, 0, open, bruteOf(FIGURE_1, [], steps, profile), visited);
		expect(visited.size).toBe(count);
	});

	it('at one step the visited nodes of figure 1 are its root, all rows and 27 cells', () => {
		const { line, rows } = treeOf(gameOf(RELEASED, 1));
		const nodes = [...line, ...rows, ...rows.flatMap(({ cells }) => cells)];
		expect(nodes).toHaveLength(120);
		expect(nodes.filter(({ isVisited }) => isVisited)).toHaveLength(47);
		expect(rows.every(({ isVisited }) => isVisited)).toBe(true);
	});

	it('visits what a naive alpha-beta visits, at each opened node of any game, for either side', () => {
		const random = seededRandom(seedFrom(1505));
		for (let run = 0; run < runs(40); run++) {
			const profile = run % 2 === 0 ? RELEASED : CLEAN;
			const steps = 1 + (run % 3 === 0 ? 1 : 0);
			const game = gameOf(profile, steps);
			const start = STARTS[Math.floor(random() * STARTS.length)] as number;
			const whole = analyseLine(game, start, run, 'game').moves;
			const ply = Math.floor(random() * Math.min(whole.length, 90));
			const moves = whole.slice(0, ply);
			const question = { start, seed: run, moves, ply };
			const tree = treeOf(game, question);
			const visited = new Set<string>();
			const root = { id: tree.id, turn: tree.turn, line: '' };
			const brute = bruteOf(start, moves, steps, profile);
			visitNaively(root, 0, [-Infinity, Infinity], brute, visited);
			expect(countedIn(game, question), `run ${run}`).toBe(visited.size);
			const lines = tree.rows.flatMap(({ move, cells }) =>
				cells.filter(({ children }) => children > 0).map((cell) => [move, cell.move] as Move[])
			);
			for (const line of [[], ...lines.filter((__, i) => i % 7 === run % 7)]) {
				const { rows } = treeOf(game, { ...question, line });
				for (const row of rows) {
					for (const cell of [null, ...row.cells]) {
						const path = [...line, row.move, ...(cell === null ? [] : [cell.move])] as Move[];
						const name = path.map(moveUci).join(' ');
						expect((cell ?? row).isVisited, `run ${run}: ${name}`).toBe(visited.has(name));
					}
				}
			}
		}
	});
});

describe('why there is no tree', () => {
	const game = gameOf(RELEASED, 1);
	const ask = (start: number, turn: Turn | null, moves: readonly Move[] | 'game', ply: number) =>
		growTree(game, { start, seed: 1, moves, ply, turn, line: [] });

	it('the game is over', () => {
		const { moves } = analyseLine(game, FIGURE_1, 1, 'game');
		expect(ask(FIGURE_1, null, 'game', moves.length)).toEqual({ none: 'over' });
	});

	it('White cannot be to move while Black is in check', () => {
		const tree = treeOf(game);
		const check = tree.rows.find(({ text }) => text === 'Rg5+')?.move as Move;
		expect(ask(FIGURE_1, 'white', [check], 1)).toEqual({ none: 'in-check' });
		expect(ask(FIGURE_1, 'black', [check], 1)).toHaveProperty('tree');
	});
});

describe('a line that leaves the tree', () => {
	it('is followed as far as it goes', () => {
		const game = gameOf(RELEASED, 1);
		const { rows } = treeOf(game);
		const [row] = rows;
		const line = [row?.move, row?.cells[0]?.move] as Move[];
		// At one step the replies are the last level.
		expect(treeOf(game, { line }).line).toHaveLength(2);
		expect(treeOf(game, { line: [0] }).line).toHaveLength(1);
	});
});
