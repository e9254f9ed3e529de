import { swiftSetup } from '$lib/core/experiments/sources/claims/swift-example.ts';
import type { SourceText } from './source-text.ts';

/** Small enough for the explorer to record without delay. */
const PLIES = 3;

export const swiftText: SourceText = {
	id: 'swift',
	name: 'The Swift post',
	title: 'Implementing minimax with alpha-beta pruning for a simple chess AI in Swift',
	by: 'the author of SwiftChessNeo, a blog post, undated',
	aim: 'The author adds a move finder to a program for following chess tournaments.',
	system: [
		'It begins with tic-tac-toe, where minimax can go to the end of every game: a win is +1, a loss −1.',
		'In chess it counts material: pawn 1, knight 3, bishop 3.25, rook 5, queen 9, king 900.',
		'Where the depth or the game ends the material is counted, also at a mate.',
		'In the pseudocode of alpha-beta MAX raises alpha and MIN lowers beta, as they should; but both of its listings forget to take O back at MIN, so the grid fills up.',
		'The Swift code leaves out the line that lowers beta, and at MIN again the undoMove, which we supply.',
		'Every root move is searched with an open window, and the first of the best moves is played.'
	],
	variants: [
		{
			name: 'As published',
			about:
				'It never prunes, and a mate is worth the material on the board: it wins none of five games against random moves, and stalemates in four. The missing undoMove is supplied.',
			setup: swiftSetup('published', PLIES),
			engine: 'swift',
			start: null
		},
		{
			name: 'Corrected',
			about:
				'MIN lowers beta, as in the post’s pseudocode; a mate is worth 10,000 minus the plies to it, a draw 0 (our values).',
			setup: { ...swiftSetup('mended', PLIES), evaluator: 'swift-mended' },
			engine: 'swift-mended',
			start: null
		}
	],
	figure: 'Its example, searched both ways'
};
