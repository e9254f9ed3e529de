import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeGraphs } from '../../../../src/lib/core/layout/graph/make-graphs.ts';
import { PositionGraph } from '../../../../src/lib/core/layout/graph/position-graph.ts';
import { algorithmOf } from '../../../../src/lib/core/search/registry.ts';
import { boundOf, FLAG, LEAF } from '../../../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../../../src/lib/core/trace/trace.ts';
import { Replay } from '../../../../src/lib/core/trace/replay.ts';
import { record } from '../../search/record.ts';
import { shares } from '../../search/samples.ts';
import { gridSearch, kinds, slowGraph } from './slow-graph.ts';

function graphOf(trace: Trace, kind: 'exact' | 'symmetric'): PositionGraph {
	const { exact, symmetric } = makeGraphs(trace);
	return new PositionGraph(trace, (kind === 'exact' ? exact : symmetric) ?? exact);
}

/** +1, 0 or -1 by playing to the end, from MAX's side. */
function outcome(replay: Replay, row: number): number {
	const state = replay.at(row);
	const value = (): number => {
		const ending = replay.game.ending(state);
		if (ending !== null) return ending.winner === null ? 0 : ending.winner === 'max' ? 1 : -1;
		const max = state.maxToMove();
		let best = max ? -Infinity : Infinity;
		for (const move of state.legalMoves()) {
			state.play(move);
			best = max ? Math.max(best, value()) : Math.min(best, value());
			state.undo();
		}
		return best;
	};
	return value();
}

describe('graph: knowledge of a position', () => {
	it('the known bounds are true for any search, and exact at the end of minimax', () => {
		fc.assert(
			fc.property(gridSearch, kinds, shares, (fields, kind, share) => {
				// Passes of a smaller depth only know values within it.
				fc.pre(fields.depth === 'whole');
				const { trace } = record(fields);
				fc.pre(trace.passes.every(({ depth }) => depth === trace.header.setup.depth));
				const graph = graphOf(trace, kind);
				const step = Math.floor(share * trace.steps);
				const replay = new Replay(trace);
				// Not comparable: its MAX is not minimax's MAX.
				const { maxIs } = algorithmOf(trace.header.setup.algorithm);
				fc.pre(maxIs !== 'root mover' || replay.at(0).maxToMove());
				for (let node = 0; node < graph.nodes; node++) {
					const known = graph.knownAt(node, step);
					const final = graph.knownAt(node, trace.steps - 1);
					const value = outcome(replay, graph.firstRowOf(node));
					for (const { low, high } of [known, final].filter((it) => it !== null)) {
						expect(low).toBeLessThanOrEqual(value);
						expect(high).toBeGreaterThanOrEqual(value);
					}
					if (fields.algorithm === 'minimax') expect(final).toEqual({ low: value, high: value });
				}
			}),
			{ numRuns: 120 }
		);
	});

	it('the known bounds combine the finished visits of one depth', () => {
		fc.assert(
			fc.property(gridSearch, kinds, shares, (fields, kind, share) => {
				const { trace } = record(fields);
				const graph = graphOf(trace, kind);
				const step = Math.floor(share * trace.steps);
				[...slowGraph(trace, kind).nodes.values()].forEach((rows, node) => {
					const ended = rows.filter((row) => {
						const flags = trace.flagsOf(row);
						const entered = trace.enterStepOf(row) + (trace.isAnnounced(row) ? 1 : 0);
						return flags & (LEAF | FLAG.HIT) ? entered <= step : trace.exitStepOf(row) <= step;
					});
					const last = ended.at(-1);
					if (last === undefined) {
						expect(graph.knownAt(node, step)).toBeNull();
						return;
					}
					const { depth } = trace.passOf(last);
					const sameDepth = ended.filter((row) => trace.passOf(row).depth === depth);
					const lows = sameDepth.map((row) =>
						boundOf(trace.flagsOf(row)) === 'upper' ? -Infinity : trace.valueOf(row)
					);
					const highs = sameDepth.map((row) =>
						boundOf(trace.flagsOf(row)) === 'lower' ? Infinity : trace.valueOf(row)
					);
					expect(graph.knownAt(node, step)).toEqual({
						low: Math.max(...lows),
						high: Math.min(...highs)
					});
				});
			}),
			{ numRuns: 150 }
		);
	});
});
