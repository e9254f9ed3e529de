/** Tables for other programs, as comma-separated text. */
export type Cell = string | number | null | undefined;

/** The only list of a table's columns, in their order: the name of each, and its cell in a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** The cells of a row by their columns. */
export function cellsOf<Row, Name extends string>(
	columns: Readonly<Record<Name, (row: Row) => Cell>>,
	row: Row
): Readonly<Record<Name, Cell>> {
	const entries = Object.entries<(row: Row) => Cell>(columns).map(([name, cell]) => [
		name,
		cell(row)
	]);
	return Object.fromEntries(entries) as Record<Name, Cell>;
}

/** The line of the names. */
export function csvHead(columns: Columns<never>): string {
	return `${Object.keys(columns).join(',')}\n`;
}

/** A line for each row. What is not known is empty; a text that may have commas or quotes is given in quotes. */
export function* csvRows<Row>(columns: Columns<Row>, rows: Iterable<Row>): Generator<string> {
	const cells = Object.values(columns);
	for (const row of rows) yield `${cells.map((cell) => cell(row) ?? '').join(',')}\n`;
}

/** The whole table. */
export function* csvLines<Row>(columns: Columns<Row>, rows: Iterable<Row>): Generator<string> {
	yield csvHead(columns);
	yield* csvRows(columns, rows);
}
