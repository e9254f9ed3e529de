/** The mouse tools of the chess board editor: move pieces, put one, or remove one. */
import type { Piece } from '@lichess-org/chessground/types';
import { colourName, colourOf, kindName, parsePiece } from '$lib/core/games/chess/pieces.ts';

/** `hand`, `eraser`, or the FEN letter of a piece. */
export type PieceTool = string;

/** In the order of the palette: White's row, then Black's. */
export const TOOL_ROWS: readonly (readonly PieceTool[])[] = [
	['hand', 'K', 'Q', 'R', 'B', 'N', 'P'],
	['eraser', 'k', 'q', 'r', 'b', 'n', 'p']
];

/** "Move pieces", "Black knight". */
export function toolName(tool: PieceTool): string {
	if (tool === 'hand') return 'Move pieces';
	if (tool === 'eraser') return 'Remove a piece';
	const piece = parsePiece(tool);
	return `${colourName(colourOf(piece))} ${kindName(piece)}`;
}

/** The piece of a FEN letter in chessground's terms; null for the other tools. */
export function toolPiece(tool: PieceTool): Piece | null {
	const piece = parsePiece(tool);
	if (piece === 0) return null;
	return {
		role: kindName(piece) as Piece['role'],
		color: tool === tool.toUpperCase() ? 'white' : 'black'
	};
}
