import { R_FIGURE_SETUP } from '$lib/core/experiments/sources/figures/r-figure.ts';
import type { SourceText } from './source-text.ts';

export const rBloggersText: SourceText = {
	id: 'r-bloggers',
	name: 'The R post',
	title: 'Programming a simple minimax chess engine in R',
	by: 'R programming tutorials and exercises, on R-bloggers, 2024',
	aim: 'The post shows how far a few lines of R get: a way to judge a position, minimax, and an opponent that moves at random.',
	system: [
		'A position is worth its pieces, White’s less Black’s: queen 9, rook 5, bishop and knight 3, pawn 1.',
		'A side that is in check loses a point; a mate is worth 1000 to the side that gives it, a draw 0.',
		'Minimax looks at every move and every reply; White takes the largest value, Black the smallest.',
		'Its “depth 1” counts from each root move, so it searches two plies.',
		'If several moves come out equally good, any of them is played; here a seed decides which.'
	],
	variants: [
		{
			name: 'As published',
			about: 'Nothing to correct: the minimax does what the text says.',
			setup: R_FIGURE_SETUP,
			engine: 'r-bloggers',
			start: null
		}
	],
	figure: 'Its Figure 1: two moves, two replies each'
};
