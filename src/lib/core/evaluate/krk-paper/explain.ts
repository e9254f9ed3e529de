/** freeSquares for drawing: the counted squares, the squares removed by the white king, and the case. */
import { LEGAL_REPLY, LEGAL_START, factsOf } from '../../games/krk/legality.ts';
import { blackKingOf, rookOf, whiteKingOf, type Turn } from '../../games/krk/placement.ts';
import { assert } from '../../base/assert.ts';
import { countInto, makeCounted } from './counted.ts';
import { Q1, Q2, Q3, Q4 } from './directions.ts';
import { QUADRANT_SQUARES } from './masks.ts';
import { judgeEnding, type PaperEnding } from './paper-value.ts';
import type { Reading } from '../../games/krk/profile/readings.ts';
import { caseOf, type RegionCase } from './region.ts';
import { countSquares, type SquareSet } from './square-set.ts';

/** Quadrants of the rook by the paper's numbers, and the squares of its own file and rank. */
type RegionPart = 'q1' | 'q2' | 'q3' | 'q4' | 'line';

export interface Explanation {
	readonly reading: Reading;
	/** The rule that applied; for `flood` and `mobility`, which have none, the arrangement of the pieces. */
	readonly case: RegionCase;
	/** The parts of the board with squares of the region, counted or removed. */
	readonly parts: readonly RegionPart[];
	/** The counted squares. */
	readonly squares: SquareSet;
	/** Squares of the region that the white king removes; none of them counts. */
	readonly taken: SquareSet;
	/** Number of counted squares: freeSquares. */
	readonly total: number;
	/** A mate or stalemate of the side to move, whose value replaces `total`. */
	readonly ending: PaperEnding | null;
}

/** @param id a placement that is legal with `turn` to move */
export function explainFreeSquares(id: number, turn: Turn, reading: Reading): Explanation {
	const legal = turn === 'white' ? LEGAL_START : LEGAL_REPLY;
	assert((factsOf(id) & legal) !== 0, `Placement ${id}: not ${turn}'s to move`);
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

/** The parts of the board, relative to the rook, that contain a square of a set. */
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
