/** The field `level`: which levels there are, and which of them a game is drawn at. */
import { fail, ok, type Result } from '../base/result.ts';
import { parseChoice } from '../fields/field.ts';
import { factsOf, type GameId } from '../games/registry.ts';
import { MOST_NODES } from './exercise.ts';
import { LEVEL_INFO, LEVELS, type Level } from './levels.ts';
import { SOURCES } from './sources/registry.ts';

export const LEVEL_IDS = LEVELS.map(String);

/** The levels that a game is drawn at. */
export function levelsOf(game: GameId): readonly Level[] {
	return SOURCES[game]?.levels ?? [];
}

/** Says of a game that is drawn at no level what its exercises need instead; null for another game. */
export function instead(game: GameId): string | null {
	return levelsOf(game).length > 0
		? null
		: `${factsOf(game).name} has no exercises of any level. Give a position and a depth with at most ${MOST_NODES} nodes.`;
}

/** Faults: `level-unknown`, `level-game`. */
export function parseLevel(text: string, { game }: { readonly game: GameId }): Result<Level> {
	const levels = levelsOf(game);
	const without = instead(game);
	if (without !== null) return fail('level-game', without);
	const read = parseChoice(text, {
		ids: LEVEL_IDS,
		listed: levels.map(String),
		names: (id) => LEVEL_INFO[Number(id) as Level].name,
		code: 'level-unknown',
		unknown: (quoted) => `There is no level ${quoted}`
	});
	if (!read.ok) return read;
	const level = Number(read.value) as Level;
	if (levels.includes(level)) return ok(level);
	return fail(
		'level-game',
		`${factsOf(game).name} has no exercises of level ${level}; choose ${levels.join(' or ')}.`
	);
}
