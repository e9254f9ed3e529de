import { describe, expect, it } from 'vitest';
import type { SetupFields } from '../../src/lib/core/search/setup-fields.ts';
import { transcribe } from './transcript.ts';

const tree = (position: string, fields: SetupFields = {}): SetupFields => ({
	game: 'tree',
	position,
	...fields
});

const AIMA = '[[3,12,8],[2,4,6],[14,5,2]]';
const WORST = '[[14,5,2],[6,4,2],[12,8,3]]';
const TIE_TRAP = '[[3,5],[3,1]]';
const DEEP = '[5,[[[4,9],7],8]]';

/** Every file was read line by line; change one only after reading the new text as critically. */
const transcripts: readonly [file: string, title: string, fields: SetupFields][] = [
	['aima', 'The textbook tree (AIMA, figure 5.2)', tree(AIMA)],
	['aima-minimax', 'The textbook tree by plain minimax', tree(AIMA, { algorithm: 'minimax' })],
	['knuth-moore-minimum', 'The minimum', tree('[[3,12,8],[2,4,6],[2,5,14]]')],
	['worst-order', 'The worst order', tree(WORST)],
	['three-plies', 'Three plies', tree('[[[3,5],[6,9]],[[1,2],[0,-1]]]')],
	[
		'three-plies-min',
		'Three plies, MIN to move',
		tree('[[[3,5],[6,9]],[[1,2],[0,-1]]]', { root: 'min' })
	],
	['tie-trap', 'The tie trap', tree(TIE_TRAP)],
	['tie-trap-strict', 'The tie trap, cut on strict only', tree(TIE_TRAP, { cut: 'strict' })],
	['deep-cutoff', 'A deep cutoff', tree(DEEP)],
	['deep-cutoff-hard', 'A deep cutoff, fail-hard', tree(DEEP, { fail: 'hard' })],
	['deep-cutoff-min', 'A deep cutoff against MIN', tree('[-5,[[[-4,-9],-7],-8]]', { root: 'min' })],
	['infinite', 'A certain win', tree('[[1,inf],inf,[2,3],4]')],
	[
		'three-plies-swift',
		'Three plies by the Swift post’s alpha-beta',
		tree('[[[3,5],[6,9]],[[1,2],[0,-1]]]', { algorithm: 'swift' })
	],
	[
		'infinite-swift',
		'Certain wins by the Swift post’s alpha-beta',
		tree('[[[inf,1],2],[3,[inf,4]],inf,[5,-inf]]', { algorithm: 'swift' })
	],
	[
		'python-mate',
		'A mate by the Python post’s material',
		{
			game: 'chess',
			position: '1r4k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1',
			depth: '1',
			evaluator: 'python-simple',
			order: 'reversed'
		}
	],
	[
		'ghess-black',
		'Black to move by ghess’s minimax',
		{
			game: 'chess',
			position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1',
			depth: '1',
			algorithm: 'ghess'
		}
	],
	['aima-open', 'The textbook tree, every root move exact', tree(AIMA, { ties: 'open' })],
	['aima-pvs', 'The textbook tree by principal-variation search', tree(AIMA, { algorithm: 'pvs' })],
	[
		'worst-order-pvs',
		'The worst order by principal-variation search',
		tree(WORST, { algorithm: 'pvs' })
	],
	['aima-mtdf', 'The textbook tree by MTD(f)', tree(AIMA, { algorithm: 'mtdf' })],
	['aima-sss', 'The textbook tree by SSS*', tree(AIMA, { algorithm: 'sss' })],
	['aima-tt', 'The textbook tree with a table', tree(AIMA, { algorithm: 'tt' })],
	[
		'aima-deepening',
		'The textbook tree by iterative deepening',
		tree(AIMA, { algorithm: 'deepening' })
	],
	[
		'aima-aspiration',
		'The textbook tree with aspiration windows',
		tree(AIMA, { algorithm: 'aspiration' })
	],
	['tictactoe', 'Tic-tac-toe with shallow cutoffs', { game: 'tictactoe', position: '..XO..OXO' }],
	['tictactoe-deep', 'Tic-tac-toe with deep cutoffs', { game: 'tictactoe', position: '.O..X.O.X' }],
	[
		'tictactoe-tt',
		'Tic-tac-toe with a table',
		{ game: 'tictactoe', position: '.O..X.O.X', algorithm: 'tt' }
	],
	[
		'tictactoe-pvs',
		'Tic-tac-toe by principal-variation search',
		{ game: 'tictactoe', position: '.O..X.O.X', algorithm: 'pvs' }
	],
	[
		'tictactoe-deepening',
		'Tic-tac-toe, three moves from the end, by iterative deepening',
		{ game: 'tictactoe', position: '..XO..OXO', depth: '3', algorithm: 'deepening' }
	],
	[
		'tictactoe-aspiration',
		'Tic-tac-toe, three plies, with aspiration windows',
		{ game: 'tictactoe', position: '..XO..OXO', depth: '3', algorithm: 'aspiration' }
	],
	[
		'krk-figure-1',
		'King and rook: figure 1 of the paper, one step',
		{ game: 'krk', position: '206557' }
	]
];

const WITH_SHORT_FORMS = ['deep-cutoff', 'deep-cutoff-min', 'tictactoe-deep', 'aima-sss'];

describe('golden transcripts', () => {
	it.each(transcripts)('%s', async (file, title, fields) => {
		const forms = WITH_SHORT_FORMS.includes(file) ? 'short' : 'long';
		await expect(transcribe(title, fields, forms)).toMatchFileSnapshot(`transcripts/${file}.txt`);
	});
});
