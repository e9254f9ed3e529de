/**
 * A position as the end of a game so far, in the form of the Universal Chess Interface: the start of the game, the
 * word "moves", and the moves, "194 moves a6b6 a8b8". Later moves depend on the record: a board that has occurred
 * twice ends the game when it recurs. The word "by" may introduce a profile other than the game's own, "194 by
 * released,ties:uniform" (profile/profile-text.ts).
 */
import { quote } from '../../base/clip.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { movesAt } from '../../fen/found-fen.ts';
import { whyIllegal } from './illegal-move.ts';
import { KrkState } from './krk-state.ts';
import { moveUci, readUci } from './moves.ts';
import { formatSetup, parseSetup } from './parse-setup.ts';
import { formatProfile, parseProfile } from './profile/profile-text.ts';
import type { Profile } from './profile/profile.ts';

/** The words before the moves and before the profile. */
const MOVES = 'moves';
const BY = 'by';

/** The moves of the longest possible game, with a space before each. */
const MAX_MOVES_LENGTH = 600;

/**
 * Reads untrusted text; faults have a place.
 * @param standard the profile if the text names none
 */
export function parseGame(whole: string, standard: Profile): Result<KrkState> {
	const by = /\sby\s+(\S*)\s*$/.exec(whole);
	const profile = by === null ? ok(standard) : parseProfile(by[1] ?? '');
	const text = whole.slice(0, by?.index);
	if (!profile.ok) {
		const at = text.length + (by?.[0].indexOf(by[1] ?? '', BY.length + 1) ?? 0);
		return fail(profile.fault.code, profile.fault.message, at + (profile.fault.at ?? 0));
	}
	const split = movesAt(text);
	const start = parseSetup(text.slice(0, split));
	if (!start.ok) return start;
	const state = new KrkState(start.value, profile.value);
	const moves = text.slice(split + 1 + MOVES.length);
	if (moves.length > MAX_MOVES_LENGTH) {
		return fail(
			'krk-moves-length',
			`The moves take ${moves.length} characters; no game needs more than ${MAX_MOVES_LENGTH}.`,
			split + MAX_MOVES_LENGTH
		);
	}
	for (const word of moves.matchAll(/\S+/g)) {
		const at = split + 1 + MOVES.length + word.index;
		const fault = playWord(state, word[0]);
		if (fault !== null) return fail('krk-moves', fault, at);
	}
	state.settleRecord();
	return ok(state);
}

/** Plays a move, or returns what is wrong with it. */
function playWord(state: KrkState, word: string): string | null {
	state.settleRecord();
	if (state.isTerminal()) {
		return `The game was over before ${quote(word, 12)} (${state.ending()?.replace('-', ' ')}).`;
	}
	const move = readUci(word);
	if (move === null) {
		return `${quote(word, 12)} is not a move; moves are written as in d5e5.`;
	}
	if (!state.legalMoves().includes(move)) {
		return `${whyIllegal(state.id, state.maxToMove() ? 'black' : 'white', move)}.`;
	}
	state.play(move);
	return null;
}

/** Returns the text of an equal state, with the moves so far if the state has a record. */
export function formatGame(state: KrkState, standard: Profile): string {
	const words =
		state.recorded === 0
			? [formatSetup(state)]
			: [formatSetup(state.setup), MOVES, ...state.movesSoFar().map(moveUci)];
	const profile = formatProfile(state.profile);
	if (profile !== formatProfile(standard)) words.push(BY, profile);
	return words.join(' ');
}
