/**
 * A figure: the stage at a step of a recorded search, in a preset, with options. It is the page's own stage, of the
 * same parts, painted with what every program reads; what may not be known at the step is not in it either.
 */
import { ok, type Result } from '../../base/result.ts';
import type { Side } from '../../games/game.ts';
import { nodeLabel } from '../../layout/stage/node-label.ts';
import type { Stage } from '../../layout/stage/parts.ts';
import { extentOf, type Extent } from '../../layout/stage/placement/whole/extent.ts';
import { boardCells } from './board-cells.ts';
import { extrasOf } from './figure-extras.ts';
import type { FigureValues } from './figure-fields.ts';
import { roomOf } from './figure-room.ts';
import { stageOfFigure } from './figure-stage.ts';
import { searchMarks } from './search-marks.ts';
import { box, type Mark } from './marks.ts';
import { heightsOf, moved } from './moved-mark.ts';
import { paintStage } from './paint-stage.ts';
import { restyled } from './restyle.ts';
import { tellStep, type ShownStep, type ToldStep } from './told-step.ts';

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

/** Faults: those of `problemOf`, where a problem is asked for. */
export function figureOf(shown: ShownStep, values: FigureValues): Result<Figure> {
	const read = tellStep(shown, values);
	if (!read.ok) return read;
	const told = read.value;
	const { link, form } = shown;
	const room = roomOf(values);
	const { look, width, height, margin, text } = room;
	const extras = extrasOf(told, link, values, room);
	const gap = extras.height === 0 ? 0 : UNDER * text;
	const made = stageOfFigure(told, form, values, room, extras.height + gap);
	if (!made.ok) return made;
	const marked = searchMarks(told, made.value, values, room);
	if (!marked.ok) return marked;
	const stage = restyled(marked.value.stage, values);
	const { story, recording } = told;
	const { setup } = recording.trace.header;
	const extent = extentOf(recording);
	const tree = paintStage(stage, {
		look,
		cut: values.cut,
		pruned:
			values.part === 'difference' ? 'pale' : values.pruned === 'outlines' ? 'outlines' : 'hatched',
		bold: marked.value.bold,
		cellsOf: (key) => boardCells(story.game, setup, key)
	});
	const { top, bottom } = heightsOf(tree);
	// A figure without a height of its own ends with its tree.
	const down = height === null ? margin - top : margin;
	const under = height === null ? bottom + down + gap : height - margin - extras.height;
	const end = height ?? under + extras.height + margin;
	const ground = { left: 0, top: 0, right: width, bottom: end };
	return ok({
		width,
		height: end,
		above: down,
		millimetres: room.millimetres,
		marks: [
			...(values.ground === 'filled' ? [box(ground, 0, { fill: look.palette.panel })] : []),
			...tree.map((mark) => moved(mark, { x: margin, y: down })),
			...extras.marks.map((mark) => moved(mark, { x: margin, y: under }))
		],
		stage,
		title: told.title,
		description: describe(told, stage, extent),
		link,
		values,
		written: writtenUnder(told, link, values),
		extent,
		isAllGiven: extent?.isTyped === true || told.known.drawsAhead,
		sides: story.roleNames
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

function describe(told: ToldStep, { nodes }: Stage, extent: Extent | null): string {
	const labels = nodes.map((node) => nodeLabel({ ...told, withheld: null }, extent, node));
	return [told.sentence, ...labels.map((label) => `${label}.`)].join('\n');
}
