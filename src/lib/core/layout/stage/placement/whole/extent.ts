/**
 * The extent of a tree: every place of plain minimax's tree, pruned ones included. A place is a path of moves, however
 * often a search comes there, so places stay the same when the algorithm, a rule or the step changes.
 */
import { assertExists } from '../../../../base/assert.ts';
import { gameOf } from '../../../../games/registry.ts';
import type { Game, GameState, Move, Side } from '../../../../games/game.ts';
import { prepareSearch } from '../../../../search/prepare.ts';
import { algorithmOf } from '../../../../search/registry.ts';
import type { SearchTree } from '../../../../search/search.ts';
import type { SearchSetup } from '../../../../search/setup.ts';
import { MoveNames } from '../../../../trace/move-names.ts';
import type { Recording } from '../../../../trace/recording.ts';
import { Replay } from '../../../../trace/replay.ts';
import type { Trace } from '../../../../trace/trace.ts';
import { Kept } from '../../../../base/kept.ts';

/** A tree with more places is never drawn whole. */
const MOST_PLACES = 400;

/** The key of the root. */
export const ROOT_KEY = 'root';

/** The key of a child: the ids of the moves from the root, joined by "/". */
function childKey(parent: string, moveId: string): string {
	return parent === ROOT_KEY ? moveId : `${parent}/${moveId}`;
}

export interface Place {
	readonly key: string;
	/** The move that leads here, in the game's notation; empty at the root. */
	readonly name: string;
	readonly move: Move;
	/** Plies from the root. */
	readonly depth: number;
	/** True where MAX moves: the MAX of the search, which need not be the game's. */
	readonly isMax: boolean;
	/** Plain minimax's value, from MAX's side; the static value of a leaf. */
	readonly value: number;
	readonly parent: Place | null;
	/** In search order; empty at a leaf. */
	readonly children: readonly Place[];
	/** Rows of the trace that are attempts at this place, in the order of the search. */
	readonly rows: readonly number[];
	/** Its children are not drawn: it has the shape of its side in the place of a leaf. */
	readonly isCut?: boolean;
}

/** The shape of a place. */
export function shapeOf({ children, isMax, isCut }: Place): Side | 'leaf' {
	return children.length === 0 && !isCut ? 'leaf' : isMax ? 'max' : 'min';
}

export interface Extent {
	readonly game: Game;
	readonly root: Place;
	/** All places in search order: every place after its parent. */
	readonly places: readonly Place[];
	readonly leaves: number;
	readonly plies: number;
	/** True for a tree whose leaves have the numbers that were typed. */
	readonly isTyped: boolean;
	placeOf(row: number): Place;
}

/**
 * The places of a recorded search, from its recorded minimax or, for typed trees and searches that visit nodes again,
 * from the game; null if they are unknown, more than MOST_PLACES, or if the search leaves them.
 */
export function extentOf(recording: Recording): Extent | null {
	return extents.of(recording);
}

const extents = new Kept(makeExtent);

/** A place while its tree is being built. */
interface Growing extends Place {
	value: number;
	readonly children: Growing[];
	readonly rows: number[];
}

function makeExtent({ trace, shadow }: Recording): Extent | null {
	const { setup } = trace.header;
	const game = gameOf(setup.game);
	const isTyped = game.hasTypedLeaves === true;
	// Where nodes are opened one by one, the tree grows with every node that is opened.
	if (setup.open !== null || trace.rows === 0) return null;
	const places =
		shadow !== null
			? placesOfTrace(shadow, trace.isMax(0))
			: isTyped || isRevisited(setup)
				? placesOfGame(setup, trace.isMax(0))
				: null;
	if (places === null) return null;
	const placeOfRow = matchRows(trace, assertExists(places[0], 'a tree has a root'));
	return placeOfRow && extentWith(game, places, placeOfRow);
}

/**
 * The places of a typed tree that nobody has searched, in the order of its text: they have no rows. Null if they are
 * more than MOST_PLACES.
 */
export function extentOfTyped(setup: SearchSetup): Extent | null {
	const whole: SearchSetup = { ...setup, order: 'listed', depth: null, open: null };
	const places = placesOfGame(whole, setup.root === 'max');
	return places && extentWith(gameOf(setup.game), places, []);
}

function extentWith(
	game: Game,
	places: readonly Growing[],
	placeOfRow: readonly Growing[]
): Extent {
	for (const place of [...places].reverse()) {
		if (place.children.length === 0) continue;
		const values = place.children.map(({ value }) => value);
		place.value = place.isMax ? Math.max(...values) : Math.min(...values);
	}
	return {
		game,
		root: assertExists(places[0], 'a tree has a root'),
		places,
		leaves: places.filter(({ children }) => children.length === 0).length,
		plies: Math.max(...places.map(({ depth }) => depth)),
		isTyped: game.hasTypedLeaves === true,
		placeOf: (row) => assertExists(placeOfRow[row], `row ${row} has a place`)
	};
}

/** A search that visits nodes again within the depth limit has no recorded minimax, but its tree is minimax's. */
function isRevisited({ algorithm, order }: SearchSetup): boolean {
	// An order by exact values needs a search of its own, which may be long.
	const needsSearch = order === 'best-first' || order === 'worst-first';
	return algorithmOf(algorithm).visits === 'again' && !needsSearch;
}

function placesOfTrace(shadow: Trace, isRootMax: boolean): Growing[] | null {
	if (shadow.rows > MOST_PLACES) return null;
	const names = new MoveNames(new Replay(shadow));
	const places: Growing[] = [];
	for (let row = 0; row < shadow.rows; row++) {
		const above = shadow.parentOf(row);
		places.push(
			grow(above < 0 ? null : (places[above] as Growing), {
				id: names.idOf(row),
				name: names.of(row),
				move: shadow.moveOf(row),
				isMax: (shadow.depthOf(row) % 2 === 0) === isRootMax,
				value: shadow.valueOf(row)
			})
		);
	}
	return places;
}

function placesOfGame(setup: SearchSetup, isRootMax: boolean): Growing[] | null {
	const game = gameOf(setup.game);
	const parsed = game.parse(setup.position, { root: setup.root });
	if (!parsed.ok) return null;
	const state: GameState = parsed.value;
	const tree: SearchTree = prepareSearch(setup, undefined, state).newTree();
	const places: Growing[] = [];
	const root = grow(null, { id: '', name: '', move: 0, isMax: isRootMax, value: NaN });
	return visit(root) ? places : null;

	function visit(place: Growing): boolean {
		places.push(place);
		if (places.length > MOST_PLACES) return false;
		if (tree.isLeaf()) {
			place.value = tree.evaluate();
			return true;
		}
		for (const move of tree.moves()) {
			const child = grow(place, {
				id: game.moveId(state, move),
				name: game.moveText(state, move),
				move,
				isMax: !place.isMax,
				value: NaN
			});
			tree.play(move);
			const isSmall = visit(child);
			tree.undo();
			if (!isSmall) return false;
		}
		return true;
	}
}

interface NewPlace extends Pick<Place, 'name' | 'move' | 'isMax' | 'value'> {
	/** The move in the notation of scripts. */
	readonly id: string;
}

function grow(parent: Growing | null, { id, ...known }: NewPlace): Growing {
	const place: Growing = {
		...known,
		key: parent === null ? ROOT_KEY : childKey(parent.key, id),
		depth: parent === null ? 0 : parent.depth + 1,
		parent,
		children: [],
		rows: []
	};
	parent?.children.push(place);
	return place;
}

/** The place of each row; null if the search leaves the extent. */
function matchRows(trace: Trace, root: Growing): Growing[] | null {
	const placeOfRow: Growing[] = [];
	for (let row = 0; row < trace.rows; row++) {
		const above = trace.parentOf(row);
		const move = trace.moveOf(row);
		const place =
			above < 0 ? root : placeOfRow[above]?.children.find((child) => child.move === move);
		if (place === undefined) return null;
		place.rows.push(row);
		placeOfRow.push(place);
	}
	return placeOfRow;
}
