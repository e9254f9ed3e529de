import { PYTHON_GAMES } from '../python-games.ts';
import type { Claim } from './claim.ts';
import { note } from './figure.ts';

const MINUTES = 60;

export const pythonHours: Claim = {
	id: 'python-hours',
	source: 'python',
	title: 'A game takes hours',
	says: 'Its two games against Stockfish took 2 hours for 25 moves, by minimax, and 2.5 hours for 88 moves, by alpha-beta with the improved score.',
	check:
		'Divides the hours by the moves of the two games. The author’s computer cannot be tried here.',
	run() {
		const pace = PYTHON_GAMES.map(({ hours, fullMoves }) => (MINUTES * hours) / fullMoves);
		const [first = NaN, second = NaN] = pace;
		return {
			verdict: 'explained',
			sentence: `By the post’s own numbers a move, with Stockfish’s reply, took ${first.toFixed(1)} minutes in the first game and ${second.toFixed(1)} in the second, ${(first / second).toFixed(1)} times as fast. How long it takes depends on the computer, so the hours themselves are not checked.`,
			figures: PYTHON_GAMES.flatMap(({ hours, fullMoves }, at) => [
				note(`Game ${at + 1}`, `${fullMoves} moves, ${hours} hours`),
				note(`Game ${at + 1}: minutes a move`, (pace[at] as number).toFixed(1))
			]),
			see: []
		};
	}
};
