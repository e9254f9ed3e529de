/**
 * A figure: the stage at a step of a recorded search, in a preset, with options. It is the page's own stage, of the
 * same parts, painted with what every program reads; what may not be known at the step is not in it either.
 */
import { fail, ok, type Result } from '../../base/result.ts';
import type { Side } from '../../games/game.ts';
import { nodeLabel } from '../../layout/stage/node-label.ts';
import type { Stage } from '../../layout/stage/parts.ts';
import type { Point } from '../../layout/viewport.ts';
import { extentOf, type Extent } from '../../layout/stage/placement/whole/extent.ts';
import { boardCells } from './board-cells.ts';
import * as words from './figure.en.ts';
import { extrasOf } from './figure-extras.ts';
import type { FigureValues } from './figure-fields.ts';
import type { FigureLook } from './figure-look.ts';
import { roomOf, type FigureRoom } from './figure-room.ts';
import { stageOfFigure } from './figure-stage.ts';
import { lineBeside } from './line-place.ts';
import type { PaintedLine } from './paint-line.ts';
import { searchMarks } from './search-marks.ts';
import { box, type Mark } from './marks.ts';
import { heightsOf, moved } from './moved-mark.ts';
import { paintStage, textOf } from './paint-stage.ts';
import { restyled } from './restyle.ts';
import { tellStep, type ShownStep, type ToldStep } from './told-step.ts';
import { windowLine, type WindowLine } from './window-line.ts';

export interface Figure {
	/** In pixels of the drawing. */
	readonly width: number;
	readonly height: number;
	/** From the top to that of the tree’s own stage, whose root is at one height at every step. */
	readonly above: number;
	/** Millimetres to a pixel, on paper; null on a screen. */
	readonly millimetres: number | null;
	/** In order: later ones are over earlier ones. */
	readonly marks: readonly Mark[];
	/** The parts that the tree was painted from. */
	readonly stage: Stage;
	readonly title: string;
	/** The window of the current node as a line of numbers; null where it is not drawn. */
	readonly line: WindowLine | null;
	/** The picture in words: the sentence of the step, then each node. */
	readonly description: string;
	/** The address that opens the step. */
	readonly link: string;
	readonly values: FigureValues;
	/** What is written under the tree, a line for each kind. */
	readonly written: readonly string[];
	/** The places of a tree that may be drawn whole; null for a larger one. */
	readonly extent: Extent | null;
	/** Whether the value of every leaf may be known. */
	readonly isAllGiven: boolean;
	readonly sides: Readonly<Record<Side, string>>;
}

/** Between the tree and what is under it, in parts of the type there. */
const UNDER = 0.8;
/** Between a node and its line, in the same. */
const LINE_AIR = 0.6;

/** Faults: those of `problemOf`, where a problem is asked for. */
export function figureOf(shown: ShownStep, values: FigureValues): Result<Figure> {
	const read = tellStep(shown, values);
	if (!read.ok) return read;
	const told = read.value;
	const { link, form } = shown;
	const room = roomOf(values);
	const { look, width, height, margin, text } = room;
	const extras = extrasOf(told, link, values, room);
	const gapAbove = (height: number): number => (height === 0 ? 0 : height + UNDER * text);
	const wanted = lineOf(told, values, room);
	if (!wanted.ok) return wanted;
	const line = wanted.value;
	// Its space is free at every step, so that the tree of a slide is where it was.
	const used = gapAbove(extras.height) + gapAbove(line?.below.height ?? 0);
	const made = stageOfFigure(told, form, values, room, used);
	if (!made.ok) return made;
	const marked = searchMarks(told, made.value, values, room);
	if (!marked.ok) return marked;
	const stage = restyled(marked.value.stage, values);
	const { story, recording } = told;
	const { setup } = recording.trace.header;
	const extent = extentOf(recording);
	const beside = line && lineBeside(stage, line, LINE_AIR * text);
	const painted = paintStage(stage, {
		look,
		cut: values.cut,
		pruned:
			values.part === 'difference' ? 'pale' : values.pruned === 'outlines' ? 'outlines' : 'hatched',
		bold: marked.value.bold,
		cellsOf: (key) => boardCells(story.game, setup, key)
	});
	const tree = [...painted, ...(beside ?? [])];
	const isBelow = line !== null && beside === null;
	const blocks = [...(isBelow ? [namedLine(line, look)] : []), extras].filter(
		(block) => block.height > 0
	);
	const { top, bottom } = heightsOf(tree);
	// A figure without a height of its own ends with its tree.
	const down = height === null ? margin - top : margin;
	const below = blocks.reduce((sum, block) => sum + gapAbove(block.height), 0);
	const end = height ?? bottom + down + below + margin;
	const ground = { left: 0, top: 0, right: width, bottom: end };
	return ok({
		width,
		height: end,
		above: down,
		millimetres: room.millimetres,
		marks: [
			...(values.ground === 'filled' ? [box(ground, 0, { fill: look.palette.panel })] : []),
			...tree.map((mark) => moved(mark, { x: margin, y: down })),
			...stacked(blocks, { x: margin, y: end - margin - below }, UNDER * text)
		],
		stage,
		title: told.title,
		line,
		description: describe(told, stage, extent, line),
		link,
		values,
		written: writtenUnder(told, link, values),
		extent,
		isAllGiven: extent?.isTyped === true || told.known.drawsAhead,
		sides: story.roleNames
	});
}

/** Null where none is asked for. Faults: `figure-window`, `figure-step`, `figure-leaf`. */
function lineOf(told: ToldStep, values: FigureValues, room: FigureRoom): Result<WindowLine | null> {
	const { line, part, values: shown } = values;
	if (line === 'none' || part === 'difference' || shown === 'none') return ok(null);
	if (!told.known.hasStarted) return fail('figure-step', words.FAULTS.lineStep);
	if (!told.story.trace.hasWindow) return fail('figure-window', words.FAULTS.lineWindow);
	const drawn = windowLine(told, room, room.width - 2 * room.margin);
	return drawn === null ? fail('figure-leaf', words.FAULTS.lineLeaf) : ok(drawn);
}

/** A part of what is under the tree. */
type Block = Pick<PaintedLine, 'marks' | 'height'>;

/** The line with the name of its node in front. */
function namedLine({ name, below }: WindowLine, look: FigureLook): Block {
	const { marks, height } = below;
	const right = name.rect.right + name.size;
	return {
		height,
		marks: [
			moved(textOf(name, look), { x: 0, y: height / 2 }),
			...marks.map((mark) => moved(mark, { x: right, y: 0 }))
		]
	};
}

/** Each block below the one before. */
function stacked(blocks: readonly Block[], { x, y }: Point, gap: number): Mark[] {
	let top = y;
	return blocks.flatMap(({ marks, height }) => {
		const by = { x, y: top + gap };
		top += gap + height;
		return marks.map((mark) => moved(mark, by));
	});
}

function writtenUnder(
	{ sentence, counts }: ToldStep,
	link: string,
	{ extra }: FigureValues
): string[] {
	return [
		...(extra.includes('caption') ? [sentence] : []),
		...(extra.includes('counts') ? [counts] : []),
		...(extra.includes('link') ? [link] : [])
	];
}

function describe(
	told: ToldStep,
	{ nodes }: Stage,
	extent: Extent | null,
	line: WindowLine | null
): string {
	const labels = nodes.map((node) => nodeLabel({ ...told, withheld: null }, extent, node));
	const window = line === null ? [] : [line.words];
	return [told.sentence, ...window, ...labels.map((label) => `${label}.`)].join('\n');
}
