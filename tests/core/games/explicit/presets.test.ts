import { describe, expect, it } from 'vitest';
import { explicit } from '../../../../src/lib/core/games/explicit/explicit.ts';
import type { Nested } from './nested.ts';

function preset(id: string) {
	const found = explicit.presets.find((each) => each.id === id);
	if (found === undefined) throw new Error(`no preset ${id}`);
	return found;
}

interface Visit {
	value: number;
	nodes: number;
	leaves: number[];
	/** For each cutoff, the distance in plies from its node up to the node that set the bound. */
	cutoffs: number[];
	/** The nodes of the subtrees that were never entered. */
	pruned: number;
	/** The returned values of the root's children. */
	moves: number[];
}

const sizeOf = (tree: Nested): number =>
	typeof tree === 'number' ? 1 : tree.reduce<number>((sum, child) => sum + sizeOf(child), 1);

/** Alpha-beta on nested arrays, MAX at the root, cutoffs on equality. */
function alphaBeta(root: Nested): Visit {
	const visit: Visit = { value: 0, nodes: 0, leaves: [], cutoffs: [], pruned: 0, moves: [] };
	interface Limit {
		value: number;
		ply: number;
	}
	const search = (node: Nested, ply: number, alpha: Limit, beta: Limit): number => {
		visit.nodes++;
		if (typeof node === 'number') {
			visit.leaves.push(node);
			return node;
		}
		const max = ply % 2 === 0;
		let best = max ? -Infinity : Infinity;
		for (const [index, child] of node.entries()) {
			const value = search(child, ply + 1, alpha, beta);
			if (ply === 0) visit.moves.push(value);
			best = max ? Math.max(best, value) : Math.min(best, value);
			if (max && best > alpha.value) alpha = { value: best, ply };
			if (!max && best < beta.value) beta = { value: best, ply };
			const rest = node.slice(index + 1);
			if ((max ? best >= beta.value : best <= alpha.value) && rest.length > 0) {
				visit.cutoffs.push(ply - (max ? beta : alpha).ply);
				visit.pruned += rest.reduce<number>((sum, sibling) => sum + sizeOf(sibling), 0);
				break;
			}
		}
		return best;
	};
	visit.value = search(root, 0, { value: -Infinity, ply: -1 }, { value: Infinity, ply: -1 });
	return visit;
}

const nested = (id: string) => JSON.parse(preset(id).position) as Nested;

describe('tree presets', () => {
	it('presets parse, are canonical, and have unique names; the textbook tree is the default', () => {
		for (const { id, name, position, about } of explicit.presets) {
			const result = explicit.parse(position, { root: 'max' });
			expect(result.ok && explicit.format(result.value), id).toBe(position);
			expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
			expect(name.length * about.length, id).toBeGreaterThan(0);
		}
		expect(new Set(explicit.presets.map(({ id }) => id)).size).toBe(explicit.presets.length);
		expect(explicit.defaultPosition).toBe('[[3,12,8],[2,4,6],[14,5,2]]');
	});

	it.each([
		['aima', 3, 13, 9, 11, 7],
		['knuth-moore-minimum', 3, 13, 9, 9, 5],
		['worst-order', 3, 13, 9, 13, 9],
		['three-plies', 5, 15, 8, 11, 5],
		['tie-trap', 3, 7, 4, 6, 3],
		['deep-cutoff', 7, 9, 5, 8, 4]
	])('%s has the value %s: %s nodes and %s leaves, %s and %s by alpha-beta', (id, ...counts) => {
		const tree = nested(id);
		const { value, nodes, leaves, pruned } = alphaBeta(tree);
		const allLeaves = JSON.stringify(tree).match(/-?\d+/g)?.length;
		expect([value, sizeOf(tree), allLeaves, nodes, leaves.length]).toEqual(counts);
		expect(nodes + pruned).toBe(sizeOf(tree));
	});

	it('descriptions leave alpha-beta’s result to the finding', () => {
		for (const { id, about, finding } of explicit.presets) {
			expect(about, id).not.toMatch(/alpha-beta|cuts nothing|visits|never/i);
			if (finding !== undefined) expect(finding, id).toMatch(/^[A-Z].*\.$/);
		}
	});

	it('textbook tree: 4 and 6 are never visited', () => {
		const seen = alphaBeta(nested('aima')).leaves;
		expect(seen).toEqual([3, 12, 8, 2, 14, 5, 2]);
	});

	it('least work: the leaves of the minimum of Knuth and Moore, b^ceil(d/2) + b^floor(d/2) - 1', () => {
		expect(alphaBeta(nested('knuth-moore-minimum')).leaves).toHaveLength(3 + 3 - 1);
	});

	it('the first three trees have the same leaves in different orders', () => {
		const leaves = ['aima', 'knuth-moore-minimum', 'worst-order'].map((id) =>
			(nested(id) as number[][]).map((node) => node.toSorted((a, b) => a - b).join(' ')).sort()
		);
		expect(leaves[1]).toEqual(leaves[0]);
		expect(leaves[2]).toEqual(leaves[0]);
	});

	it('worst order: nothing is pruned', () => {
		expect(alphaBeta(nested('worst-order')).cutoffs).toEqual([]);
	});

	it('three plies: two cutoffs, one of a leaf and one of a whole subtree', () => {
		const { cutoffs, pruned } = alphaBeta(nested('three-plies'));
		expect(cutoffs).toHaveLength(2);
		expect(pruned).toBe(1 + 3);
	});

	it('tie trap: both moves return 3, but the true value of the second is 1', () => {
		expect(alphaBeta(nested('tie-trap')).moves).toEqual([3, 3]);
		expect(Math.min(...((nested('tie-trap') as number[][])[1] as number[]))).toBe(1);
	});

	it('deep cutoff: 9 is pruned by a bound set three plies higher', () => {
		const { cutoffs, leaves } = alphaBeta(nested('deep-cutoff'));
		expect(cutoffs).toEqual([3]);
		expect(leaves).not.toContain(9);
	});

	it('names: every node has one, and leaves are one, two and three plies down', () => {
		const result = explicit.parse(preset('named-uneven').position, { root: 'max' });
		if (!result.ok) throw new Error(result.fault.message);
		const { tree } = result.value;
		expect(tree.name.every((name) => name !== null)).toBe(true);
		const depths = new Set<number>();
		for (let row = 0; row < tree.parent.length; row++) {
			if (tree.height[row] !== 0) continue;
			let depth = 0;
			for (let up = row; up > 0; up = tree.parent[up] as number) depth++;
			depths.add(depth);
		}
		expect([...depths].sort((a, b) => a - b)).toEqual([1, 2, 3]);
	});
});
