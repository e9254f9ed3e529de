import { userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeNode } from '$lib/core/explain/describe-node.ts';
import { FATE } from '$lib/core/layout/fates.ts';
import { NO_ROW } from '$lib/core/trace/cursor.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import type { WholeView } from '$lib/tree/whole/whole-view.svelte.ts';
import { DEEP as GRID, untilDrawn } from '../stepping/transport-setup.ts';
import { cardWords, hover, openTree, picture, press, spoken, WIDE } from './whole-tree-page.ts';

beforeEach(() => {
	document.documentElement.dataset.theme = 'light';
});

/** Some unit below a pruned move. */
function neverVisited(view: WholeView): number {
	const { tree, progress } = view;
	for (let unit = 0; unit < tree.units.rows; unit++) {
		if (tree.fateAt(unit, progress) === FATE.NEVER) return unit;
	}
	throw new Error('something was never visited');
}

describe('values of leaves', () => {
	/** 81 leaves, each with another value than its neighbours. */
	const nested = (plies: number, first: number): string =>
		plies === 0
			? String(first % 19)
			: `[${[0, 1, 2].map((i) => nested(plies - 1, 3 * first + 7 * i)).join(',')}]`;

	/** The texts of the frames that something causes. */
	async function written(cause: () => void): Promise<string[]> {
		const write = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
		cause();
		await untilDrawn();
		const texts = write.mock.calls.map(([text]) => text);
		write.mockRestore();
		return texts;
	}

	it.each([900, 560])(
		'can be read at first sight, though the leaves are too small to hold them, in %i pixels',
		async (width) => {
			const { explorer, view } = await openTree(
				{ game: 'tree', position: nested(4, 1), algorithm: 'minimax' },
				{ width }
			);
			const { trace } = explorer;
			const leaves = Array.from({ length: trace.rows }, (_, row) => row).filter((row) =>
				trace.isLeaf(row)
			);
			expect(leaves).toHaveLength(81);
			expect(view.sight.k).toBeLessThan(12);
			const texts = await written(() => {
				view.pointHere();
			});
			for (const value of new Set(leaves.map((row) => trace.valueOf(row)))) {
				const wanted = leaves.filter((row) => trace.valueOf(row) === value).length;
				const found = texts.filter((text) => text === String(value)).length;
				expect(found, `leaves of ${value}`).toBeGreaterThanOrEqual(wanted);
			}
		}
	);

	it('are those of leaves that were visited', async () => {
		const { explorer, view } = await openTree(
			{ game: 'tree', position: nested(4, 1), algorithm: 'minimax' },
			{ step: 0 }
		);
		expect(explorer.step).toBe(0);
		const texts = await written(() => {
			view.pointHere();
		});
		// The numbers of the plies.
		expect(texts.every((text) => Number(text) < 5)).toBe(true);
	});
});

describe('pointing at a node', () => {
	it('tells what is known of it', async () => {
		const { explorer } = await openTree(GRID);
		const { trace, story, lastStep } = explorer;
		// The first inner node below the root; a leaf comes before it.
		await hover(explorer, 2);
		const card = await cardWords();
		expect(card).toContain(describeNode(story, 2, lastStep));
		expect(card).toContain('Ply 1. O to move');
		const rows = Array.from({ length: trace.endOf(2) - 2 }, (_, i) => i + 2);
		const visited = rows.filter((row) => !trace.isPruned(row)).length;
		expect(card).toContain(`${visited} nodes visited here and below`);
		expect(card).toContain(`${story.ghostSize?.(2)} nodes in minimax`);
		expect(document.querySelector('.card svg')).not.toBeNull();
	});

	it('tells the names of a typed tree, and has no board for it', async () => {
		const { explorer } = await openTree(WIDE);
		await hover(explorer, 1);
		expect(await cardWords()).toContain(describeNode(explorer.story, 1, explorer.lastStep));
		expect(document.querySelector('.card svg')).toBeNull();
	});

	it('ends with the pointer', async () => {
		const { explorer } = await openTree(GRID);
		await hover(explorer, 0);
		expect(await cardWords()).not.toBe('');
		picture().element().dispatchEvent(new PointerEvent('pointerleave'));
		expect(await cardWords()).toBe('');
	});

	it('is not read out: a mouse passes many nodes', async () => {
		const { explorer } = await openTree(GRID);
		await hover(explorer, 0);
		expect(await spoken()).toBe('');
	});
});

describe('what is still to come', () => {
	/** Early, with most of the tree ahead. */
	const EARLY = { tree: 'minimax', step: 8 } as const;

	it('is not told by pointing, nor by keys', async () => {
		const { explorer, view } = await openTree(GRID, EARLY);
		const ahead = view.progress.until;
		await hover(explorer, ahead);
		expect(view.pointed === NO_ROW || view.pointed < ahead).toBe(true);
		for (const key of ['{Alt>}{ArrowDown}{/Alt}', '{Alt>}{ArrowRight}{/Alt}']) {
			await press(key.repeat(12));
			expect(view.pointed).toBeLessThan(ahead);
		}
	});

	it('is told with the future shown', async () => {
		const { explorer, view } = await openTree(GRID, EARLY);
		explorer.future = 'show';
		const ahead = view.tree.unitOf(Math.max(...explorer.trace.childrenOf(0)));
		expect(ahead).toBeGreaterThan(view.progress.until);
		await hover(explorer, ahead);
		expect(await cardWords()).toContain(
			describeNode(explorer.story, view.tree.rowOf(ahead), explorer.lastStep)
		);
		explorer.future = 'hide';
		expect(await cardWords()).toBe('');
	});

	it('is not in the size of what is still open', async () => {
		const { explorer } = await openTree(GRID, EARLY);
		await hover(explorer, 0);
		const card = await cardWords();
		expect(card).toContain(`${explorer.counts.visited} nodes visited here and below`);
		expect(card).not.toContain('in minimax');
		expect(card).not.toContain('150');
	});

	it('is not in the range of the values', async () => {
		const { explorer, screen } = await openTree(GRID, EARLY);
		explorer.colour = 'value';
		await expect.element(screen.getByText('good for MAX')).toBeVisible();
		explorer.future = 'show';
		await expect.element(screen.getByRole('list', { name: /Colours of values/ })).toBeVisible();
		expect(screen.getByText('good for MAX').query()).toBeNull();
	});

	it('is not told of what was never visited: neither its moves nor its value', async () => {
		const { explorer, view } = await openTree(GRID, { tree: 'minimax', step: -1 });
		const unit = neverVisited(view);
		await hover(explorer, unit);
		const row = view.tree.rowOf(unit);
		const above = explorer.story.names.pathTo(row).join(' ');
		expect(await cardWords()).toMatch(
			new RegExp(`^Never visited: (one ply|\\d+ plies) below ${above}, which was pruned Ply \\d$`)
		);
		expect(document.querySelector('.card svg')).toBeNull();
		explorer.future = 'show';
		const path = view.shadowStory.names.pathTo(unit).join(' ');
		expect(await cardWords()).toContain(`${path}: never visited; minimax value `);
		expect(document.querySelector('.card svg')).not.toBeNull();
	});
});

describe('the keys of the picture', () => {
	/** The target of a key from a unit. */
	async function after(explorer: Explorer, view: WholeView, keys: string): Promise<number> {
		explorer.player.go(explorer.lastStep);
		view.pointAway();
		await press(keys);
		return view.pointed;
	}

	const alt = (key: string): string => `{Alt>}{Arrow${key}}{/Alt}`;

	it('go from node to node with Alt', async () => {
		const { explorer, view } = await openTree(GRID);
		const [first, second] = [...explorer.trace.childrenOf(0)] as [number, number];
		expect(await after(explorer, view, alt('Down'))).toBe(first);
		expect(await after(explorer, view, alt('Down') + alt('Right'))).toBe(second);
		expect(await after(explorer, view, alt('Down') + alt('Right') + alt('Left'))).toBe(first);
		expect(await after(explorer, view, alt('Down') + alt('Right') + alt('Down'))).toBe(second + 1);
		expect(await after(explorer, view, alt('Down') + alt('Up'))).toBe(0);
		// At the ends nothing moves.
		expect(await after(explorer, view, alt('Up'))).toBe(0);
		expect(await after(explorer, view, alt('Left'))).toBe(0);
		expect(explorer.step).toBe(explorer.lastStep);
	});

	it('read out the same as the card says', async () => {
		const { view } = await openTree(GRID, { tree: 'minimax' });
		await press(alt('Down') + alt('Right'));
		expect(view.isKeyed).toBe(true);
		const line = await spoken();
		expect(line).not.toBe('');
		const lines = [...document.querySelectorAll('.card .words p')].map((p) => p.textContent.trim());
		expect(line).toBe(lines.join('. '));
	});

	it('tell of the current node to begin with, until one steps on', async () => {
		const { explorer, view } = await openTree(GRID, { step: 5 });
		// The focus is a keyboard's, whatever another test did last.
		await userEvent.keyboard('{Tab}');
		picture().element().blur();
		picture().element().focus();
		expect(view.pointed).toBe(explorer.moment.node);
		expect(await spoken()).toContain(describeNode(explorer.story, explorer.moment.node, 5));
		await press('{ArrowRight}');
		expect(view.pointed).toBe(NO_ROW);
		expect(await cardWords()).toBe('');
	});

	it('Enter goes to the step of the node, Escape leaves it', async () => {
		const { explorer, view } = await openTree(GRID);
		await press(`${alt('Down')}${alt('Right')}{Enter}`);
		expect(explorer.step).toBe(explorer.trace.enterStepOf(2));
		expect(view.pointed).toBe(2);
		await press('{Escape}');
		expect(view.pointed).toBe(NO_ROW);
	});

	it('leave the plain arrows to the search', async () => {
		const { explorer } = await openTree(GRID, { step: 5 });
		await press('{ArrowRight}{ArrowRight}{ArrowLeft}');
		expect(explorer.step).toBe(6);
		await expect.element(picture()).toHaveFocus();
	});

	it('bring the node into sight', async () => {
		const { view } = await openTree(GRID);
		view.zoom(40);
		await press(alt('Down') + alt('Right').repeat(6));
		const { x, y } = view.placeOf(view.pointed);
		expect(x).toBeGreaterThan(0);
		expect(x).toBeLessThan(view.size.width);
		expect(y).toBeGreaterThan(0);
		expect(y).toBeLessThan(view.size.height);
	});

	it('are told', async () => {
		await openTree(GRID);
		await expect
			.element(picture())
			.toHaveAccessibleDescription(/^Alt with an arrow goes from node/);
	});
});
