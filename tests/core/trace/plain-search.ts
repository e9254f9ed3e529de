/**
 * A second implementation of every search, as plain as possible: one walk for all of them, always from MAX's side,
 * with the windows that it passes down written next to its events. It shares only the tree with the algorithms, so
 * that it can check their events, and the windows derived from them.
 */
import {
	NO_MOVE,
	STAND_PAT,
	type GameState,
	type Move,
	type PositionKey
} from '../../../src/lib/core/games/game.ts';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import {
	nullObserver,
	type PassReason,
	type TableBound
} from '../../../src/lib/core/search/observer.ts';
import { prepareSearch } from '../../../src/lib/core/search/prepare.ts';
import type { AlgorithmId } from '../../../src/lib/core/search/registry.ts';
import type { MoveOrder, Search, SearchTree } from '../../../src/lib/core/search/search.ts';
import type { SearchSetup } from '../../../src/lib/core/search/setup.ts';
import { changingMoves } from '../search/family/extended.ts';
import { slackAt } from '../search/slack.ts';
import { PlainMemory } from './plain-memory.ts';

export type Window = readonly [alpha: number, beta: number];

export type Event =
	| { kind: 'pass'; depth: number; alpha: number; beta: number; why: PassReason }
	| { kind: 'enter'; move: Move; max: boolean; moves: Move[] }
	| { kind: 'evaluate'; move: Move; max: boolean; value: number; terminal: boolean }
	| {
			kind: 'hit';
			move: Move;
			max: boolean;
			value: number;
			bound: TableBound;
			/** The event that entered the node which stored the answer. */
			visit: number;
	  }
	| { kind: 'probe'; move: Move }
	| { kind: 'research'; move: Move }
	| { kind: 'return'; value: number }
	| { kind: 'cut'; firstUnsearched: number }
	| { kind: 'finish'; value: number };

/** An event with the window passed to the node that it enters, or, at a return, the parent's current window. */
export interface Told {
	readonly event: Event;
	readonly window: Window | null;
}

const OPEN: Window = [-Infinity, Infinity];

interface Answer {
	value: number;
	bound: TableBound;
	visit: number;
}

interface Found {
	value: number;
	/** The moves from the node on that led to the value. */
	line: Move[];
	/** Depth of the search below the node. */
	plies: number;
}

/** The features in which searches differ. */
interface Ways {
	readonly cuts: 'never' | 'at the bound' | 'past the bound';
	readonly clamps: boolean;
	/** One entry per position; or a lower and an upper bound; or no table. */
	readonly table: 'one' | 'both' | 'none';
	readonly probes: boolean;
	/** Whether it continues beyond the depth limit, through captures and promotions. */
	readonly extends: boolean;
}

/** All events of a setup's search, with their windows. */
export function tellSearch(setup: SearchSetup): Told[] {
	return new PlainSearch(setup).tell();
}

class PlainSearch {
	private readonly told: Told[] = [];
	private readonly search: Search;
	/** The tree of the search, in a learning order if the setup has one. */
	private readonly tree: SearchTree;
	/** A second copy of the search's current position. */
	private readonly state: GameState;
	/** The knowledge of a learning order; null for all others. */
	private readonly memory: PlainMemory | null;
	private readonly ways: Ways;
	private readonly algorithm: AlgorithmId;
	private readonly one = new Map<PositionKey, Answer>();
	private readonly below = new Map<PositionKey, Answer>();
	private readonly above = new Map<PositionKey, Answer>();

	constructor(private readonly setup: SearchSetup) {
		const { algorithm, cut, fail } = setup;
		this.algorithm = algorithm;
		this.search = prepareSearch(setup).newSearch(algorithm, nullObserver);
		const { order } = setup;
		const memory = order === 'killer' || order === 'history' ? new PlainMemory(order) : null;
		this.memory = memory;
		const { tree } = this.search;
		this.tree =
			memory === null
				? tree
				: tree.seenTo(
						tree.depth,
						() => (moves, state, path) => memory.sorted(moves, state.maxToMove(), path.length)
					);
		const parsed = gameOf(setup.game).parse(setup.position, { root: setup.root });
		if (!parsed.ok) throw new Error(parsed.fault.message);
		this.state = parsed.value;
		const obeys = ['alphabeta', 'negamax', 'tt', 'deepening', 'aspiration', 'quiescence'].includes(
			algorithm
		);
		this.ways = {
			cuts:
				algorithm === 'minimax' || algorithm === 'ghess'
					? 'never'
					: obeys && cut === 'strict'
						? 'past the bound'
						: 'at the bound',
			clamps: obeys && fail === 'hard',
			table:
				algorithm === 'tt' ? 'one' : algorithm === 'mtdf' || algorithm === 'sss' ? 'both' : 'none',
			probes: algorithm === 'pvs',
			extends: algorithm === 'quiescence'
		};
	}

	tell(): Told[] {
		switch (this.algorithm) {
			case 'deepening':
			case 'aspiration':
				this.deepen();
				break;
			case 'mtdf':
				this.approach(0);
				break;
			case 'sss':
				this.approach(Infinity);
				break;
			default:
				this.pass(this.tree, OPEN);
		}
		return this.told;
	}

	private say(event: Event, window: Window | null = null): number {
		return this.told.push({ event, window }) - 1;
	}

	private pass(tree: SearchTree, window: Window, why: PassReason | null = null): Found {
		const [alpha, beta] = window;
		if (why !== null) this.say({ kind: 'pass', depth: tree.depth, alpha, beta, why });
		const found = this.walk(tree, NO_MOVE, window);
		this.say({ kind: 'finish', value: found.value });
		return found;
	}

	/** Ply by ply; with aspiration in a window around the last value, widened where it was too narrow. */
	private deepen(): void {
		const { tree } = this;
		const { leastDepth } = this.search;
		let last: Found | null = null;
		for (let depth = Math.min(tree.depth, Math.max(1, leastDepth)); ; depth++) {
			const line: Move[] = last?.line ?? [];
			const shallow = tree.seenTo(depth, (order) => startingWith(line, order));
			const from = this.told.length;
			let why: PassReason = last === null ? 'first' : 'deeper';
			const guess = last?.value ?? Infinity;
			const isOpen = this.algorithm === 'deepening' || Math.abs(guess) === Infinity;
			let window: Window = isOpen ? OPEN : [guess - 1, guess + 1];
			for (let reach = 2; ; reach *= 2) {
				last = this.pass(shallow, window, why);
				const [alpha, beta] = window;
				const { value } = last;
				if (value <= alpha && alpha !== -Infinity) {
					window = [value - reach, beta];
					why = 'failed-low';
				} else if (value >= beta && beta !== Infinity) {
					window = [alpha, value + reach];
					why = 'failed-high';
				} else {
					break;
				}
			}
			const isWhole = !this.told
				.slice(from)
				.some(({ event }) => event.kind === 'evaluate' && !event.terminal);
			if (depth === tree.depth || (tree.depth === Infinity && isWhole)) return;
		}
	}

	/** Null windows until the lower and the upper bound meet. */
	private approach(first: number): void {
		let [low, high] = OPEN;
		let question = first;
		let why: PassReason = 'first';
		while (low < high) {
			const beta = question === low ? this.over(question) : question;
			const { value } = this.pass(this.tree, [this.under(beta), beta], why);
			if (value < beta) {
				high = value;
				why = 'failed-low';
			} else {
				low = value;
				why = 'failed-high';
			}
			question = value;
		}
	}

	/** The other end of a null window that begins at a value. */
	private over(value: number): number {
		const { granularity } = this.search;
		return granularity > 0 && Number.isFinite(value) ? value + granularity : up(value);
	}

	private under(value: number): number {
		return 0 - this.over(0 - value);
	}

	private walk(tree: SearchTree, move: Move, given: Window): Found {
		const { ways } = this;
		const ply = tree.path.length;
		const max = this.algorithm === 'ghess' ? ply % 2 === 0 : tree.maxToMove();
		const moves = this.choiceAt(tree);
		if (moves === null) return this.value(tree, move, given);
		const key = ways.table === 'none' ? null : this.search.keys(tree);
		const known = key === null ? null : this.recall(key, given);
		if (known !== null) {
			const { value, bound, visit } = known;
			this.say({ kind: 'hit', move, max, value, bound, visit }, given);
			return { value, line: [], plies: 0 };
		}
		const visit = this.say({ kind: 'enter', move, max, moves }, given);
		let best: number | null = null;
		let line: Move[] = [];
		let plies = 0;
		let now = given;
		const slack = slackAt(this.setup, max, move === NO_MOVE);
		const take = (next: Move, found: Found): void => {
			if (best === null || (max ? found.value > best : found.value < best)) {
				best = found.value;
				line = [next, ...found.line];
			}
			plies = Math.max(plies, found.plies + 1);
			const [alpha, beta] = now;
			if (max && slack < Infinity && best - slack > alpha) now = [best - slack, beta];
			if (!max && slack < Infinity && best + slack < beta) now = [alpha, best + slack];
			this.say({ kind: 'return', value: found.value }, now);
		};
		for (const [i, next] of moves.entries()) {
			if (next !== STAND_PAT) this.play(tree, next);
			const narrow: Window = max ? [now[0], this.over(now[0])] : [this.under(now[1]), now[1]];
			const isNarrower = narrow[1] < now[1] || narrow[0] > now[0];
			const asks = ways.probes && i > 0 && isNarrower && !tree.isLeaf();
			if (asks) this.say({ kind: 'probe', move: next });
			const found =
				next === STAND_PAT
					? this.value(tree, next, now)
					: this.walk(tree, next, asks ? narrow : now);
			if (next !== STAND_PAT) this.undo(tree);
			take(next, found);
			const isBetter = max ? found.value >= narrow[1] : found.value <= narrow[0];
			const isInside = given[0] < found.value && found.value < given[1];
			if (asks && isBetter && isInside) {
				this.say({ kind: 'research', move: next });
				this.play(tree, next);
				const again = this.walk(tree, next, now);
				this.undo(tree);
				take(next, again);
			}
			if (slack < Infinity && this.isCut(max, best as unknown as number, given)) {
				if (i + 1 < moves.length) {
					this.say({ kind: 'cut', firstUnsearched: i + 1 });
					this.memory?.noteCut(next, ply);
				}
				break;
			}
		}
		const found = best as unknown as number;
		const value = ways.clamps ? Math.min(Math.max(found, given[0]), given[1]) : found;
		if (key !== null) this.remember(key, { value, visit }, given);
		this.memory?.noteBest(line[0] as Move, max, plies);
		return { value, line, plies };
	}

	/** The moves to search at the current node; null at a leaf. */
	private choiceAt(tree: SearchTree): Move[] | null {
		if (!tree.isLeaf()) return [...tree.moves()];
		if (!this.ways.extends || tree.isTerminal()) return null;
		const changing = new Set(changingMoves(this.state));
		if (changing.size === 0) return null;
		return [STAND_PAT, ...tree.moves().filter((move) => changing.has(move))];
	}

	private value(tree: SearchTree, move: Move, given: Window): Found {
		const value = tree.evaluate();
		const terminal = tree.isTerminal();
		const max = this.algorithm === 'ghess' ? tree.path.length % 2 === 0 : tree.maxToMove();
		this.say({ kind: 'evaluate', move, max, value, terminal }, given);
		return { value, line: [], plies: 0 };
	}

	private play(tree: SearchTree, move: Move): void {
		tree.play(move);
		this.state.play(move);
	}

	private undo(tree: SearchTree): void {
		tree.undo();
		this.state.undo();
	}

	private isCut(max: boolean, best: number, [alpha, beta]: Window): boolean {
		if (this.ways.cuts === 'never') return false;
		if (max ? best > beta : best < alpha) return true;
		return this.ways.cuts === 'at the bound' && best === (max ? beta : alpha);
	}

	private recall(key: PositionKey, given: Window): Answer | null {
		if (this.ways.table === 'one') {
			const answer = this.one.get(key);
			if (answer?.bound === 'exact') return answer;
			if (answer?.bound === 'lower' && this.isCut(true, answer.value, given)) return answer;
			return answer?.bound === 'upper' && this.isCut(false, answer.value, given) ? answer : null;
		}
		const below = this.below.get(key);
		const above = this.above.get(key);
		const isMet = (below?.value ?? -Infinity) === (above?.value ?? Infinity);
		const bound = isMet ? 'exact' : null;
		if (below !== undefined && below.value >= given[1]) {
			return { ...below, bound: bound ?? 'lower' };
		}
		return above !== undefined && above.value <= given[0]
			? { ...above, bound: bound ?? 'upper' }
			: null;
	}

	private remember(
		key: PositionKey,
		{ value, visit }: Omit<Answer, 'bound'>,
		[alpha, beta]: Window
	): void {
		if (this.ways.table === 'one') {
			if (alpha === beta) return;
			const bound = value <= alpha ? 'upper' : value >= beta ? 'lower' : 'exact';
			this.one.set(key, { value, bound, visit });
			return;
		}
		if (value < beta) this.above.set(key, { value, bound: 'upper', visit });
		if (value > alpha) this.below.set(key, { value, bound: 'lower', visit });
	}
}

function startingWith(line: readonly Move[], order: MoveOrder): MoveOrder {
	return (moves, state, path) => {
		const usual = [...order(moves, state, path)];
		const own = line[path.length];
		const isOn = own !== undefined && path.join() === line.slice(0, path.length).join();
		return isOn ? [own, ...usual.filter((move) => move !== own)] : usual;
	};
}

/** The next double above, counted in the bits of all doubles set in a row. */
export function up(value: number): number {
	if (value === Infinity) return value;
	const places = new BigInt64Array(1);
	const doubles = new Float64Array(places.buffer);
	doubles[0] = value + 0;
	const bits = places[0] as bigint;
	// Those below zero run backwards from the sign bit.
	const place = (bits < 0n ? -(bits & 0x7fffffffffffffffn) : bits) + 1n;
	places[0] = place < 0n ? -place | -0x8000000000000000n : place;
	return doubles[0] + 0;
}
