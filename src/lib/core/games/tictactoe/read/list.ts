/** A list of nine cells or of three rows, as in JSON and in programs: [["X", null, "O"], …]. */
import { fail, ok } from '../../../base/result.ts';
import {
	hasBoardLength,
	hasRowLength,
	rowFault,
	rowsFault,
	type BoardReader
} from './board-reader.ts';
import type { WrittenCell } from './board-reader.ts';

/** A bracket, a comma, a text in quotes, or a word or number; blanks are between them. */
const TOKEN = /\s*(?:([[({])|([\])}])|([,;])|(?:"([^"\n]*)"|'([^'\n]*)')|([^\s[\](){},;"']+))/y;
/** The name that a list is given, also in an object, or what is called with it. */
const GIVEN =
	/^\s*(?:(?:const|let|var)\s+)?(?:[a-z_]\w*\s*[:=]\s*)?(?:\{\s*["']?\w+["']?\s*:\s*|[a-z_][\w.]*\()?/i;

export const list: BoardReader = {
	id: 'list',
	name: 'a list',
	read(text) {
		const begin = GIVEN.exec(text)?.[0].length ?? 0;
		if (!/^\s*[[({]/.test(text.slice(begin))) return null;
		const isWrapped =
			/[({]\s*$|:\s*$/.test(text.slice(0, begin)) && /[({]/.test(text.slice(0, begin));
		const end = text.replace(isWrapped ? /[)}]\s*;?\s*$/ : /\s+$/, '').trimEnd().length;
		const flat: WrittenCell[] = [];
		const rows: { readonly at: number; readonly cells: WrittenCell[] }[] = [];
		let depth = 0;
		TOKEN.lastIndex = begin;
		for (let at = begin; at < end; at = TOKEN.lastIndex) {
			const [whole = '', opens, closes, comma, double, single, word] = TOKEN.exec(text) ?? [];
			if (whole === '') return fail('board-list', 'This is not part of a list of cells.', at);
			const start = at + whole.length - whole.trimStart().length;
			if (depth === 0 && at > begin && comma === undefined)
				return fail('board-list', 'The list is closed before this.', start);
			if (opens !== undefined && ++depth === 2) rows.push({ at: start, cells: [] });
			if (depth > 2) return fail('board-list', 'A list of cells has at most rows in it.', start);
			if (closes !== undefined) depth--;
			const cell = double ?? single ?? word;
			if (cell === undefined) continue;
			(depth === 2 ? (rows.at(-1)?.cells ?? flat) : flat).push({ text: cell.trim(), at: start });
		}
		if (depth > 0) return fail('board-list', 'A bracket is not closed.', text.length);
		if (rows.length === 0) {
			return hasBoardLength(flat)
				? ok(flat)
				: fail('board-list', `A board has nine cells. This list has ${flat.length}.`, begin);
		}
		const [between] = flat;
		if (between !== undefined) return fail('board-list', 'This cell is in no row.', between.at);
		if (!hasRowLength(rows)) return rowsFault(rows.length, rows.at(3)?.at ?? text.length);
		const odd = rows.findIndex(({ cells }) => !hasRowLength(cells));
		const { at = 0, cells = [] } = rows[odd] ?? {};
		if (odd >= 0) return rowFault(odd + 1, cells.length, at);
		return ok(rows.flatMap((row) => row.cells));
	}
};
