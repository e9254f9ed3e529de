import type { PgnResult } from '$lib/core/games/chess/pgn/pgn-game.ts';
import type { Side } from '$lib/core/games/game.ts';
import {
	PLAY,
	valuesOf,
	type Imported,
	type PlayState,
	type PlayValues
} from '$lib/core/share/play-link.ts';

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
	const [white, black] = (['max', 'min'] as const).map((side) => nameByFile(file, side) ?? '?');
	return white === '?' && black === '?' ? null : `${white} – ${black}`;
}

/** Who played a side, as the file says; null where it does not, or no longer speaks of the game. */
export function nameByFile(file: GameFile | null, side: Side): string | null {
	const name = file?.isWhole === true ? file.headers.get(side === 'max' ? 'White' : 'Black') : null;
	return name === undefined || name === '?' ? null : name;
}

/**
 * The query of a link to a game and its file.
 * @param isHeld whether the engine is to move and waits; one that plays both sides always does, and need not be told
 */
export function linkOf(state: PlayState, file: GameFile | null, isHeld: boolean): string {
	const waits = isHeld && state.seat !== 'none';
	return PLAY.query({ ...valuesOf(state), ...(file && importedOf(file)), waits });
}

function importedOf(file: GameFile): Imported {
	const { isWhole, result, plies } = file;
	return {
		white: nameByFile(file, 'max') ?? '',
		black: nameByFile(file, 'min') ?? '',
		result: isWhole && result !== '*' ? result : null,
		imported: plies
	};
}

/** The file of a game that was opened from a link; null where the link tells of none. */
export function fileOf(values: PlayValues): GameFile | null {
	const { white, black, result, imported: plies, moves, resigned } = values;
	const headers = new Map<string, string>();
	if (white !== '') headers.set('White', white);
	if (black !== '') headers.set('Black', black);
	if (headers.size === 0 && result === null && plies === 0) return null;
	const isWhole = plies === moves.length && (headers.size > 0 || result !== null);
	return { headers, result: result ?? '*', resigned: isWhole ? resigned : null, plies, isWhole };
}
