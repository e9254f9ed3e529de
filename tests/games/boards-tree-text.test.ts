import { describe, expect, it } from 'vitest';
import { formatTree } from '$lib/core/games/explicit/format.ts';
import { generateTree } from '$lib/core/games/explicit/generate.ts';
import { parseTree } from '$lib/core/games/explicit/parse.ts';
import type { ExplicitTree } from '$lib/core/games/explicit/tree.ts';
import {
	GAP,
	subtreeSizes,
	treeTextAround,
	windowAround,
	type TreeText
} from '$lib/games/explicit/tree-text.ts';

function read(text: string): ExplicitTree {
	const parsed = parseTree(text);
	if (!parsed.ok) throw new Error(parsed.fault.message);
	return parsed.value;
}

function random(branching: number, depth: number): ExplicitTree {
	const text = generateTree({ branching, depth, low: 0, high: 9, seed: 3 });
	if (!text.ok) throw new Error(text.fault.message);
	return read(text.value);
}

/** The text as the board writes it, without the spaces; the current node in braces. */
function write(part: TreeText, here: number): string {
	const name = part.name === '' ? '' : `${part.name}:`;
	const inside =
		part.children === null
			? '[…]'
			: part.leaf === ''
				? `[${part.children.map((child) => (child === GAP ? '…' : write(child, here))).join(',')}]`
				: part.leaf;
	return part.row === here ? `{${name}${inside}}` : name + inside;
}

function around(tree: ExplicitTree, here: number): string {
	return write(treeTextAround(tree, subtreeSizes(tree), here), here);
}

function rowsIn(part: TreeText): number[] {
	const below = (part.children ?? []).flatMap((child) => (child === GAP ? [] : rowsIn(child)));
	return [part.row, ...below];
}

describe('the text around a node', () => {
	it.each(['[[3,12,8],[2,4,6],[14,5,2]]', 'a:[b:3,c:[-4,inf]]', '[5,[[[4,9],7],8]]', '7'])(
		'is the whole of a small tree: %s',
		(text) => {
			const tree = read(text);
			for (let row = 0; row < tree.parent.length; row++) {
				const plain = around(tree, row).replace(/[{}]/g, '').replace('∞', 'inf').replace('−', '-');
				expect(plain).toBe(formatTree(tree));
			}
		}
	);

	it('lights the current node', () => {
		expect(around(read('[[3,12],[2,4]]'), 4)).toBe('[[3,12],{[2,4]}]');
	});

	it.each([
		[2, 13],
		[9, 4],
		[20, 3],
		[140, 2]
	])('shows the way, the node and a bounded rest: branching %i, depth %i', (branching, depth) => {
		const tree = random(branching, depth);
		const sizes = subtreeSizes(tree);
		expect(sizes[0]).toBe(tree.parent.length);
		const step = Math.max(1, Math.floor(tree.parent.length / 97));
		for (let row = 0; row < tree.parent.length; row += step) {
			const text = treeTextAround(tree, sizes, row);
			const rows = rowsIn(text);
			expect(rows).toContain(row);
			expect(new Set(rows).size).toBe(rows.length);
			expect(rows.length).toBeLessThan(130);
			// The shown part is connected: every node's parent is shown as well.
			const shown = new Set(rows);
			for (const other of rows) {
				if (other !== text.row) expect(shown.has(tree.parent[other] as number)).toBe(true);
			}
		}
	});

	it('marks what it leaves out', () => {
		const tree = random(20, 2);
		expect(around(tree, 0)).toMatch(/^\{\[\[(\d,){12}…\],.*\[…\],…\]\}$/);
	});
});

describe('a window on a list', () => {
	it.each([
		[5, 0, 12, [0, 5]],
		[100, 0, 12, [0, 12]],
		[100, 50, 12, [44, 56]],
		[100, 99, 12, [88, 100]],
		[0, 0, 12, [0, 0]]
	])('of %i around %i, %i wide', (count, focus, size, expected) => {
		expect(windowAround(count, focus, size)).toEqual(expected);
	});
});
