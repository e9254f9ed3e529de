/** The trees of a worksheet on its pages, each with its blanks: empty, and filled in. */
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
import { gridSteps, type Grid } from './page-grid.ts';
import type { PaperTree } from './paper-scene.ts';
import { paperStage, SIDES, type PaperFigure } from './paper-stage.ts';

/** Heights in pixels: of the line above a tree, and of a line of blanks under it. */
export const LINE = { head: 20, blanks: 27 } as const;

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
	const placed = yield* gridSteps(
		trees,
		{
			left: values.notation === 'mit' ? SIDES : 0,
			usual: (plies) => (plies <= 2 ? 4 : plies === 3 ? 3 : 2),
			room,
			linesOf: (tree, columns) => LINE.head + LINE.blanks * blanksOf(tree, values, columns).length
		},
		measure
	);
	if ('tooLarge' in placed) {
		const { index = 0, extent } = placed.tooLarge ?? {};
		return fail('sheet-wide', words.tooWide(index, extent?.leaves ?? 0, values.paper));
	}
	const { grid, scenes } = placed;
	return ok({
		grid,
		sheets: trees.map((list) =>
			list.map((tree) => blockOf(tree, scenes.get(tree) as WholeScene, values, grid))
		)
	});
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
