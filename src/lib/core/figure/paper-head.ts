/** What is above and below the trees of each page: its lines, and the space that it takes. */
import { wrapWords } from '../layout/drawing/texts.ts';
import type { Measure } from '../layout/stage/parts.ts';
import type { Size } from '../layout/viewport.ts';
import { usualTitle, type Worksheet } from '../practice/worksheet/sheets.ts';
import type { WorksheetValues } from '../practice/worksheet/worksheet-link.ts';
import * as words from '../practice/worksheet/worksheet.en.ts';
import { LEAST_TYPE, printedSize } from './paper.ts';
import { TEXT } from './sheet-pages.ts';

/** Heights in pixels of the line with the title, of that with the name, and of the space under all of it. */
export const HEAD = { title: 30, name: 34, under: 12, corner: 18, gap: 10 } as const;
/** Height of a line at the foot of a page. */
export const FOOT_LINE = 14;
/** A line breaks before the letter that it has no space for. */
const FULL = 1.03;
const TITLE = { most: 22, least: 11 } as const;
/** A code is at least so wide, and a module of it at least so much, to be read by a camera: 0.38 mm. */
const CODE = { least: 76, module: 1.45, quiet: 4 } as const;

/** A link on paper. */
export interface PrintedLink {
	readonly text: string;
	/** Modules on a side of its code; 0 if it is too long for one. */
	readonly modules: number;
}

export interface PaperHead {
	readonly title: string;
	readonly titleSize: number;
	readonly rules: readonly string[];
	readonly height: number;
	readonly footHeight: number;
}

/** Width of a code with the white around it. */
export function codeWidth({ modules }: PrintedLink): number {
	return Math.max(CODE.least, Math.ceil((modules + 2 * CODE.quiet) * CODE.module));
}

/** @param links of one page: those that take the most space */
export function paperHead(
	values: WorksheetValues,
	{ sheets: [first] }: Worksheet,
	links: readonly PrintedLink[],
	measure: Measure
): PaperHead {
	const { width } = printedSize(values.paper);
	const codes = links.reduce((sum, link) => sum + codeWidth(link) + HEAD.gap, 0);
	const room = width - codes;
	const title = values.title ?? usualTitle(values);
	const task = first?.tasks[0];
	const rules = (task === undefined ? [] : words.rules(values, task.exercise)).flatMap((rule) =>
		wrapWords(rule, room, (text) => measure(text, TEXT.size, 400))
	);
	const own = HEAD.title + HEAD.name + rules.length * TEXT.line;
	const corner = HEAD.corner + Math.max(0, ...links.map(codeWidth)) + FOOT_LINE;
	const lines = links.map(({ text }) =>
		Math.ceil((measure(`${words.HOME}: ${text}`, LEAST_TYPE, 400) * FULL) / width)
	);
	return {
		title,
		titleSize: titleSize(title, room, measure),
		rules,
		height: Math.max(own, links.length === 0 ? 0 : corner) + HEAD.under,
		footHeight: FOOT_LINE * (1 + lines.reduce((sum, count) => sum + count, 0)) + 6
	};
}

/** As large as its line has space for. */
export function titleSize(title: string, room: number, measure: Measure): number {
	const wide = measure(title, TITLE.most, 700);
	return Math.max(TITLE.least, Math.min(TITLE.most, (TITLE.most * room) / wide));
}

/** What a page has for its trees. A pixel is kept for rounding: what is higher than its page prints another one. */
export function roomUnder({ height, footHeight }: PaperHead, values: WorksheetValues): Size {
	const printed = printedSize(values.paper);
	return { ...printed, height: Math.floor(printed.height - height - footHeight - 1) };
}

/** The same on a page of the key, which has a title alone. */
export const KEY_HEAD = HEAD.title + HEAD.under;
export function keyRoom(values: WorksheetValues): Size {
	const printed = printedSize(values.paper);
	return { ...printed, height: Math.floor(printed.height - KEY_HEAD - FOOT_LINE - 7) };
}
