import type { TicTacToeState } from '$lib/core/games/tictactoe/state.ts';
import { onDemand } from '$lib/ui/on-demand.svelte.ts';
import BoardSketch from '../BoardSketch.svelte';
import type { GameFace } from '../face.ts';
import {
	cellsOf,
	describeGrid,
	miniOfGrid,
	pictureOfGrid,
	type TicTacToePicture
} from './picture.ts';

export const ticTacToeFace: GameFace<TicTacToeState, TicTacToePicture> = {
	Board: onDemand(() => import('./TicTacToeBoard.svelte')),
	marks: 'cells',
	canFlip: false,
	picture: pictureOfGrid,
	describe: (state, turn) => `${describeGrid(cellsOf(state))} ${turn}`,
	describeEnding: (_state, { code, detail }, result) =>
		`${result}: ${code === 'line' ? detail : 'the board is full'}`,
	Sketch: BoardSketch,
	mini: miniOfGrid,
	cellsOfMove: (move) => [move],
	text: { label: 'Position as text' },
	hint: 'Nine characters, row by row from the top: X, O, and a dot for an empty cell. X moves if the counts are equal, otherwise the side with fewer.',
	Editor: onDemand(() => import('./GridEditor.svelte')),
	editorColumn: '280px',
	play: {
		Board: onDemand(() => import('./PlayableGrid.svelte')),
		start: 'empty grid',
		startHint: 'Nine cells from the top left: X, O, or a dot. Leave empty for the empty board.',
		moves: 'as in b2 or 4',
		move: 'b2'
	},
	hasGraph: true
};
