/** Typical mistakes in the fields of a search: for links, for the command line, for the form. */
import type { SetupField, SetupFields } from '../../../src/lib/core/search/setup-fields.ts';

export interface WrongFields {
	readonly name: string;
	readonly fields: SetupFields;
	/** The one field that is at fault, the code of the fault, and where in the field's text it is. */
	readonly field: SetupField;
	readonly code: string;
	readonly at?: number;
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const fen = (name: string, position: string, code: string, at?: number): WrongFields => ({
	name,
	fields: { game: 'chess', position },
	field: 'position',
	code,
	...(at === undefined ? {} : { at })
});
const grid = (name: string, position: string, code: string, at: number): WrongFields => ({
	name,
	fields: { game: 'tictactoe', position },
	field: 'position',
	code,
	at
});
const krk = (name: string, position: string, code: string, at: number): WrongFields => ({
	name,
	fields: { game: 'krk', position },
	field: 'position',
	code,
	at
});
const tree = (name: string, position: string, code: string, at: number): WrongFields => ({
	name,
	fields: { game: 'tree', position },
	field: 'position',
	code,
	at
});
const wrong = (
	name: string,
	fields: SetupFields,
	field: SetupField,
	code: string
): WrongFields => ({ name, fields, field, code });

export const WRONG_FIELDS: readonly WrongFields[] = [
	fen('no king', '8/8/8/8/8/8/8/4K3 w - - 0 1', 'fen-kings'),
	fen('two white kings', '4k3/8/8/8/8/8/8/K3K3 w - - 0 1', 'fen-kings', 18),
	fen('the side not to move in check', '4k3/8/8/8/8/8/8/4R1K1 w - - 0 1', 'fen-check', 1),
	fen('a pawn on the last rank', 'P3k3/8/8/8/8/8/8/4K3 w - - 0 1', 'fen-pawn-rank', 0),
	fen('nine pieces in a rank', `${'p'.repeat(9)}/8/8/8/8/8/8/4K3 w - - 0 1`, 'fen-row-width', 8),
	fen('seven ranks', '4k3/8/8/8/8/8/4K3 w - - 0 1', 'fen-rows', 0),
	fen('no such side', START.replace(' w ', ' x '), 'fen-turn', 44),
	fen('half a FEN', START.slice(0, 30), 'fen-fields', 30),
	fen('a megabyte', '8/'.repeat(500_000), 'fen-length', 200),
	grid('five X and one O', 'XXXXX...O', 'grid-counts', 2),
	grid('both have won', 'XXXOOO...', 'grid-both-won', 3),
	grid('eight cells', '........', 'grid-length', 8),
	grid('a strange mark', '...Z.....', 'grid-character', 3),
	grid('a megabyte', 'XO'.repeat(500_000), 'grid-length', 9),
	tree('an unclosed bracket', '[[3,5],[2,9]', 'tree-bracket', 0),
	tree('a bracket too many', '[[3,5],[2,9]]]', 'tree-bracket', 13),
	tree('the wrong bracket', '[[3,5],[2,9)]', 'tree-bracket', 11),
	tree('an empty node', '[[3,5],[]]', 'tree-empty-node', 7),
	tree('NaN', '[3,NaN]', 'tree-nan', 3),
	tree('a word', '[3,four]', 'tree-word', 3),
	tree('nothing', '', 'tree-empty', 0),
	tree('a megabyte', '[1,'.repeat(333_334), 'tree-too-long', 200_000),
	krk('a number with two kings on a square', '0', 'krk-same-square', 0),
	krk('a check with White to move', '8/8/3k4/3R4/8/3K4/8/8 w', 'krk-check', 5),
	wrong('all of king and rook', { game: 'krk', depth: 'whole' }, 'depth', 'depth-whole'),
	wrong(
		'another evaluator for king and rook',
		{ game: 'krk', evaluator: 'r-bloggers' },
		'evaluator',
		'evaluator-game'
	),
	wrong('depth 99', { game: 'chess', depth: '99' }, 'depth', 'depth-range'),
	wrong('a negative depth', { game: 'tictactoe', depth: '-1' }, 'depth', 'depth-range'),
	wrong('a fractional depth', { game: 'chess', depth: '2.5' }, 'depth', 'depth-number'),
	wrong('no depth at all', { game: 'chess', depth: '' }, 'depth', 'depth-number'),
	wrong('all of chess', { game: 'chess', depth: 'whole' }, 'depth', 'depth-whole'),
	wrong('a tree cut above its leaves', { game: 'tree', depth: '1' }, 'depth', 'depth-below-leaves'),
	wrong('an unknown game', { game: 'go', position: START }, 'game', 'game-unknown'),
	wrong('an unknown root', { root: 'White' }, 'root', 'root-unknown'),
	wrong('an unknown algorithm', { algorithm: 'Minimax' }, 'algorithm', 'algorithm-unknown'),
	wrong('an unknown evaluator', { evaluator: 'material' }, 'evaluator', 'evaluator-unknown'),
	wrong(
		'an evaluator of another game',
		{ game: 'tictactoe', evaluator: 'r-bloggers' },
		'evaluator',
		'evaluator-game'
	),
	wrong('an unknown evaluator', { evaluator: 'hopeful' }, 'evaluator', 'evaluator-unknown'),
	wrong(
		'an unknown game, with what only that game could know',
		{ game: 'go', position: '19x19', depth: '400', evaluator: 'komi', order: 'star-points' },
		'game',
		'game-unknown'
	),
	wrong(
		'a root that the position contradicts',
		{ game: 'tictactoe', position: 'X........', root: 'max' },
		'root',
		'root-position'
	),
	wrong('an unknown order', { order: 'alphabetical' }, 'order', 'order-unknown'),
	wrong('an order of another game', { order: 'captures-first' }, 'order', 'order-game'),
	wrong('a random order without a seed', { order: 'random' }, 'order', 'order-seed'),
	wrong('a depth with zeros in front', { depth: '02' }, 'depth', 'depth-number'),
	wrong('a seed that is no number', { order: 'random:x' }, 'order', 'order-seed'),
	wrong('an unknown cut rule', { cut: '>=' }, 'cut', 'cut-unknown'),
	wrong('an unknown fail rule', { fail: 'medium' }, 'fail', 'fail-unknown'),
	wrong('no budget', { budget: '0' }, 'budget', 'budget-range'),
	wrong('a negative budget', { budget: '-5' }, 'budget', 'budget-range'),
	wrong('a boundless budget', { budget: '1e9' }, 'budget', 'budget-range')
];
