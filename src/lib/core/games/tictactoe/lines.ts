/**
 * The eight lines of the board, as sets of cells.
 *
 * Cells are numbered row by row from the top left, 0..8, and a set of cells is nine bits, cell 0 lowest. All 512 sets
 * are judged once, so testing for a win is one table lookup.
 */
export const CELLS = 9;

/** Every cell of the board, as a set. */
export const FULL_BOARD = 0b111_111_111;

export interface Line {
	/** The three cells, ascending. */
	readonly cells: readonly [number, number, number];
	/** The same three cells as a set. */
	readonly set: number;
	/** Completes a sentence after the word "completes". */
	readonly name: string;
}

function makeLine(name: string, ...cells: [number, number, number]): Line {
	return { cells, set: cells.reduce((set, cell) => set | (1 << cell), 0), name };
}

export const LINES: readonly Line[] = [
	makeLine('row 3', 0, 1, 2),
	makeLine('row 2', 3, 4, 5),
	makeLine('row 1', 6, 7, 8),
	makeLine('column a', 0, 3, 6),
	makeLine('column b', 1, 4, 7),
	makeLine('column c', 2, 5, 8),
	makeLine('the diagonal a3-c1', 0, 4, 8),
	makeLine('the diagonal a1-c3', 2, 4, 6)
];

const holdsLine = Uint8Array.from({ length: FULL_BOARD + 1 }, (_, set) =>
	linesIn(set).length > 0 ? 1 : 0
);

/** True where the set of cells contains a whole line. */
export function hasLine(set: number): boolean {
	return holdsLine[set] === 1;
}

/** The lines that the set contains, in the order of `LINES`: two where one move completed both. */
export function linesIn(set: number): Line[] {
	return LINES.filter((line) => (set & line.set) === line.set);
}

/** A cell by column letter and row number, like a chess square: cell 0 is a3, cell 8 is c1. */
export function cellName(cell: number): string {
	return `${'abc'.charAt(cell % 3)}${3 - Math.floor(cell / 3)}`;
}
