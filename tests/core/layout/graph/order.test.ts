import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCrossings } from '../../../../src/lib/core/layout/graph/count-crossings.ts';
import { makeGraphs } from '../../../../src/lib/core/layout/graph/make-graphs.ts';
import { crossingsIn, orderPlies } from '../../../../src/lib/core/layout/graph/order-plies.ts';
import { PositionGraph } from '../../../../src/lib/core/layout/graph/position-graph.ts';
import { record } from '../../search/record.ts';
import { gridSearch, kinds } from './slow-graph.ts';

const bundle = fc.array(fc.record({ from: fc.nat(9), to: fc.nat(9) }), { maxLength: 40 });

describe('graph: crossings of edges', () => {
	it('the number of crossings equals the pairs that cross', () => {
		fc.assert(
			fc.property(bundle, (edges) => {
				let slow = 0;
				edges.forEach((one, i) => {
					for (const other of edges.slice(i + 1)) {
						if ((one.from - other.from) * (one.to - other.to) < 0) slow++;
					}
				});
				expect(countCrossings(edges, 10)).toBe(slow);
			})
		);
	});
});

describe('graph: order of positions along a ply', () => {
	it('each position is once on its ply, at least 1 apart, and can be found there', () => {
		fc.assert(
			fc.property(gridSearch, kinds, (fields, kind) => {
				const { trace } = record(fields);
				const { exact, symmetric } = makeGraphs(trace);
				const graph = new PositionGraph(trace, (kind === 'exact' ? exact : symmetric) ?? exact);
				const seen = new Set<number>();
				for (let ply = 0; ply < graph.plies; ply++) {
					let before = -Infinity;
					for (let index = 0; index < graph.countAt(ply); index++) {
						const node = graph.unitAt(ply, index);
						const x = graph.xOf(node);
						expect(graph.plyOf(node)).toBe(ply);
						expect(x - before).toBeGreaterThanOrEqual(1 - 1e-9);
						expect(x).toBeGreaterThanOrEqual(0);
						expect(x).toBeLessThanOrEqual(graph.width);
						expect(graph.hit(x + 0.3, ply, 0.4)).toBe(node);
						expect(graph.placeOf(node)).toBe(index);
						seen.add(node);
						before = x;
					}
				}
				expect(seen.size).toBe(graph.nodes);
				expect(graph.hit(graph.width + 5, 0, 1)).toBe(-1);
				expect(graph.hit(0, graph.plies, 9)).toBe(-1);
			})
		);
	});

	it('rangeAt finds the positions in a stretch of x', () => {
		fc.assert(
			fc.property(
				gridSearch,
				fc.integer({ min: -30, max: 400 }).map((tenths) => tenths / 10 + 0.0123),
				fc.nat(20),
				(fields, from, wide) => {
					const { trace } = record(fields);
					const graph = new PositionGraph(trace, makeGraphs(trace).exact);
					for (let ply = 0; ply < graph.plies; ply++) {
						const [first, end] = graph.rangeAt(ply, from, from + wide);
						const places = Array.from({ length: graph.countAt(ply) }, (_, index) => index);
						const within = places.filter((index) => {
							const x = graph.xOf(graph.unitAt(ply, index));
							return x >= from && x < from + wide;
						});
						expect(places.slice(first, end)).toEqual(within);
					}
				}
			)
		);
	});

	it('the order never has more crossings than the search’s own, and mostly fewer', () => {
		for (const [algorithm, kind, share] of [
			['alphabeta', 'exact', 0.7],
			['tt', 'exact', 0.7],
			['minimax', 'symmetric', 0.9]
		] as const) {
			const position = algorithm === 'minimax' ? 'X...O....' : '.........';
			const { trace } = record({ game: 'tictactoe', position, algorithm, shadow: 'off' });
			const { exact, symmetric } = makeGraphs(trace);
			const columns = kind === 'exact' ? exact : (symmetric ?? exact);
			const plyOf = Uint8Array.from(columns.firstRow, (row) => trace.depthOf(row));
			const order = Uint32Array.from(plyOf.keys()).sort(
				(a, b) => (plyOf[a] as number) - (plyOf[b] as number) || a - b
			);
			const asSearched = crossingsIn({ order, starts: columns.starts }, columns);
			const crossings = crossingsIn(orderPlies(plyOf, columns), columns);
			expect(crossings).toBeLessThan(asSearched * share);
		}
	});
});
