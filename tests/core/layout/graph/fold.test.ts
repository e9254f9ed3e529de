import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { plyCountsAt } from '../../../../src/lib/core/layout/graph/graph-counts.ts';
import { graphBuffers } from '../../../../src/lib/core/layout/graph/graph-columns.ts';
import { hasKeys, keyKindsOf } from '../../../../src/lib/core/layout/graph/key-kinds.ts';
import { makeGraphs } from '../../../../src/lib/core/layout/graph/make-graphs.ts';
import { PositionGraph } from '../../../../src/lib/core/layout/graph/position-graph.ts';
import {
	adoptGraphs,
	graphBy,
	graphsAtOnce
} from '../../../../src/lib/core/layout/graph/position-graphs.ts';
import { rowsAt } from '../../../../src/lib/core/trace/cursor.ts';
import { FLAG } from '../../../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../../../src/lib/core/trace/trace.ts';
import { record } from '../../search/record.ts';
import { shares } from '../../search/samples.ts';
import { gridSearch, kinds, slowGraph } from './slow-graph.ts';
import { EXHAUSTIVE } from '../../../sweep.ts';

function graphOf(trace: Trace, kind: 'exact' | 'symmetric'): PositionGraph {
	const { exact, symmetric } = makeGraphs(trace);
	const columns = kind === 'exact' ? exact : symmetric;
	if (columns === null) throw new Error('grids have images');
	return new PositionGraph(trace, columns);
}

/** Complete tic-tac-toe, from the empty board. */
function whole(fields: SetupFields) {
	return record({ game: 'tictactoe', position: '.........', shadow: 'off', ...fields });
}

describe('graph: positions folded from a trace', () => {
	it('positions equal a Map of boards, with their rows, edges and plies', () => {
		fc.assert(
			fc.property(gridSearch, kinds, (fields, kind) => {
				const { trace } = record(fields);
				const graph = graphOf(trace, kind);
				const slow = slowGraph(trace, kind);
				const names = [...slow.nodes.keys()];
				expect(graph.nodes).toBe(names.length);
				const lists = names.map((_, node) =>
					Array.from({ length: graph.visitsOf(node) }, (_, i) => {
						const { visits, visitStarts } = graph.columns;
						return visits[(visitStarts[node] as number) + i];
					})
				);
				expect(lists).toEqual([...slow.nodes.values()]);
				expect(slow.texts.map((_, row) => graph.nodeOf(row))).toEqual(
					slow.texts.map((text) => (text === null ? -1 : names.indexOf(text)))
				);
				const ways = Array.from(
					{ length: graph.edges },
					(_, edge) => `${names[graph.fromOf(edge)] ?? ''}>${names[graph.toOf(edge)] ?? ''}`
				);
				expect(ways).toEqual([...slow.edges.keys()]);
				expect(ways.map((_, edge) => graph.edgeRowOf(edge))).toEqual(
					[...slow.edges.values()].map(([first]) => first)
				);
				names.forEach((text, node) => {
					const [first = -1] = slow.nodes.get(text) ?? [];
					expect(graph.plyOf(node)).toBe(trace.depthOf(first));
				});
			}),
			{ numRuns: 150 }
		);
	});

	it('each position has one first edge: these form a tree, and the others make it a graph', () => {
		fc.assert(
			fc.property(gridSearch, kinds, (fields, kind) => {
				const graph = graphOf(record(fields).trace, kind);
				const into = new Map<number, number>();
				for (let edge = 0; edge < graph.edges; edge++) {
					if (!graph.isFirstWay(edge)) continue;
					into.set(graph.toOf(edge), (into.get(graph.toOf(edge)) ?? 0) + 1);
				}
				expect([...into.values()].every((count) => count === 1)).toBe(true);
				expect([...into.keys()].sort((a, b) => a - b)).toEqual(
					Array.from({ length: graph.nodes - 1 }, (_, i) => i + 1)
				);
			})
		);
	});

	it('edges are listed at both of their ends', () => {
		fc.assert(
			fc.property(gridSearch, kinds, (fields, kind) => {
				const graph = graphOf(record(fields).trace, kind);
				const edges = Array.from({ length: graph.edges }, (_, edge) => edge);
				for (let node = 0; node < graph.nodes; node++) {
					expect([...graph.edgesInto(node)]).toEqual(
						edges.filter((edge) => graph.toOf(edge) === node)
					);
					expect([...graph.edgesOutOf(node)]).toEqual(
						edges.filter((edge) => graph.fromOf(edge) === node)
					);
				}
			}),
			{ numRuns: 30 }
		);
	});

	it('the graph at any step equals that of a search that ended there', () => {
		fc.assert(
			fc.property(gridSearch, kinds, shares, (fields, kind, share) => {
				const { trace } = record(fields);
				const graph = graphOf(trace, kind);
				const step = Math.floor(share * trace.steps);
				const progress = graph.progressAt(step);
				const slow = slowGraph(trace, kind, rowsAt(trace, step));
				expect(progress.nodes).toBe(slow.nodes.size);
				expect(progress.edges).toBe(slow.edges.size);
				[...slow.nodes.values()].forEach((rows, node) => {
					expect(graph.visitsOf(node, progress.rows)).toBe(rows.length);
				});
				[...slow.edges.values()].forEach((rows, edge) => {
					const isAnswered = rows.some((row) => (trace.flagsOf(row) & FLAG.HIT) !== 0);
					expect(graph.isAnswered(edge, progress.rows)).toBe(isAnswered);
				});
				const counts = plyCountsAt(graph, step);
				const all = [...slow.nodes.values()];
				for (const { ply, positions, visits } of counts) {
					const here = all.filter(([first = -1]) => trace.depthOf(first) === ply);
					expect([positions, visits]).toEqual([here.length, here.flat().length]);
				}
			}),
			{ numRuns: 200 }
		);
	});
});

describe('graph: tic-tac-toe', () => {
	/** From combinatorics; see FACTS, section 3. */
	const POSITIONS = [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78];
	const IMAGES = [1, 3, 12, 38, 108, 174, 204, 153, 57, 15];
	const NODES = [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872];

	if (EXHAUSTIVE) {
		it('minimax has 549,946 nodes, 5,478 positions, 765 up to symmetry, ply by ply', () => {
			const { trace } = whole({ algorithm: 'minimax' });
			const told: number[] = [];
			const { exact, symmetric } = makeGraphs(trace, (rows) => told.push(rows));
			expect(told.length).toBeGreaterThan(30);
			expect(told).toEqual([...told].sort((a, b) => a - b));
			const graph = new PositionGraph(trace, exact);
			const counts = plyCountsAt(graph, trace.steps - 1);
			expect(counts.map(({ visits }) => visits)).toEqual(NODES);
			expect(counts.map(({ positions }) => positions)).toEqual(POSITIONS);
			expect(graph.nodes).toBe(5478);
			// Each position has as many edges in as its last mover has marks that could be the last one.
			const folded = new PositionGraph(trace, symmetric ?? exact);
			const images = plyCountsAt(folded, trace.steps - 1);
			expect(images.map(({ positions }) => positions)).toEqual(IMAGES);
			expect(images.map(({ visits }) => visits)).toEqual(NODES);
			expect(folded.nodes).toBe(765);
			expect(graph.edges).toBe(waysOfTheGame());
		});
	}

	it('alpha-beta, with and without a table, folds the part that it visits', () => {
		for (const [algorithm, nodes] of [
			['alphabeta', 18_297],
			['tt', 4866]
		] as const) {
			const { trace } = whole({ algorithm });
			for (const kind of ['exact', 'symmetric'] as const) {
				const graph = graphOf(trace, kind);
				const slow = slowGraph(trace, kind);
				expect(graph.nodes).toBe(slow.nodes.size);
				expect(graph.edges).toBe(slow.edges.size);
				const visits = plyCountsAt(graph, trace.steps - 1).reduce(
					(sum, ply) => sum + ply.visits,
					0
				);
				expect(visits).toBe(nodes);
			}
		}
	});

	it('each table hit is an edge to a position that was finished before', () => {
		const { trace } = whole({ algorithm: 'tt' });
		const graph = graphOf(trace, 'exact');
		let hits = 0;
		for (let row = 0; row < trace.rows; row++) {
			if (!trace.isHit(row)) continue;
			hits++;
			const node = graph.nodeOf(row);
			expect(graph.nodeOf(trace.targetOf(row))).toBe(node);
			expect(graph.firstRowOf(node)).toBeLessThan(row);
		}
		expect(hits).toBeGreaterThan(1000);
		// All other recurring positions are leaves, which need no table, and bounds that were not enough.
		const again = Array.from({ length: graph.edges }, (_, edge) => edge).filter(
			(edge) => !graph.isFirstWay(edge)
		);
		const answered = again.filter((edge) => graph.isAnswered(edge, trace.rows));
		expect([again.length, answered.length]).toEqual([2013, 1449]);
		for (const edge of again) {
			if (graph.isAnswered(edge, trace.rows)) continue;
			const row = graph.edgeRowOf(edge);
			const isSearchedAgain = [...trace.childrenOf(row)].length > 0;
			expect(trace.isLeaf(row) || isSearchedAgain).toBe(true);
		}
	});
});

describe('graph: caching', () => {
	it('graphs are made immediately for small searches, and adopted for large ones', () => {
		const small = record({ game: 'tictactoe' }).trace;
		expect(graphsAtOnce(small)).toBe(graphsAtOnce(small));
		const { trace } = whole({ algorithm: 'alphabeta' });
		expect(graphsAtOnce(trace)).toBeNull();
		const data = makeGraphs(trace);
		const adopted = adoptGraphs(trace, data);
		expect(graphsAtOnce(trace)).toBe(adopted);
		expect(graphBy(adopted, 'symmetric')).toBe(adopted.symmetric);
		expect(graphBuffers(data.exact)).toHaveLength(Object.keys(data.exact).length);
	});

	it('graphs need keys, of which games have one or two kinds', () => {
		expect(keyKindsOf(record({ game: 'tictactoe' }).trace)).toEqual(['exact', 'symmetric']);
		const { trace } = record({ game: 'chess', depth: '1' });
		expect(keyKindsOf(trace)).toEqual(['exact']);
		expect(hasKeys(trace, 'symmetric')).toBe(false);
		const graphs = adoptGraphs(trace, makeGraphs(trace));
		expect(graphs.symmetric).toBeNull();
		expect(graphBy(graphs, 'symmetric')).toBe(graphs.exact);
		expect(graphs.exact.nodes).toBe(21);
	});
});

/** The moves of all reachable positions, found without any search: breadth first, over text. */
function waysOfTheGame(): number {
	let ply = new Set(['.........']);
	let ways = 0;
	for (let mark = 'X'; ply.size > 0; mark = mark === 'X' ? 'O' : 'X') {
		const next = new Set<string>();
		for (const text of ply) {
			if (isWon(text)) continue;
			for (let cell = 0; cell < 9; cell++) {
				if (text[cell] !== '.') continue;
				ways++;
				next.add(text.slice(0, cell) + mark + text.slice(cell + 1));
			}
		}
		ply = next;
	}
	return ways;
}

function isWon(text: string): boolean {
	return ['012', '345', '678', '036', '147', '258', '048', '246'].some((line) =>
		['XXX', 'OOO'].includes([...line].map((cell) => text[Number(cell)]).join(''))
	);
}
