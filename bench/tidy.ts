/** The typed tidy layout and d3-hierarchy's, on the same tree, in turns in one run. */
import { loadAll } from '../src/lib/core/search/load.ts';
import { hierarchy, tree } from 'd3-hierarchy';
import { seededRandom } from '../src/lib/core/base/random.ts';
import { layoutTidy } from '../src/lib/core/layout/tidy.ts';

await loadAll();

export interface TidyMeasurement {
	readonly nodes: number;
	/** Milliseconds, the best of the rounds. */
	readonly typed: number;
	/** Milliseconds, the best of the rounds: making the hierarchy and laying it out. */
	readonly d3: number;
	/** How many times as long d3 takes. */
	readonly ratio: number;
	/** The largest difference between the two drawings, in separations. */
	readonly difference: number;
}

interface Nested {
	readonly item: number;
	readonly children: Nested[];
}

/** Lays out a random tree of `nodes` nodes with both, `rounds` times in turns. */
export function measureTidy(nodes = 100_000, rounds = 3): TidyMeasurement {
	const parent = randomTree(nodes);
	const nested = nest(parent);
	const separation = (left: number, right: number): number =>
		parent[left] === parent[right] ? 1 : 2;
	let typed = Infinity;
	let d3 = Infinity;
	let difference = 0;
	for (let round = 0; round < rounds; round++) {
		const start = performance.now();
		const { x } = layoutTidy(parent, separation);
		const middle = performance.now();
		const root = tree<Nested>().nodeSize([1, 1])(hierarchy(nested));
		d3 = Math.min(d3, performance.now() - middle);
		typed = Math.min(typed, middle - start);
		root.each((node) => {
			const expected = node.x + (x[0] as number);
			difference = Math.max(difference, Math.abs(expected - (x[node.data.item] as number)));
		});
	}
	return { nodes, typed, d3, ratio: d3 / typed, difference };
}

/** A random tree in preorder, bushy and about ten plies deep, like search trees. */
function randomTree(nodes: number): Int32Array {
	const random = seededRandom(1);
	const parent = new Int32Array(nodes).fill(-1);
	const open = [0];
	for (let item = 1; item < nodes; item++) {
		const deepest = Math.min(open.length, 10);
		open.length = Math.max(1, Math.ceil(deepest * Math.sqrt(random())));
		parent[item] = open[open.length - 1] as number;
		open.push(item);
	}
	return parent;
}

function nest(parent: Int32Array): Nested {
	const nodes = Array.from(parent, (_, item): Nested => ({ item, children: [] }));
	for (const [item, above] of parent.entries()) {
		if (above >= 0) nodes[above]?.children.push(nodes[item] as Nested);
	}
	return nodes[0] as Nested;
}
