import { quote } from '../../base/clip.ts';
import type { Move } from '../game.ts';
import type { ChessState } from './chess-state.ts';
import { whyIllegal } from './illegal-move.ts';
import { moveFrom, moveUci, readUci } from './moves.ts';
import { KING, WHITE, colourName, kindOf, pieceLetter } from './pieces.ts';

const CASTLING = /^[0O]-?[0O](-?[0O])?$/i;
/** What a move may be written with or without. */
const SIGNS = /[x×:=()/-]/g;
const NOTATION = /^([KQRBN]?)([a-h]?)([1-8]?)([a-h][1-8])([QRBNqrbn]?)$/;

/**
 * The legal moves that a word may mean: SAN with or without its +, #, x and =, long algebraic, or UCI; castling with
 * letters or with zeros. Several if the word is ambiguous.
 */
export function readChessMoves(state: ChessState, word: string): Move[][] {
	const plain = word.replace(/[+#!?]+$/, '');
	const fits = CASTLING.test(plain) ? castlingFits(plain) : notationFits(state, plain);
	return state
		.legalMoves()
		.filter((move) => fits(move))
		.map((move) => [move]);

	function castlingFits(text: string): (move: Move) => boolean {
		const way = text.replaceAll('-', '').length === 2 ? /^e.g.$/ : /^e.c.$/;
		return (move) => kindAt(state, move) === KING && way.test(moveUci(move));
	}
}

/** Why a word is no legal move, as a sentence without its end; null if it is written as no move. */
export function whyIllegalWord({ position }: ChessState, word: string): string | null {
	const move = readUci(word);
	if (move !== null) return `${word} is not legal here: ${whyIllegal(position, move)}`;
	const plain = word.replace(/[+#!?]+$/, '');
	const isWritten = readingsOf(plain.replace(SIGNS, '')).some((one) => NOTATION.test(one));
	if (!isWritten && !CASTLING.test(plain)) return null;
	return `${colourName(position.turn)} has no legal move ${quote(word, 16)} here`;
}

/** Returns the test for the first interpretation of a word that some legal move passes. */
function notationFits(state: ChessState, plain: string): (move: Move) => boolean {
	for (const reading of readingsOf(plain.replace(SIGNS, ''))) {
		const fits = (move: Move): boolean => isWrittenAs(state, move, reading);
		if (state.legalMoves().some(fits)) return fits;
	}
	return () => false;
}

/**
 * The word as written, then with its first letter as a piece, then without it: "bc3" is a pawn's move before a
 * bishop's.
 */
function readingsOf(bare: string): string[] {
	const rest = bare.slice(1).toLowerCase();
	return [bare, bare.charAt(0).toUpperCase() + rest, bare.toLowerCase()];
}

function isWrittenAs(state: ChessState, move: Move, reading: string): boolean {
	const match = NOTATION.exec(reading);
	if (match === null) return false;
	const [, piece = '', file = '', rank = '', target = '', promotion = ''] = match;
	const uci = moveUci(move);
	if (uci.slice(2, 4) !== target || !uci.endsWith(promotion.toLowerCase())) return false;
	if (!uci.startsWith(file) || (rank !== '' && uci.charAt(1) !== rank)) return false;
	if (piece === '' && file !== '' && rank !== '') return true;
	return pieceLetter(WHITE | kindAt(state, move)) === (piece === '' ? 'P' : piece);
}

function kindAt(state: ChessState, move: Move): number {
	return kindOf(state.board[moveFrom(move)] as number);
}
