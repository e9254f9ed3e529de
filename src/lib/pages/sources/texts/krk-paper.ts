import { SETUP } from '$lib/core/search/setup-fields.ts';
import type { SourceText } from './source-text.ts';

/** The board of the king and rook paper's Figure 1 in FEN; the lab's placement 206557. */
const KRK_FIGURE = '8/8/6k1/3R4/8/3K4/8/8';

const SEARCH = {
	game: 'krk',
	position: `${KRK_FIGURE} w - - 0 1`,
	depth: '2',
	algorithm: 'minimax'
};

export const krkPaperText: SourceText = {
	id: 'krk-paper',
	name: 'The king and rook paper',
	title: 'Minimax algorithm for a king and rook vs king chess endgame',
	by: 'Bozinovski and Jankuloski, 2023',
	aim: 'The authors measure how often a program that only counts free squares mates with king and rook, from every position that there is.',
	system: [
		'A position is worth the squares that the rook leaves to the black king, minus those that the white king takes; White wants few, Black many.',
		'A mate is worth −1000; a stalemate, a lost rook and a third repetition are worth 1000 or more.',
		'Both sides look 1 or 2 steps ahead with minimax, a step being a move of each.',
		'Among equally good moves any is played, and a game ends in mate or in a draw by the rules.',
		'One game from each legal position gives the shares of mates and draws, and the mean length.'
	],
	variants: [
		{
			name: 'Clean (from the text)',
			about:
				'The algorithm from the paper’s text. The lab also plays the program that the authors have released since, each of its faults an option. The paper itself links to no program, and what is released has no licence: it was run and its answers compared, and none of its code is here.',
			get setup() {
				return SETUP.parse(SEARCH).values;
			},
			engine: 'krk-paper',
			start: `${KRK_FIGURE} w - - 0 1`
		}
	],
	figure: 'Its Figure 1, with the free squares counted'
};
