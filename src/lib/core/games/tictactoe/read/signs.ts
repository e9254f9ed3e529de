/** Nine signs: together, in three groups, or one by one between blanks, commas or tabs. */
import { ok } from '../../../base/result.ts';
import {
	hasBoardLength,
	hasRowLength,
	linesOf,
	partsOf,
	splitAt,
	type BoardReader
} from './board-reader.ts';

export const signs: BoardReader = {
	id: 'signs',
	name: 'a board of nine signs',
	read(text) {
		if (/[|[\](){}"']/.test(text)) return null;
		const separator = /[,;\t]/.exec(text)?.[0];
		if (separator !== undefined) {
			const rows = linesOf(text);
			const cells = rows.flatMap((line) => splitAt(line, separator));
			return hasBoardLength(cells) ? ok(cells) : null;
		}
		const words = partsOf(text, /[^\s/]+/g);
		if (hasBoardLength(words)) return ok(words);
		const length = words.length === 1 ? 9 : hasRowLength(words) ? 3 : 0;
		if (words.some((word) => word.text.length !== length)) return null;
		const cells = words.flatMap((word) => partsOf(word.text, /./g, word.at));
		return hasBoardLength(cells) ? ok(cells) : null;
	}
};
