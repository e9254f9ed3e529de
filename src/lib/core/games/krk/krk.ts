/**
 * King and rook against king, the game of Bozinovski and Jankuloski (2023): small enough to number all its positions.
 * White, with the rook, is MIN. Searches use `KrkState`; this file is for readers.
 */
import { CHESS_ENDING_NAMES } from '../chess-ending-names.ts';
import type { Ending, Game, GameFacts, Preset, Move } from '../game.ts';
import { KRK_FACTS, KRK_RELEASED_FACTS } from './facts.ts';
import { formatGame, parseGame } from './game-record.ts';
import type { KrkEnding, KrkState } from './krk-state.ts';
import { moveUci, moveFrom } from './moves.ts';
import { ignoredIn, formatSetup } from './parse-setup.ts';
import { blackKingOf, rookOf } from './placement.ts';
import { KRK_PRESETS, RELEASED_PRESETS } from './presets.ts';
import { CLEAN, RELEASED, type Profile } from './profile/profile.ts';
import { formatSan, moveInWords } from './san.ts';
import { squareName } from './squares.ts';
import type { Ruling } from '../ruling.ts';

export const krk: Game<KrkState> = gameBy(CLEAN, KRK_FACTS, KRK_PRESETS);

/** The same game with the rules of the paper's released program. */
export const krkReleased: Game<KrkState> = gameBy(RELEASED, KRK_RELEASED_FACTS, RELEASED_PRESETS);

/** @param standard the profile of positions whose text names none */
function gameBy(standard: Profile, facts: GameFacts, presets: readonly Preset[]): Game<KrkState> {
	return {
		...facts,
		presets,
		parse: (text) => parseGame(text, standard),
		assumed: ignoredIn,
		reader: async () => (await import('./read/readers.ts')).readKrkPosition(standard),
		format: (state) => formatGame(state, standard),
		moveText: formatSan,
		moveWords: moveInWords,
		moveId: (_state, move) => moveUci(move),
		readMoves: readKrkMoves,
		ending,
		ruling: rulingOf
	};
}

function ending(state: KrkState): Ending | null {
	const code = state.ending();
	if (code === null) return null;
	const winner = code === 'checkmate' ? 'min' : null;
	return { code, name: CHESS_ENDING_NAMES[code], winner, detail: describe(state, code) };
}

/** A clause without capital and full stop that the reader can check on the board. */
function describe(state: KrkState, code: KrkEnding): string {
	const king = squareName(blackKingOf(state.id));
	switch (code) {
		case 'checkmate':
			return `the king on ${king} is attacked by the rook on ${squareName(rookOf(state.id))} and cannot be saved`;
		case 'stalemate':
			return `the king on ${king} is not attacked, but there is no legal move`;
		case 'insufficient-material':
			return 'king against king';
		case 'threefold':
			return 'the same board for the third time';
		case 'fifty-moves':
			return `${state.clock} plies without a capture or a pawn move`;
	}
}

/**
 * Null where the game is over by a rule that chess does not have: the paper counts boards for both sides together, and
 * a profile may find a stalemate with White to move. For the same reason claims are not comparable. A clock that has
 * run out ends the game here and leaves its moves in chess, so it is not comparable either.
 */
function rulingOf(state: KrkState): Ruling | null {
	const fen = formatSetup(state);
	const ending = state.ending();
	switch (ending) {
		case null:
			return {
				fen,
				moves: state
					.legalMoves()
					.map((move) => formatSan(state, move))
					.sort(),
				ended: null,
				claims: null
			};
		case 'checkmate':
		case 'insufficient-material':
			return { fen, moves: [], ended: ending, claims: null };
		case 'stalemate':
			return state.turn === 'black' ? { fen, moves: [], ended: ending, claims: null } : null;
		case 'threefold':
		case 'fifty-moves':
			return null;
	}
}

const NOTATION = /^([kr]?)([a-h]?)([1-8]?)([a-h][1-8])$/i;

/**
 * The legal moves that a word may mean: SAN with or without its +, # and x, long algebraic, or UCI, in
 * letters of either case.
 */
function readKrkMoves(state: KrkState, word: string): Move[][] {
	const bare = word.replace(/[+#!?]+$/, '').replace(/[x×:-]/gi, '');
	const match = NOTATION.exec(bare);
	if (match === null) return [];
	const [piece = '', file = '', rank = '', target = ''] = match
		.slice(1)
		.map((part) => part.toLowerCase());
	const isUci = piece === '' && file !== '' && rank !== '';
	const fits = (move: Move): boolean => {
		const uci = moveUci(move);
		if (!uci.endsWith(target) || !uci.startsWith(file)) return false;
		if (rank !== '' && uci.charAt(1) !== rank) return false;
		return isUci || piece === pieceLetter(state, move);
	};
	return state
		.legalMoves()
		.filter(fits)
		.map((move) => [move]);
}

function pieceLetter(state: KrkState, move: Move): 'k' | 'r' {
	return !state.maxToMove() && moveFrom(move) === rookOf(state.id) ? 'r' : 'k';
}
