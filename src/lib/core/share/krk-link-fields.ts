/** The fields of a game with the paper's program, parsed from a form or a link: one field, one fault. */
import { quote } from '../base/clip.ts';
import { readPieces, type Pieces } from '../base/pieces.ts';
import { fail, ok, type InputFault, type Result } from '../base/result.ts';
import type { Move } from '../games/game.ts';
import type { Profile } from '../games/krk/profile/profile.ts';
import { KrkState, type KrkEnding } from '../games/krk/krk-state.ts';
import { isLegalStart } from '../games/krk/legality.ts';
import { LISTED_ORDER } from '../games/krk/move-order.ts';
import {
	MOST_MOVES,
	moveBetween,
	moveUci,
	writeBlackMoves,
	writeWhiteMoves
} from '../games/krk/moves.ts';
import { ignoredIn, parseSetup } from '../games/krk/parse-setup.ts';
import { PLACEMENTS, idOfTextNumber, isRookTaken, type Turn } from '../games/krk/placement.ts';

/** Reads the start of a game, a number or a FEN; it has to be a legal start with White to move. */
export function parseStart(text: string): Result<number> {
	const setup = parseSetup(text);
	if (!setup.ok) return { ok: false, fault: hintAtNumbering(text, setup.fault) };
	const { id, turn } = setup.value;
	if (turn === 'black') {
		const at = /\sb\b/.exec(text)?.index ?? -1;
		return fail(
			'krk-start-turn',
			'The program’s games begin with White to move; here it is Black’s move.',
			at + 1
		);
	}
	if (!isLegalStart(id)) {
		return fail('krk-start-rook', 'A game begins with a rook on the board; here there is none.', 0);
	}
	return ok(id);
}

/** What is ignored in the FEN of a readable start, in sentences: rights and counters; null if nothing is. */
export function unusedIn(text: string): string | null {
	const setup = parseSetup(text);
	if (!setup.ok) return null;
	const isCounted = setup.value.clock !== 0 || setup.value.moveNumber !== 1;
	const counts = 'The FEN’s move counters are ignored: the game starts at move 1.';
	return (
		[ignoredIn(text), isCounted ? counts : null].filter((one) => one !== null).join(' ') || null
	);
}

/** A number that is not a legal start may be one in the numbering of the paper's text. */
function hintAtNumbering(text: string, fault: InputFault): InputFault {
	const number = /^\s*(\d{1,6})(\s+w)?\s*$/.exec(text)?.[1];
	if (number === undefined || Number(number) >= PLACEMENTS) return fault;
	const id = idOfTextNumber(Number(number));
	if (!isLegalStart(id)) return fault;
	const hint = `In the numbering of the paper’s text this would be ${id}.`;
	return { ...fault, message: `${fault.message} ${hint}` };
}

/** The moves of a side at a placement, in listed order; empty after the rook has been captured. */
export function listLegalMoves(id: number, turn: Turn): Move[] {
	if (isRookTaken(id)) return [];
	const write = turn === 'white' ? writeWhiteMoves : writeBlackMoves;
	const reached = new Int32Array(MOST_MOVES);
	const count = write(LISTED_ORDER, id, reached);
	return [...reached.subarray(0, count)].map((next) => moveBetween(id, next));
}

const ENDING_TEXTS: Readonly<Record<KrkEnding, string>> = {
	checkmate: 'checkmate',
	stalemate: 'stalemate',
	'insufficient-material': 'the rook is captured',
	threefold: 'the same board for the third time',
	'fifty-moves': 'fifty moves without a result'
};

/**
 * Reads moves in UCI text joined by hyphens, "d5e5-g6f6", from a start. A fault names the first illegal move, or the
 * first after the game's end; the values are those before it.
 *
 * @param start a legal start
 */
export function readMoves(start: number, text: string, profile: Profile): Pieces<Move> {
	const game = new KrkState({ id: start, turn: 'white', clock: 0, moveNumber: 1 }, profile);
	return readPieces<Move>(text === '' ? [] : text.split('-'), (word, before) => {
		game.settleRecord();
		const ending = game.ending();
		const move = game.legalMoves().find((one) => moveUci(one) === word.toLowerCase());
		if (move === undefined) {
			const number = before.length + 1;
			const message =
				ending === null
					? `Move ${number} of the link cannot be made. ${quote(word)} is no legal move of ${game.turn === 'white' ? 'White' : 'Black'}’s there; the moves before it are kept.`
					: `The game ended before move ${number} of the link: ${ENDING_TEXTS[ending]}. The moves before it are kept.`;
			return fail('krk-moves', message);
		}
		game.play(move);
		return ok(move);
	});
}
