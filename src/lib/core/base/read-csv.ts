/**
 * Reads comma-separated text as spreadsheets and Moodle export it (RFC 4180): cells in quotes may have separators, line
 * breaks and doubled quotes. The separator is the comma, semicolon or tab that the first line has most of.
 */

export interface CsvRow {
	/** The line on which the row begins, from 1. */
	readonly line: number;
	readonly cells: readonly string[];
	/** Whether a quotation mark is not closed before a separator or the end: such a row is its line, quotes and all. */
	readonly isBroken: boolean;
}

const SEPARATORS = [',', ';', '\t'];

/** Every row but empty lines. */
export function readCsv(text: string): CsvRow[] {
	const lines = text.replace(/\r\n?/g, '\n');
	const separator = separatorOf(lines.slice(0, endOfLine(lines, 0)));
	const rows: CsvRow[] = [];
	let line = 1;
	for (let at = 0; at < lines.length;) {
		const quoted = readRow(lines, at, separator);
		const end = quoted?.end ?? endOfLine(lines, at);
		const row = lines.slice(at, end);
		const cells = quoted?.cells ?? row.split(separator);
		if (cells.some((cell) => cell !== '')) rows.push({ line, cells, isBroken: quoted === null });
		line += row.split('\n').length;
		at = end + 1;
	}
	return rows;
}

/** Commas in quotes, such as those of a heading “Grade/10,00”, separate nothing. */
function separatorOf(line: string): string {
	const bare = line.replace(/"[^"]*"/g, '');
	const counts = SEPARATORS.map((separator) => bare.split(separator).length);
	return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The cells of the row that begins at a character; null where a quotation mark is not closed. */
function readRow(
	text: string,
	start: number,
	separator: string
): { readonly cells: string[]; readonly end: number } | null {
	const quoted = new RegExp(`"([^"]*(?:""[^"]*)*)"(?=${separator}|\n|$)`, 'y');
	const plain = new RegExp(`[^${separator}\n]*`, 'y');
	const cells: string[] = [];
	for (let at = start; ; at++) {
		const cell = text[at] === '"' ? quoted : plain;
		cell.lastIndex = at;
		const found = cell.exec(text);
		if (found === null) return null;
		const [whole, inner] = found;
		cells.push(inner === undefined ? whole : inner.replaceAll('""', '"'));
		at += whole.length;
		if (text[at] !== separator) return { cells, end: at };
	}
}

function endOfLine(text: string, from: number): number {
	const end = text.indexOf('\n', from);
	return end === -1 ? text.length : end;
}
