/** Reads a move in standard algebraic notation in its position, or explains why the move is impossible. */
import { quote } from '../../../base/clip.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { Move } from '../../game.ts';
import { isCastling } from '../castling.ts';
import { whyIllegal } from '../illegal-move.ts';
import { legalMovesOf } from '../move-generation.ts';
import { moveFrom, movePromotion, moveTo, moveUci } from '../moves.ts';
import { scratch, writeMoves } from '../piece-moves.ts';
import { EMPTY, KING, colourName, kindName, kindOf, parsePiece } from '../pieces.ts';
import type { Position } from '../position.ts';
import { formatSan } from '../san.ts';
import { SQUARES, fileOf, squareName } from '../squares.ts';
import { inEnglish, type Language } from './languages.ts';
import { plainMove } from './signs.ts';

const CASTLING = /^([O0o])-\1(-\1)?$/;
const MOVE = /^([KQRBN]?)([a-h]?)([1-8]?)[x:-]?([a-h][1-8])(?:[=/]?\(?=?([QRBNqrbn])\)?)?$/;

type Test = (move: Move) => boolean;

/** @returns a fault whose message is a clause: "“Nf9” is not a move", "Nf3 is not legal here: ..." */
export function readSan(position: Position, word: string, language: Language): Result<Move> {
	const written = plainMove(word);
	const plain = inEnglish(written, language);
	const isSan = !UCI.test(plain);
	const fits = castlingTest(position, plain) ?? (isSan ? moveTest(position, plain) : null);
	if (fits === null) return fail('pgn-word', whatIs(position, word, plain));
	const moves = legalMovesOf(position).filter(fits);
	const [move] = moves;
	if (move !== undefined && moves.length === 1) return ok(move);
	const why = move === undefined ? whyNot(position, plain, fits) : leavesOpen(moves);
	return fail('pgn-illegal', `${written} is not legal here: ${why}`);
}

/** A null move as programs write it: in comments on a game, never in its main line. */
const NULL_MOVE = /^(Z0|--|@@@@|0000|<>|null|pass)$/i;
const UCI = /^[a-h][1-8][a-h][1-8][qrbn]?$/;

/** What a word is that is no move in standard algebraic notation. */
function whatIs(position: Position, word: string, plain: string): string {
	if (NULL_MOVE.test(plain)) {
		return `${quote(word, 12)} is a null move, which the rules do not allow; a game with one cannot be replayed`;
	}
	if (!UCI.test(plain)) return `${quote(word, 12)} is not a move`;
	const move = legalMovesOf(position).find((one) => moveUci(one) === plain);
	const san = move === undefined ? '' : `: ${formatSan(position, move)}`;
	return `${quote(word, 12)} is UCI notation; a PGN needs SAN${san}`;
}

function castlingTest(position: Position, plain: string): Test | null {
	const match = CASTLING.exec(plain);
	if (match === null) return null;
	const isLong = match[2] !== undefined;
	return (move) => {
		const [from, to] = [moveFrom(move), moveTo(move)];
		const isKing = kindOf(position.board[from] as number) === KING;
		return isKing && isCastling(from, to) && fileOf(to) < fileOf(from) === isLong;
	};
}

function moveTest(position: Position, plain: string): Test | null {
	const match = MOVE.exec(plain);
	if (match === null) return null;
	const [, letter, file = '', rank = '', target = '', promotion = ''] = match;
	const kind = kindOf(parsePiece(letter || 'P'));
	const becomes = promotion === '' ? EMPTY : kindOf(parsePiece(promotion.toUpperCase()));
	return (move) => {
		const [from, to] = [moveFrom(move), moveTo(move)];
		if (kindOf(position.board[from] as number) !== kind) return false;
		if (kind === KING && isCastling(from, to)) return false;
		const source = squareName(from);
		const isFrom = source.startsWith(file) && source.endsWith(rank);
		return isFrom && squareName(to) === target && movePromotion(move) === becomes;
	};
}

function whyNot(position: Position, plain: string, fits: Test): string {
	const { turn, board } = position;
	if (legalMovesOf(position).length === 0) {
		return `the game is over by ${position.inCheck() ? 'checkmate' : 'stalemate'}`;
	}
	const thought = [...SQUARES].flatMap((from) => {
		const piece = board[from] as number;
		if (piece === EMPTY || (piece & 8) !== turn) return [];
		return [...scratch.subarray(0, writeMoves(position, from, 0))];
	});
	const [illegal] = thought.filter(fits);
	if (illegal !== undefined) return whyIllegal(position, illegal);
	if (CASTLING.test(plain)) return `${colourName(turn)} cannot castle to that side`;
	const [, letter, file = '', rank = '', target = '', promotion] = MOVE.exec(plain) ?? [];
	const open = moveTest(position, `${plain}=Q`);
	if (promotion === undefined && open !== null && thought.some(open)) {
		return 'the promotion piece is missing';
	}
	const kind = kindName(parsePiece(letter || 'P'));
	return `${colourName(turn)} has no ${kind}${placeOf(file, rank)} that can go to ${target}`;
}

function placeOf(file: string, rank: string): string {
	if (file !== '' && rank !== '') return ` on ${file}${rank}`;
	return file !== '' ? ` on the ${file}-file` : rank !== '' ? ` on rank ${rank}` : '';
}

function leavesOpen(moves: readonly Move[]): string {
	return `it may mean ${moves.map(moveUci).join(' or ')}`;
}
