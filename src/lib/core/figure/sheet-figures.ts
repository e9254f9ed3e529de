/** How many trees are on a page, and each of them at its places: the same on every page of a worksheet. */
import { fail, ok, type Result } from '../base/result.ts';
import type { Steps } from '../base/steps.ts';
import type { Measure } from '../layout/stage/parts.ts';
import type { WholeScene } from '../layout/stage/placement/whole/whole-scene.ts';
import type { Size } from '../layout/viewport.ts';
import { taskKey, type Blank } from '../practice/worksheet/worksheet-key.ts';
import type { Task, Worksheet } from '../practice/worksheet/sheets.ts';
import type { WorksheetValues } from '../practice/worksheet/worksheet-link.ts';
import * as words from '../practice/worksheet/worksheet.en.ts';
import { extentOfExercise } from './exercise-extent.ts';
import { paperScene, type PaperTree } from './paper-scene.ts';
import { paperStage, SIDES, type PaperFigure } from './paper-stage.ts';

/** Heights in pixels: of the line above a tree, and of a line of blanks under it. */
export const LINE = { head: 20, blanks: 27 } as const;
/** Between two columns, and between two rows. */
export const GUTTER = { across: 20, down: 12 } as const;

/** One tree on a page: of a task, or the second one, in another order. */
export interface Block {
	/** From 0. */
	readonly index: number;
	readonly task: Task;
	readonly kind: 'tree' | 'reorder';
	readonly empty: PaperFigure;
	readonly filled: PaperFigure;
	/** The names of the blanks under it, line by line; a filled one has those whose answers fit. */
	readonly blanks: Readonly<Record<'empty' | 'filled', readonly (readonly Blank[])[]>>;
}

export interface Grid {
	/** Trees on a page, and in a row. */
	readonly perPage: number;
	readonly columns: 1 | 2;
	/** Of the tree in a block, without its lines. */
	readonly size: Size;
	/** What is cut from the left of a figure for the names of the sides. */
	readonly left: number;
	/** True where a page has fewer than is usual for such trees, for the size of their type. */
	readonly isSparse: boolean;
}

export interface Figures {
	readonly grid: Grid;
	/** For each sheet. */
	readonly sheets: readonly (readonly Block[])[];
}

/**
 * With a pause after each tree.
 *
 * @param room what a page has for its trees, with so many of them
 */
export function* figureSteps(
	{ sheets }: Worksheet,
	values: WorksheetValues,
	room: (perPage: number) => Size,
	measure: Measure
): Steps<Result<Figures>> {
	const trees = sheets.map(({ tasks }) =>
		tasks.flatMap((task, index) => treesOf(task, index, values))
	);
	const all = trees.flat();
	const plies = Math.max(...all.map(({ extent }) => extent.plies));
	const usual = plies <= 2 ? 4 : plies === 3 ? 3 : 2;
	const most = Math.min(usual, Math.max(...trees.map(({ length }) => length)));
	const left = values.notation === 'mit' ? SIDES : 0;
	let tooLarge = all[0];
	for (let perPage = most; perPage > 0; perPage--) {
		const columns = perPage > 3 ? 2 : 1;
		const lines = trees.map((list) =>
			list.map((tree) => LINE.head + LINE.blanks * blanksOf(tree, values, columns).length)
		);
		const grid = gridOf(room(perPage), { perPage, columns, left, usual: most, lines });
		const scenes = new Map<PlacedTree, WholeScene>();
		for (const tree of all) {
			const size = { ...grid.size, width: grid.size.width - left };
			const scene = paperScene(tree, size, measure);
			yield;
			if (scene === null) {
				tooLarge = tree;
				break;
			}
			scenes.set(tree, scene);
		}
		if (scenes.size < all.length) continue;
		return ok({
			grid,
			sheets: trees.map((list) =>
				list.map((tree) => blockOf(tree, scenes.get(tree) as WholeScene, values, grid))
			)
		});
	}
	const { index = 0, extent } = tooLarge ?? {};
	return fail('sheet-wide', words.tooWide(index, extent?.leaves ?? 0, values.paper));
}

interface PlacedTree extends PaperTree {
	readonly index: number;
	readonly task: Task;
	readonly kind: Block['kind'];
}

function treesOf(task: Task, index: number, values: WorksheetValues): PlacedTree[] {
	const { exercise, reorder } = task;
	const needsNames = values.notation === 'mit';
	const own: PlacedTree = {
		exercise,
		extent: extentOfExercise(exercise),
		needsNames,
		index,
		task,
		kind: 'tree'
	};
	if (reorder === null) return [own];
	const extent = extentOfExercise(reorder.exercise);
	return [
		own,
		{ exercise: reorder.exercise, extent, needsNames: false, index, task, kind: 'reorder' }
	];
}

interface Wanted extends Pick<Grid, 'perPage' | 'columns' | 'left'> {
	/** Trees that are on a page if they are as large as they should be. */
	readonly usual: number;
	/** Heights of what is above and below each tree of each sheet. */
	readonly lines: readonly (readonly number[])[];
}

/** All trees have the same space: what the page with the most lines leaves. */
function gridOf({ width, height }: Size, { perPage, columns, left, usual, lines }: Wanted): Grid {
	const rows = Math.ceil(perPage / columns);
	const written = lines.flatMap((sheet) =>
		inChunks(sheet, perPage).map((page) =>
			inChunks(page, columns).reduce((sum, row) => sum + Math.max(...row), 0)
		)
	);
	const free = height - (rows - 1) * GUTTER.down - Math.max(...written);
	return {
		perPage,
		columns,
		size: {
			width: (width - (columns - 1) * GUTTER.across) / columns,
			height: Math.floor(free / rows)
		},
		left,
		isSparse: perPage < usual
	};
}

/** So many of them at a time. */
export function inChunks<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
		items.slice(at * size, (at + 1) * size)
	);
}

function blanksOf(
	{ kind }: Pick<PlacedTree, 'kind'>,
	{ ask }: WorksheetValues,
	columns: Grid['columns']
): Blank[][] {
	if (kind === 'reorder') return [];
	const count: Blank[][] = columns === 2 ? [['order'], ['count']] : [['order', 'count']];
	return [
		...(ask.includes('count') ? count : []),
		...(ask.includes('move') ? [['move', 'toward', 'value'] as Blank[]] : [])
	];
}

function blockOf(tree: PlacedTree, scene: WholeScene, values: WorksheetValues, grid: Grid): Block {
	const { kind, index, task, exercise } = tree;
	const { notation } = values;
	// The names of the first tree do not fit the second one, in which its nodes are elsewhere.
	const [leaves, names] =
		kind === 'tree' ? (['given', 'shown'] as const) : (['blank', 'none'] as const);
	const blanks = blanksOf(tree, values, grid.columns);
	const nothing = { answers: { texts: {}, cuts: [] }, leaves: [] };
	return {
		index,
		task,
		kind,
		empty: paperStage(tree, scene, notation, nothing, { leaves, names }),
		filled: paperStage(tree, scene, notation, taskKey(exercise), { leaves: 'given', names }),
		blanks: {
			empty: blanks,
			// The order of many leaves is longer than its blank: the key has it among the sentences.
			filled: blanks
				.map((line) => line.filter((blank) => blank !== 'order'))
				.filter(({ length }) => length > 0)
		}
	};
}
