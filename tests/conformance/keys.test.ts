/** Position keys of every game distinguish exactly the positions that a table must distinguish, in one table. */
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/lib/core/base/random.ts';
import { EVALUATOR_IDS, evaluatorOf } from '../../src/lib/core/evaluate/registry.ts';
import type { ChessState } from '../../src/lib/core/games/chess/chess-state.ts';
import { formatFen } from '../../src/lib/core/games/chess/fen.ts';
import type { ExplicitState } from '../../src/lib/core/games/explicit/state.ts';
import type { GameState, PositionKey } from '../../src/lib/core/games/game.ts';
import type { KrkState } from '../../src/lib/core/games/krk/krk-state.ts';
import { factsOf, gameOf, GAME_IDS, type GameId } from '../../src/lib/core/games/registry.ts';
import { nodeKeys } from '../../src/lib/core/search/family/keys.ts';
import { SearchTree, type LeafValue } from '../../src/lib/core/search/search.ts';
import { expectSame } from '../same.ts';
import { runs, slice } from '../sweep.ts';
import { rowOf } from './rows.ts';

interface Row {
	readonly id: GameId;
	readonly positions: readonly string[];
	/** Everything that can affect the next `plies` plies, as text; written without the key. */
	readonly identity: (state: never, plies: number) => string;
}

const KRK_POSITIONS = [
	'206557 b',
	'8/8/6k1/3R4/8/3K4/8/8 w - - 96 60',
	'194 moves a6b6 a8b8 b6a6 b8a8 a6b6 a8b8'
];

/** The games whose positions are more, or less, than their text. */
const OWN: readonly Row[] = [
	{
		id: 'chess',
		positions: [
			'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
			'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 90 70',
			'8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
			'4k3/8/8/8/8/8/8/4K2R w K - 96 60',
			'4k3/8/p7/P7/8/8/8/4K3 w - - 0 1 moves e1e2 e8e7 e2e1 e7e8',
			'4k3/8/p7/P7/8/8/8/4K3 w - - 0 1 moves e1e2 e8e7 e2e1 e7e8 e1e2 e8e7',
			'4k3/8/8/8/8/7p/7P/4K2R w K - 0 1 moves h1g1 e8e7'
		],
		identity: (state: ChessState, plies) => {
			const fields = formatFen(state.position).split(' ');
			const clock = clockOf(Number(fields[4]), plies);
			return [...fields.slice(0, 4), clock, ...wayOf(state, plies)].join(' ');
		}
	},
	{ id: 'krk', positions: KRK_POSITIONS, identity: krkIdentity },
	{ id: 'krk-released', positions: KRK_POSITIONS, identity: krkIdentity },
	{
		id: 'tree',
		positions: ['[[[1,2],3],[[1,2],3],[[4]],[5,[6,[7,[8]]]]]'],
		identity: (state: ExplicitState) => String(state.row)
	}
];

const ROWS: readonly Row[] = GAME_IDS.map(
	(id) =>
		OWN.find((row) => row.id === id) ?? {
			id,
			positions: [factsOf(id).startPosition ?? factsOf(id).defaultPosition],
			identity: (state: GameState) => gameOf(id).format(state) + String(state.maxToMove())
		}
);

/**
 * With a record in a chess position: the positions since the root of the tree and since the last capture, pawn move
 * or lost right that can occur for the third time in these plies and one more. A recurrence takes each side two
 * moves, less the moves since.
 */
function wayOf(state: ChessState, plies: number): string[] {
	if (state.recorded === 0) return [];
	const boardHere = (): string => formatFen(state.position).split(' ', 4).join(' ');
	const clock = state.position.halfmoveClock;
	/** The boards, the last one first. */
	const boards = [boardHere()];
	const moves = state.movesSoFar();
	for (let undone = 0; undone < moves.length; undone++) {
		state.undo();
		boards.push(boardHere());
	}
	for (const move of moves) state.play(move);
	const canComeBack = (board: string): boolean => {
		const times = boards.filter((one) => one === board).length;
		const ago = boards.indexOf(board);
		const back = [4, 3, 2, 1][ago] ?? (ago % 2 === 0 ? 2 : 1);
		return times >= 3 || back + (times === 1 ? 4 : 0) <= plies + 1;
	};
	return boards
		.slice(1, 1 + Math.min(clock, moves.length - state.recorded))
		.filter((board) => board.split(' ')[2] === boards[0]?.split(' ')[2])
		.filter(canComeBack)
		.sort();
}

function krkIdentity(state: KrkState, plies: number): string {
	return [state.id, state.turn, state.ending(), clockOf(state.clock, plies)].join(' ');
}

function clockOf(clock: number, plies: number): string {
	return clock + plies >= 100 ? String(clock) : '-';
}

function stateOf(id: GameId, text: string): GameState {
	const state = gameOf(id).parse(text, { root: 'max' });
	if (!state.ok) throw new Error(state.fault.message);
	return state.value;
}

describe.each(ROWS)('$id', ({ id, positions, identity }) => {
	const game = gameOf(id);
	const identityOf = identity as (state: GameState, plies: number) => string;

	test.each(positions)('%s: keys are equal exactly if positions are equal', (text) => {
		const random = seededRandom(5);
		for (const plies of [0, 3, Infinity]) {
			const identities = new Map<PositionKey, string>();
			const keys = new Map<string, PositionKey>();
			walk(stateOf(id, text), random, (state) => {
				const key = state.key(plies);
				const same = identityOf(state, plies);
				expectSame(identities.get(key) ?? same, same);
				expectSame(keys.get(same) ?? key, key);
				identities.set(key, same);
				keys.set(same, key);
			});
			expect(keys.size).toBeGreaterThan(8);
		}
	});

	test.each(positions)('%s: positions with equal keys have equal continuations', (text) => {
		const random = seededRandom(6);
		const plays = new Map<PositionKey, string>();
		let met = 0;
		const visit = (state: GameState): void => {
			const key = state.key(2);
			const play = playOf(state, 2);
			if (plays.has(key)) met++;
			expectSame(plays.get(key) ?? play, play);
			plays.set(key, play);
		};
		walk(stateOf(id, text), random, visit, runs(8, 2));
		expect(met).toBeGreaterThan(0);
	});

	/** Everything that can happen in the next plies: side to move, endings, moves and their keys, to the last one. */
	function playOf(state: GameState, plies: number): string {
		const here = [state.key(plies), state.maxToMove(), game.ending(state)?.code];
		if (plies === 0) return here.join(',');
		const moves = state.legalMoves().map((move) => {
			state.play(move);
			const below = playOf(state, plies - 1);
			state.undo();
			return `${move}:${below}`;
		});
		return `${here.join(',')}(${moves.join(' ')})`;
	}

	/** Random games of up to 24 plies, which take back a move now and then, so that they come back to positions. */
	function walk(
		state: GameState,
		random: () => number,
		visit: (state: GameState) => void,
		games = 8
	): void {
		for (let game = 0; game < games; game++) {
			let played = 0;
			for (let step = 0; step < 24; step++) {
				visit(state);
				const moves = state.legalMoves();
				if (moves.length === 0) break;
				state.play(moves[Math.floor(random() ** 2 * moves.length)] as number);
				played++;
			}
			visit(state);
			for (; played > 0; played--) state.undo();
		}
	}
});

test.each(EVALUATOR_IDS)('the evaluator %s declares correctly whether it counts plies', (id) => {
	const evaluator = evaluatorOf(id);
	const differs = evaluator.games.map((game) => {
		const mate = stateOf(game, rowOf(game).over);
		return evaluator.evaluate(mate, 1, 8) !== evaluator.evaluate(mate, 3, 8);
	});
	expect(differs.includes(true)).toBe(evaluator.dependsOnPly);
});

const OF_CHESS = EVALUATOR_IDS.filter((id) => evaluatorOf(id).games.includes('chess'));

test.each(slice(OF_CHESS, 12))('nodes with equal table keys have equal values under %s', (id) => {
	const evaluator = evaluatorOf(id);
	const keys = nodeKeys('exact', evaluator);
	let met = 0;
	for (const [position, depth] of [
		// Two paths to one position, the last move of one of them a capture.
		['4k3/8/8/2n1p3/3N4/8/8/4K3 w - - 0 1', 3],
		['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20', 3],
		['8/8/4k3/8/3R4/3K4/8/8 w - - 96 90', 3],
		// On one path a position occurs for the second time, so that the third may be claimed a ply beyond the leaf.
		['4k3/8/p7/P7/8/7p/P6P/4K3 w - - 0 1 moves e1e2 e8e7 e2e1 e7e8', 5]
	] as const) {
		const value: LeafValue = (state, ply, depth) => evaluator.evaluate(state, ply, depth);
		const tree = new SearchTree(stateOf('chess', position), depth, value, (moves) => moves);
		const worths = new Map<PositionKey, number>();
		const walk = (): void => {
			if (tree.isLeaf()) {
				const key = keys(tree);
				const worth = tree.evaluate();
				if (worths.has(key)) met++;
				expectSame(worths.get(key) ?? worth, worth);
				worths.set(key, worth);
				return;
			}
			for (const move of tree.moves()) {
				tree.play(move);
				walk();
				tree.undo();
			}
		};
		walk();
	}
	expect(met).toBeGreaterThan(1000);
});

describe('position keys: chess', () => {
	const keyOf = (fen: string, plies: number): PositionKey | undefined =>
		stateOf('chess', fen).key(plies);
	const passed = '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1';

	test.each([
		['a pawn that may be taken as it passes', passed, passed.replace('e3', '-'), false],
		[
			'one that nobody stands beside',
			'4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1',
			'4k3/8/8/8/4P3/8/8/4K3 b - - 0 1',
			true
		],
		[
			'the right to castle',
			'r3k3/8/8/8/8/8/8/4K3 b q - 0 1',
			'r3k3/8/8/8/8/8/8/4K3 b - - 0 1',
			false
		],
		[
			'the number of the move',
			'4k3/8/8/8/4P3/8/8/4K3 b - - 0 1',
			'4k3/8/8/8/4P3/8/8/4K3 b - - 0 9',
			true
		],
		[
			'the clock, far from its end',
			'4k3/8/8/8/4P3/8/8/4K3 b - - 0 1',
			'4k3/8/8/8/4P3/8/8/4K3 b - - 9 9',
			true
		],
		[
			'the clock near its end',
			'4k3/8/8/8/4P3/8/8/4K3 b - - 97 60',
			'4k3/8/8/8/4P3/8/8/4K3 b - - 98 60',
			false
		]
	])('%s', (_, one, other, isSame) => {
		expect(keyOf(one, 4) === keyOf(other, 4)).toBe(isSame);
	});
});

describe('position keys: tic-tac-toe up to symmetry', () => {
	const IMAGES: readonly (readonly number[])[] = [
		[0, 1, 2, 3, 4, 5, 6, 7, 8],
		[6, 3, 0, 7, 4, 1, 8, 5, 2],
		[8, 7, 6, 5, 4, 3, 2, 1, 0],
		[2, 5, 8, 1, 4, 7, 0, 3, 6],
		[2, 1, 0, 5, 4, 3, 8, 7, 6],
		[6, 7, 8, 3, 4, 5, 0, 1, 2],
		[0, 3, 6, 1, 4, 7, 2, 5, 8],
		[8, 5, 2, 7, 4, 1, 6, 3, 0]
	];

	test('the whole game has 5,478 positions, 765 up to symmetry, and only images share a key', () => {
		const exact = new Set<PositionKey>();
		const symmetric = new Map<PositionKey, string>();
		const visit = (state: GameState): void => {
			const key = state.key(0);
			if (exact.has(key)) return;
			exact.add(key);
			const grid = gameOf('tictactoe').format(state);
			const least = IMAGES.map((image) => image.map((cell) => grid.charAt(cell)).join(''))
				.toSorted()
				.at(0) as string;
			const same = state.symmetricKey?.(0) as PositionKey;
			expectSame(symmetric.get(same) ?? least, least);
			symmetric.set(same, least);
			for (const move of state.legalMoves()) {
				state.play(move);
				visit(state);
				state.undo();
			}
		};
		visit(stateOf('tictactoe', '.........'));
		expect(exact.size).toBe(5478);
		expect(symmetric.size).toBe(765);
		expect(new Set(symmetric.values()).size).toBe(765);
	});
});
