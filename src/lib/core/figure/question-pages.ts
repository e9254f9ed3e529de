/** The pages of a deck: its trees, each with the questions about it, and the key. */
import { fail, ok, type Result } from '../base/result.ts';
import type { Steps } from '../base/steps.ts';
import { wrapWords } from '../layout/drawing/texts.ts';
import type { Measure } from '../layout/stage/parts.ts';
import type { WholeScene } from '../layout/stage/placement/whole/whole-scene.ts';
import { factsOf } from '../games/registry.ts';
import type { Exercise } from '../practice/exercise.ts';
import type { Deck, DeckQuestion } from '../practice/deck/deck.ts';
import * as words from '../practice/deck/deck.en.ts';
import { letterAt } from '../practice/worksheet/lettered.ts';
import { usualTitle } from '../practice/worksheet/sheets.ts';
import type { WorksheetValues } from '../practice/worksheet/worksheet-link.ts';
import { searchRule, tooWide } from '../practice/worksheet/worksheet.en.ts';
import { extentOfExercise } from './exercise-extent.ts';
import { GUTTER, gridSteps, inChunks, type Grid } from './page-grid.ts';
import { FOOT_LINE, HEAD, titleSize } from './paper-head.ts';
import type { PaperTree } from './paper-scene.ts';
import { paperStage, SIDES, type PaperFigure } from './paper-stage.ts';
import { LEAST_TYPE, printedSize } from './paper.ts';
import { LINE } from './sheet-figures.ts';
import { TEXT } from './sheet-pages.ts';

/** The type of questions, in pixels. */
interface QuestionType {
	readonly size: number;
	readonly line: number;
	/** Below a question. */
	readonly under: number;
}

const USUAL: QuestionType = { ...TEXT, under: 8 };
/** For one page, the largest first: the last one is for short paper. */
const SMALL: readonly QuestionType[] = [
	USUAL,
	{ size: LEAST_TYPE, line: 14, under: 5 },
	{ size: LEAST_TYPE, line: 13, under: 3 }
];
/** Between two options in a row. */
export const OPTION_GAP = 10;

/** A question at its place. */
interface PlacedQuestion {
	/** From 1. */
	readonly number: number;
	readonly question: DeckQuestion;
	/** Columns of options: all are in one row, as close as they may be, or these are equally wide. */
	readonly columns: 'one row' | 1 | 2;
}

/** A tree with the questions about it. */
export interface QuestionBlock {
	readonly exercise: Exercise;
	/** Its leaves have names, and no boxes. */
	readonly isLettered: boolean;
	readonly figure: PaperFigure;
	readonly questions: readonly PlacedQuestion[];
}

export interface QuestionPages {
	readonly grid: Grid;
	readonly type: QuestionType;
	readonly head: QuestionHead;
	readonly pages: readonly (readonly QuestionBlock[])[];
}

interface QuestionHead {
	readonly title: string;
	readonly titleSize: number;
	readonly rules: readonly string[];
	readonly height: number;
}

interface AskedTree extends PaperTree {
	readonly index: number;
	readonly questions: readonly PlacedQuestion[];
	/** Of the questions, where they are in so many columns. */
	readonly heights: readonly number[];
}

/** Faults: `sheet-wide`, of a tree that is too large for a page. With a pause after each tree. */
export function* questionPagesSteps(
	deck: Deck,
	values: WorksheetValues,
	measure: Measure
): Steps<Result<QuestionPages>> {
	const types = values.print === 'page' ? SMALL : [USUAL];
	let placed = yield* pagesOf(deck, values, USUAL, measure);
	for (const type of types.slice(1)) {
		if (placed.ok && placed.value.pages.length === 1) break;
		placed = yield* pagesOf(deck, values, type, measure);
	}
	return placed;
}

function* pagesOf(
	deck: Deck,
	values: WorksheetValues,
	type: QuestionType,
	measure: Measure
): Steps<Result<QuestionPages>> {
	const size = printedSize(values.paper);
	const trees = treesOf(deck, values, type, (size.width - GUTTER.across) / 2, measure);
	const head = headOf(trees, values, size.width, measure);
	const height = Math.floor(size.height - head.height - FOOT_LINE - 7);
	const placed = yield* gridSteps(
		[trees],
		{
			left: values.notation === 'mit' ? SIDES : 0,
			usual: (plies) => (plies <= 2 ? 6 : 3),
			room: () => ({ width: size.width, height }),
			linesOf: ({ exercise, heights }, columns) =>
				// Under a tree as wide as the page the questions are in two columns.
				inChunks(heights, columns === 2 ? 1 : 2).reduce<number>(
					(sum, row) => sum + Math.max(...row),
					exercise.isWhole ? 0 : LINE.head
				)
		},
		measure
	);
	if ('tooLarge' in placed) {
		const { index = 0, extent } = placed.tooLarge ?? {};
		return fail('sheet-wide', tooWide(index, extent?.leaves ?? 0, values.paper));
	}
	const { grid, scenes } = placed;
	const nothing = { answers: { texts: {}, cuts: [] }, leaves: [] };
	const cells = { leaves: 'given', names: 'shown' } as const;
	const blocks = trees.map((tree) => ({
		exercise: tree.exercise,
		isLettered: tree.needsNames,
		figure: paperStage(tree, scenes.get(tree) as WholeScene, values.notation, nothing, cells),
		questions: tree.questions
	}));
	return ok({ grid, type, head, pages: inChunks(blocks, grid.perPage) });
}

function headOf(
	trees: readonly AskedTree[],
	values: WorksheetValues,
	width: number,
	measure: Measure
): QuestionHead {
	const [first] = trees;
	const title = words.questionsTitle(values.title ?? usualTitle(values));
	const how = trees.some(({ needsNames }) => !needsNames)
		? `${words.HOW} ${words.NUMBERED}`
		: words.HOW;
	const said = first === undefined ? [] : [searchRule(values, first.exercise), how];
	const rules = said.flatMap((rule) =>
		wrapWords(rule, width, (text) => measure(text, TEXT.size, 400))
	);
	return {
		title,
		titleSize: titleSize(title, width, measure),
		rules,
		height: HEAD.title + rules.length * TEXT.line + HEAD.under
	};
}

/** @param width of a question */
function treesOf(
	{ tasks, questions }: Deck,
	{ notation }: WorksheetValues,
	{ size, line, under }: QuestionType,
	width: number,
	measure: Measure
): AskedTree[] {
	return tasks.map(({ exercise }, index) => {
		const own = questions.flatMap((question, at) =>
			question.tree === index ? [{ number: at + 1, question }] : []
		);
		const placed = own.map((one) => ({
			...one,
			columns: columnsOf(one.question, size, width, measure)
		}));
		return {
			// Without the boxes of a worksheet.
			exercise: { ...exercise, ask: [] },
			extent: extentOfExercise(exercise),
			needsNames: notation === 'mit' || !isNumbered(exercise),
			isBare: true,
			index,
			questions: placed,
			heights: placed.map(({ number, question: { text, options }, columns }) => {
				const lines = wrapWords(`${number}. ${text}`, width, (one) => measure(one, size, 700));
				const rows = columns === 'one row' ? 1 : Math.ceil(options.length / columns);
				return (lines.length + rows) * line + under;
			})
		};
	});
}

/** Whether the name of a leaf follows from that of its parent. */
function isNumbered({ recording }: Exercise): boolean {
	const { game, position } = recording.trace.header.setup;
	return factsOf(game).hasTypedLeaves === true && !/\p{L}/u.test(position);
}

function columnsOf(
	{ options }: DeckQuestion,
	size: number,
	width: number,
	measure: Measure
): PlacedQuestion['columns'] {
	const widths = options.map(
		({ text }, at) => measure(`${letterAt(at)} ${text}`, size, 700) + OPTION_GAP
	);
	if (widths.reduce((sum, one) => sum + one, 0) <= width) return 'one row';
	return 2 * Math.max(...widths) <= width ? 2 : 1;
}
