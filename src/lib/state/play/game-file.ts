import type { PgnResult } from '$lib/core/games/chess/pgn/pgn-game.ts';
import type { Side } from '$lib/core/games/game.ts';

/** What a file said of the game that was opened from it. */
export interface GameFile {
	readonly headers: ReadonlyMap<string, string>;
	readonly result: PgnResult;
	/** Who gave up, as the file says; null where it does not say so. */
	readonly resigned: Side | null;
	/** How many of the game's moves are from the file. */
	readonly plies: number;
	/** True until somebody plays on or takes back: as long as the headers speak of this very game. */
	readonly isWhole: boolean;
}

/** The file of a game that goes on otherwise after so many plies. */
export function takePlies(file: GameFile | null, plies: number): GameFile | null {
	return file === null ? null : { ...file, plies: Math.min(file.plies, plies), isWhole: false };
}

/** The result where the file gives one and nothing else does: the game is whole, and nobody has resigned. */
export function resultByFile(file: GameFile | null): '1-0' | '0-1' | '1/2-1/2' | null {
	if (file === null || !file.isWhole || file.result === '*' || file.resigned !== null) return null;
	return file.result;
}

/** "Anderssen – Kieseritzky"; null where the file names nobody, or no longer speaks of the game. */
export function playersByFile(file: GameFile | null): string | null {
	if (file === null || !file.isWhole) return null;
	const [white, black] = ['White', 'Black'].map((name) => file.headers.get(name) ?? '?');
	return white === '?' && black === '?' ? null : `${white} – ${black}`;
}
