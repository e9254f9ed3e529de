/** One step in every pane of the explorer: all panes must agree with each other and with the core. */
import { expect, type Page } from '@playwright/test';
import { formatBound, formatCount, formatValue } from '../../src/lib/core/explain/format.ts';
import { bestAt } from '../../src/lib/core/explain/knowledge.ts';
import { ALGORITHMS } from '../../src/lib/core/search/registry.ts';
import { momentAt, type Moment } from '../../src/lib/core/trace/cursor.ts';
import { rootMovesAt } from '../../src/lib/core/trace/root-moves.ts';
import { boundOf, FLAG } from '../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../src/lib/core/trace/trace.ts';
import { expectBoard } from './board.ts';
import {
	callStack,
	expectStep,
	rootMoves,
	searchTree,
	sentence,
	stepSlider,
	transport
} from './helpers.ts';
import {
	currentLabelAt,
	labelAt,
	rowsWhere,
	sentenceAt,
	type KnownSearch
} from './known-search.ts';

/** A trace with more rows is folded, so that not every known node is drawn. */
const DRAWN_WHOLE = 84;

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

/** The drawn nodes, each with its spoken line and its value. */
async function expectTree(page: Page, search: KnownSearch, step: number): Promise<void> {
	const current = searchTree(page).locator('[aria-current="step"]');
	await expect(current).toHaveAccessibleName(currentLabelAt(search, step));
	if (search.trace.rows > DRAWN_WHOLE) return;
	await expect.poll(() => drawnNodes(page)).toEqual(knownNodes(search, step));
}

export async function drawnNodes(page: Page): Promise<string[]> {
	return searchTree(page)
		.locator('.node')
		.evaluateAll((nodes) =>
			nodes.map((node) => {
				const label = node.querySelector('.body')?.getAttribute('aria-label') ?? '';
				return `${label} [${node.querySelector('.value')?.textContent ?? ''}]`;
			})
		);
}

/** Every node whose parent has been entered by the step. */
export function knownNodes(search: KnownSearch, step: number): string[] {
	const { trace } = search;
	const moment = momentAt(trace, step);
	return rowsWhere(trace, (row) => row === 0 || trace.enterStepOf(trace.parentOf(row)) <= step).map(
		(row) => `${labelAt(search, row, step)} [${valueAt(trace, row, moment)}]`
	);
}

/** A returned value; on the path the best so far, a bound after a cutoff. */
function valueAt(trace: Trace, row: number, { step, path }: Moment): string {
	if (trace.enterStepOf(row) > step || trace.isPruned(row)) return '';
	if (trace.isLeaf(row)) return formatValue(trace.valueOf(row));
	if (trace.exitStepOf(row) <= step)
		return formatBound(trace.valueOf(row), boundOf(trace.flagsOf(row)));
	const frame = path.find((one) => one.row === row);
	if (frame?.best == null) return '';
	const bestBound = boundOf(trace.flagsOf(frame.bestChild));
	const wasCut = [...trace.childrenOf(row)].some(
		(child) => (trace.flagsOf(child) & FLAG.FIRST_PRUNED) !== 0 && trace.enterStepOf(child) <= step
	);
	return formatBound(frame.best, wasCut ? (frame.max ? 'lower' : 'upper') : bestBound);
}

async function expectCode(page: Page, { setup, trace }: KnownSearch, step: number): Promise<void> {
	const { kind, path } = momentAt(trace, step);
	const here = path.at(-1)?.max === true ? 'max' : 'min';
	const lit = ALGORITHMS[setup.algorithm]
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
		await expect(page.locator('p.none')).toHaveText('The root is a leaf: it has no moves.');
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
	await expect
		.poll(() =>
			rootMoves(page)
				.locator('tbody tr')
				.evaluateAll((rows) =>
					rows.map((row) => [...row.children].map(({ textContent }) => textContent.trim()))
				)
		)
		.toEqual(expected);
}

async function expectCounts(page: Page, search: KnownSearch, step: number): Promise<void> {
	const { visited, neverVisited, leaves, cutoffs, prunedMoves } = search.counts.at(step);
	const line = transport(page);
	await expect(line.getByText(`visited ${formatCount(visited)}`, { exact: true })).toBeVisible();
	if (neverVisited !== null) {
		const never = `never visited ${formatCount(neverVisited)}`;
		await expect(line.getByText(never, { exact: true })).toBeVisible();
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
