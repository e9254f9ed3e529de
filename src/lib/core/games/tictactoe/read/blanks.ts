/** A board with blanks for its free cells: three lines of at most three signs, or one of nine. */
import { ok } from '../../../base/result.ts';
import { hasRowLength, partsOf, trimmed, type BoardReader } from './board-reader.ts';

export const blanks: BoardReader = {
	id: 'blanks',
	name: 'a board with blanks for free cells',
	read(text) {
		const lines = text.replace(/\n$/, '').split('\n');
		const width = lines.length === 1 ? 9 : 3;
		if (lines.length > 1 && !hasRowLength(lines)) return null;
		if (!lines.every((line) => line.length <= width && /^[XO ]*$/i.test(line))) return null;
		if (lines.length === 1 && text.length < width) return null;
		let at = 0;
		const cells = lines.flatMap((line) => {
			const row = partsOf(line.padEnd(width), /./g, at);
			at += line.length + 1;
			return row;
		});
		return ok(cells.map((cell) => (cell.text === ' ' ? { ...cell, text: '' } : trimmed(cell))));
	}
};
