import type { Preset } from '../game.ts';
import { TIC_TAC_TOE_FACTS } from './facts.ts';

/** The game's default position comes first. Counts are nodes of the whole tree, listed order, cutoffs on equality. */
export const ticTacToePresets: readonly [Preset, ...Preset[]] = [
	{
		id: 'deep-cutoffs',
		name: 'Deep cutoffs',
		teaches: 'Cutoffs',
		position: TIC_TAC_TOE_FACTS.defaultPosition,
		about: 'Two marks each, X to move: a tree of five plies.',
		finding: 'X wins. Minimax visits 150 nodes, alpha-beta 32; 8 of its 12 cutoffs are deep ones.'
	},
	{
		id: 'shallow-cutoffs',
		name: 'Shallow cutoffs',
		teaches: 'Cutoffs',
		position: '..XO..OXO',
		about: 'O began, and X is to move with four cells left.',
		finding: 'X has one move that draws. Only 47 nodes, and every cutoff is shallow.'
	},
	{
		id: 'hidden-tie',
		name: 'A hidden tie',
		teaches: 'Ties',
		position: '.O..XOOX.',
		about: 'X to move with four cells left: which moves are equally good?',
		finding:
			'a3 draws and so does c3, while a2 loses; alpha-beta only learns that c3 and a2 are no better than a3.'
	},
	{
		id: 'win-in-one',
		name: 'Win in one',
		teaches: 'Wins',
		position: 'XX.OO....',
		about: 'Each side has two in a row, and X is to move.',
		finding: 'X wins at once with c3; without that move O could win the same way with c2.'
	},
	{
		id: 'opening',
		name: 'Corner and centre',
		teaches: 'Larger trees',
		position: 'X...O....',
		about: 'An opening after one move each.',
		finding: 'Minimax visits 7,332 nodes, and every move still draws.'
	},
	{
		id: 'empty',
		name: 'Empty board',
		teaches: 'Larger trees',
		position: '.........',
		about: 'The whole game, from the first move on.',
		finding: 'A draw: 549,946 nodes by minimax, 18,297 by alpha-beta.'
	},
	{
		id: 'finished',
		name: 'Finished game',
		teaches: 'A root that is a leaf',
		position: 'XXXOO....',
		about: 'X has row 3: the root is a leaf, so there is nothing to search.'
	}
];
