import type { Recording } from '../trace/recording.ts';
import type { Trace } from '../trace/trace.ts';
import { basesOf } from './basis.ts';
import { fatesOf, type Fate, type Fates } from './fates.ts';
import { IcicleAxis } from './icicle-axis.ts';
import { levelsOf, type Levels } from './levels.ts';

/** The fates of the nodes on the overview's axis, unit by unit and column by column. */
export class FateColumns {
	/** @param units the trace whose rows are the units of the axis; `levels` and `fates` are those of its rows */
	constructor(
		private readonly units: Trace,
		private readonly levels: Levels,
		private readonly fates: Fates
	) {}

	/** The fate of the node that starts at a unit; O(log units). */
	fateOf(unit: number): Fate {
		const { levels } = this;
		const ply = this.units.depthOf(unit);
		return this.fates.at(levels.startOf(ply) + levels.firstAt(ply, unit));
	}

	/**
	 * Counts by fate the nodes of one ply that start in the units [from, to); if none does, the one that covers `from`.
	 * O(log units).
	 * @param counts written, one entry a fate
	 * @returns the total; 0 if the ply is empty there
	 */
	count(ply: number, from: number, to: number, counts: Uint32Array): number {
		const { levels, units } = this;
		counts.fill(0);
		const end = levels.firstAt(ply, to);
		let first = levels.firstAt(ply, from);
		if (first === end && first > 0 && units.endOf(levels.rowAt(ply, first - 1)) > from) first--;
		const start = levels.startOf(ply);
		this.fates.addCounts(start + first, start + end, counts, 0);
		return end - first;
	}
}

/** The fates along the overview's axis: minimax's nodes if recorded, otherwise the search's own. */
export function fateColumnsOf(recording: Recording): FateColumns {
	const { units } = new IcicleAxis(recording);
	const basis = basesOf(recording).at(-1) ?? 'search';
	return new FateColumns(units, levelsOf(units), fatesOf(recording, basis));
}
