/** Positions in words, for screen readers and the text view. */
import { ChessState } from '$lib/core/games/chess/chess-state.ts';
import { EMPTY, kindName, parsePiece, pieceLetter } from '$lib/core/games/chess/pieces.ts';
import { SQUARES, squareName } from '$lib/core/games/chess/squares.ts';
import { formatValue } from '$lib/core/explain/format.ts';
import { ExplicitState } from '$lib/core/games/explicit/state.ts';
import { childCount, childRow } from '$lib/core/games/explicit/tree.ts';
import type { Ending, Game, GameState, Side } from '$lib/core/games/game.ts';
import { KrkState } from '$lib/core/games/krk/krk-state.ts';
import { blackKingOf, isRookTaken, rookOf, whiteKingOf } from '$lib/core/games/krk/placement.ts';
import { squareName as krkSquareName } from '$lib/core/games/krk/squares.ts';
import { TicTacToeState } from '$lib/core/games/tictactoe/state.ts';
import { nodeName } from './explicit/tree-text.ts';

/** Children named one by one; the others of a broad node are counted. */
const NAMED_CHILDREN = 12;

/**
 * The whole position and the side to move, in sentences. `state` must come from `game`.
 * @param role the role of the side to move in the search, MAX or MIN; by default from the position
 */
export function describePosition(game: Game, state: GameState, role?: Side): string {
	if (state instanceof ExplicitState) return describeNode(state, role);
	const turn = `${describeTurn(game, state)}.`;
	if (state instanceof TicTacToeState) return `${describeGrid(cellsOf(state))} ${turn}`;
	if (state instanceof ChessState) return `${describePieces(piecesOf(state))} ${turn}`;
	return state instanceof KrkState
		? `${describePieces(piecesOfPlacement(state.id))} ${turn}`
		: turn;
}

/** "X to move", "Black to move, in check", or how the game has ended; no full stop. */
export function describeTurn(game: Game, state: GameState): string {
	const ending = game.ending(state);
	if (ending !== null) return describeEnding(game, state, ending);
	const side = game.sideNames[state.maxToMove() ? 'max' : 'min'];
	const hasKings = state instanceof ChessState || state instanceof KrkState;
	const check = hasKings && state.inCheck() ? ', in check' : '';
	return `${side} to move${check}`;
}

function describeEnding(game: Game, state: GameState, { code, winner, detail }: Ending): string {
	const result = winner === null ? 'A draw' : `${game.sideNames[winner]} wins`;
	switch (code) {
		case 'line':
			return `${result}: ${detail}`;
		case 'full-board':
			return `${result}: the board is full`;
		case 'checkmate':
			return `Checkmate, ${result}: ${detail}`;
		case 'stalemate':
			return `Stalemate, a draw: ${detail}`;
		case 'insufficient-material':
			return `Insufficient material, a draw: ${detail}`;
		case 'threefold':
			return `Threefold repetition, a draw: ${detail}`;
		case 'fifty-moves':
			return `Fifty-move rule, a draw: ${detail}`;
		case 'leaf':
			return `A leaf${state instanceof ExplicitState ? `, worth ${formatValue(state.leafValue())}` : ''}`;
	}
}

/** Nine cells, "X", "O" or ".", row by row from the top left. */
export function cellsOf(state: TicTacToeState): string[] {
	return Array.from({ length: 9 }, (_, cell) => state.cell(cell));
}

/** "Row 3: empty, X, O. Row 2: ..." */
export function describeGrid(cells: readonly string[]): string {
	return [0, 1, 2]
		.map((row) => {
			const names = cells
				.slice(row * 3, row * 3 + 3)
				.map((cell) => (cell === '.' ? 'empty' : cell));
			return `Row ${3 - row}: ${names.join(', ')}.`;
		})
		.join(' ');
}

/** FEN letters by square name, a1, a2, ... h8. */
function piecesOf({ board }: ChessState): Map<string, string> {
	const pieces = new Map<string, string>();
	for (const square of SQUARES) {
		const piece = board[square] as number;
		if (piece !== EMPTY) pieces.set(squareName(square), pieceLetter(piece));
	}
	return pieces;
}

/** The same for a placement of king and rook; two pieces if Black has captured the rook. */
export function piecesOfPlacement(id: number): Map<string, string> {
	const pieces = new Map([
		[krkSquareName(whiteKingOf(id)), 'K'],
		[krkSquareName(blackKingOf(id)), 'k']
	]);
	return isRookTaken(id) ? pieces : pieces.set(krkSquareName(rookOf(id)), 'R');
}

/**
 * "White: king b1, rook f1, pawns a2, b2. Black: king a6."
 *
 * @param pieces FEN letters by square name; the board may be unfinished
 */
export function describePieces(pieces: ReadonlyMap<string, string>): string {
	return `White: ${describeSide(pieces, 'KQRBNP')}. Black: ${describeSide(pieces, 'kqrbnp')}.`;
}

function describeSide(pieces: ReadonlyMap<string, string>, letters: string): string {
	const groups: string[] = [];
	for (const letter of letters) {
		const squares = [...pieces].filter(([, piece]) => piece === letter).map(([square]) => square);
		if (squares.length === 0) continue;
		const name = kindName(parsePiece(letter));
		groups.push(`${name}${squares.length > 1 ? 's' : ''} ${squares.sort().join(', ')}`);
	}
	return groups.join(', ') || 'no pieces';
}

function describeNode(state: ExplicitState, role?: Side): string {
	const { tree, row } = state;
	const here = row === 0 ? 'The root' : `Node ${nodeName(tree, row)}`;
	if (state.isTerminal()) return `${here}: a leaf, worth ${formatValue(state.leafValue())}.`;
	const count = childCount(tree, row);
	const names = Array.from({ length: Math.min(count, NAMED_CHILDREN) }, (_, child) => {
		const at = childRow(tree, row, child);
		const leaf = childCount(tree, at) === 0;
		return nodeName(tree, at) + (leaf ? ` (${formatValue(tree.value[at] as number)})` : '');
	});
	const more = count > names.length ? ` and ${count - names.length} more` : '';
	const side = (role ?? (state.maxToMove() ? 'max' : 'min')).toUpperCase();
	return `${here}, ${side} to move. ${count === 1 ? 'Child' : 'Children'}: ${names.join(', ')}${more}.`;
}
