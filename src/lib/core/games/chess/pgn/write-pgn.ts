/** Writes Portable Game Notation in export format, which other programs read. */
import { assert } from '../../../base/assert.ts';
import { START_FEN } from '../../../fen/start-fen.ts';
import { formatFen, parseFen } from '../fen.ts';
import { BLACK } from '../pieces.ts';
import { formatSan } from '../san.ts';
import type { PgnGame } from './pgn-game.ts';

/** The seven tags that every game has, in their order, with their values for "unknown". */
const ROSTER = {
	Event: '?',
	Site: '?',
	Date: '????.??.??',
	Round: '?',
	White: '?',
	Black: '?',
	Result: '*'
} as const;

/** The most characters in a line of moves. */
const LINE = 80;

/**
 * The text of a game, with a line break at its end. Headers besides the seven follow them in their own order; Result,
 * SetUp and FEN are taken from the game itself.
 *
 * @param game its moves have to be legal
 * @param termination the reason for the result, such as "checkmate"; null keeps the header, if there is one
 */
export function writePgn(game: PgnGame, termination: string | null = null): string {
	const headers = new Map<string, string>(Object.entries(ROSTER));
	const own = new Set(['Result', 'SetUp', 'FEN']);
	for (const [name, value] of game.headers) if (!own.has(name)) headers.set(name, value);
	headers.set('Result', game.result);
	if (game.start !== START_FEN) headers.set('SetUp', '1').set('FEN', game.start);
	if (termination !== null) headers.set('Termination', termination);
	const lines = [...headers].map(([name, value]) => `[${name} "${escape(value)}"]`);
	return [...lines, '', ...wrap([...moveWords(game), game.result]), ''].join('\n');
}

function escape(value: string): string {
	return value.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&');
}

/** "1.", "e4", "e5", "2.", ...; "3..." if Black moves first. */
function moveWords({ start, moves }: PgnGame): string[] {
	const parsed = parseFen(start);
	assert(parsed.ok, `the start of a game is legal: ${start}`);
	const position = parsed.value;
	assert(formatFen(position) === start, `the start of a game is normalised: ${start}`);
	const words: string[] = [];
	for (const move of moves) {
		const isBlack = position.turn === BLACK;
		if (!isBlack || words.length === 0)
			words.push(`${position.moveNumber}${isBlack ? '...' : '.'}`);
		words.push(formatSan(position, move));
		position.play(move);
	}
	return words;
}

function wrap(words: readonly string[]): string[] {
	const lines: string[] = [];
	for (const word of words) {
		const last = lines.at(-1);
		if (last === undefined || last.length + 1 + word.length > LINE) lines.push(word);
		else lines[lines.length - 1] = `${last} ${word}`;
	}
	return lines;
}
