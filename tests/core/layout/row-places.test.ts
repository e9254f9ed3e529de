import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelsOf } from '../../../src/lib/core/layout/levels.ts';
import {
	adoptPlaces,
	makeLeafPlaces,
	makePlaces,
	makeTidyPlaces,
	MAX_TIDY_ROWS,
	placesFrom,
	placesOf,
	type Places
} from '../../../src/lib/core/layout/row-places.ts';
import { layoutTidy } from '../../../src/lib/core/layout/tidy.ts';
import { Trace } from '../../../src/lib/core/trace/trace.ts';
import { record } from './recordings.ts';
import { recordings } from './whole-samples.ts';

/** The tidy places and the leaf places of a trace. */
function bothPlaces(trace: Trace): Places[] {
	return [makeTidyPlaces(trace), makeLeafPlaces(trace)].map((data) => placesFrom(trace, data));
}

describe('places', () => {
	it('places grow along every ply, by at least one unit, from 0 to the width', () => {
		fc.assert(
			fc.property(recordings, ({ trace }) => {
				const levels = levelsOf(trace);
				for (const places of bothPlaces(trace)) {
					const xs = Array.from({ length: trace.rows }, (_, row) => places.xOf(row));
					expect(Math.min(...xs)).toBe(0);
					expect(Math.max(...xs)).toBe(places.width);
					let least = Infinity;
					for (let ply = 0; ply < levels.plies; ply++) {
						for (let i = 1; i < levels.countAt(ply); i++) {
							const left = places.xOf(levels.rowAt(ply, i - 1));
							least = Math.min(least, places.xOf(levels.rowAt(ply, i)) - left);
						}
					}
					expect(least).toBeGreaterThan(0.999);
				}
			})
		);
	});

	it('places equal the tidy layout with all neighbours equally far apart', () => {
		fc.assert(
			fc.property(recordings, ({ trace }) => {
				const { x, width } = layoutTidy(trace.columns.parent, () => 1);
				const places = placesFrom(trace, makeTidyPlaces(trace));
				expect(Array.from(x, (_, row) => places.xOf(row))).toEqual([...Float32Array.from(x)]);
				expect(places.width).toBe(Math.fround(width));
			})
		);
	});

	it('places are the middle of the leaves below a row in a large tree', () => {
		fc.assert(
			fc.property(recordings, ({ trace }) => {
				const places = placesFrom(trace, makeLeafPlaces(trace));
				let leaves = 0;
				const column = Array.from({ length: trace.rows }, (_, row) =>
					[...trace.childrenOf(row)].length === 0 ? leaves++ : -1
				);
				for (let row = 0; row < trace.rows; row++) {
					const below = column.slice(row, trace.endOf(row)).filter((at) => at >= 0);
					const middle = ((below[0] as number) + (below.at(-1) as number)) / 2;
					expect(places.xOf(row)).toBe(middle);
				}
				expect(places.width).toBe(leaves - 1);
			})
		);
	});

	it('places are tidy up to a million rows', () => {
		const kinds = [MAX_TIDY_ROWS, MAX_TIDY_ROWS + 1].map((rows) => makePlaces(broadTree(rows)));
		expect(kinds.map(({ kind, width }) => [kind, width])).toEqual([
			['tidy', MAX_TIDY_ROWS - 2],
			['leaves', MAX_TIDY_ROWS - 1]
		]);
	});

	it('places are made once, or adopted', () => {
		const { trace } = record([[3, [1]], 2]);
		const own = placesOf(trace);
		expect(placesOf(trace)).toBe(own);
		const other = record([[3, [1]], 2, 5]).trace;
		adoptPlaces(trace, makeLeafPlaces(other));
		expect(placesOf(trace)).not.toBe(own);
		expect(placesOf(trace).width).toBe(placesFrom(other, makeLeafPlaces(other)).width);
	});
});

/** A root with all other rows as its children. */
function broadTree(rows: number): Trace {
	const { trace } = record([1], 'minimax');
	const columns = {
		parent: new Int32Array(rows).fill(-1, 0, 1),
		subtreeEnd: Uint32Array.from({ length: rows }, (_, row) => (row === 0 ? rows : row + 1)),
		enterStep: new Uint32Array(rows),
		exitStep: new Uint32Array(rows),
		value: new Float32Array(rows),
		move: new Uint32Array(rows),
		depth: new Uint8Array(rows).fill(1, 1),
		flags: new Uint16Array(rows)
	};
	return new Trace(trace.header, columns);
}
