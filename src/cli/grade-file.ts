/** Marks the result codes in a file, such as Moodle's export of a quiz, and says which rows have none. */
import { readFileSync } from 'node:fs';
import { readCsv, type CsvRow } from '../lib/core/base/read-csv.ts';
import { decodeText } from '../lib/core/base/decode-text.ts';
import { ok, type Result } from '../lib/core/base/result.ts';
import { gradeCode, type Grade } from '../lib/core/practice/grade.ts';
import { failAt, type CliFault } from './fault.ts';

/** A code and its marks, or why there are none. */
export interface Marked {
	/** Empty for a row of a file that has none. */
	readonly code: string;
	/** Empty for a refused code. */
	readonly exercises: readonly Grade[];
	readonly fault?: string;
	/** None for a code of the command line. */
	readonly origin?: Origin;
}

/** The row of a file. */
interface Origin {
	/** The line on which the row begins, from 1. */
	readonly line: number;
	/** The heading of the code's column; none for a row without a code. */
	readonly column?: string;
	/** All cells of the row by their headings, in the order of the file. */
	readonly cells: ReadonlyMap<string, string>;
}

/** A code as it is anywhere in a text. */
const CODE = /\bP[SB]\d{1,4}-[A-Za-z0-9_-]+/g;

const NO_CODE = 'There is no result code in this row. A code begins with PS2- or PB1-.';
const OPEN_QUOTE =
	'A quotation mark in this row is not closed, so the row was read up to the end of its line.';

/** Marks every code of a file; a row that lacks one, or is broken, is named with its line and the reason. */
export function markFile(path: string): Result<Marked[], CliFault> {
	const text = readText(path);
	if (!text.ok) return text;
	const rows = readCsv(text.value);
	const [head] = rows;
	const named = head !== undefined && codesOf(head).length === 0 ? head.cells : [];
	const headings = headingsOf(named, Math.max(0, ...rows.map(({ cells }) => cells.length)));
	const marked = rows.slice(named.length === 0 ? 0 : 1).flatMap((row) => markRow(row, headings));
	return marked.some(({ code }) => code !== '')
		? ok(marked)
		: failAt('--csv', 'There is no result code in this file.');
}

function markRow(row: CsvRow, headings: readonly string[]): Marked[] {
	const cells = new Map(row.cells.map((cell, at) => [headings[at] ?? '', cell]));
	const codes = codesOf(row).map(({ code, at }): Marked => {
		const origin = { line: row.line, column: headings[at] ?? '', cells };
		const grades = gradeCode(code);
		return grades.ok
			? { code, exercises: grades.value, origin }
			: { code, exercises: [], fault: grades.fault.message, origin };
	});
	const faults = [...(codes.length === 0 ? [NO_CODE] : []), ...(row.isBroken ? [OPEN_QUOTE] : [])];
	const origin = { line: row.line, cells };
	return [...codes, ...faults.map((fault) => ({ code: '', exercises: [], fault, origin }))];
}

/** The codes in a row, and the numbers of their cells. */
function codesOf({ cells }: CsvRow): { readonly code: string; readonly at: number }[] {
	return cells.flatMap((cell, at) => {
		const codes = (cell.match(CODE) ?? []).map((code) => ({ code, at }));
		// A program that breaks long words may have broken the code: its checksum says whether the parts make one.
		const joined = cell.replace(/\s+/g, '');
		const isBroken = codes.length === 1 && codes[0]?.code !== joined;
		return isBroken && gradeCode(joined).ok ? [{ code: joined, at }] : codes;
	});
}

/** A name for each column, each of them once. */
function headingsOf(named: readonly string[], width: number): string[] {
	const taken = new Map<string, number>();
	return Array.from({ length: width }, (_, at) => {
		const name = named[at]?.trim() || `column ${at + 1}`;
		const times = (taken.get(name) ?? 0) + 1;
		taken.set(name, times);
		return times === 1 ? name : `${name} (${times})`;
	});
}

function readText(path: string): Result<string, CliFault> {
	try {
		const text = decodeText(readFileSync(path));
		return text.ok ? ok(text.value.text) : failAt('--csv', text.fault.message);
	} catch (error) {
		if (!(error instanceof Error) || !('code' in error)) throw error;
		return failAt('--csv', `The file cannot be read: ${error.message}.`);
	}
}
