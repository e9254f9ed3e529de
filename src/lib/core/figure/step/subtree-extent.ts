/** The places under one node of a recorded search, from its recorded minimax: also of trees that are never drawn whole. */
import { gameOf } from '../../games/registry.ts';
import { ROOT_KEY, type Extent, type Place } from '../../layout/stage/placement/whole/extent.ts';
import { MoveNames } from '../../trace/move-names.ts';
import type { Recording } from '../../trace/recording.ts';
import type { Trace } from '../../trace/trace.ts';
import { Replay } from '../../trace/replay.ts';

/** With more places a tree is never drawn whole. */
const MOST_PLACES = 400;

interface Growing extends Place {
	readonly children: Growing[];
	readonly rows: number[];
	readonly isCut: boolean;
}

/**
 * Null where minimax was not recorded, or for too many places.
 *
 * @param most plies below the node: deeper nodes have no places
 */
export function extentUnder(
	{ trace, shadow, shadowRow }: Recording,
	row: number,
	most = Infinity
): Extent | null {
	if (shadow === null) return null;
	const first = shadowRow === null ? row : (shadowRow[row] as number);
	const rows = rowsUnder(shadow, first, most, MOST_PLACES);
	if (rows === null) return null;
	const game = gameOf(trace.header.setup.game);
	const names = new MoveNames(new Replay(shadow));
	const top = shadow.depthOf(first);
	const places: Growing[] = [];
	const placeOfShadow = new Map<number, Growing>();
	for (const at of rows) {
		const above = at === first ? null : (placeOfShadow.get(shadow.parentOf(at)) as Growing);
		const place: Growing = {
			key: keyOf(at),
			name: names.of(at),
			move: shadow.moveOf(at),
			depth: shadow.depthOf(at) - top,
			isMax: trace.isMax(row) === ((shadow.depthOf(at) - top) % 2 === 0),
			value: shadow.valueOf(at),
			parent: above,
			children: [],
			rows: [],
			isCut: shadow.depthOf(at) - top === most && shadow.endOf(at) > at + 1
		};
		above?.children.push(place);
		places.push(place);
		placeOfShadow.set(at, place);
	}
	const placeOfRow = new Map<number, Growing>();
	for (const own of rowsUnder(trace, row, most, Infinity) ?? []) {
		const above = own === row ? null : placeOfRow.get(trace.parentOf(own));
		const place =
			above === null ? places[0] : above?.children.find(({ move }) => move === trace.moveOf(own));
		if (place === undefined) return null;
		place.rows.push(own);
		placeOfRow.set(own, place);
	}
	const root = places[0] as Growing;
	return {
		game,
		root,
		places,
		leaves: places.filter(({ children }) => children.length === 0).length,
		plies: Math.max(...places.map(({ depth }) => depth)),
		isTyped: game.hasTypedLeaves === true,
		placeOf
	};

	/** Of a row without a place: the one above it. */
	function placeOf(one: number): Place {
		let at = one;
		while (at > row && !placeOfRow.has(at)) at = trace.parentOf(at);
		return placeOfRow.get(at) ?? root;
	}

	/** The ids of the moves from the root of the search, as every place has them. */
	function keyOf(at: number): string {
		const ids: string[] = [];
		for (let one = at; shadow !== null && shadow.parentOf(one) >= 0; one = shadow.parentOf(one)) {
			ids.unshift(names.idOf(one));
		}
		return ids.length === 0 ? ROOT_KEY : ids.join('/');
	}
}

/** The rows under a node and the node itself, in search order; null for too many. */
function rowsUnder(trace: Trace, top: number, most: number, limit: number): number[] | null {
	const rows: number[] = [];
	const deepest = trace.depthOf(top) + most;
	for (let at = top; at < trace.endOf(top);) {
		if (rows.length === limit) return null;
		rows.push(at);
		at = trace.depthOf(at) < deepest ? at + 1 : trace.endOf(at);
	}
	return rows;
}
