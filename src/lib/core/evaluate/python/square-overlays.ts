/** The tables of squares as board overlays. */
import type { ChessState } from '../../games/chess/chess-state.ts';
import {
	BLACK,
	EMPTY,
	KINDS,
	WHITE,
	colourName,
	colourOf,
	kindName
} from '../../games/chess/pieces.ts';
import { SQUARES } from '../../games/chess/squares.ts';
import type { BoardOverlay } from '../evaluator.ts';
import { bonusOf, type SquareBonuses } from './square-bonus.ts';

/** The bonuses of the pieces on the board, then the whole table of each kind for each side. */
export function squareOverlays(bonuses: SquareBonuses): BoardOverlay<ChessState>[] {
	const tables = [WHITE, BLACK].flatMap((colour) =>
		KINDS.map((kind) => tableOf(bonuses, colour | kind))
	);
	return [
		{
			id: 'squares',
			name: 'Square bonus of each piece',
			about: 'What its square adds to each piece, in centipawns; a bonus of Black’s is negative.',
			valuesAt: (state) =>
				Array.from(SQUARES, (square) => {
					const piece = state.board[square] as number;
					return piece === EMPTY ? null : forWhite(bonuses, piece, square);
				})
		},
		...tables
	];
}

function tableOf(bonuses: SquareBonuses, piece: number): BoardOverlay<ChessState> {
	const [colour, kind] = [colourName(colourOf(piece)), kindName(piece)];
	const values = Array.from(SQUARES, (square) => forWhite(bonuses, piece, square));
	return {
		id: `table-${colour.toLowerCase()}-${kind}`,
		name: `Whole table: ${colour}’s ${kind}`,
		about: `What each square would add to a ${kind} of ${colour}’s, in centipawns, from White’s side.`,
		valuesAt: () => values
	};
}

/** From White's side, and never -0. */
function forWhite(bonuses: SquareBonuses, piece: number, square: number): number {
	const bonus = bonusOf(bonuses, piece, square);
	return colourOf(piece) === WHITE ? bonus : 0 - bonus;
}
