/** The field `level`: which levels there are, and which of them a game is drawn at. */
import { fail, ok, type Result } from '../base/result.ts';
import { parseChoice } from '../fields/field.ts';
import { gameOf, type GameId } from '../games/registry.ts';
import { LEVEL_INFO, LEVELS, type Level } from './levels.ts';
import { SOURCES } from './sources/registry.ts';

export const LEVEL_IDS = LEVELS.map(String);

/** The levels that a game is drawn at. */
export function levelsOf(game: GameId): readonly Level[] {
	return SOURCES[game]?.levels ?? [];
}

/** Faults: `level-unknown`, `level-game`. */
export function parseLevel(text: string, { game }: { readonly game: GameId }): Result<Level> {
	const levels = levelsOf(game);
	const read = parseChoice(text, {
		ids: LEVEL_IDS,
		listed: levels.length === 0 ? LEVEL_IDS : levels.map(String),
		names: (id) => LEVEL_INFO[Number(id) as Level].name,
		code: 'level-unknown',
		unknown: (quoted) => `There is no level ${quoted}`
	});
	if (!read.ok) return read;
	const level = Number(read.value) as Level;
	if (levels.length === 0 || levels.includes(level)) return ok(level);
	return fail(
		'level-game',
		`${gameOf(game).name} has no exercises of level ${level}; choose ${levels.join(' or ')}.`
	);
}
