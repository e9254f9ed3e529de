import { ok, type InputFault, type Result } from '../base/result.ts';
import type { Game, GameState, Move } from '../games/game.ts';
import type { MoveNames } from './move-names.ts';
import type { Replay } from './replay.ts';
import { FLAG } from './schema.ts';
import type { Trace } from './trace.ts';

/** A trace with names for its moves; a story is one. */
export interface PathReader {
	readonly trace: Trace;
	readonly replay: Replay;
	readonly names: MoveNames;
	readonly game: Game;
}

/**
 * Why a path leads to no row. `path-empty`: no move was typed. `path-illegal`: no legal move is written so.
 * `path-ambiguous`: several are. `path-over`: the game is over before the word. `path-pruned`, `path-horizon`,
 * `path-unsearched`: the move is legal, but its parent was pruned, was at the depth limit, or was unfinished when the
 * search was stopped.
 */
export interface PathFault extends InputFault {
	readonly code: `path-${'empty' | 'illegal' | 'ambiguous' | 'over' | 'pruned' | 'horizon' | 'unsearched'}`;
	/** The deepest row on the path; the root if the first word is at fault. */
	readonly row: number;
}

type Failure = { readonly ok: false; readonly fault: PathFault };

/** The most moves that a message lists. */
const LISTED = 6;

/**
 * The row that a typed path leads to, in any usual notation of the game: `Rd7 Kc5`, `1. Rd7 Kc5`, `d1d7 → b5c5`; `a3,
 * b1`; the names on the edges of a typed tree.
 */
export function findPath(reader: PathReader, text: string): Result<number, PathFault> {
	const { trace, replay, game } = reader;
	const queue = wordsOf(text);
	let row = 0;
	let any = false;
	for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
		const state = replay.at(row);
		const readings = readingsOf(game, state, word);
		const parts = readings.length === 0 ? partsOf(word) : null;
		if (parts !== null) {
			queue.unshift(...parts);
			continue;
		}
		const [moves] = readings;
		if (moves === undefined || readings.length > 1) return unreadable(reader, row, word, readings);
		for (const move of moves) {
			const next = childBy(trace, row, move);
			if (next === null) return unsearched(reader, row, word);
			row = next;
		}
		any = true;
	}
	return any ? ok(row) : fault('empty', 'Type moves, starting at the root.', 0);
}

/** The moves of such a path from a position, of whatever search; null if it is not one path of legal moves. */
export function movesOfPath(game: Game, root: GameState, text: string): Move[] | null {
	const queue = wordsOf(text);
	const path: Move[] = [];
	let isPath = true;
	for (let word = queue.shift(); isPath && word !== undefined; word = queue.shift()) {
		const readings = readingsOf(game, root, word);
		const parts = readings.length === 0 ? partsOf(word) : null;
		const [moves] = readings;
		if (parts !== null) queue.unshift(...parts);
		else if (moves === undefined || readings.length > 1) isPath = false;
		else {
			for (const move of moves) root.play(move);
			path.push(...moves);
		}
	}
	for (let at = path.length; at > 0; at--) root.undo();
	return isPath ? path : null;
}

function readingsOf(game: Game, state: GameState, { text }: Word): Move[][] {
	return game.readMoves?.(state, text) ?? readPlainly(game, state, text);
}

/** Reads a word as the text or the id of a move, ignoring case. */
function readPlainly(game: Game, state: GameState, word: string): Move[][] {
	const small = word.toLowerCase();
	return state
		.legalMoves()
		.filter(
			(move) =>
				game.moveText(state, move).toLowerCase() === small || game.moveId(state, move) === word
		)
		.map((move) => [move]);
}

function childBy(trace: Trace, row: number, move: Move): number | null {
	for (const child of trace.childrenOf(row)) {
		if (trace.moveOf(child) === move) return child;
	}
	return null;
}

/** The fault of a word that means no legal move, or several. */
function unreadable(
	reader: PathReader,
	row: number,
	word: Word,
	readings: readonly Move[][]
): Failure {
	const { replay, game } = reader;
	const path = pathText(reader, row);
	const state = replay.at(row);
	const quoted = `“${shorten(word.text)}”`;
	if (state.isTerminal()) {
		return fault('over', `${path ?? 'The root'} is a leaf: ${quoted} cannot follow.`, row, word);
	}
	const textOf = (move: Move): string => game.moveText(state, move);
	if (readings.length > 0) {
		const meant = list(readings.flat(), textOf);
		return fault('ambiguous', `${quoted} is ambiguous: ${meant}. Type more of it.`, row, word);
	}
	const where = path === null ? 'at the root' : `after ${path}`;
	const legal = list(state.legalMoves(), textOf);
	return fault('illegal', `${quoted} is no legal move ${where}. Legal: ${legal}.`, row, word);
}

/** The moves are legal, but the trace has no row for them. */
function unsearched(reader: PathReader, row: number, word: Word): Failure {
	const { trace } = reader;
	const quoted = `“${shorten(word.text)}”`;
	const path = pathText(reader, row) ?? 'The root';
	if (trace.isPruned(row)) {
		return fault(
			'pruned',
			`${path} was pruned, so ${quoted} below it was never visited.`,
			row,
			word
		);
	}
	if (trace.flagsOf(row) & FLAG.HORIZON) {
		const message = `${path} is at the depth limit, so ${quoted} below it was not visited.`;
		return fault('horizon', message, row, word);
	}
	return fault('unsearched', `The search was stopped before it reached ${quoted}.`, row, word);
}

type FaultKind = PathFault['code'] extends `path-${infer Kind}` ? Kind : never;

function fault(kind: FaultKind, message: string, row: number, word?: Word): Failure {
	const place = word === undefined ? {} : { at: word.at };
	return { ok: false, fault: { code: `path-${kind}`, message, row, ...place } };
}

/** The moves to a row as one text; null at the root. */
function pathText({ names }: PathReader, row: number): string | null {
	return row === 0 ? null : names.pathTo(row).join(' ');
}

function list(moves: readonly Move[], textOf: (move: Move) => string): string {
	const more = moves.length - LISTED;
	const first = moves.slice(0, LISTED).map(textOf).join(', ');
	return more > 0 ? `${first} and ${more} more` : first;
}

function shorten(word: string): string {
	return word.length > 24 ? `${word.slice(0, 23)}…` : word;
}

/** A word of a text, and its index. */
interface Word {
	readonly text: string;
	readonly at: number;
}

const WORD = /[^\s,]+/g;
const ARROWS = /(?:[-–=]*>|[→⇒➝›»;|])+/;
/** "1.", "12...", "1…"; but not the integer part of a number, unless castling zeros follow. */
const MOVE_NUMBER = /^\d*[.…]+(?=\D|$|0-0)/;
const EN_PASSANT = /^e\.p\.?$/i;

/** Splits a text into words at spaces and commas. */
function wordsOf(text: string): Word[] {
	return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ text: word, at: index }));
}

/** The parts of a word that is not a move: without move number and arrows. Null if it has neither. */
function partsOf({ text, at }: Word): Word[] | null {
	if (EN_PASSANT.test(text)) return [];
	const number = MOVE_NUMBER.exec(text)?.[0] ?? '';
	const arrow = ARROWS.exec(text.slice(number.length));
	if (number === '' && arrow === null) return null;
	const start = number.length;
	const end = arrow === null ? text.length : start + arrow.index;
	const next = arrow === null ? end : end + arrow[0].length;
	return [
		{ text: text.slice(start, end), at: at + start },
		{ text: text.slice(next), at: at + next }
	].filter((part) => part.text !== '');
}
