import { childrenAt, momentAt, type Frame } from './cursor.ts';
import { boundOf, type Bound } from './schema.ts';
import type { Trace } from './trace.ts';

/**
 * What a search may say of a root move. A value that is only a bound cannot be ranked: it is either
 * certainly worse than the best, or not better (and may tie). While the search goes on, moves are held
 * against the best so far: what is worse than that stays worse, whatever comes.
 */
export type Verdict = 'best' | 'best so far' | 'certainly worse' | 'not better' | 'not searched';

export interface RootMove {
	readonly row: number;
	/** From MAX's side; null where the move was not searched (yet). */
	readonly value: number | null;
	readonly bound: Bound | null;
	/** Null while the move has not returned and still may. */
	readonly verdict: Verdict | null;
	readonly searching: boolean;
}

/** The root's moves in search order, as they stand at `step` in the pass that is on then. */
export function rootMovesAt(trace: Trace, step: number): RootMove[] {
	const root = momentAt(trace, step).path[0] as Frame;
	const { best } = root;
	const finished = step >= trace.exitStepOf(root.row);
	const leader = finished ? 'best' : 'best so far';
	return [...childrenAt(trace, root.row, step)].map((row) => {
		const returned = !trace.isPruned(row) && trace.exitStepOf(row) <= step;
		const value = returned ? trace.valueOf(row) : null;
		const bound = returned ? boundOf(trace.flagsOf(row)) : null;
		return {
			row,
			value,
			bound,
			verdict: finished || returned ? verdict(value, bound, best, leader) : null,
			searching: !returned && !trace.isPruned(row) && trace.enterStepOf(row) <= step
		};
	});
}

/** An exact value equal to the best is itself best; a bound that meets the best may hide a tie. */
function verdict(
	value: number | null,
	bound: Bound | null,
	best: number | null,
	leader: 'best' | 'best so far'
): Verdict {
	if (value === null) return 'not searched';
	if (value !== best) return 'certainly worse';
	return bound === 'exact' ? leader : 'not better';
}
