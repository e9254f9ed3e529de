/** The places under one node of a recorded search, from its recorded minimax: also of trees that are never drawn whole. */
import { gameOf } from '../../games/registry.ts';
import { ROOT_KEY, type Extent, type Place } from '../../layout/stage/placement/whole/extent.ts';
import { MoveNames } from '../../trace/move-names.ts';
import type { Recording } from '../../trace/recording.ts';
import { Replay } from '../../trace/replay.ts';

/** With more places a tree is never drawn whole. */
const MOST_PLACES = 400;

interface Growing extends Place {
	readonly children: Growing[];
	readonly rows: number[];
}

/** Null where minimax was not recorded, or for too many places. */
export function extentUnder({ trace, shadow, shadowRow }: Recording, row: number): Extent | null {
	if (shadow === null) return null;
	const first = shadowRow === null ? row : (shadowRow[row] as number);
	const end = shadow.endOf(first);
	if (end - first > MOST_PLACES) return null;
	const game = gameOf(trace.header.setup.game);
	const names = new MoveNames(new Replay(shadow));
	const top = shadow.depthOf(first);
	const places: Growing[] = [];
	for (let at = first; at < end; at++) {
		const above = at === first ? null : (places[shadow.parentOf(at) - first] as Growing);
		const place: Growing = {
			key: keyOf(at),
			name: names.of(at),
			move: shadow.moveOf(at),
			depth: shadow.depthOf(at) - top,
			isMax: trace.isMax(row) === ((shadow.depthOf(at) - top) % 2 === 0),
			value: shadow.valueOf(at),
			parent: above,
			children: [],
			rows: []
		};
		above?.children.push(place);
		places.push(place);
	}
	const placeOfRow = new Map<number, Growing>();
	for (let own = row; own < trace.endOf(row); own++) {
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
		placeOf: (one) => placeOfRow.get(one) ?? root
	};

	/** The ids of the moves from the root of the search, as every place has them. */
	function keyOf(at: number): string {
		const ids: string[] = [];
		for (let one = at; shadow !== null && shadow.parentOf(one) >= 0; one = shadow.parentOf(one)) {
			ids.unshift(names.idOf(one));
		}
		return ids.length === 0 ? ROOT_KEY : ids.join('/');
	}
}
