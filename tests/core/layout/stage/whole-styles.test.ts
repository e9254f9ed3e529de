/** Which trees are drawn whole: leaves of 34 px, and of 26 in typed trees of up to 28 leaves. */
import { describe, expect, it } from 'vitest';
import type { StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import type { Extent } from '../../../../src/lib/core/layout/stage/placement/whole/extent.ts';
import type { WholeStyle } from '../../../../src/lib/core/layout/stage/placement/whole/whole-sizes.ts';
import {
	leastLeaf,
	wholeStyles
} from '../../../../src/lib/core/layout/stage/placement/whole/whole-styles.ts';

const room = (look: StageRoom['look'], windowHeight = 1000): StageRoom => ({
	size: { width: 1000, height: 600 },
	look,
	windowHeight
});
const tree = (leaves: number, isTyped = true, hasResult = false): Extent =>
	({ leaves, isTyped, game: { hasResult } }) as Extent;
const stylesOf = (extent: Extent, at: StageRoom): WholeStyle[] => [...wholeStyles(extent, at)];

describe('the least width of a leaf', () => {
	it.each<[name: string, Extent, StageRoom, number]>([
		['a typed tree of 28 leaves', tree(28), room('explore'), 26],
		['a typed tree of 29 leaves', tree(29), room('explore'), 34],
		['a game of 28 leaves', tree(28, false), room('explore'), 34],
		['a typed tree on a phone', tree(9), room('phone'), 26],
		['a typed tree in a lecture, of its height', tree(9), room('lecture'), 45]
	])('%s', (_, extent, at, least) => {
		expect(leastLeaf(extent, at)).toBe(least);
		const leaves = stylesOf(extent, at).map(({ leaf }) => leaf);
		expect(Math.min(...leaves)).toBe(least);
	});
});

describe('the styles that are tried', () => {
	it('keep nodes between a tenth of the window and what can be read, the larger first', () => {
		for (const look of ['explore', 'narrow', 'phone', 'lecture'] as const) {
			const nodes = stylesOf(tree(29), room(look))
				.filter(({ bounds, names }) => bounds === 'two lines' && names === 'all')
				.map(({ node }) => node);
			const most = { lecture: 150, explore: 102, narrow: 102, phone: 82 }[look];
			expect([nodes[0], nodes.at(-1)], look).toEqual([most, 48]);
			expect(
				nodes.filter((node, at) => at > 0 && node > (nodes[at - 1] ?? 0) && node < most)
			).toEqual([]);
		}
	});

	it('have leaves of at most 56 px, and in a lecture of 8.5 % of the window', () => {
		const most = (at: StageRoom): number =>
			Math.max(...stylesOf(tree(5), at).map(({ leaf }) => leaf));
		expect(most(room('explore', 1400))).toBe(56);
		expect(most(room('lecture'))).toBe(85);
		// A leaf is smaller than the nodes above it.
		for (const { node, leaf } of stylesOf(tree(29), room('explore'))) {
			expect(leaf).toBeLessThanOrEqual(Math.max(34, node * 0.56 + 0.5));
		}
	});

	it('have small boards first where the leaves are finished games, of 44 px and more', () => {
		const game = stylesOf(tree(5, false, true), room('explore'));
		expect(game[0]?.board).toBe(true);
		expect(game.at(-1)?.board).toBe(false);
		const boards = game.filter(({ board }) => board).map(({ leaf }) => leaf);
		expect(Math.min(...boards)).toBe(44);
		const large = stylesOf(tree(5, false, true), room('lecture')).filter(({ board }) => board);
		expect(Math.min(...large.map(({ leaf }) => leaf))).toBe(60);
		for (const extent of [tree(5, true, true), tree(5, false, false)]) {
			expect(stylesOf(extent, room('explore')).some(({ board }) => board)).toBe(false);
		}
	});

	it('end with tight ones in small typed trees alone, and never in a lecture', () => {
		const isTight = (extent: Extent, at: StageRoom): boolean | undefined =>
			stylesOf(extent, at).at(-1)?.isTight;
		expect(isTight(tree(28), room('explore'))).toBe(true);
		expect(isTight(tree(29), room('explore'))).toBe(false);
		expect(isTight(tree(28, false), room('explore'))).toBe(false);
		expect(isTight(tree(28), room('lecture'))).toBe(false);
		const lines = stylesOf(tree(28), room('explore')).filter((style) => style.isTight);
		expect(lines[0]?.moveLines).toBe(1);
		expect(lines.at(-1)?.moveLines).toBe(2);
	});

	it('have bounds above large nodes on a phone before bounds beside small ones', () => {
		const tight = (look: StageRoom['look']): string[] =>
			stylesOf(tree(9), room(look))
				.filter((style) => style.isTight)
				.map(({ bounds, node, leaf }) => `${bounds} ${node} ${leaf}`);
		expect(tight('phone').slice(0, 2)).toEqual(['lane 60 34', 'lane 58 32']);
		expect(tight('phone').slice(9)).toEqual(tight('explore'));
	});

	it('give up the names of leaves only for the size of values', () => {
		for (const look of ['explore', 'narrow', 'phone', 'lecture'] as const) {
			for (const { names, numbers } of stylesOf(tree(12), room(look))) {
				if (names !== 'all') expect(numbers.values).toBeGreaterThan(0);
			}
		}
		expect(stylesOf(tree(12), room('lecture')).some(({ names }) => names !== 'all')).toBe(true);
	});
});
