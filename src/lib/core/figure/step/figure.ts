/**
 * A figure: the stage at a step of a recorded search, in a preset, with options. It is the page's own stage, of the
 * same parts, painted with what every program reads; what may not be known at the step is not in it either.
 */
import { fail, ok, type Result } from '../../base/result.ts';
import type { Side } from '../../games/game.ts';
import { nodeLabel } from '../../layout/stage/node-label.ts';
import type { Stage } from '../../layout/stage/parts.ts';
import { extentOf, ROOT_KEY, type Extent } from '../../layout/stage/placement/whole/extent.ts';
import { boardCells, type BoardCells } from './board-cells.ts';
import { placeBoards, sideBelow, type BoardBelow } from './board-places.ts';
import * as words from './figure.en.ts';
import { extrasOf } from './figure-extras.ts';
import type { FigureValues } from './figure-fields.ts';
import type { FigureLook } from './figure-look.ts';
import { roomOf, type FigureRoom } from './figure-room.ts';
import { stageOfFigure } from './figure-stage.ts';
import { FreeSpace } from './free-space.ts';
import { lineBeside } from './line-place.ts';
import { searchMarks } from './search-marks.ts';
import { box, group, type Mark } from './marks.ts';
import { heightsOf, moved } from './moved-mark.ts';
import { paintStage } from './paint-stage.ts';
import { restyled } from './restyle.ts';
import { board } from './signs.ts';
import { tellStep, type ShownStep, type ToldStep } from './told-step.ts';
import { heightOf, namedBoard, namedLine, noteOf, stacked, type Block } from './under-tree.ts';
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
	/** The boards of nodes, by the keys of these. */
	readonly boards: ReadonlyMap<string, BoardCells>;
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
/** Between a node and its line or board, in the same; and the type of names and notes below the tree. */
const AIR = 0.6;
const SMALL = 0.75;

/** Faults: those of `problemOf`, where a problem is asked for. */
export function figureOf(shown: ShownStep, values: FigureValues): Result<Figure> {
	const read = tellStep(shown, values);
	if (!read.ok) return read;
	const told = read.value;
	const { link, form } = shown;
	const room = roomOf(values);
	const { look, width, height, margin, ends, text } = room;
	const extras = extrasOf(told, link, values, room);
	const wanted = lineOf(told, values, room);
	if (!wanted.ok) return wanted;
	const line = wanted.value;
	const { story, recording } = told;
	const { setup } = recording.trace.header;
	const cellsOf = (key: string): BoardCells | null => boardCells(story.game, setup, key);
	const isBoarded = values.boards === 'current' || values.boards === 'fit';
	const rootCells = isBoarded ? cellsOf(ROOT_KEY) : null;
	if (isBoarded && rootCells === null) return fail('figure-boards', words.FAULTS.boards);
	const gap = UNDER * text;
	const small = Math.max(look.leastType, SMALL * text);
	const noteSpace = values.part === 'whole' ? noteOf('', small, look) : null;
	// The space is free at every step, so that the tree of a slide is where it was.
	const used = heightOf(
		[
			extras,
			...(line === null ? [] : [line.below]),
			...(rootCells === null ? [] : [{ height: sideBelow(rootCells) }]),
			...(noteSpace === null ? [] : [noteSpace])
		],
		gap
	);
	const made = stageOfFigure(told, form, values, room, used);
	if (!made.ok) return made;
	const marked = searchMarks(told, made.value, values, room);
	if (!marked.ok) return marked;
	const isDifference = values.part === 'difference';
	// What minimax alone visits is what a difference shows.
	const stage = restyled(
		marked.value.stage,
		isDifference ? { ...values, pruned: 'hatched' } : values
	);
	const extent = extentOf(recording);
	const space = new FreeSpace(stage, AIR * text);
	const beside = line && lineBeside(stage, line, space);
	const boards = placeBoards(stage, told.moment.node, values, cellsOf, space);
	const tree = [
		...paintStage(stage, {
			look,
			cut: values.cut,
			pruned: isDifference ? 'pale' : values.pruned === 'outlines' ? 'outlines' : 'hatched',
			bold: marked.value.bold,
			cellsOf
		}),
		...(beside ?? []),
		...boards.placed.map(({ cells, rect }) => group(board(cells, rect, look.palette)))
	];
	const { plies } = made.value;
	const note = plies === null ? null : words.pliesDrawn(plies.drawn, plies.of);
	const blocks = [
		...(note === null ? [] : [noteOf(note, small, look)]),
		...(line !== null && beside === null ? [namedLine(line, look)] : []),
		...(boards.below === null ? [] : [boardBelow(boards.below, told, small, look)]),
		...(extras.height === 0 ? [] : [extras])
	];
	const { top, bottom } = heightsOf(tree);
	// A figure without a height of its own ends with its tree.
	const down = height === null ? ends - top : ends;
	const below = heightOf(blocks, gap);
	const end = height ?? bottom + down + below + ends;
	const ground = { left: 0, top: 0, right: width, bottom: end };
	return ok({
		width,
		height: end,
		above: down,
		millimetres: room.millimetres,
		marks: [
			...(values.ground === 'filled' ? [box(ground, 0, { fill: look.palette.panel })] : []),
			...tree.map((mark) => moved(mark, { x: margin, y: down })),
			...stacked(blocks, { x: margin, y: end - ends - below }, gap)
		],
		stage,
		boards: new Map(
			[
				...boards.placed,
				...(boards.below === null ? [] : [boards.below]),
				...stage.nodes.filter((node) => node.board)
			].flatMap(({ key }) => {
				const cells = cellsOf(key);
				return cells === null ? [] : [[key, cells] as const];
			})
		),
		title: told.title,
		line,
		description: describe(told, stage, extent, line),
		link,
		values,
		written: [...(note === null ? [] : [note]), ...writtenUnder(told, link, values)],
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

function boardBelow(
	{ row, cells }: BoardBelow,
	{ story }: ToldStep,
	type: number,
	look: FigureLook
): Block {
	const name = (row < 0 ? '' : story.names.of(row)) || 'root';
	return namedBoard(name, cells, sideBelow(cells), type, look);
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
