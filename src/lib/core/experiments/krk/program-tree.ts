/**
 * The tree behind one move of the paper's program, as the paper's "Tree" window shows it: the moves of a node in the
 * order in which the program generates them, the replies to each, and the values that come up to them. Nothing is
 * searched: every value is read from the level tables, so any node of a tree of any size can be shown at once.
 */
import type { Move } from '../../games/game.ts';
import { stateValue } from '../../evaluate/krk-paper/state-value.ts';
import { turnAt, type LevelTables } from '../../evaluate/krk-paper/levels/level-tables.ts';
import { FIFTY_MOVES, KrkState, type KrkEnding } from '../../games/krk/krk-state.ts';
import { LEGAL_REPLY, LEGAL_START, placementFacts } from '../../games/krk/legality.ts';
import { RELEASED_ORDER } from '../../games/krk/move-order.ts';
import {
	MOST_MOVES,
	moveBetween,
	placementAfter,
	writeBlackMoves,
	writeWhiteMoves
} from '../../games/krk/moves.ts';
import { formatLabel, isRookTaken, type Turn } from '../../games/krk/placement.ts';
import { judgeEnding } from '../../evaluate/krk-paper/paper-value.ts';
import type { Profile } from '../../games/krk/profile/profile.ts';
import {
	OPEN_WINDOW,
	windowsBelow,
	countVisits,
	type ValuedTree,
	type Window
} from './alpha-beta-visits.ts';
import { chooseMove, makeCandidates, randomOfGame, weighMoves, type Candidates } from './choose.ts';
import { countLevels, type LevelCount } from './level-counts.ts';
import { formatPaperMove } from './notation.ts';
import type { KrkGame } from './play-game.ts';

/** A position of a game of the program, and the part of its tree that is asked for. */
export interface TreeQuestion {
	/** The legal start of the game, White to move. */
	readonly start: number;
	readonly seed: number;
	/** The moves of the game, or `game`: those that the program plays against itself. */
	readonly moves: readonly Move[] | 'game';
	/** Moves made before the position. */
	readonly ply: number;
	/** The side whose search is shown; null: the side to move. The other side searches the position without the game before it. */
	readonly turn: Turn | null;
	/** Moves from the position to the node whose moves are the rows. */
	readonly line: readonly Move[];
}

/** What a reduction makes of a node: kept, equal to the kept one, or worse. Of several equal ones the first is kept. */
export type Fate = 'kept' | 'tied' | 'lost';

export interface TreeNode {
	readonly id: number;
	/** The move to it, and in the paper's notation; of the root null and empty. */
	readonly move: Move | null;
	readonly text: string;
	/** The side to move at it. */
	readonly turn: Turn;
	readonly level: number;
	/** Its static value at its level, by the profile; large is good for Black. The label begins with it. */
	readonly static: number;
	/** "12k62R33K35": the paper's label. */
	readonly label: string;
	/** The value that came up to it, from Black's side too. */
	readonly value: number;
	/** Why the game ends there; null if it goes on. */
	readonly ending: KrkEnding | null;
	readonly fate: Fate;
	/** Whether alpha-beta would visit it (alpha-beta-visits.ts). */
	readonly isVisited: boolean;
	/** Number of its children in this tree. */
	readonly children: number;
}

/** A move of the node on view, and the replies to it. */
export interface TreeRow extends TreeNode {
	readonly cells: readonly TreeNode[];
}

/** How the program takes its move: the only best one, by its place in the list, or by the seed. */
type ChoiceRule = 'alone' | 'place' | 'random';

export interface TreeChoice {
	/** The move that the program plays. */
	readonly move: Move;
	/** Number of best moves. */
	readonly tied: number;
	readonly rule: ChoiceRule;
	/** True where the released program applies its index from the worst end of Black's list. */
	readonly fromWorst: boolean;
}

/** Why there is no tree: the game is over there, or the other side cannot be to move. */
export type NoTree = 'over' | 'in-check' | 'no-move' | 'fifty';

export interface ProgramTree {
	/** The side that searches, and whether it is its turn in the game. */
	readonly turn: Turn;
	readonly isOwnTurn: boolean;
	/** The placement of the tree's root, and its ply in the game. */
	readonly id: number;
	readonly ply: number;
	/** Moves of the game: all of them, if the question was `game`. */
	readonly moves: readonly Move[];
	/** By level; its length is one more than the plies of the tree. */
	readonly levels: readonly LevelCount[];
	readonly choice: TreeChoice;
	/** The nodes from the tree's root to the node on view, both included. */
	readonly line: readonly TreeNode[];
	/** The moves of the node on view, in the order in which the program generates them. */
	readonly rows: readonly TreeRow[];
}

/** @param game overwritten: it begins the game of the question */
export function growTree(
	game: KrkGame,
	question: TreeQuestion
): { readonly tree: ProgramTree } | { readonly none: NoTree } {
	const planted = plantTree(game, question);
	if ('none' in planted) return planted;
	const { walker, chosen, tied, moves, isOwnTurn } = planted;
	const { id, turn } = walker;
	const levels = countLevels(id, turn, walker.depth, (node, toMove) => walker.isOver(node, toMove));
	const { line, rows } = walker.open(question.line);
	game.clear();
	const choice = { move: moveBetween(id, chosen), ...ruleOf(tied, turn, game.tables.profile) };
	return { tree: { turn, isOwnTurn, id, ply: game.ply, moves, levels, choice, line, rows } };
}

/**
 * Counts the nodes of the whole tree that alpha-beta would visit, with breaks; 0 where there is no tree.
 *
 * @param game overwritten, and not to be used before the end of the count
 */
export function* countVisited(game: KrkGame, question: TreeQuestion): Generator<number, number> {
	const planted = plantTree(game, question);
	if ('none' in planted) return 0;
	const { walker } = planted;
	const visited = yield* countVisits(walker, walker.id, walker.turn);
	game.clear();
	return visited;
}

/** A tree of which nothing is open, with the program's choice of a move. */
interface Planted {
	readonly walker: Walker;
	readonly isOwnTurn: boolean;
	readonly moves: readonly Move[];
	/** The placement after the chosen move, and the number of best moves. */
	readonly chosen: number;
	readonly tied: number;
}

function plantTree(game: KrkGame, question: TreeQuestion): Planted | { readonly none: NoTree } {
	const moves = replay(game, question);
	if (moves === null) return { none: 'over' };
	const { id, tables } = game;
	const turn = question.turn ?? game.turn;
	const isOwnTurn = turn === game.turn;
	const ply = isOwnTurn ? game.ply : game.ply + 1;
	if (!isOwnTurn) {
		const none = whyNotToMove(id, turn, ply);
		if (none !== null) return { none };
		// The game's record belongs to the side whose turn it is.
		game.clear();
	}
	const candidates = isOwnTurn ? game.weigh() : weighAlone(tables, id, ply);
	const chosen = isOwnTurn
		? game.choose()
		: chooseAlone(candidates, turn, tables.profile, question);
	const state = isOwnTurn
		? stateOf(question.start, moves.slice(0, game.ply), tables.profile)
		: new KrkState({ id, turn, clock: ply, moveNumber: (ply >> 1) + 1 }, tables.profile);
	const walker = new Walker(tables, state, ply, candidates.best);
	return { walker, isOwnTurn, moves, chosen, tied: candidates.tied };
}

/** Plays the game up to the position, the program choosing at each ply; null if the game is over there. */
function replay(game: KrkGame, { start, seed, moves, ply }: TreeQuestion): readonly Move[] | null {
	const played: Move[] = [];
	game.begin(start, seed);
	while (played.length < ply) {
		const { id } = game;
		const own = moveBetween(id, game.choose());
		const move = moves === 'game' ? own : moves[played.length];
		if (move === undefined) break;
		played.push(move);
		if (game.advance(placementAfter(id, move)) !== null) return null;
	}
	return moves === 'game' ? played : moves;
}

function whyNotToMove(id: number, turn: Turn, ply: number): NoTree | null {
	if (ply >= FIFTY_MOVES) return 'fifty';
	const legal = turn === 'white' ? LEGAL_START : LEGAL_REPLY;
	if (((placementFacts()[id] as number) & legal) === 0) return 'in-check';
	return turn === 'black' && judgeEnding(id, turn) !== null ? 'no-move' : null;
}

function weighAlone(tables: LevelTables, id: number, ply: number): Candidates {
	const candidates = makeCandidates();
	weighMoves(candidates, id, turnAt(ply), tables.layerBelow(ply).values, tables.mateStep);
	return candidates;
}

/** The choice without the game before: as if a game with this seed began in the position. */
function chooseAlone(
	candidates: Candidates,
	turn: Turn,
	{ ties }: Profile,
	{ seed, start }: TreeQuestion
): number {
	const index = chooseMove(candidates, turn, ties, randomOfGame(seed, start));
	return candidates.reached[index] as number;
}

function stateOf(start: number, moves: readonly Move[], profile: Profile): KrkState {
	const state = new KrkState({ id: start, turn: 'white', clock: 0, moveNumber: 1 }, profile);
	for (const move of moves) state.play(move);
	state.settleRecord();
	return state;
}

/** The rule of `chooseMove` that applies to so many best moves. */
export function ruleOf(
	tied: number,
	turn: Turn,
	{ ties }: Profile
): Pick<TreeChoice, 'tied' | 'rule' | 'fromWorst'> {
	if (tied === 1) return { tied, rule: 'alone', fromWorst: false };
	const isByPlace = ties === 'released' && tied <= 3;
	return {
		tied,
		rule: isByPlace ? 'place' : 'random',
		fromWorst: ties === 'released' && turn === 'black'
	};
}

/** Walks down from a settled root state; values from the tables, rules from the state. */
class Walker implements ValuedTree {
	/** Plies of the tree: none goes past ply 100. */
	readonly depth: number;
	/** The placement of the root, and the side to move there. */
	readonly id: number;
	readonly turn: Turn;
	private readonly reached = new Int32Array(MOST_MOVES);

	constructor(
		private readonly tables: LevelTables,
		private readonly state: KrkState,
		private readonly ply: number,
		private readonly rootValue: number
	) {
		const steps = state.turn === 'white' ? tables.whiteSteps : tables.blackSteps;
		this.depth = Math.min(2 * steps, FIFTY_MOVES - ply);
		this.id = state.id;
		this.turn = state.turn;
	}

	valuesOn(level: number): (id: number) => number {
		return this.tables.valuesAt(this.ply, level);
	}

	/** True for a placement below the root at which the game ends, before ply 100. */
	isOver(id: number, turn: Turn): boolean {
		if (isRookTaken(id) || this.state.stoodTwice.has(id)) return true;
		if (turn === 'black') return judgeEnding(id, turn) !== null;
		const isTested = this.tables.profile.stalemateTest === 'either-turn';
		return isTested && judgeEnding(id, 'black') === 'stalemate';
	}

	/** The nodes along a line, as far as it is one of this tree, and the last one's moves. */
	open(moves: readonly Move[]): Pick<ProgramTree, 'line' | 'rows'> {
		const root = this.node(null, { level: 0, fate: 'kept', isVisited: true });
		const line = [root];
		const windows: (Window | undefined)[] = [OPEN_WINDOW];
		for (const move of moves) {
			const below = windowsBelow(this, line.at(-1) ?? root, windows.at(-1));
			const next = this.children(line.length - 1, below).find((child) => child.move === move);
			if (next === undefined) break;
			line.push(next);
			windows.push(below.get(next.id));
			this.state.play(move);
		}
		// The rows need moves of their own.
		while (line.length > 1 && line.at(-1)?.children === 0) {
			line.pop();
			windows.pop();
			this.state.undo();
		}
		const below = windowsBelow(this, line.at(-1) ?? root, windows.at(-1));
		const rows = this.children(line.length - 1, below).map((row): TreeRow => {
			this.state.play(row.move as Move);
			const cells = this.children(line.length, windowsBelow(this, row, below.get(row.id)));
			this.state.undo();
			return { ...row, cells };
		});
		for (let level = line.length - 1; level > 0; level--) this.state.undo();
		return { line, rows };
	}

	/**
	 * The children of the current state, at a level.
	 *
	 * @param visited those that alpha-beta visits, by placement
	 */
	private children(level: number, visited: ReadonlyMap<number, Window>): TreeNode[] {
		const { id, turn } = this.state;
		const next = [...this.reached.subarray(0, this.write(level))];
		const values = next.map((child) => this.tables.valueAt(this.ply, level + 1, child));
		const best = turn === 'white' ? Math.min(...values) : Math.max(...values);
		const first = values.indexOf(best);
		return next.map((child, i) => {
			const move = moveBetween(id, child);
			this.state.play(move);
			const fate = i === first ? 'kept' : values[i] === best ? 'tied' : 'lost';
			const node = this.node(id, { level: level + 1, fate, isVisited: visited.has(child) });
			this.state.undo();
			return node;
		});
	}

	/** Writes the placements after the moves of the current state, and returns how many. */
	private write(level: number): number {
		const { id, turn } = this.state;
		if (level === this.depth || (level > 0 && this.state.isTerminal())) return 0;
		const write = turn === 'white' ? writeWhiteMoves : writeBlackMoves;
		return write(RELEASED_ORDER, id, this.reached);
	}

	/** @param before the placement before the move to it; null at the root */
	private node(
		before: number | null,
		known: Pick<TreeNode, 'level' | 'fate' | 'isVisited'>
	): TreeNode {
		const { level } = known;
		const { state, tables } = this;
		const { id, turn } = state;
		const ending = level === 0 ? null : state.ending();
		const worth = stateValue(state, tables.profile, level, this.depth);
		return {
			id,
			move: before === null ? null : moveBetween(before, id),
			text: before === null ? '' : nameMove(before, id, ending),
			turn,
			...known,
			static: worth,
			label: `${worth}${formatLabel(id)}`,
			value: level === 0 ? this.rootValue : tables.valueAt(this.ply, level, id),
			ending,
			children: this.write(level)
		};
	}
}

/** With the marks of mate, stalemate and capture; a draw by the record has a letter of its own. */
function nameMove(before: number, after: number, ending: KrkEnding | null): string {
	switch (ending) {
		case 'checkmate':
		case 'stalemate':
			return formatPaperMove(before, after, ending);
		case 'insufficient-material':
			return formatPaperMove(before, after, 'rook-capture').replace(' 1/2-1/2', '');
		default:
			return formatPaperMove(before, after, null);
	}
}
