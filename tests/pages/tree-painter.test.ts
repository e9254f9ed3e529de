/** Every tree of nodes, edges and moves is drawn by one painter: of a step, of a lane, to fill in, to edit, of a text. */
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { PRACTICE } from '$lib/core/practice/practice-link.ts';
import { exerciseAt } from '$lib/core/practice/set.ts';
import LaneStage from '$lib/stepping/lanes/LaneStage.svelte';
import SheetTree from '$lib/pages/practice/SheetTree.svelte';
import { SheetWork } from '$lib/pages/practice/sheet-work.svelte.ts';
import RFigure from '$lib/pages/sources/figures/RFigure.svelte';
import { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { MARKS } from '$lib/stepping/transport/mark-legend.ts';
import MarkLegend from '$lib/stepping/transport/MarkLegend.svelte';
import TreePane from '$lib/tree/TreePane.svelte';
import { valueOf } from '../core/practice/exercises.ts';
import TreeEditorHost from '../tree/TreeEditorHost.svelte';
import Host from './PictureHost.svelte';

const POSITION = '[[3,12,8],[2,4,6],[14,5,2]]';
const exercise = valueOf(exerciseAt(PRACTICE.read(`position=${POSITION}`).values, 0));
const doNothing = (): void => undefined;

async function opened(): Promise<Explorer> {
	const explorer = new Explorer();
	await explorer.change({ position: POSITION });
	return explorer;
}

async function hosted(Picture: Component<Record<string, never>>): Promise<HTMLElement> {
	return (await render(Host, { explorer: await opened(), Picture })).container;
}

interface Drawn {
	readonly show: () => Promise<HTMLElement>;
	readonly inner: number;
	/** Not drawn where they are fields. */
	readonly leaves: number;
	readonly moves: number;
}

const PICTURES: Readonly<Record<string, Drawn>> = {
	'the explorer': { show: () => hosted(TreePane), inner: 4, leaves: 9, moves: 12 },
	'a lane of Compare': { show: () => hosted(LaneStage), inner: 4, leaves: 9, moves: 12 },
	'the editor': {
		show: async () => {
			const props = { explorer: await opened(), ondone: doNothing };
			return (await render(TreeEditorHost, props)).container;
		},
		inner: 4,
		leaves: 0,
		moves: 12
	},
	'a practice sheet': {
		show: async () => {
			const work = new SheetWork(exercise);
			const props = { work, selected: 0, onselect: doNothing, onwrite: doNothing };
			const { container } = await render(SheetTree, props);
			container.style.cssText = 'width: 800px; height: 520px';
			return container;
		},
		inner: 4,
		leaves: 9,
		moves: 12
	},
	'a figure of a source': {
		show: async () => (await render(RFigure)).container,
		inner: 3,
		leaves: 4,
		moves: 6
	}
};

/** A triangle, however it is written. */
const TRIANGLE = /^\s*M[^MLHVCQZ]+L[^MLHVCQZ]+L[^MLHVCQZ]+Z\s*$/i;

test.each(Object.entries(PICTURES))('%s is painted', async (_, { show, inner, leaves, moves }) => {
	const page = await show();
	const shapes = (selector: string) => page.querySelectorAll(`[data-node]${selector} > .shape`);
	await expect.poll(() => shapes(':is(.max, .min)').length).toBe(inner);
	expect(shapes('.leaf')).toHaveLength(leaves);
	expect(page.querySelectorAll('path.edge[data-edge]')).toHaveLength(moves);
	expect(page.querySelectorAll('text[data-text^="move:"]')).toHaveLength(moves);
	const triangles = [...page.querySelectorAll('svg:has([data-node]) path')].filter((path) =>
		TRIANGLE.test(path.getAttribute('d') ?? '')
	);
	expect(triangles).toEqual([...shapes(':is(.max, .min)')]);
});

test('the marks are explained as the painter draws them', async () => {
	const { container } = await render(MarkLegend);
	const marked = [...container.querySelectorAll('li')].flatMap((item) => {
		const painted = item.querySelectorAll('[data-node] > .shape, path.edge[data-edge]');
		return painted.length > 0 ? [item.querySelector('strong')?.textContent] : [];
	});
	expect(marked).toEqual(MARKS.map(({ name }) => `${name}:`));
	expect(container.querySelectorAll('.blade')).toHaveLength(4);
	expect(container.querySelectorAll('path.star')).toHaveLength(1);
	expect(container.querySelectorAll('[data-mark]')).toHaveLength(2);
});
