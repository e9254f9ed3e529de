import { evaluatorOf } from '../evaluate/registry.ts';
import type { Game } from '../games/game.ts';
import { FLAG } from '../trace/schema.ts';
import { MoveNames } from '../trace/move-names.ts';
import { Replay } from '../trace/replay.ts';
import type { Trace } from '../trace/trace.ts';

/** Everything that a sentence needs to know beside the step. */
export interface Story {
	readonly trace: Trace;
	readonly replay: Replay;
	readonly names: MoveNames;
	readonly game: Game;
	/** What a value is counted in: "points", "result". */
	readonly unit: string;
	/** How many nodes minimax visits under a pruned row; null where that was not recorded. */
	readonly ghostSize: ((row: number) => number) | null;
	/** The lowest and the highest estimate that was made at the depth limit; null where none was. */
	readonly estimates: () => { readonly low: number; readonly high: number } | null;
}

/** @param ghostSize see `ghostSizeOf` of a recording */
export function createStory(trace: Trace, ghostSize: ((row: number) => number) | null): Story {
	const replay = new Replay(trace);
	let estimates: ReturnType<Story['estimates']> | undefined;
	return {
		trace,
		replay,
		names: new MoveNames(replay),
		game: replay.game,
		unit: evaluatorOf(trace.header.setup.evaluator).unit,
		ghostSize,
		// One pass over all rows, so only when it is asked for.
		estimates: () => (estimates === undefined ? (estimates = rangeOfEstimates(trace)) : estimates)
	};
}

function rangeOfEstimates(trace: Trace): { low: number; high: number } | null {
	let low = Infinity;
	let high = -Infinity;
	let any = false;
	for (let row = 0; row < trace.rows; row++) {
		if ((trace.flagsOf(row) & FLAG.HORIZON) === 0) continue;
		any = true;
		low = Math.min(low, trace.valueOf(row));
		high = Math.max(high, trace.valueOf(row));
	}
	return any ? { low, high } : null;
}
