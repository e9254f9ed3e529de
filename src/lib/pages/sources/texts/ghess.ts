import { searchSetup } from '$lib/core/engines/search-setup.ts';
import { factsOf } from '$lib/core/games/registry.ts';
import type { SourceText } from './source-text.ts';

const START = { game: 'chess', position: factsOf('chess').defaultPosition, depth: 3 } as const;

export const ghessText: SourceText = {
	id: 'ghess',
	name: 'The ghess post',
	title: 'ghess, a chess engine in Go, gets minimax',
	by: 'a post on a blog from the Recurse Center, undated',
	aim: 'The author gives a chess program that only knew the rules a way to choose a move.',
	system: [
		'Material is counted in tenths of a pawn; the post gives the pawn’s 10 and the usual 1, 3, 3, 5, 9.',
		'Tension is counted square by square: each white piece that attacks it is +1, each black one −1.',
		'Passed pawns, outposts, rooks on the seventh, open files, pawn chains and tempo are named without numbers; here they can be switched on, with weights of ours.',
		'At the root a book of openings is asked first; then minimax looks 3, 4 or 5 plies ahead: easy, medium, hard.',
		'It maximises at even plies, also with Black to move there, so as Black it plays White’s best move.'
	],
	variants: [
		{
			name: 'As published',
			about:
				'It maximises at the root for either side; sliding pieces count their own square; mates are not scored.',
			setup: searchSetup({ ...START, algorithm: 'ghess', evaluator: 'ghess' }),
			engine: 'ghess',
			start: null
		},
		{
			name: 'Corrected',
			about:
				'Alpha-beta for the side to move; the map corrected; a mate is worth 10,000 minus the plies to it, a draw 0 (our values).',
			setup: searchSetup({ ...START, algorithm: 'alphabeta', evaluator: 'ghess-mended' }),
			engine: 'ghess-mended',
			start: null
		}
	],
	figure: 'Its map of tension, as published and corrected'
};
