import { evaluatorOf } from '../evaluate/registry.ts';
import type { Game, Side } from '../games/game.ts';
import { matesOf, type Mates } from './mates.ts';
import type { Moment } from '../trace/cursor.ts';
import type { Sentence } from './parts.ts';
import { FLAG } from '../trace/schema.ts';
import { MoveNames } from '../trace/move-names.ts';
import { Replay } from '../trace/replay.ts';
import { ghostSizeOf, ghostValueOf, type Recording } from '../trace/recording.ts';
import type { Trace } from '../trace/trace.ts';

interface Estimates {
	readonly low: number;
	readonly high: number;
}

/** Everything besides the step that a sentence needs. */
export interface Story {
	readonly trace: Trace;
	readonly replay: Replay;
	readonly names: MoveNames;
	readonly game: Game;
	/** Names of the roles MAX and MIN. */
	readonly roleNames: Readonly<Record<Side, string>>;
	/** The role of each side of the game; its own, except in searches that maximise for the side to move at the root. */
	readonly roleOf: Readonly<Record<Side, Side>>;
	/** The unit of a value: "points", "result". */
	readonly unit: string;
	/** Names of infinite values; null if they have none. */
	readonly mates: Mates | null;
	/** Number of nodes that minimax visits under a pruned row; null if not recorded. */
	readonly ghostSize: ((row: number) => number) | null;
	/** Minimax's value of a pruned row, from MAX's side; null if not recorded. */
	readonly ghostValue: ((row: number) => number) | null;
	/**
	 * The lowest and the highest static value at the depth limit in the pass of that root and in earlier passes of the
	 * same depth; null if there was none.
	 */
	readonly estimates: (root: number) => Estimates | null;
	/** The sentences of a faulty run, which only pages with one have; null for a search. */
	readonly told: ((story: Story, moment: Moment) => Sentence) | null;
}

/**
 * The story of a recording, with what it knows of minimax.
 * @param told of a faulty run: `explainTold`
 */
export function storyOf(recording: Recording, told: Story['told'] = null): Story {
	const { trace } = recording;
	return { ...createStory(trace, ghostSizeOf(recording), ghostValueOf(recording)), told };
}

/**
 * @param ghostSize see `ghostSizeOf` of a recording
 * @param ghostValue see `ghostValueOf` of a recording
 */
export function createStory(
	trace: Trace,
	ghostSize: Story['ghostSize'],
	ghostValue: Story['ghostValue'] = null
): Story {
	const replay = new Replay(trace);
	const { game } = replay;
	const isSwapped = trace.rows > 0 && replay.at(0).maxToMove() !== trace.isMax(0);
	const { max, min } = game.sideNames;
	const estimates = new Map<number, Estimates | null>();
	return {
		trace,
		replay,
		names: new MoveNames(replay),
		game,
		// Where the side is chosen, the sides are only roles.
		roleNames: isSwapped && !game.choosesSide ? { max: min, min: max } : { max, min },
		roleOf: isSwapped ? { max: 'min', min: 'max' } : { max: 'max', min: 'min' },
		unit: evaluatorOf(trace.header.setup.evaluator).unit,
		mates: matesOf(trace.header.setup),
		ghostSize,
		ghostValue,
		told: null,
		// Visits all rows, so it runs only on demand.
		estimates: (root) => {
			const known = estimates.get(root);
			if (known !== undefined) return known;
			const range = rangeOfEstimates(trace, root);
			estimates.set(root, range);
			return range;
		}
	};
}

function rangeOfEstimates(trace: Trace, root: number): Estimates | null {
	const { depth } = trace.passOf(root);
	const first = trace.passes.find((pass) => pass.depth === depth)?.rootRow ?? root;
	let low = Infinity;
	let high = -Infinity;
	let any = false;
	for (let row = first; row < trace.endOf(root); row++) {
		if ((trace.flagsOf(row) & FLAG.HORIZON) === 0) continue;
		any = true;
		low = Math.min(low, trace.valueOf(row));
		high = Math.max(high, trace.valueOf(row));
	}
	return any ? { low, high } : null;
}
