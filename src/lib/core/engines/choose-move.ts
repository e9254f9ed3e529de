/** Makes one move of an engine: consults its book, searches, and plays one of the best moves. */
import { assert, assertExists } from '../base/assert.ts';
import { mixHash, seededRandom } from '../base/random.ts';
import type { GameState, Move } from '../games/game.ts';
import { gameOf, type GameId } from '../games/registry.ts';
import { rootOf } from '../games/root.ts';
import { prepareSearch } from '../search/prepare.ts';
import { codeOf } from '../search/registry.ts';
import type { SearchSetup } from '../search/setup.ts';
import type { EqualChoice } from './engine.ts';
import type { Player } from './player.ts';
import { engineOf } from './registry.ts';
import { RootListener, type RootValue } from './root-listener.ts';

/** A chosen move with its alternatives. */
export interface Choice {
	readonly move: Move;
	readonly how: 'searched' | 'book' | 'random';
	/** Every legal move with its value from MAX's side of the search, in listed order; empty without a search. */
	readonly rootMoves: readonly RootValue[];
	/** The tied moves that it might have played, the chosen one among them. */
	readonly equals: readonly Move[];
	/** Value of the move from MAX's side of the search; null without a search. */
	readonly value: number | null;
	/** Visited nodes, root included; 0 without a search. */
	readonly nodes: number;
	/** The search behind the move; its game may differ from that on the board. */
	readonly setup: SearchSetup | null;
}

/** A position in which a player is to move. */
export interface Turn {
	readonly game: GameId;
	/** In normalised text, with the moves of the game so far. */
	readonly position: string;
	/** Number of moves made in the game. */
	readonly ply: number;
	/** The same position as a state, if available: the search plays on it, and it is unchanged on return. */
	readonly state?: GameState;
	/** The game's seed: random choices depend only on it and on `ply`. */
	readonly seed: number;
}

/** @param onProgress called at intervals with the number of visited nodes; may throw to end the search */
export function chooseMove(
	{ engine: id, plies }: Player,
	{ game, position, ply, seed, state = stateAt(game, position) }: Turn,
	onProgress?: (nodes: number) => void
): Choice {
	const engine = engineOf(id);
	const draw = <T>(items: readonly T[]): T => {
		const random = seededRandom(mixHash(seed, ply));
		return assertExists(items[Math.floor(random() * items.length)], 'there is a legal move');
	};
	const unsearched = { rootMoves: [], value: null, nodes: 0, setup: null };
	const known = engine.book?.(state) ?? [];
	if (known.length > 0) return { ...unsearched, how: 'book', move: draw(known), equals: known };
	const setup = engine.searchAt(game, position, plies);
	if (setup === null) {
		const moves = state.legalMoves();
		return { ...unsearched, how: 'random', move: draw(moves), equals: moves };
	}
	const { values, visited } = searchRoot(
		setup,
		setup.game === game ? state : undefined,
		onProgress
	);
	const rootMoves = translate(values, setup, game, state);
	// In king and rook, Black is MAX.
	const mover = setup.game === game ? state : stateAt(setup.game, setup.position);
	const forMax = engine.maximises === 'always' || mover.maxToMove();
	const worth = rootMoves.map(({ value }) => value);
	const best = forMax ? Math.max(...worth) : Math.min(...worth);
	const equals = rootMoves.filter(({ value }) => value === best).map(({ move }) => move);
	const move = pick(engine.equals, equals, forMax, draw);
	return { move, how: 'searched', rootMoves, equals, value: best, nodes: visited, setup };
}

/** Picks one of the tied moves; `equals` has at least one. */
function pick(
	choice: EqualChoice,
	equals: readonly Move[],
	forMax: boolean,
	draw: (moves: readonly Move[]) => Move
): Move {
	if (choice === 'random') return draw(equals);
	const isLast = choice === 'end-of-list' && forMax;
	return assertExists(isLast ? equals.at(-1) : equals[0], 'there is a best move');
}

function stateAt(game: GameId, position: string): GameState {
	const state = rootOf({ game, position });
	assert(!state.isTerminal(), `a game goes on at ${position}`);
	return state;
}

function searchRoot(
	setup: SearchSetup,
	root: GameState | undefined,
	onProgress: ((nodes: number) => void) | undefined
): RootListener {
	const listener = new RootListener(onProgress);
	codeOf(setup.algorithm).run(
		prepareSearch(setup, undefined, root).newSearch(setup.algorithm, listener)
	);
	return listener;
}

/** The moves of the search as moves of the game on the board: matched by name, since the numbers may differ. */
function translate(
	values: readonly RootValue[],
	setup: SearchSetup,
	game: GameId,
	state: GameState
): readonly RootValue[] {
	if (setup.game === game) return values;
	const searched = gameOf(setup.game);
	const root = stateAt(setup.game, setup.position);
	const legal = new Map(state.legalMoves().map((move) => [gameOf(game).moveId(state, move), move]));
	return values.map(({ move, value }) => ({
		move: assertExists(legal.get(searched.moveId(root, move)), 'a legal move of both games'),
		value
	}));
}
