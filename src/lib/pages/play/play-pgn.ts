/** Converts a game against an engine to Portable Game Notation and back. */
import type { Side } from '$lib/core/games/game.ts';
import type { ChessEnding } from '$lib/core/games/chess/endings.ts';
import { UNCLAIMED_ENDING_WORDS } from '$lib/core/games/chess/ending-text.ts';
import type { PgnResult, ReadPgn } from '$lib/core/games/chess/pgn/pgn-game.ts';
import { readPgn } from '$lib/core/games/chess/pgn/read-pgn.ts';
import { writePgn } from '$lib/core/games/chess/pgn/write-pgn.ts';
import { ok, type Result } from '$lib/core/base/result.ts';
import type { Begun, PlayState } from '$lib/core/share/play-link.ts';
import type { GameFile } from './game-file.ts';
import type { PlayLine } from './play-line.ts';

interface Names {
	/** The players of each side and the date, as written in the file. */
	readonly players: Readonly<Record<Side, string>>;
	/** "2026.11.22". */
	readonly date: string;
}

/** The endings that a player has to claim. */
const CLAIMED: ReadonlySet<string> = new Set<ChessEnding>(['threefold', 'fifty-moves']);

/** A day as PGN writes it, where the player is. */
export function pgnDate(day: Date): string {
	const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
	return parts.map((part) => String(part).padStart(2, '0')).join('.');
}

/**
 * The game as text. Besides the usual headers it contains the seed, with which the engine plays the same again; a
 * game that is unchanged since its file keeps the headers and the result of that file.
 */
export function playPgn(
	{ start, made, first }: PlayLine,
	{ moves, resigned, seed }: PlayState,
	{ players, date }: Names,
	file: GameFile | null = null
): string {
	const ending = (made.at(-1) ?? first).ending;
	const winner = ending?.winner ?? (resigned === 'max' ? 'min' : resigned === 'min' ? 'max' : null);
	if (file?.isWhole === true) {
		const { headers } = file;
		// A draw that a player may claim ended no game in which somebody won.
		const isByFile = ending === null || (CLAIMED.has(ending.code) && file.result !== '*');
		if (isByFile) return writePgn({ headers, start, moves, result: file.result }, null);
		const result = resultOf(winner, true);
		return writePgn({ headers, start, moves, result }, ending.code.replaceAll('-', ' '));
	}
	const headers = new Map([
		['Event', 'Against an engine of Plyscope'],
		['Date', date],
		['White', players.max],
		['Black', players.min],
		['Seed', String(seed)]
	]);
	const termination =
		ending === null ? (resigned === null ? null : 'resignation') : ending.code.replaceAll('-', ' ');
	const isOver = ending !== null || resigned !== null;
	return writePgn({ headers, start, moves, result: resultOf(winner, isOver) }, termination);
}

function resultOf(winner: Side | null, isOver: boolean): PgnResult {
	if (!isOver) return '*';
	return winner === null ? '1/2-1/2' : winner === 'max' ? '1-0' : '0-1';
}

/** A parsed game, and the ignored parts of the text, in sentences. */
export interface ReadGame {
	readonly begun: Begun;
	readonly file: GameFile;
	readonly notes: readonly string[];
}

/** Reads untrusted text. */
export function readPlayPgn(text: string): Result<ReadGame> {
	return gameOf(readPgn(text));
}

/** The game to play on; a broken one is a fault that names the move. */
export function gameOf(read: Result<ReadPgn>): Result<ReadGame> {
	if (!read.ok) return read;
	const { start, headers, result, hasMore, overBefore } = read.value;
	const moves = read.value.moves.slice(0, overBefore?.ply);
	const left = read.value.moves.length - moves.length;
	const notes = [...read.value.notes];
	if (hasMore) notes.push('More games follow in the text: the first one was opened.');
	if (overBefore !== null) {
		const { ply, ending } = overBefore;
		notes.push(
			`By the rules the game is over after ${ply} ${ply === 1 ? 'ply' : 'plies'} (${UNCLAIMED_ENDING_WORDS[ending]}): ${left === 1 ? 'the move' : `the ${left} moves`} after that ${left === 1 ? 'was' : 'were'} ignored.`
		);
	}
	const resigned = overBefore === null ? resignedIn(headers, result) : null;
	const file = { headers, result, resigned, plies: moves.length, isWhole: true };
	return ok({ begun: { start, moves }, file, notes });
}

/** The side that resigned, if the file says that the game ended so. */
function resignedIn(headers: ReadonlyMap<string, string>, result: PgnResult): Side | null {
	if (!/\bresign/i.test(headers.get('Termination') ?? '')) return null;
	return result === '1-0' ? 'min' : result === '0-1' ? 'max' : null;
}
