/** Tables for other programs, as comma-separated text. */
import type { Column } from './column.ts';

/** The line of the names. */
export function csvHead(columns: readonly { readonly id: string }[]): string {
	return `${columns.map(({ id }) => id).join(',')}\n`;
}

/** A line for each row. What is not known is empty; a text that may have commas or quotes is given in quotes. */
export function* csvRows<Row>(
	columns: readonly Column<Row>[],
	rows: Iterable<Row>
): Generator<string> {
	for (const row of rows) yield `${columns.map(({ of }) => of(row) ?? '').join(',')}\n`;
}

/** The whole table. */
export function* csvLines<Row>(
	columns: readonly Column<Row>[],
	rows: Iterable<Row>
): Generator<string> {
	yield csvHead(columns);
	yield* csvRows(columns, rows);
}
