/**
 * Reads Portable Game Notation: the headers and the main line of the first game in a text. Broken text gives a fault
 * with the move and the reason, never half a game.
 */
import { fail, ok, type InputFault, type Result } from '../../../base/result.ts';
import type { Move } from '../../game.ts';
import { ChessState } from '../chess-state.ts';
import { START_FEN } from '../../../fen/start-fen.ts';
import { formatFen } from '../fen.ts';
import { nameMove } from '../game-record.ts';
import { readLooseFen, type LooseFen } from '../read/loose-fen.ts';
import type { Position } from '../position.ts';
import { parseResult, type PgnResult, type ReadPgn } from './pgn-game.ts';
import { languageNamed } from './languages.ts';
import { replayWords } from './replay.ts';
import { Tokens, type Token } from './tokens.ts';

/** More plies than any game has: 75 moves end every game within 17,697. */
const MAX_PLIES = 17_700;
/** More headers than any game has; a million would block the page that shows the game. */
const MAX_HEADERS = 1_000;

/** The names of the standard game in a Variant header. */
const STANDARD = /^(standard|chess|normal|from position)$/i;

/** Reads untrusted text. */
export function readPgn(text: string): Result<ReadPgn> {
	const tokens = new Tokens(text);
	const headers = new Map<string, Token>();
	let token = tokens.next();
	for (; token.ok && token.value?.kind === 'header'; token = tokens.next()) {
		headers.set(token.value.text, token.value);
		if (headers.size > MAX_HEADERS) {
			const message = `The game has more than ${MAX_HEADERS} headers of different names.`;
			return fail('pgn-headers', message, token.value.at);
		}
	}
	const start = readStart(headers);
	if (!start.ok) return start;
	const { position, notes } = start.value;
	const state = new ChessState(position);
	const fen = formatFen(position);

	const words: Token[] = [];
	for (; token.ok && token.value?.kind === 'move'; token = tokens.next()) {
		words.push(token.value);
		if (words.length > MAX_PLIES) break;
	}
	const language = languageNamed(headers.get('Language')?.value ?? '');
	const taken = replayWords(state, words.slice(0, MAX_PLIES), language);
	if (!taken.ok) return taken;
	const surplus = words[MAX_PLIES];
	if (surplus !== undefined) {
		return fail('pgn-length', `The game has more than ${MAX_PLIES} plies.`, surplus.at);
	}
	if (!token.ok) return { ok: false, fault: named(state, token.fault) };
	const moves = state.movesSoFar();
	if (moves.length === 0 && headers.size === 0 && token.value === null) {
		return fail('pgn-empty', 'There is no game in the text: neither headers nor moves.', 0);
	}
	const end = token.value;
	const after = end?.kind === 'result' ? tokens.next() : token;
	return ok({
		headers: new Map([...headers].map(([name, { value }]) => [name, value])),
		start: fen,
		moves,
		result: end?.kind === 'result' ? (end.text as PgnResult) : resultOf(headers),
		hasMore: !after.ok || after.value !== null,
		notes: [
			...notes.map((note) => `In the header FEN, ${note.charAt(0).toLowerCase()}${note.slice(1)}`),
			...taken.value
		],
		overBefore: findEnd(position, moves)
	});
}

function readStart(headers: ReadonlyMap<string, Token>): Result<LooseFen> {
	const variant = headers.get('Variant');
	if (variant !== undefined && !STANDARD.test(variant.value)) {
		const message = `The game is of the variant ${variant.value.slice(0, 30)}; only standard chess is read.`;
		return fail('pgn-variant', message, variant.at);
	}
	const fen = headers.get('FEN');
	const start = readLooseFen(fen?.value ?? START_FEN);
	if (start.ok || fen === undefined) return start;
	const { code, message, at = 0 } = start.fault;
	return fail(code, `The header FEN: ${message}`, fen.at + at);
}

/** Returns the fault as a sentence that names the faulty move. */
function named(state: ChessState, { code, message, at }: InputFault): InputFault {
	const place = code === 'pgn-header' ? 'Headers' : nameMove(state);
	const sentence = `${place}: ${message}.`;
	return at === undefined ? { code, message: sentence } : { code, message: sentence, at };
}

function resultOf(headers: ReadonlyMap<string, Token>): PgnResult {
	return parseResult(headers.get('Result')?.value.trim() ?? '') ?? '*';
}

/** @param position the position after all moves; unchanged on return */
function findEnd(position: Position, moves: readonly Move[]): ReadPgn['overBefore'] {
	for (let undone = 0; undone < moves.length; undone++) position.undo();
	const state = new ChessState(position);
	let found: ReadPgn['overBefore'] = null;
	for (const [ply, move] of moves.entries()) {
		const ending = state.unclaimedEnding();
		if (ending !== null) found ??= { ply, ending };
		state.play(move);
		state.settleRecord();
	}
	return found;
}
