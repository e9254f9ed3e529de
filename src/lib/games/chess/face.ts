import type { ChessState } from '$lib/core/games/chess/chess-state.ts';
import { chess } from '$lib/core/games/chess/chess.ts';
import { formatFen, formatPlacement } from '$lib/core/games/chess/fen.ts';
import { onDemand } from '$lib/ui/on-demand.svelte.ts';
import BoardSketch from '../BoardSketch.svelte';
import type { GameFace } from '../face.ts';
import { CHESS_BOARD } from './on-demand.ts';
import { describePieces } from './describe-pieces.ts';
import { cellsOfSquares, miniOfFen } from './mini.ts';
import { piecesOf, pictureOfChess, squaresOfMove, type ChessPicture } from './picture.ts';

export const chessFace: GameFace<ChessState, ChessPicture> = {
	Board: CHESS_BOARD,
	marks: 'arrows',
	canFlip: true,
	picture: pictureOfChess,
	describe: (state, turn) => `${describePieces(piecesOf(state))} ${turn}`,
	Sketch: BoardSketch,
	mini: (position) =>
		miniOfFen(chess, position, ({ position: { board } }: ChessState) => formatPlacement(board)),
	cellsOfMove: (move) => cellsOfSquares(squaresOfMove(move)),
	hint: 'FEN: the board, who moves, castling rights, en passant square, and two clocks. The board alone is enough. EPD, PGN, UCI commands and addresses of lichess and chess.com are read too. The moves of a game may follow, moves e2e4 e7e5: then a third occurrence of a position is a draw.',
	Editor: onDemand(() => import('./ChessEditor.svelte')),
	play: {
		Board: onDemand(() => import('./PlayableChessBoard.svelte')),
		start: 'standard',
		startHint:
			'A FEN; with the board alone, White moves first (w - - 0 1). Leave empty for the standard starting position.',
		moves: 'as in Nf3, exd5, O-O, e8=Q or e2e4',
		move: 'Nf3 or g1f3',
		fen: ({ position }) => formatFen(position)
	}
};
