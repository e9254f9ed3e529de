/** freeSquares as something to draw: which squares count, which the white king takes away, and by which case. */
import { LEGAL_REPLY, LEGAL_START, placementFacts } from '../../games/krk/legality.ts';
import { blackKingOf, rookOf, whiteKingOf, type Turn } from '../../games/krk/placement.ts';
import { assert } from '../../base/assert.ts';
import { countInto, makeCounted } from './counted.ts';
import { Q1, Q2, Q3, Q4 } from './directions.ts';
import { QUADRANT_SQUARES } from './masks.ts';
import { judgeEnding, type PaperEnding } from './paper-value.ts';
import type { Reading } from '../../games/krk/profile/readings.ts';
import { caseOf, type RegionCase } from './region.ts';
import { countSquares, type SquareSet } from './square-set.ts';

/** Quadrants of the rook as the paper numbers them, and the squares of its own file and rank. */
export type RegionPart = 'q1' | 'q2' | 'q3' | 'q4' | 'line';

export interface Explanation {
	readonly reading: Reading;
	/** Which rule applied; for `flood` and `mobility`, which have none, how the pieces stand. */
	readonly case: RegionCase;
	/** Where the region lies: the parts that hold squares of it, counted or taken away. */
	readonly parts: readonly RegionPart[];
	/** The squares that count. */
	readonly squares: SquareSet;
	/** Squares of the region that the white king takes away; none of them counts. */
	readonly taken: SquareSet;
	/** How many squares count: freeSquares. */
	readonly total: number;
	/** A mate or stalemate of the side to move, which is valued in place of `total`. */
	readonly ending: PaperEnding | null;
}

/** @param id a placement that is legal with `turn` to move */
export function explainFreeSquares(id: number, turn: Turn, reading: Reading): Explanation {
	const legal = turn === 'white' ? LEGAL_START : LEGAL_REPLY;
	assert(((placementFacts()[id] ?? 0) & legal) !== 0, `Placement ${id}: not ${turn}'s to move`);
	const rook = rookOf(id);
	const out = makeCounted();
	const region = countInto(out, blackKingOf(id), rook, whiteKingOf(id), reading);
	const squares = { low: out.low >>> 0, high: out.high >>> 0 };
	const taken = { low: out.takenLow >>> 0, high: out.takenHigh >>> 0 };
	return {
		reading,
		case: caseOf(region),
		parts: listParts(rook, out.low | out.takenLow, out.high | out.takenHigh),
		squares,
		taken,
		total: countSquares(squares),
		ending: judgeEnding(id, turn)
	};
}

const QUADRANT_PARTS = [
	['q1', Q1],
	['q2', Q2],
	['q3', Q3],
	['q4', Q4]
] as const;

/** The parts of the board, seen from the rook, that hold a square of a set. */
function listParts(rook: number, low: number, high: number): RegionPart[] {
	const holds = (quadrants: number): boolean => {
		const at = (rook << 4) | quadrants;
		const inLow = low & (QUADRANT_SQUARES.low[at] as number);
		return (inLow | (high & (QUADRANT_SQUARES.high[at] as number))) !== 0;
	};
	const parts: RegionPart[] = QUADRANT_PARTS.filter(([, bit]) => holds(bit)).map(([name]) => name);
	const all = (rook << 4) | Q1 | Q2 | Q3 | Q4;
	const onLines =
		(low & ~(QUADRANT_SQUARES.low[all] as number)) |
		(high & ~(QUADRANT_SQUARES.high[all] as number));
	return onLines === 0 ? parts : [...parts, 'line'];
}
