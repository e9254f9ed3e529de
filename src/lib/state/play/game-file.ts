import type { PgnResult } from '$lib/core/games/chess/pgn/pgn-game.ts';
import type { Side } from '$lib/core/games/game.ts';

/** The file that a game was opened from. */
export interface GameFile {
	readonly headers: ReadonlyMap<string, string>;
	readonly result: PgnResult;
	/** The side that resigned, by the file; null if the file names none. */
	readonly resigned: Side | null;
	/** Number of the game's moves that are from the file. */
	readonly plies: number;
	/** True until the user plays on or takes back: as long as the headers describe this game. */
	readonly isWhole: boolean;
}

/** The file of a game that differs from it after that many plies. */
export function takePlies(file: GameFile | null, plies: number): GameFile | null {
	return file === null ? null : { ...file, plies: Math.min(file.plies, plies), isWhole: false };
}

/** The result by the file, if nothing else determines it: the game is unchanged, and neither side has resigned. */
export function resultByFile(file: GameFile | null): '1-0' | '0-1' | '1/2-1/2' | null {
	if (file === null || !file.isWhole || file.result === '*' || file.resigned !== null) return null;
	return file.result;
}

/** "Anderssen – Kieseritzky"; null if the file names no players, or no longer describes the game. */
export function playersByFile(file: GameFile | null): string | null {
	if (file === null || !file.isWhole) return null;
	const [white, black] = ['White', 'Black'].map((name) => file.headers.get(name) ?? '?');
	return white === '?' && black === '?' ? null : `${white} – ${black}`;
}
