/**
 * The placements of one turn up to the symmetries of the board, numbered from 0, as keys of the exact figures. If the
 * rules and the profile are symmetric, all members of a class have the same figures.
 */
import { LEGAL_REPLY, LEGAL_START, listPlacements } from '../../games/krk/legality.ts';
import { PLACEMENTS, placementOf, type Turn } from '../../games/krk/placement.ts';
import { SQUARES } from '../../games/krk/squares.ts';
import {
	SYMMETRIES,
	classSizeOf,
	mapPlacement,
	representativeOf
} from '../../games/krk/symmetry.ts';

interface TurnClasses {
	/** By class: the least id of its members. */
	readonly ids: Int32Array;
	/** By class: number of placements. */
	readonly weights: Uint8Array;
	/** By id: the number of its class; with White to move, `ids.length` if Black has captured the rook. */
	readonly classOf: Uint16Array;
}

const known: Partial<Record<Turn, TurnClasses>> = {};

/** The classes with that side to move; computed at first use. 21,959 for White, 28,056 for Black. */
export function classesOf(turn: Turn): TurnClasses {
	known[turn] ??= makeClasses(turn);
	return known[turn];
}

function makeClasses(turn: Turn): TurnClasses {
	const legal = listPlacements(turn === 'white' ? LEGAL_START : LEGAL_REPLY);
	const ids = legal.filter((id) => representativeOf(id) === id);
	const classOf = new Uint16Array(PLACEMENTS);
	for (const [index, id] of ids.entries()) {
		for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
			classOf[mapPlacement(symmetry, id)] = index;
		}
	}
	for (let index = 0; turn === 'white' && index < SQUARES * SQUARES; index++) {
		classOf[placementOf(index >> 6, index >> 6, index & 63)] = ids.length;
	}
	return { ids, weights: Uint8Array.from(ids, classSizeOf), classOf };
}
