/** One step in every pane of the explorer: all panes must agree with each other and with the core. */
import { expect, type Page } from '@playwright/test';
import { formatBound, formatCount, formatValue } from '../../src/lib/core/explain/format.ts';
import { bestAt } from '../../src/lib/core/explain/knowledge.ts';
import { codeOf } from '../../src/lib/core/search/registry.ts';
import { momentAt } from '../../src/lib/core/trace/cursor.ts';
import { rootMovesAt } from '../../src/lib/core/trace/root-moves.ts';
import { expectBoard } from './board.ts';
import {
	callStack,
	counts,
	currentNode,
	expectStep,
	rootMoveCells,
	searchTree,
	sentence,
	stepSlider
} from './helpers.ts';
import { aboveOf, belowAt, keyOf, knownPlaces } from './known-places.ts';
import { currentLabelAt, rowsWhere, sentenceAt, type KnownSearch } from './known-search.ts';

/** Sentence, slider, board, tree, code, stack, root moves, counts; all panels must be open. */
export async function expectPicture(page: Page, search: KnownSearch, step: number): Promise<void> {
	await expectStep(page, step, search);
	await expect(sentence(page)).toHaveText(sentenceAt(search, step));
	await expect(stepSlider(page)).toHaveValue(String(step));
	const spoken = new RegExp(`^step ${step} of ${search.lastStep}: `);
	await expect(stepSlider(page)).toHaveAttribute('aria-valuetext', spoken);
	await expectTree(page, search, step);
	await expectBoard(page, search, step);
	await expectCode(page, search, step);
	await expectStack(page, search, step);
	await expectRootMoves(page, search, step);
	await expectCounts(page, search, step);
}

/** The drawn nodes, each with its spoken line and its value; and that no move of the current node is missing. */
export async function expectTree(page: Page, search: KnownSearch, step: number): Promise<void> {
	const { trace, story } = search;
	const moment = momentAt(trace, step);
	const known = knownPlaces(search, step);
	if (await isWhole(page)) {
		const all = [...known].map(([key, text]) => `${key}: ${text}`);
		await expect.poll(() => drawnNodes(page)).toEqual(all);
	} else {
		const isEnd = moment.kind === 'finish';
		const way = moment.path.map(({ row }) => keyOf(story, row));
		// The record of a search that was stopped has only some of them.
		const moves =
			isEnd || trace.isLeaf(moment.node) ? 0 : story.replay.at(moment.node).legalMoves().length;
		const rows = new Map(rowsWhere(trace, () => true).map((row) => [keyOf(story, row), row]));
		/** A closed node without its children may tell what is below it: where there is room. */
		const texts = (key: string): string[] => {
			const text = `${key}: ${known.get(key)}`;
			const row = rows.get(key);
			if (row === undefined || trace.isLeaf(row) || trace.exitStepOf(row) > step) return [text];
			return [text, text.replace(/ (?=\[)/, `, ${belowAt(search, row, step)} `)];
		};
		await expect
			.poll(async () => {
				const drawn = await drawnNodes(page);
				const keys = drawn.map((text) => text.slice(0, text.indexOf(': ')));
				const here = keys.filter((key) => aboveOf(key) === way.at(-1)).length;
				return {
					wrong: drawn.filter((text, i) => !texts(keys[i] ?? '').includes(text)),
					missing: way.filter((key) => !keys.includes(key)),
					moves: isEnd ? 0 : here + (await foldedAt(page, way.at(-1) ?? ''))
				};
			})
			.toEqual({ wrong: [], missing: [], moves });
		// At the finish the spine is the best line, in which no node is current.
		if (isEnd) return;
	}
	await expect(currentNode(page)).toHaveAccessibleName(currentLabelAt(search, step));
}

/** Whether the whole tree is drawn; a spine has a line of moves above it. */
async function isWhole(page: Page): Promise<boolean> {
	await expect(searchTree(page).locator('[data-node]').first()).toBeAttached();
	return (await page.getByRole('group', { name: 'Moves from the root' }).count()) === 0;
}

/** "0/1: Leaf a2: 12, ply 2 [12]", ...: every drawn node with its key, its spoken line and its value. */
export async function drawnNodes(page: Page): Promise<string[]> {
	return searchTree(page)
		.locator('[data-node]')
		.evaluateAll((nodes) =>
			nodes.map((node) => {
				const key = node.getAttribute('data-node') ?? '';
				const label = node.getAttribute('aria-label') ?? '';
				return `${key}: ${label} [${node.querySelector('.value')?.textContent ?? ''}]`;
			})
		);
}

/** How many moves of a node are in its folds. */
async function foldedAt(page: Page, key: string): Promise<number> {
	const labels = await page
		.locator(`[data-fold^="fold:${key}:"]`)
		.evaluateAll((folds) => folds.map((fold) => fold.getAttribute('aria-label') ?? ''));
	return labels.reduce((sum, label) => sum + Number.parseInt(label.replaceAll(',', ''), 10), 0);
}

async function expectCode(page: Page, { setup, trace }: KnownSearch, step: number): Promise<void> {
	const { kind, path } = momentAt(trace, step);
	const here = path.at(-1)?.max === true ? 'max' : 'min';
	const lit = codeOf(setup.algorithm)
		.pseudocode(setup)
		.filter(({ events, side }) => events.includes(kind) && (side ?? here) === here)
		.map(({ text }) => text);
	const lines = page.getByRole('list', { name: /line by line$/ }).locator('[aria-current="step"]');
	await expect(lines.locator('code')).toHaveText(lit);
}

/** One line a call: the kind of node and its name, alpha, beta, best. */
async function expectStack(page: Page, search: KnownSearch, step: number): Promise<void> {
	const { trace, story } = search;
	const { path, node } = momentAt(trace, step);
	const windowed = trace.hasWindow;
	const expected = path.map((frame) => {
		const { row, max, alpha, beta } = frame;
		const kind = trace.isLeaf(row) ? 'Leaf' : max ? 'MAX' : 'MIN';
		const amounts = windowed ? [formatValue(alpha), formatValue(beta)] : [];
		const best = trace.isLeaf(row) ? null : bestAt(trace, row, step);
		return [
			`${kind} ${story.names.of(row) || 'root'}${row === node ? ' *' : ''}`,
			...amounts,
			best === null ? '–' : formatBound(best.value, best.bound)
		].join(' | ');
	});
	await expect
		.poll(() =>
			callStack(page)
				.locator('tbody tr')
				.evaluateAll((rows) =>
					rows.map((row) => {
						const current = row.getAttribute('aria-current') === 'step' ? ' *' : '';
						const name = `${row.querySelector('th')?.textContent.trim() ?? ''}${current}`;
						const cells = [...row.querySelectorAll('.amount, .best')];
						return [name, ...cells.map(({ textContent }) => textContent.trim())].join(' | ');
					})
				)
		)
		.toEqual(expected);
	const here = path.at(-1);
	if (here === undefined || !windowed) return;
	const line = page.getByRole('img', { name: /^Window at / });
	const limits = `alpha ${formatValue(here.alpha)}, beta ${formatValue(here.beta)}`;
	await expect(line).toHaveAccessibleName(
		new RegExp(`^Window at ${story.names.of(here.row) || 'root'}: ${escape(limits)}`)
	);
}

async function expectRootMoves(page: Page, search: KnownSearch, step: number): Promise<void> {
	const { trace, story } = search;
	const moves = rootMovesAt(trace, step);
	if (moves.length === 0) {
		await expect(page.getByText('The root is a leaf: it has no moves.').first()).toBeVisible();
		return;
	}
	const expected = moves.map(({ row, value, bound, verdict, searching }) => [
		story.names.of(row),
		value === null || bound === null ? '–' : formatBound(value, bound),
		verdict === null
			? searching
				? 'searching'
				: 'not searched yet'
			: verdict === 'not better'
				? 'not better (may tie)'
				: verdict
	]);
	await expect.poll(() => rootMoveCells(page)).toEqual(expected);
}

async function expectCounts(page: Page, search: KnownSearch, step: number): Promise<void> {
	const { visited, neverVisited, leaves, cutoffs, prunedMoves } = search.counts.at(step);
	await expect(counts(page)).toContainText(new RegExp(`visited ${formatCount(visited)}\\b`));
	if (neverVisited !== null && search.setup.algorithm !== 'minimax') {
		const minimax = formatCount(visited + neverVisited);
		const isEnd = step === search.lastStep;
		const text = isEnd ? `instead of ${minimax}` : `minimax so far: ${minimax}`;
		await expect(counts(page)).toContainText(text);
	}
	const table = page.getByRole('table', { name: 'Counts' });
	for (const [name, count] of [
		['visited', visited],
		['leaves', leaves],
		['cutoffs', cutoffs],
		['pruned moves', prunedMoves]
	] as const) {
		const row = table
			.getByRole('row')
			.filter({ has: page.getByRole('rowheader', { name, exact: true }) });
		await expect(row.getByRole('cell').first()).toHaveText(formatCount(count));
	}
}

export function escape(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
