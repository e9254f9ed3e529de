/** Describes the end of a chess game by facts that a reader can check on the board. */
import { attackersOf } from './attacks.ts';
import type { ChessEnding, UnclaimedEnding } from './endings.ts';
import { BISHOP, BLACK, KNIGHT, WHITE, kindName, opponentOf } from './pieces.ts';
import type { Position } from './position.ts';
import { squareName } from './squares.ts';

/** What ended a game, after "by". */
export const UNCLAIMED_ENDING_WORDS: Readonly<Record<UnclaimedEnding, string>> = {
	checkmate: 'checkmate',
	stalemate: 'stalemate',
	'insufficient-material': 'insufficient material',
	'seventy-five-moves': 'the 75-move rule',
	fivefold: 'fivefold repetition'
};

/** A clause without capital and full stop, such as "the king on d1 is attacked by the rook on c1". */
export function describeEnding(position: Position, ending: ChessEnding): string {
	const king = squareName(position.kings[position.turn] as number);
	switch (ending) {
		case 'checkmate':
			return `the king on ${king} is attacked by ${nameAttackers(position)} and cannot be saved`;
		case 'stalemate':
			return `the king on ${king} is not attacked, but there is no legal move`;
		case 'insufficient-material':
			return `${nameSide(position, WHITE)} against ${nameSide(position, BLACK)}`;
		case 'fifty-moves':
			return `${position.halfmoveClock} plies without a capture or a pawn move`;
		case 'threefold':
			return 'the same position for the third time';
	}
}

/** "the queen on h4", or "the rook on e1 and the knight on f6", for the attackers of the king to move. */
function nameAttackers({ board, kings, turn }: Position): string {
	return attackersOf(board, kings[turn] as number, opponentOf(turn))
		.map((square) => `the ${kindName(board[square] as number)} on ${squareName(square)}`)
		.join(' and ');
}

/** Names a side that has only minor pieces besides its king. */
function nameSide({ counts }: Position, colour: number): string {
	const knights = counts[colour | KNIGHT] as number;
	const bishops = counts[colour | BISHOP] as number;
	if (knights > 0) return 'king and knight';
	if (bishops === 0) return 'king';
	return bishops === 1 ? 'king and bishop' : `king and ${bishops} bishops`;
}
