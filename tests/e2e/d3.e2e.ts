/** D3 draws the tree: which of its packages a page loads, by what only they contain. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openExplorer, searchTree, treePane } from './helpers.ts';
import { expect, test } from './fixtures.ts';

/** A text of each package that no compiler shortens, and a file of the package that has it. */
const SIGNS = {
	'd3-hierarchy': ['eachBefore', 'src/hierarchy/index.js'],
	'd3-path': ['invalid digits', 'dist/d3-path.mjs'],
	'd3-zoom': ['touchend.zoom touchcancel.zoom', 'dist/d3-zoom.mjs'],
	'd3-shape': ['_line', 'src/curve/bump.js']
} as const;

type Package = keyof typeof SIGNS;

/** Collects the scripts of a page. */
function scriptsOf(page: Page): () => Promise<ReadonlySet<Package>> {
	const texts: Promise<string>[] = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script') texts.push(response.text());
	});
	return async () => {
		const all = (await Promise.all(texts)).join('\n');
		const found = Object.entries(SIGNS).filter(([, [sign]]) => all.includes(sign));
		return new Set(found.map(([name]) => name as Package));
	};
}

test('each sign is in its package, and in no other of them', () => {
	for (const [name, [sign]] of Object.entries(SIGNS)) {
		const holders = Object.entries(SIGNS).filter(([other, [, file]]) =>
			readFileSync(`node_modules/${other}/${file}`, 'utf8').includes(sign)
		);
		expect(holders.map(([holder]) => holder)).toEqual([name]);
	}
});

test('the tree of the first page is placed by d3-hierarchy and drawn by d3-shape', async ({
	page
}) => {
	const loaded = scriptsOf(page);
	await openExplorer(page);
	await expect(searchTree(page)).toBeVisible();
	expect([...(await loaded())].sort()).toEqual(['d3-hierarchy', 'd3-path', 'd3-shape']);
});

test('the path beside a board is drawn by d3-shape', async ({ page }) => {
	const loaded = scriptsOf(page);
	await openExplorer(page, { game: 'tictactoe', depth: '3' });
	await expect(searchTree(page)).toBeVisible();
	expect(await loaded()).toContain('d3-shape');
});

test('a large tree is zoomed by d3-zoom', async ({ page }) => {
	const loaded = scriptsOf(page);
	await openExplorer(page, { game: 'tictactoe', depth: '5', tree: 'whole' });
	await expect(treePane(page).locator('canvas').first()).toBeVisible();
	await expect.poll(async () => [...(await loaded())]).toContain('d3-zoom');
});
