/**
 * What a link hides is nowhere on its page: two searches whose hidden parts differ have the same page, but for the
 * values that their leaves are given.
 */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { seededRandom } from '$lib/core/base/random.ts';
import { EXPLORER, VIEWS } from '$lib/core/share/link.ts';
import type { Trace } from '$lib/core/trace/trace.ts';
import { eventAt, momentAt } from '$lib/core/trace/cursor.ts';
import { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { HiddenSearch } from '$lib/stepping/hidden/hidden-search.svelte.ts';
import HiddenView from '$lib/stepping/hidden/HiddenView.svelte';
import { runs, seedFrom } from '../sweep.ts';
import { show } from './panels-host.ts';

const ALGORITHMS = ['alphabeta', 'minimax', 'pvs', 'tt', 'deepening', 'aspiration', 'sss'] as const;

/** A tree's text with a place for each leaf, "#". */
type Shape = string;

function shapeBy(random: () => number, plies: number): Shape {
	if (plies === 0) return '#';
	const moves = 2 + Math.floor(random() * 2);
	return `[${Array.from({ length: moves }, () => shapeBy(random, plies - 1)).join()}]`;
}

const leavesOf = (shape: Shape): number => shape.split('#').length - 1;

/** Different numbers of five digits, as no coordinate of a drawing has. */
function valuesBy(random: () => number, count: number): number[] {
	const values = new Set<number>();
	while (values.size < count) values.add(70_000 + Math.floor(random() * 9_999));
	return [...values];
}

function treeOf(shape: Shape, values: readonly number[]): string {
	let at = 0;
	return shape.replace(/#/g, () => String(values[at++]));
}

interface Hiding {
	readonly position: string;
	readonly values: readonly number[];
	readonly fields: string;
}

/** All that the page of a link has: elements and attributes, fields, painted pictures, with leaves by their numbers. */
async function everythingOn({ position, values, fields }: Hiding): Promise<string> {
	const explorer = new Explorer();
	await explorer.open(EXPLORER.read(`game=tree&position=${position}&${fields}`));
	const screen = await show(HiddenView, explorer, { width: '1000px' });
	const shown = screen.container;
	await expect.element(page.getByText('Some things are hidden in this link.')).toBeVisible();
	// The drawing, or where it does not fit the list.
	const drawn = page.getByLabelText('Search tree', { exact: true });
	await expect.element(drawn).toBeVisible();
	await new Promise((resolve) => setTimeout(resolve, 50));
	const painted = Array.from(shown.querySelectorAll('canvas'), (one) => one.toDataURL());
	const html = [shown.innerHTML, ...painted]
		.join('\n')
		// A line for each element, for a message of a few lines.
		.replaceAll('><', '>\n<')
		.replace(/\bc\d+-/g, 'c-')
		.replace(/((?:id|aria-controls)=")c\d+"/g, '$1c"');
	await screen.unmount();
	return html.replace(/(?<!\d)7\d{4}(?!\d)/g, (text) => `leaf ${values.indexOf(Number(text))}`);
}

/** The trace of the search itself, which the page does not show. */
async function traceOf(position: string, fields: string): Promise<Trace> {
	const explorer = new Explorer();
	await explorer.open(EXPLORER.read(`game=tree&position=${position}&${fields}`));
	return explorer.trace;
}

/** Where a search is at each step, without its values. */
function wayOf(trace: Trace, step: number): string {
	const { kind } = eventAt(trace, step);
	const { node, subject } = momentAt(trace, step);
	return [kind, node, subject].join();
}

/** The steps of two searches before they go different ways. */
function commonSteps(one: Trace, other: Trace): number {
	let step = 0;
	while (step < Math.min(one.steps, other.steps) && wayOf(one, step) === wayOf(other, step)) step++;
	return step;
}

interface Twins {
	readonly shape: Shape;
	readonly first: number[];
	readonly second: number[];
	readonly algorithm: string;
	readonly view: string;
	readonly random: () => number;
}

function twinsAt(index: number): Twins {
	const random = seededRandom(seedFrom(index));
	const shape = shapeBy(random, 2 + (index % 2));
	const count = leavesOf(shape);
	return {
		shape,
		first: valuesBy(random, count),
		second: valuesBy(random, count),
		algorithm: ALGORITHMS[index % ALGORITHMS.length] as string,
		view: VIEWS[index % VIEWS.length] as string,
		random
	};
}

const SEARCHES = Array.from({ length: runs(50, 10) }, (_, index) => index);

describe.each(SEARCHES)('search %i of a link that hides', (index) => {
	test.each(['answers', 'future,values'])(
		'%s has the same page as one with other leaves',
		async (hide) => {
			const { shape, first, second, algorithm, view } = twinsAt(index);
			const fields = `algorithm=${algorithm}&hide=${hide}&view=${view}`;
			const one = await everythingOn({
				position: treeOf(shape, first),
				values: first,
				fields: `${fields}&step=7`
			});
			const other = await everythingOn({
				position: treeOf(shape, second),
				values: second,
				fields: `${fields}&step=end`
			});
			expect(other).toBe(one);
			for (const leaf of first.keys()) expect(one).toContain(`leaf ${leaf}`);
		}
	);

	test('values has the same page as another search while both go the same way', async () => {
		const { shape, first, second, algorithm, view, random } = twinsAt(index);
		const own = `algorithm=${algorithm}&view=${view}`;
		const [one, other] = [treeOf(shape, first), treeOf(shape, second)];
		const common = commonSteps(await traceOf(one, own), await traceOf(other, own));
		expect(common).toBeGreaterThan(2);
		for (const step of [common - 1, Math.floor(random() * common)]) {
			const fields = `${own}&hide=values&step=${step}`;
			const here = await everythingOn({ position: one, values: first, fields });
			expect(await everythingOn({ position: other, values: second, fields })).toBe(here);
			for (const leaf of first.keys()) expect(here).toContain(`leaf ${leaf}`);
		}
	});

	test('future has the same page as a search that continues in another way', async () => {
		const { shape, first, algorithm, view, random } = twinsAt(index);
		const own = `algorithm=${algorithm}&view=${view}`;
		const trace = await traceOf(treeOf(shape, first), own);
		const step = Math.floor((0.2 + 0.5 * random()) * trace.steps);
		// The leaves that are not searched by then have other values.
		const numberOf = new Map(first.map((value, leaf) => [value, leaf]));
		const known = new Set<number>();
		for (let row = 0; row < trace.rows; row++) {
			if (!trace.isLeaf(row) || trace.enterStepOf(row) > step) continue;
			known.add(numberOf.get(trace.valueOf(row)) ?? -1);
		}
		const fresh = valuesBy(random, first.length).filter((value) => !first.includes(value));
		const second = first.map((value, leaf) => (known.has(leaf) ? value : (fresh[leaf] ?? value)));
		const fields = `${own}&hide=future&step=${step}`;
		const [one, other] = [treeOf(shape, first), treeOf(shape, second)];
		// A search that takes the most promising node first goes another way by then.
		if (commonSteps(trace, await traceOf(other, own)) <= step) return;
		const here = await everythingOn({ position: one, values: first, fields });
		expect(await everythingOn({ position: other, values: second, fields })).toBe(here);
	});
});

test('values tells at no step which move set the bound of a cutoff', async () => {
	// The same way in both: the cutoff at c is by a in the one, and by b in the other.
	const shape = '[[#],[#],[#,#]]';
	const [first, second] = [
		[70_030, 70_020, 70_010, 70_060],
		[70_020, 70_030, 70_010, 70_060]
	];
	const [one, other] = [treeOf(shape, first), treeOf(shape, second)];
	const trace = await traceOf(one, '');
	expect(commonSteps(trace, await traceOf(other, ''))).toBe(trace.steps);
	for (let step = 0; step < trace.steps; step++) {
		const fields = `hide=values&step=${step}`;
		const here = await everythingOn({ position: one, values: first, fields });
		expect(await everythingOn({ position: other, values: second, fields }), `${step}`).toBe(here);
	}
});

test('the comparison finds what is not hidden: at the last step of two searches', async () => {
	const { shape, first, second } = twinsAt(0);
	const fields = 'hide=future&step=end';
	const one = await everythingOn({ position: treeOf(shape, first), values: first, fields });
	const other = await everythingOn({ position: treeOf(shape, second), values: second, fields });
	expect(other).not.toBe(one);
});

describe('a link that hides', () => {
	const POSITION = '[[3,12,8],[2,4,6],[14,5,2]]';

	async function searchOf(fields: string): Promise<HiddenSearch> {
		const explorer = new Explorer();
		await explorer.open(EXPLORER.read(fields));
		return new HiddenSearch(explorer);
	}

	test('future steps goes back and forth as far as its own step, by whatever means', async () => {
		const search = await searchOf(`game=tree&position=${POSITION}&hide=future&step=9`);
		expect([search.step, search.lastStep]).toEqual([9, 9]);
		search.go(4);
		expect(search.step).toBe(4);
		const { trace } = search;
		for (const step of [10, trace.steps - 1, Infinity, -1]) search.go(step);
		for (let row = 0; row < trace.rows; row++) search.goToRow(row);
		expect(search.step).toBeLessThanOrEqual(9);
		search.go(9);
		expect(search.step).toBe(9);
	});

	test('all answers has no step, however far the link goes', async () => {
		const search = await searchOf(`game=tree&position=${POSITION}&hide=answers&step=99`);
		search.go(3);
		search.goToRow(5);
		expect([search.step, search.lastStep, search.known.hasStarted]).toEqual([0, 0, false]);
		expect(search.sentence).toContain('9 leaves, 13 nodes');
	});

	test('says no number of steps where its step is past the end', async () => {
		const explorer = new Explorer();
		await explorer.open(EXPLORER.read(`position=${POSITION}&hide=values&step=99`));
		expect(explorer.faults).toEqual([]);
	});

	test('the answers of a tree that is too large for a problem shows the position alone', async () => {
		const explorer = new Explorer();
		await explorer.open(EXPLORER.read('game=tictactoe&position=X...O....&depth=4&hide=answers'));
		const { container } = await show(HiddenView, explorer, { width: '1000px' });
		await expect.element(page.getByRole('img', { name: /to move/ }).first()).toBeVisible();
		await expect
			.element(page.getByRole('status'))
			.toHaveTextContent(/^This tree is too large .* Only its position is shown\.$/);
		expect(page.getByLabelText('Search tree').query()).toBeNull();
		expect(container.innerHTML).not.toMatch(/best so far|visited|pruned|nodes|alpha \S|beta \S/i);
	});

	test.each(['explore', 'text'])(
		'values says nothing of best moves at a board, %s',
		async (view) => {
			const explorer = new Explorer();
			const link = `game=tictactoe&position=..XO..OXO&hide=values&view=${view}&step=20`;
			await explorer.open(EXPLORER.read(link));
			const { container } = await show(HiddenView, explorer, { width: '1000px' });
			await expect.element(page.getByLabelText('Search tree', { exact: true })).toBeVisible();
			await expect.element(page.getByText(/^Step 20: the search is at/)).toBeVisible();
			expect(container.innerHTML).not.toMatch(
				/best|just searched|saved|at least|at most|exactly|alpha (?!beta)\S|beta \S/i
			);
		}
	);
});
