/** The pages of a worksheet: its sheets, and the key, each with what it has space for. */
import { wrapWords } from '../layout/drawing/texts.ts';
import type { Measure } from '../layout/stage/parts.ts';
import type { Size } from '../layout/viewport.ts';
import { blanksOfKey, taskKey } from '../practice/worksheet/worksheet-key.ts';
import type { Notation } from '../practice/worksheet/worksheet-link.ts';
import type { Sheet } from '../practice/worksheet/sheets.ts';
import * as words from '../practice/worksheet/worksheet.en.ts';
import { GUTTER, inChunks } from './page-grid.ts';
import { LINE, type Block, type Figures } from './sheet-figures.ts';

/** Type and height of a line of text, in pixels. */
export const TEXT = { size: 12, line: 16 } as const;

/** A page with empty trees. */
export interface SheetPage {
	readonly sheet: Sheet;
	/** From 1, of so many. */
	readonly number: number;
	readonly of: number;
	readonly blocks: readonly Block[];
	/** The links that are printed on it, with their QR codes. */
	readonly links: readonly string[];
}

/** A tree of the key, or sentences that go on from the page before. */
interface KeyItem {
	readonly block: Block;
	readonly hasFigure: boolean;
	readonly sentences: readonly string[];
}

export interface KeyPage {
	readonly sheet: Sheet;
	readonly number: number;
	readonly of: number;
	readonly items: readonly KeyItem[];
}

export function sheetPages(
	sheets: readonly Sheet[],
	{ grid, sheets: figures }: Figures
): SheetPage[] {
	return sheets.flatMap((sheet, at) => {
		const chunks = inChunks(figures[at] ?? [], grid.perPage);
		return chunks.map((blocks, page) => ({
			sheet,
			number: page + 1,
			of: chunks.length,
			blocks,
			links: linksOn(sheet, blocks)
		}));
	});
}

/** The link of the set, or those of the trees that are on the page. */
function linksOn({ links, tasks }: Sheet, blocks: readonly Block[]): string[] {
	if (links.length < tasks.length || tasks.length === 1) return links.slice(0, 1);
	return links.filter((_, index) => blocks.some((block) => block.index === index));
}

/** What is written under a tree of the key. */
function keySentences({ kind, task, blanks }: Block, notation: Notation): readonly string[] {
	if (kind === 'tree') {
		const key = taskKey(task.exercise);
		const { order } = blanksOfKey(task.exercise, key, notation);
		const isAsked = blanks.empty.flat().includes('order');
		return [...(isAsked ? [`${words.BLANKS.order}: ${order}`] : []), ...key.sentences];
	}
	return task.reorder === null ? [] : [words.reordered(task.reorder.leaves, task.reorder.fewest)];
}

/** @param height what a page of the key has for its trees */
export function keyPages(
	sheets: readonly Sheet[],
	{ grid, sheets: figures }: Figures,
	{ width, height }: Size,
	notation: Notation,
	measure: Measure
): KeyPage[] {
	// Next to the figure of a narrow block, below that of a wide one.
	const isBeside = grid.columns === 2;
	const room = isBeside ? width - grid.size.width - GUTTER.across : width;
	const linesOf = (text: string): number =>
		wrapWords(text, room, (one) => measure(one, TEXT.size, 400)).length;
	const heightOf = ({ block, hasFigure, sentences }: KeyItem): number => {
		const text = sentences.reduce((sum, one) => sum + linesOf(one) * TEXT.line, 0) + GUTTER.down;
		if (!hasFigure) return text;
		const own =
			LINE.head + block.filled.stage.size.height + LINE.blanks * block.blanks.filled.length;
		return isBeside ? Math.max(own, LINE.head + text) + GUTTER.down : own + text;
	};
	return sheets.flatMap((sheet, at) => {
		const pages: KeyItem[][] = [[]];
		let used = 0;
		const put = (item: KeyItem): void => {
			const own = heightOf(item);
			if (used > 0 && used + own > height) {
				pages.push([]);
				used = 0;
			}
			(pages.at(-1) as KeyItem[]).push(item);
			used += own;
		};
		for (const block of figures[at] ?? []) {
			const sentences = keySentences(block, notation);
			const whole: KeyItem = { block, hasFigure: true, sentences };
			if (heightOf(whole) <= height) put(whole);
			else {
				put({ ...whole, sentences: [] });
				for (const one of sentences) put({ block, hasFigure: false, sentences: [one] });
			}
		}
		return pages.map((items, page) => ({ sheet, number: page + 1, of: pages.length, items }));
	});
}
