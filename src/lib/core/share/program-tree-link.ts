/**
 * Links to the tree behind a move of the paper's program: the program's own fields, so that the way back keeps the
 * game and its look, and what of the tree is open.
 */
import { choice, whole, type Field, type ValuesOf } from '../fields/field.ts';
import { fieldList, type LinkPart } from '../fields/field-list.ts';
import { quote } from '../base/clip.ts';
import { readPieces } from '../base/pieces.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { MOST_STEPS } from '../evaluate/krk-paper/levels/level-tables.ts';
import type { Move } from '../games/game.ts';
import { moveUci, readUci } from '../games/krk/moves.ts';
import { TURNS, type Turn } from '../games/krk/placement.ts';
import { PROGRAM, type ProgramName, type ProgramValues } from './krk-link.ts';
import { PAGE_VIEW_NAMES } from './page-views.ts';

/** The order of the rows: as the program generates the moves, as every search here lists them, or the best value first. */
const ROW_ORDER_NAMES = {
	generated: 'as generated',
	listed: 'listed',
	value: 'best first'
} as const;
export type RowOrder = keyof typeof ROW_ORDER_NAMES;

const VIEW_FIELDS = {
	/** Null: the side to move. */
	turn: choice<Turn, null>('side', {
		label: 'Turn',
		about: 'the side whose search is shown',
		usual: 'the side to move',
		ids: TURNS,
		code: 'krk-turn',
		default: null
	}),
	line: moveField('Opened node', 'the moves from the root to the opened node'),
	rows: { ...moveField('Opened rows', 'the opened rows, by their moves'), momentary: true },
	/** 0: all of it. */
	level: whole({
		label: 'Level',
		about: 'the level down to which the tree has been reduced',
		momentary: true,
		least: 0,
		most: 2 * MOST_STEPS,
		code: 'krk-level',
		wrong: (quoted) => `A level is a whole number from 0 to ${2 * MOST_STEPS}, not ${quoted}.`,
		default: 0
	}),
	order: choice('order', {
		label: 'Rows',
		about: 'the order of the rows',
		names: ROW_ORDER_NAMES,
		momentary: true,
		code: 'krk-row-order',
		default: 'generated'
	}),
	view: choice('view', {
		label: 'View',
		about: 'the layout: the page, or board, table and levels alone for a lecture',
		names: PAGE_VIEW_NAMES,
		momentary: true,
		default: 'page'
	}),
	visits: choice('visits', {
		label: 'Alpha-beta',
		about: 'whether the nodes that alpha-beta would not visit are hatched',
		names: { hidden: 'not shown', hatched: 'hatched' },
		momentary: true,
		code: 'krk-visits',
		default: 'hidden'
	})
} as const;

export type ProgramTreeLink = ProgramValues & ValuesOf<typeof VIEW_FIELDS>;

type TreeName = ProgramName | keyof typeof VIEW_FIELDS;
export type TreeField = TreeName | LinkPart;

/** The fields of a tree's link. */
export const PROGRAM_TREE = fieldList<ProgramTreeLink, TreeName>({
	...PROGRAM.fields,
	...VIEW_FIELDS
});

/** Moves in UCI with hyphens between them. Whether they are legal, the tree tells. */
function moveField(label: string, about: string): Field<readonly Move[]> {
	return {
		label,
		about: `${about}, in UCI with hyphens between them`,
		parse: parseWords,
		format: (moves) => moves.map(moveUci).join('-'),
		default: () => []
	};
}

function parseWords(text: string): Result<readonly Move[]> {
	return readPieces(text === '' ? [] : text.split('-'), (word) => {
		const move = readUci(word);
		return move === null
			? fail('krk-tree-move', `${quote(word)} is no move; moves are written as in d5e5.`)
			: ok(move);
	}).result;
}
