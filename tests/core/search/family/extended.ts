/**
 * The tree of quiescence, valued by plain minimax: at the depth limit and beyond, the mover takes the static value or
 * changes the material. Whether a move changes it is determined from the board before and after, not by the game.
 */
import { ChessState } from '../../../../src/lib/core/games/chess/chess-state.ts';
import { chess } from '../../../../src/lib/core/games/chess/chess.ts';
import { STAND_PAT, type GameState, type Move } from '../../../../src/lib/core/games/game.ts';
import { KrkState } from '../../../../src/lib/core/games/krk/krk-state.ts';
import { isRookTaken } from '../../../../src/lib/core/games/krk/placement.ts';

/** The letters of the pieces on the board, sorted; the same text where a game has none. */
export function materialOf(state: GameState): string {
	if (state instanceof KrkState) return isRookTaken(state.id) ? 'Kk' : 'KRk';
	if (!(state instanceof ChessState)) return '';
	const [board] = chess.format(state).split(' ') as [string];
	return [...board.replace(/[^a-zA-Z]/g, '')].toSorted().join('');
}

/** The moves that change `materialOf`. Pieces are counted: most of the time went into writing a text for each move. */
export function changingMoves(state: GameState): Move[] {
	const before = piecesOf(state);
	return state.legalMoves().filter((move) => {
		state.play(move);
		const after = piecesOf(state);
		state.undo();
		return after.some((count, piece) => count !== before[piece]);
	});
}

/** How many of each piece are on the board, by its code; the empty squares of chess are counted, too. */
function piecesOf(state: GameState): number[] {
	if (state instanceof KrkState) return [Number(isRookTaken(state.id))];
	if (!(state instanceof ChessState)) return [];
	const { board } = state;
	const counts = Array<number>(16).fill(0);
	for (let square = 0; square < board.length; square++) {
		const piece = board[square] as number;
		counts[piece] = (counts[piece] as number) + 1;
	}
	return counts;
}

/**
 * The minimax value of every node of the extended tree by its path, as `stateValues` gives those of the plain one;
 * and of every stand pat, as if it were a move.
 */
export function extendedValues(
	state: GameState,
	depth: number,
	evaluate: (state: GameState, ply: number) => number
): Map<string, number> {
	const values = new Map<string, number>();
	const visit = (path: Move[]): number => {
		const isBeyond = path.length >= depth;
		const found: number[] = [];
		for (const move of isBeyond ? changingMoves(state) : state.legalMoves()) {
			state.play(move);
			found.push(visit([...path, move]));
			state.undo();
		}
		if (isBeyond || found.length === 0) {
			const stood = evaluate(state, path.length);
			if (found.length > 0) values.set([...path, STAND_PAT].join(' '), stood);
			found.push(stood);
		}
		const value = state.maxToMove() ? Math.max(...found) : Math.min(...found);
		values.set(path.join(' '), value);
		return value;
	};
	visit([]);
	return values;
}
