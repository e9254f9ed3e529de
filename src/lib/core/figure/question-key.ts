/** The pages of the key of a deck. */
import { wrapWords } from '../layout/drawing/texts.ts';
import type { Measure } from '../layout/stage/parts.ts';
import type { DeckKey } from '../practice/deck/deck-key.ts';
import * as words from '../practice/deck/deck.en.ts';
import type { WorksheetValues } from '../practice/worksheet/worksheet-link.ts';
import { keyRoom } from './paper-head.ts';
import { TEXT } from './sheet-pages.ts';

/** Under an answer, and to the left of what is said about wrong options. */
export const KEY_GAP = { under: 6, left: 28 } as const;

/** The questions on each page of the key. Above those of the first are its two lines about all. */
export function questionKeyPages(
	key: readonly DeckKey[],
	values: WorksheetValues,
	measure: Measure
): DeckKey[][] {
	const { width, height } = keyRoom(values);
	const heightOf = (text: string, room: number): number =>
		TEXT.line * wrapWords(text, room, (one) => measure(one, TEXT.size, 700)).length;
	const pages: DeckKey[][] = [[]];
	let used = [words.rightLetters(key), words.KEY_HOW].reduce<number>(
		(sum, line) => sum + heightOf(line, width),
		KEY_GAP.under
	);
	for (const one of key) {
		const right = `${one.number}. ${one.letter} ${one.question} ${one.text}`;
		const own = one.wrong.reduce<number>(
			(sum, { text, searches }) =>
				sum + heightOf(words.wrongOption(text, searches), width - 2 * KEY_GAP.left),
			heightOf(right, width - KEY_GAP.left) + KEY_GAP.under
		);
		if (used + own > height) {
			pages.push([]);
			used = 0;
		}
		(pages.at(-1) as DeckKey[]).push(one);
		used += own;
	}
	return pages;
}
