/** The field `ask`: what is asked about the exercises of a set. */
import { quote } from '../base/clip.ts';
import { readPieces } from '../base/pieces.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { factsOf, type GameId } from '../games/registry.ts';
import { ASKS, ASKS_OF_MINIMAX } from './exercise.ts';
import { LEVEL_INFO, type Level } from './levels.ts';
import { SOURCES } from './sources/registry.ts';
import type { Problem } from './walk.ts';

/** What a set may ask, `reorder` last. */
export const ASK_FIELDS = [...ASKS, 'reorder'] as const;
export type AskField = (typeof ASK_FIELDS)[number];

/** What a diagnosing set asks: windows would tell the rest, and make each tree twice as long. */
const ASKED_TO_DIAGNOSE: readonly AskField[] = ['values', 'cuts', 'count', 'move'];

/** What the default, and what is possible, depends on. */
interface Asked {
	readonly game: GameId;
	readonly position: string | null;
	readonly level: Level;
	readonly algorithm: Problem['algorithm'];
	readonly diagnose: 'off' | 'on';
}

/** What a set with this search can ask. */
export function possibleAsk({ algorithm, game }: Asked): readonly AskField[] {
	const asks: readonly AskField[] = algorithm === 'minimax' ? ASKS_OF_MINIMAX : ASKS;
	return factsOf(game).hasTypedLeaves === true ? [...asks, 'reorder'] : asks;
}

/** What a level asks; of a position of one’s own what fits most. */
export function usualAsk(asked: Asked): readonly AskField[] {
	const { position, level, diagnose, game } = asked;
	const isDrawn = position === null && SOURCES[game] !== undefined;
	const wanted: readonly AskField[] =
		diagnose === 'on' || !isDrawn
			? ASKED_TO_DIAGNOSE
			: [...LEVEL_INFO[level].ask, ...(level === 5 ? (['reorder'] as const) : [])];
	return possibleAsk(asked).filter((one) => wanted.includes(one));
}

/** Faults: `ask-unknown`, `ask-impossible`, `ask-reorder`. */
export function parseAsk(text: string, asked: Asked): Result<readonly AskField[]> {
	const possible = possibleAsk(asked);
	const choices = possible.join(', ');
	const { values: wanted, result } = readPieces<AskField>(text.split(','), (word) => {
		const id = ASK_FIELDS.find((one) => one === word.trim());
		if (id === undefined) {
			return fail('ask-unknown', `${quote(word)} cannot be asked; choose ${choices}.`);
		}
		return possible.includes(id)
			? ok(id)
			: fail('ask-impossible', `This search has no ${id} to ask; choose ${choices}.`);
	});
	if (!result.ok) return result;
	if (wanted.every((one) => one === 'reorder')) {
		return fail('ask-reorder', 'Ask something else before the children are put in another order.');
	}
	return ok(ASK_FIELDS.filter((one) => wanted.includes(one)));
}
