/** The columns of a table: one list of them for the page, its CSV file, JSON and the command line. */
import { formatCount } from './count-words.ts';

/** A cell as scripts read it: null where there is none, undefined where it is not known yet. */
export type Cell = string | number | null | undefined;

export interface Column<Row> {
	/** Its name in CSV and in JSON, which is a contract. */
	readonly id: string;
	/** Its head, for people; none if only files have it. */
	readonly name?: string;
	/** What it counts. */
	readonly about?: string;
	/** How a page sets it; a number if absent. */
	readonly look?: 'number' | 'text' | 'words';
	readonly of: (row: Row) => Cell;
	/** Why people get a dash in place of its cell; null where it has one. */
	readonly dash?: (row: Row) => string | null;
	/** Its cell for people, if that is not its count. */
	readonly format?: (row: Row) => string;
}

/** A cell for people, and why it is a dash; null where it is none. */
export interface CellText {
	readonly text: string;
	readonly why: string | null;
}

export function textOf<Row>({ of, dash, format }: Column<Row>, row: Row): CellText {
	const why = dash?.(row) ?? null;
	if (why !== null) return { text: '–', why };
	return { text: format === undefined ? countOf(of(row), '–') : format(row), why };
}

/** A count with commas, any other cell as it is. */
export function countOf(cell: Cell, none: string): string {
	return typeof cell === 'number' ? formatCount(cell) : (cell ?? none);
}

/** The cells of a row by the names of their columns, as JSON has them. */
export function cellsOf<Row>(columns: readonly Column<Row>[], row: Row): Record<string, Cell> {
	return Object.fromEntries(columns.map(({ id, of }) => [id, of(row)]));
}
