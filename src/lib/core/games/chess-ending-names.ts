/** The endings of games on a chess board, as sentences begin with them. */
export const CHESS_ENDING_NAMES = {
	checkmate: 'Checkmate',
	stalemate: 'Stalemate',
	'insufficient-material': 'Insufficient material',
	threefold: 'Threefold repetition',
	'fifty-moves': 'Fifty-move rule'
} as const;
