/**
 * A position as the end of a game so far, in the form of the Universal Chess Interface: the FEN at the start of the
 * game, the word "moves", and the moves, "8/8/8/... w - - 0 1 moves e2e4 e7e5". Later moves depend on the record: the
 * third occurrence of a position ends the game. A record may go on after a draw that nobody claimed.
 */
import { quote } from '../../base/clip.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { movesAt } from '../../fen/found-fen.ts';
import { ChessState } from './chess-state.ts';
import { UNCLAIMED_ENDING_WORDS } from './ending-text.ts';
import { formatFen, parseFen } from './fen.ts';
import { whyIllegal } from './illegal-move.ts';
import { moveUci, readUci } from './moves.ts';
import { colourName } from './pieces.ts';

/** The word before the moves. */
const MOVES = 'moves';

/** Six characters per move for the longest possible game: 75 moves end every game within 17,697 plies. */
const MAX_MOVES_LENGTH = 107_000;

/** Reads untrusted text. Faults have a place; a faulty move also has its number. */
export function parseGame(text: string): Result<ChessState> {
	const split = movesAt(text);
	const position = parseFen(text.slice(0, split));
	if (!position.ok) return position;
	const begin = split + 1 + MOVES.length;
	const moves = text.slice(begin);
	if (moves.length > MAX_MOVES_LENGTH) {
		const message = `The moves take ${moves.length} characters; at most ${MAX_MOVES_LENGTH} are read.`;
		return fail('chess-moves-length', message, begin + MAX_MOVES_LENGTH);
	}
	const state = new ChessState(position.value);
	for (const word of moves.matchAll(/\S+/g)) {
		const fault = playWord(state, word[0]);
		if (fault !== null) return fail('chess-moves', fault, begin + word.index);
	}
	return ok(state);
}

/** Plays a move and adds it to the record, or returns what is wrong with it. */
function playWord(state: ChessState, word: string): string | null {
	const ending = state.unclaimedEnding();
	if (ending !== null) {
		return `${nameMove(state)}: the game was over before ${quote(word, 12)}, by ${UNCLAIMED_ENDING_WORDS[ending]}.`;
	}
	const move = readUci(word);
	if (move === null) {
		return `${nameMove(state)}: ${quote(word, 12)} is not a move; moves are written as in e2e4 or e7e8q.`;
	}
	if (!state.recordMoves().includes(move)) {
		return `${nameMove(state)}: ${word} is not legal here: ${whyIllegal(state.position, move)}.`;
	}
	state.play(move);
	state.settleRecord();
	return null;
}

/** Returns the text of an equal state: the moves so far if the state has a record, otherwise its position. */
export function formatGame(state: ChessState): string {
	if (state.recorded === 0) return formatFen(state.position);
	return [startFen(state), MOVES, ...state.movesSoFar().map(moveUci)].join(' ');
}

/**
 * Returns the FEN in which the state was set up. Takes the moves back and plays them again, so the state is
 * unchanged.
 */
function startFen(state: ChessState): string {
	const moves = state.movesSoFar();
	for (let undone = 0; undone < moves.length; undone++) state.undo();
	const fen = formatFen(state.position);
	for (const move of moves) state.play(move);
	return fen;
}

/** "Move 12, Black": the next move, as a score sheet numbers it. */
export function nameMove({ position }: ChessState): string {
	return `Move ${position.moveNumber}, ${colourName(position.turn)}`;
}
