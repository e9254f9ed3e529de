/**
 * The targets of the white pieces and the black king, in a fixed order, as tables that move generation copies from.
 * The order of moves decides what alpha-beta prunes and which of several tied moves is played, so reproducing the
 * paper's results needs both orders.
 */
import { SQUARES, fileOf, nameKey, rowOf, squareAt } from './squares.ts';

/** Entries for each key: the number of targets, then the targets; at most fourteen for a rook. */
const WIDTH_BITS = 4;

interface MoveTables {
	/**
	 * At 16 * (64 * rook + white king): the number of squares that the rook can reach past that king, then the squares.
	 */
	readonly rookTargets: Uint8Array;
	/** At 16 * square: the number of adjacent squares, then the squares. */
	readonly kingTargets: Uint8Array;
	/** By square: the rook's moves come first if its entry is at most the white king's. */
	readonly precedence: Uint8Array;
}

/** Steps of file and row. The rook's four lines, walked outward, and the king's eight neighbours. */
const ROOK_STEPS = [
	[1, 0],
	[-1, 0],
	[0, 1],
	[0, -1]
] as const;
const KING_STEPS = [
	[0, -1],
	[1, -1],
	[1, 0],
	[1, 1],
	[0, 1],
	[-1, 1],
	[-1, 0],
	[-1, -1]
] as const;

/** Start of the table of a piece on `square`. */
export function tableStart(key: number): number {
	return key << WIDTH_BITS;
}

/** One order of moves. Its tables are computed at first use, so that they do not delay opening the page. */
export class MoveOrder {
	private made: MoveTables | null = null;

	/**
	 * @param sort puts the targets of one piece into this order; its input is line by line, or clockwise from above
	 * @param precedenceOf see `MoveTables.precedence`
	 */
	constructor(
		private readonly sort: (targets: number[]) => number[],
		private readonly precedenceOf: (square: number) => number
	) {}

	get tables(): MoveTables {
		this.made ??= makeTables(this.sort, this.precedenceOf);
		return this.made;
	}
}

/** The order of the paper's released program: the rook first, line by line, then the king clockwise from above. */
export const RELEASED_ORDER = new MoveOrder(
	(targets) => targets,
	() => 0
);

/** The listed order of the `Game` contract, by UCI text: a1a2 < a1b1 < ... < h8h7. */
export const LISTED_ORDER = new MoveOrder(
	(targets) => targets.sort((one, other) => nameKey(one) - nameKey(other)),
	nameKey
);

function makeTables(
	sort: (targets: number[]) => number[],
	precedenceOf: (square: number) => number
): MoveTables {
	const rookTargets = new Uint8Array((SQUARES * SQUARES) << WIDTH_BITS);
	const kingTargets = new Uint8Array(SQUARES << WIDTH_BITS);
	const precedence = new Uint8Array(SQUARES);
	for (let square = 0; square < SQUARES; square++) {
		precedence[square] = precedenceOf(square);
		writeTargets(kingTargets, square, sort(listKingTargets(square)));
		writeRookTargets(rookTargets, square, sort(listRookTargets(square)));
	}
	return { rookTargets, kingTargets, precedence };
}

/** One list per square of the white king. All squares that are not in line share one list, which is copied. */
function writeRookTargets(table: Uint8Array, rook: number, open: readonly number[]): void {
	const first = rook * SQUARES;
	const own = first + rook;
	writeTargets(table, own, open);
	for (let king = 0; king < SQUARES; king++) {
		if (king === rook) continue;
		table.copyWithin(tableStart(first + king), tableStart(own), tableStart(own + 1));
	}
	for (const [x, y] of ROOK_STEPS) {
		// From the edge inwards, so that the set of squares hidden by a king only grows: its own square and those beyond.
		const hidden = new Uint8Array(SQUARES);
		for (const king of walk(rook, x, y).reverse()) {
			hidden[king] = 1;
			const seen = open.filter((target) => hidden[target] === 0);
			writeTargets(table, first + king, seen);
		}
	}
}

function writeTargets(table: Uint8Array, key: number, targets: readonly number[]): void {
	let at = tableStart(key);
	table[at] = targets.length;
	for (const target of targets) table[++at] = target;
}

function listKingTargets(square: number): number[] {
	return KING_STEPS.map(([x, y]) => step(square, x, y)).filter((target) => target >= 0);
}

/** Every line up to the edge; in a legal start the black king is not in the way. */
function listRookTargets(rook: number): number[] {
	return ROOK_STEPS.flatMap(([x, y]) => walk(rook, x, y));
}

/** The squares from `from` outwards to the edge. */
function walk(from: number, files: number, rows: number): number[] {
	const squares: number[] = [];
	for (let square = step(from, files, rows); square >= 0; square = step(square, files, rows)) {
		squares.push(square);
	}
	return squares;
}

/** The square at that distance in files and rows, or -1 off the board. */
function step(square: number, files: number, rows: number): number {
	const file = fileOf(square) + files;
	const row = rowOf(square) + rows;
	return ((file | row) & ~7) === 0 ? squareAt(file, row) : -1;
}
