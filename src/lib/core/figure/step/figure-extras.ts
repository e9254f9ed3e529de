/** What is written under the tree of a figure: the sentence, the counts, the legend, and the link with its code. */
import { encode } from 'uqr';
import { nodePath } from '../../layout/drawing/outlines.ts';
import { centred } from '../../layout/drawing/rects.ts';
import { LINE_HEIGHT, textPart, wrapWords } from '../../layout/drawing/texts.ts';
import type { TextPart } from '../../layout/stage/parts.ts';
import * as words from './figure.en.ts';
import type { FigureValues } from './figure-fields.ts';
import type { FigureLook } from './figure-look.ts';
import type { FigureRoom } from './figure-room.ts';
import { hatchPath } from './hatching.ts';
import { box, circle, path, type Mark } from './marks.ts';
import { textOf } from './paint-stage.ts';
import { star } from './signs.ts';
import { measureFigure } from './text-widths.ts';
import type { ToldStep } from './told-step.ts';

interface Extras {
	/** From the left end of the tree, and from the top of all of it. */
	readonly marks: readonly Mark[];
	readonly height: number;
}

/** The most characters in a code, and the white modules around it that a reader needs. */
const MOST_IN_CODE = 2953;
const QUIET = 4;
/** Width of a module in parts of the type: at least 0.4 mm on paper. */
const MODULE = 0.14;
/** Small print, in parts of the type. */
const SMALL = 0.7;

export function extrasOf(
	told: ToldStep,
	link: string,
	{ extra, pruned, part }: Pick<FigureValues, 'extra' | 'pruned' | 'part'>,
	room: FigureRoom
): Extras {
	const { look, width, margin, text: size } = room;
	const small = Math.max(look.leastType, SMALL * size);
	const code = extra.includes('code') ? codeOf(link, size) : { marks: [], height: 0 };
	const across = width - 2 * margin;
	const free = across - (code.height === 0 ? 0 : code.height + size);
	const marks: Mark[] = [];
	let top = 0;
	const write = (lines: readonly string[], own: number, tone: TextPart['tone']): void => {
		for (const line of lines) {
			const style = { size: own, weight: 400, tone, anchor: 'start' } as const;
			const y = top + (own * LINE_HEIGHT) / 2;
			marks.push(textOf(textPart(measureFigure, `extra:${top}`, line, 0, y, style), look));
			top += own * LINE_HEIGHT;
		}
	};
	const wrapped = (text: string, own: number): string[] =>
		wrapWords(text, free, (one) => measureFigure(one, own, 400));
	if (extra.includes('caption')) write(wrapped(told.sentence, size), size, 'ink');
	if (extra.includes('counts')) write(wrapped(told.counts, size), size, 'soft');
	if (extra.includes('legend')) {
		const unvisited = part === 'difference' ? 'pale' : pruned;
		const legend = legendOf(told, unvisited, size, free, top + (top === 0 ? 0 : size * 0.3), look);
		marks.push(...legend.marks);
		top = legend.height;
	}
	if (extra.includes('link')) write(piecesOf(link, free, small), small, 'soft');
	const height = Math.max(top, code.height);
	const aside = code.marks.map((mark) =>
		mark.kind === 'rect' ? { ...mark, rect: besides(mark.rect, across - code.height) } : mark
	);
	return { marks: [...marks, ...aside], height };
}

function besides(rect: ReturnType<typeof centred>, by: number): ReturnType<typeof centred> {
	return { ...rect, left: rect.left + by, right: rect.right + by };
}

/** An address has no spaces at which it could break. */
function piecesOf(link: string, room: number, size: number): string[] {
	const lines: string[] = [''];
	for (const letter of link) {
		const longer = `${lines.at(-1) ?? ''}${letter}`;
		if (measureFigure(longer, size, 400) <= room) lines[lines.length - 1] = longer;
		else lines.push(letter);
	}
	return lines;
}

/** Black on white in every theme: a square; nothing for a link that is too long for a code. */
function codeOf(link: string, size: number): Extras {
	if (new TextEncoder().encode(link).length > MOST_IN_CODE) return { marks: [], height: 0 };
	const { data, size: modules } = encode(link, { ecc: 'L', border: 0 });
	const module = Math.max(MODULE * size, (size * 4.5) / (modules + 2 * QUIET));
	const side = (modules + 2 * QUIET) * module;
	const ground = { left: 0, top: 0, right: side, bottom: side };
	const marks: Mark[] = [box(ground, 0, { fill: '#ffffff' })];
	for (const [y, row] of data.entries()) {
		// Neighbours are one rectangle, so that no hairline divides them.
		for (let x = 0; x < row.length; x++) {
			if (row[x] !== true) continue;
			let end = x;
			while (row[end + 1] === true) end++;
			const [left, top] = [(QUIET + x) * module, (QUIET + y) * module];
			const right = (QUIET + end + 1) * module;
			marks.push(box({ left, top, right, bottom: top + module }, 0, { fill: '#000000' }));
			x = end;
		}
	}
	return { marks, height: side };
}

/** The signs of the tree, in rows. */
function legendOf(
	{ story, known }: ToldStep,
	unvisited: FigureValues['pruned'] | 'pale',
	size: number,
	room: number,
	from: number,
	look: FigureLook
): Extras {
	const { palette, strokes } = look;
	const side = 0.8 * size;
	const shape =
		(kind: 'max' | 'min' | 'leaf') =>
		(x: number, y: number): string =>
			nodePath(kind, centred(x, y, side, kind === 'leaf' ? side : side * 0.86));
	const width = strokes.node.least;
	const node =
		(kind: 'max' | 'min'): Sign =>
		(x, y) => [
			path(shape(kind)(x, y), { fill: palette[`${kind}Soft`], stroke: palette[kind], width })
		];
	const signs: (readonly [Sign, string])[] = [
		[node('max'), story.roleNames.max],
		[node('min'), story.roleNames.min],
		[
			(x, y) => [
				path(shape('leaf')(x, y), { fill: palette.leaf, stroke: palette.leafEdge, width })
			],
			words.LEGEND.leaf
		]
	];
	if (known.hasStarted && unvisited !== 'pale') {
		signs.push([
			(x, y) => [circle({ x, y }, side / 2, { stroke: palette.ink, width: 1.4 * width })],
			words.LEGEND.now
		]);
	}
	if (known.hasStarted) {
		signs.push([(x, y) => star(centred(x, y, side), palette), words.LEGEND.best]);
	}
	if (unvisited === 'pale') {
		const ink = { fill: palette.panel, stroke: palette.coming, width: strokes.pruned };
		signs.push([(x, y) => [path(shape('leaf')(x, y), ink)], words.LEGEND.skipped]);
	} else if (known.hasStarted && unvisited !== 'none') {
		const { apart, line } = strokes.hatch;
		const hatch = { stroke: palette.faint, width: line * 0.8 };
		signs.push([
			(x, y) => [
				...(unvisited === 'hatched'
					? [path(hatchPath(shape('leaf')(x, y), apart * 0.8), hatch)]
					: []),
				path(shape('leaf')(x, y), { stroke: palette.faint, width, dash: strokes.dashes.pruned })
			],
			words.LEGEND.pruned
		]);
	}
	const marks: Mark[] = [];
	let x = 0;
	let y = from + (size * LINE_HEIGHT) / 2;
	for (const [sign, text] of signs) {
		const style = { size, weight: 400, tone: 'soft', anchor: 'start' } as const;
		const wide = side + 0.5 * size + measureFigure(text, size, 400);
		if (x > 0 && x + wide > room) {
			x = 0;
			y += size * LINE_HEIGHT;
		}
		marks.push(...sign(x + side / 2, y));
		const at = x + side + 0.4 * size;
		marks.push(textOf(textPart(measureFigure, `legend:${text}`, text, at, y, style), look));
		x += wide + 1.2 * size;
	}
	return { marks, height: y + (size * LINE_HEIGHT) / 2 };
}

type Sign = (x: number, y: number) => Mark[];
