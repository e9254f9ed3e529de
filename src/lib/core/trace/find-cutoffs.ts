import { assert } from '../base/assert.ts';
import { FLAG } from './schema.ts';
import type { Trace } from './trace.ts';

/** Unit of a cutoff's savings: nodes of plain minimax below its moves, or moves if nodes are unknown. */
type SavedUnit = 'nodes' | 'moves';

/** Minimax's nodes under a pruned row; null if not recorded. */
export type GhostSize = ((row: number) => number) | null;

/** Made by `computeCutoffs`; may be sent between threads. */
export interface CutoffColumns {
	readonly unit: SavedUnit;
	/** The first pruned row of every cutoff: most saved first, ties by step. Its parent is the cutoff's node. */
	readonly rows: Uint32Array;
	/** The step of every cutoff, ascending. */
	readonly steps: Uint32Array;
	/** The savings of each cutoff, in `unit`. */
	readonly saved: Uint32Array;
	/** The least row of each block of `BLOCK` cutoffs, so that blocks in the future are skipped. */
	readonly earliest: Uint32Array;
	/** The pruned rows larger than all earlier ones, ascending; empty if sizes are unknown. */
	readonly largest: Uint32Array;
	/** The first pruned rows deeper than all earlier ones, ascending. */
	readonly deepest: Uint32Array;
}

/** Cutoffs in a block. */
export const BLOCK = 512;

/**
 * Finds and sorts all cutoffs of a trace: one pass over its rows and one sort, here or in a worker.
 *
 * @param ghostSize see `ghostSizeOf` of a recording
 */
export function computeCutoffs(trace: Trace, ghostSize: GhostSize): CutoffColumns {
	const firsts = new Uint32Array(countCutoffs(trace));
	const sizes = new Uint32Array(firsts.length);
	const steps = new Uint32Array(firsts.length);
	const largest: number[] = [];
	const deepest: number[] = [];
	let cutoff = -1;
	let record = 0;
	let depth = 0;
	for (let row = 0; row < trace.rows; row++) {
		const flags = trace.flagsOf(row);
		if ((flags & FLAG.PRUNED) === 0) continue;
		if (flags & FLAG.FIRST_PRUNED) {
			firsts[++cutoff] = row;
			steps[cutoff] = trace.enterStepOf(row);
			if (trace.depthOf(row) > depth) {
				depth = trace.depthOf(row);
				deepest.push(row);
			}
		}
		const size = ghostSize?.(row) ?? 1;
		sizes[cutoff] = (sizes[cutoff] as number) + size;
		if (ghostSize !== null && size > record) {
			record = size;
			largest.push(row);
		}
	}
	return {
		unit: ghostSize === null ? 'moves' : 'nodes',
		steps,
		...sortBySaved(firsts, sizes),
		largest: Uint32Array.from(largest),
		deepest: Uint32Array.from(deepest)
	};
}

function countCutoffs(trace: Trace): number {
	let count = 0;
	for (let row = 0; row < trace.rows; row++) {
		if (trace.flagsOf(row) & FLAG.FIRST_PRUNED) count++;
	}
	return count;
}

/**
 * Both numbers of a cutoff are packed into one double: doubles sort natively, ten times as fast as with a comparison.
 */
function sortBySaved(
	firsts: Uint32Array,
	sizes: Uint32Array
): Pick<CutoffColumns, 'rows' | 'saved' | 'earliest'> {
	const count = firsts.length;
	const most = sizes.reduce((most, size) => Math.max(most, size), 0);
	assert((most + 1) * count <= Number.MAX_SAFE_INTEGER, `${count} cutoffs of up to ${most}`);
	const keys = new Float64Array(count);
	for (const [at, size] of sizes.entries()) keys[at] = (most - size) * count + at;
	keys.sort();
	const rows = new Uint32Array(count);
	const saved = new Uint32Array(count);
	const earliest = new Uint32Array(Math.ceil(count / BLOCK)).fill(0xffffffff);
	for (let rank = 0; rank < count; rank++) {
		const at = (keys[rank] as number) % count;
		const row = firsts[at] as number;
		rows[rank] = row;
		saved[rank] = sizes[at] as number;
		const block = Math.floor(rank / BLOCK);
		earliest[block] = Math.min(earliest[block] as number, row);
	}
	return { rows, saved, earliest };
}
