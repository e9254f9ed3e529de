import { krk } from '$lib/core/games/krk/krk.ts';
import type { KrkState } from '$lib/core/games/krk/krk-state.ts';
import { formatBoard } from '$lib/core/games/krk/placement.ts';
import { onDemand } from '$lib/ui/on-demand.svelte.ts';
import { describePieces } from '../chess/describe-pieces.ts';
import { cellsOfSquares, miniOfFen } from '../chess/mini.ts';
import { CHESS_BOARD } from '../chess/on-demand.ts';
import type { ChessPicture } from '../chess/picture.ts';
import BoardSketch from '../BoardSketch.svelte';
import type { GameFace } from '../face.ts';
import { pictureOfKrk, piecesOfPlacement, squaresOfMove } from './picture.ts';

/** King and rook, by either profile of the paper's program: the board is that of chess. */
export const krkFace: GameFace<KrkState, ChessPicture> = {
	Board: CHESS_BOARD,
	marks: 'arrows',
	canFlip: true,
	picture: pictureOfKrk,
	describe: (state, turn) => `${describePieces(piecesOfPlacement(state.id))} ${turn}`,
	Sketch: BoardSketch,
	mini: (position) => miniOfFen(krk, position, ({ id }: KrkState) => formatBoard(id)),
	cellsOfMove: (move) => cellsOfSquares(squaresOfMove(move)),
	hint: 'A FEN (the board part is enough), or a number from the paper’s program, from 194; add w or b for the side to move. The moves of a game may follow: 194 moves a6b6 a8b8. Other options of the program go last: by clean,mates:depth.',
	Editor: onDemand(() => import('./KrkEditor.svelte')),
	hasPaperTree: true
};
