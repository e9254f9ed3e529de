/** Finds steps that show a point in a recording. */
import { assert } from '../../../base/assert.ts';
import { gameOf } from '../../../games/registry.ts';
import { rootOf } from '../../../games/root.ts';
import type { Move } from '../../../games/game.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import { FLAG } from '../../../trace/schema.ts';
import type { Trace } from '../../../trace/trace.ts';
import { recordSearch } from '../../../trace/record.ts';

/** Records a search without minimax, which no check needs. */
export function recordAlone(setup: SearchSetup): Trace {
	return recordSearch({ ...setup, shadow: 'off' }).trace;
}

/** The row of a root move. */
function rootRowOf(trace: Trace, move: Move): number {
	const row = trace.rowAt([move]);
	assert(row !== trace.lastRoot, `move ${move} was searched at the root`);
	return row;
}

/** The step at which a root move returns its value. */
export function returnStepOf(trace: Trace, move: Move): number {
	return trace.exitStepOf(rootRowOf(trace, move));
}

/** A node with a cutoff. */
interface Cut {
	/** The moves to the node. */
	readonly path: readonly Move[];
	/** Number of its moves searched before the cutoff. */
	readonly searched: number;
	readonly step: number;
}

/** The first cutoff of a search at a node where another search of the same tree continues; null if there is none. */
export function firstCutOnlyIn(trace: Trace, other: Trace): Cut | null {
	for (let row = 0; row < trace.rows; row++) {
		if ((trace.flagsOf(row) & FLAG.FIRST_PRUNED) === 0) continue;
		const node = trace.parentOf(row);
		const path = trace.movesTo(node);
		const searched = countSearched(trace, node);
		const same = other.rowAt(path);
		const isThere = other.depthOf(same) === path.length && !other.isPruned(same);
		if (isThere && countSearched(other, same) > searched) {
			return { path, searched, step: trace.enterStepOf(row) };
		}
	}
	return null;
}

function countSearched(trace: Trace, node: number): number {
	let count = 0;
	for (const child of trace.childrenOf(node)) if (!trace.isPruned(child)) count++;
	return count;
}

/** The step at which the `nth` child, from 1, of the node at the end of a path returns. */
export function returnStepAt(trace: Trace, path: readonly Move[], nth: number): number {
	const child = trace.childrenOf(trace.rowAt(path))[nth - 1];
	assert(child !== undefined && !trace.isPruned(child), `child ${nth} of ${path.join(' ')}`);
	return trace.exitStepOf(child);
}

/** A path of moves in the game's notation: "Rd7 Kc5". */
export function writePath(setup: SearchSetup, path: readonly Move[]): string {
	const state = rootOf(setup);
	const game = gameOf(setup.game);
	return path
		.map((move) => {
			const text = game.moveText(state, move);
			state.play(move);
			return text;
		})
		.join(' ');
}
