/** All games of a run as a table for other programs. */
import { formatSetup } from '../../games/krk/parse-setup.ts';
import { unpackMoves, unpackOutcome, type Plan } from './experiment.ts';
import { UNPLAYED } from './run-results.ts';
import type { StartList } from './starts.ts';

/** `weight`: the number of legal starts that the game's start represents. */
export const CSV_HEAD = 'id,fen,seed,steps,outcome,moves,weight\n';

/** A line for each played game of a part, from number `from` up to, not including, `to`. */
export function formatGames(
	plan: Plan,
	{ ids, weights }: StartList,
	results: Uint8Array,
	from: number,
	to: number
): string {
	const lines: string[] = [];
	for (let index = from; index < to; index++) {
		const packed = results[index] as number;
		if (packed === UNPLAYED) continue;
		const place = index % ids.length;
		const id = ids[place] as number;
		const fen = formatSetup({ id, turn: 'white', clock: 0, moveNumber: 1 });
		const seed = plan.firstSeed + Math.floor(index / ids.length);
		lines.push(
			`${id},${fen},${seed},${plan.whiteSteps},${unpackOutcome(packed)},${unpackMoves(packed)},${weights[place] as number}\n`
		);
	}
	return lines.join('');
}
