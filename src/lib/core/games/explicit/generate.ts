import { formatCount } from '../../base/count-words.ts';
import { seededRandom } from '../../base/random.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { MAX_TREE_DEPTH, MAX_TREE_NODES } from './tree.ts';

/** A uniform tree: every inner node has `branching` children, every leaf is at ply `depth`. */
export interface TreeShape {
	readonly branching: number;
	/** Plies from the root to every leaf. */
	readonly depth: number;
	/** The leaves are whole numbers from `low` to `high`, each equally likely. */
	readonly low: number;
	readonly high: number;
	/** A whole number from 0 to 4,294,967,295; the same seed gives the same tree everywhere. */
	readonly seed: number;
}

/** Leaves are picked from -MAX_LEAF to MAX_LEAF. */
export const MAX_LEAF = 1_000_000;

/**
 * Generates a random tree, its leaves from left to right, and returns its canonical text. Faults: `random-branching`,
 * `random-depth`, `random-nodes`, `random-range`, `random-seed`.
 */
export function generateTree(shape: TreeShape): Result<string> {
	const fault = checkShape(shape);
	if (fault !== null) return fault;
	const { branching, depth, low, high, seed } = shape;
	const random = seededRandom(seed);
	return ok(draw(depth));

	function draw(plies: number): string {
		if (plies === 0) return String(low + Math.floor(random() * (high - low + 1)));
		return `[${Array.from({ length: branching }, () => draw(plies - 1)).join(',')}]`;
	}
}

/** Number of nodes of a uniform tree, root included; stops counting beyond `MAX_TREE_NODES`. */
export function uniformNodes(branching: number, depth: number): number {
	let nodes = 1;
	let level = 1;
	for (let ply = 1; ply <= depth && nodes <= MAX_TREE_NODES; ply++) {
		level *= branching;
		nodes += level;
	}
	return nodes;
}

function checkShape(shape: TreeShape): ReturnType<typeof fail> | null {
	const { branching, depth, low, high, seed } = shape;
	if (!isWhole(branching, 1, MAX_TREE_NODES)) {
		return fail(
			'random-branching',
			'Every inner node needs a whole number of children, at least 1.'
		);
	}
	if (!isWhole(depth, 0, MAX_TREE_DEPTH)) {
		return fail(
			'random-depth',
			`The depth is a whole number of plies from 0 to ${MAX_TREE_DEPTH}.`
		);
	}
	if (uniformNodes(branching, depth) > MAX_TREE_NODES) {
		return fail(
			'random-nodes',
			`Branching ${branching} and depth ${depth} make more than ${formatCount(MAX_TREE_NODES)} nodes.`
		);
	}
	if (!isWhole(low, -MAX_LEAF, MAX_LEAF) || !isWhole(high, low, MAX_LEAF)) {
		return fail(
			'random-range',
			`The leaves need whole numbers from low to high, within ${formatCount(MAX_LEAF)} of 0.`
		);
	}
	if (!isWhole(seed, 0, 0xffffffff)) {
		return fail('random-seed', 'A seed is a whole number from 0 to 4,294,967,295.');
	}
	return null;
}

function isWhole(value: number, least: number, most: number): boolean {
	return Number.isInteger(value) && value >= least && value <= most;
}
