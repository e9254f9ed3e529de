/** All games of a run as a table for other programs. */
import type { Column } from '../../base/column.ts';
import { formatSetup } from '../../games/krk/parse-setup.ts';
import { unpackMoves, unpackOutcome, type Plan } from './experiment.ts';
import { UNPLAYED } from './run-results.ts';
import type { StartList } from './starts.ts';

/** A played game of an experiment. */
interface PlayedGame {
	readonly plan: Plan;
	/** Its start, and the number of legal starts that the start represents. */
	readonly id: number;
	readonly weight: number;
	readonly seed: number;
	/** Its result, packed. */
	readonly packed: number;
}

export const GAME_COLUMNS: readonly Column<PlayedGame>[] = [
	{ id: 'id', of: ({ id }) => id },
	{ id: 'fen', of: ({ id }) => formatSetup({ id, turn: 'white', clock: 0, moveNumber: 1 }) },
	{ id: 'seed', of: ({ seed }) => seed },
	{ id: 'steps', of: ({ plan }) => plan.whiteSteps },
	{ id: 'outcome', of: ({ packed }) => unpackOutcome(packed) },
	{ id: 'moves', of: ({ packed }) => unpackMoves(packed) },
	{ id: 'weight', of: ({ weight }) => weight }
];

/** The played games of a part, from number `from` up to, not including, `to`; seed by seed. */
export function* playedGames(
	plan: Plan,
	{ ids, weights }: StartList,
	results: Uint8Array,
	from = 0,
	to = results.length
): Generator<PlayedGame> {
	for (let index = from; index < to; index++) {
		const packed = results[index] as number;
		if (packed === UNPLAYED) continue;
		const at = index % ids.length;
		yield {
			plan,
			id: ids[at] as number,
			weight: weights[at] as number,
			seed: plan.firstSeed + Math.floor(index / ids.length),
			packed
		};
	}
}
