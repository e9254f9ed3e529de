import { pythonExampleSetup } from '$lib/core/experiments/sources/claims/python-example.ts';
import type { SourceText } from './source-text.ts';

const example = pythonExampleSetup();

export const pythonText: SourceText = {
	id: 'python',
	name: 'The Python post',
	title: 'Making a simple chess engine',
	by: 'a post on the Lichess blog, with python-chess, undated',
	aim: 'The post shows, with code that runs, how a minimax engine is made and how it fares against Stockfish.',
	system: [
		'The first score is material: pawn 100, bishop and knight 300, rook 500, queen 900; a mate is infinite, and a draw 0 as soon as it may be claimed.',
		'Each root move is searched by minimax to “depth 3”, so that it looks four plies ahead.',
		'The second score adds a table of squares for each piece, 50 for a check, and rewards for captures and castling.',
		'The second search is alpha-beta, which prunes only where a value passes a bound, not where it equals one.',
		'The moves are sorted by score, and the last one is played.'
	],
	variants: [
		{
			name: 'As published, simple',
			about: 'Material and minimax.',
			setup: example,
			engine: 'python-simple',
			start: null
		},
		{
			name: 'As published, improved',
			about:
				'Strict cutoffs; every move is rewarded as a capture, castling never; Black’s tables are rotated, not mirrored.',
			setup: {
				...example,
				algorithm: 'alphabeta',
				cut: 'strict',
				evaluator: 'python-improved'
			},
			engine: 'python-improved',
			start: null
		},
		{
			name: 'Improved, corrected',
			about:
				'It prunes on equality, gives the intended rewards, and mirrors Black’s tables; a mate is worth 100,000 minus the plies to it (our value).',
			setup: { ...example, algorithm: 'alphabeta', evaluator: 'python-improved-mended' },
			engine: 'python-improved-mended',
			start: null
		}
	],
	figure: 'Its table of scores'
};
