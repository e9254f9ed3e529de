/** A game of chess against an engine as a file in Portable Game Notation, and back. */
import type { Side } from '$lib/core/games/game.ts';
import type { PgnResult } from '$lib/core/games/chess/pgn/pgn-game.ts';
import { readPgn } from '$lib/core/games/chess/pgn/read-pgn.ts';
import { writePgn } from '$lib/core/games/chess/pgn/write-pgn.ts';
import { ok, type Result } from '$lib/core/base/result.ts';
import type { Begun, PlayState } from '$lib/core/share/play-link.ts';
import type { PlayLine } from './play-line.ts';

export interface Names {
	/** Who plays each side, and when, in the words of the file. */
	readonly players: Readonly<Record<Side, string>>;
	/** "2026.11.22". */
	readonly date: string;
}

/** The game as text. Beside the usual headers it says the seed, by which the engine plays the same again. */
export function playPgn(
	{ start, made, first }: PlayLine,
	{ moves, resigned, seed }: PlayState,
	{ players, date }: Names
): string {
	const ending = (made.at(-1) ?? first).ending;
	const winner = ending?.winner ?? (resigned === 'max' ? 'min' : resigned === 'min' ? 'max' : null);
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

/** A game that was read, and what of the text was left out, in sentences. */
export interface ReadGame {
	readonly begun: Begun;
	readonly notes: readonly string[];
}

/** Reads untrusted text; a broken game is a fault that says at which move. */
export function readPlayPgn(text: string): Result<ReadGame> {
	const read = readPgn(text);
	if (!read.ok) return read;
	const { start, moves, hasMore, overBefore } = read.value;
	const notes: string[] = [];
	if (hasMore) notes.push('More games follow in the text: the first one was opened.');
	if (overBefore !== null) {
		const { ply, ending } = overBefore;
		notes.push(
			`By the rules the game is over after ${ply} plies (${ending.replaceAll('-', ' ')}): the ${moves.length - ply} after them were left out.`
		);
	}
	return ok({ begun: { start, moves: moves.slice(0, overBefore?.ply) }, notes });
}
