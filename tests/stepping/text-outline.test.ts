import { knownAt } from '../../src/lib/core/explain/known.ts';
import { describe, expect, test } from 'vitest';
import { momentAt } from '$lib/core/trace/cursor.ts';
import {
	CHUNK,
	listMore,
	NO_CHOICES,
	outlineItems,
	toggleOpen,
	type OutlineChoices,
	type OutlineItem
} from '$lib/stepping/text/outline.ts';
import { recordingOf } from './panels-host.ts';
import { TEXTBOOK, TICTACTOE } from './searches.ts';

const { trace } = recordingOf(TEXTBOOK);

function itemsAt(
	step: number,
	choices = NO_CHOICES,
	future: 'hide' | 'show' = 'hide'
): OutlineItem[] {
	const path = momentAt(trace, step).path.map(({ row }) => row);
	return outlineItems(trace, knownAt(trace, step, future), path, choices);
}

/** Every item as "level position/size open". */
function shape(items: readonly OutlineItem[]): string[] {
	return items.map(({ level, position, size, open }) => {
		const mark = open === null ? '' : open ? ' open' : ' closed';
		return `${level} ${position}/${size}${mark}`;
	});
}

describe('the tree as a list', () => {
	test('opens the path to the current node', () => {
		expect(shape(itemsAt(12))).toEqual([
			'1 1/1 open',
			'2 1/3 closed',
			'2 2/3 open',
			'3 1/3',
			'3 2/3',
			'3 3/3',
			'2 3/3'
		]);
	});

	test('lets nothing be opened that was not entered, unless the future is shown', () => {
		expect(shape(itemsAt(1)).slice(-2)).toEqual(['2 2/3', '2 3/3']);
		expect(shape(itemsAt(1, NO_CHOICES, 'show')).slice(-2)).toEqual([
			'2 2/3 closed',
			'2 3/3 closed'
		]);
		const opened = toggleOpen(trace.rowAt([2]), true, NO_CHOICES);
		expect(shape(itemsAt(1, opened)).slice(-1)).toEqual(['2 3/3']);
	});

	test('tells a leaf from an inner node only once it is reached', () => {
		const uneven = recordingOf({ game: 'tree', position: '[[1,2],3,[4,5]]' }).trace;
		const items = outlineItems(uneven, knownAt(uneven, 0, 'hide'), [0], NO_CHOICES);
		expect(shape(items).slice(1)).toEqual(['2 1/3', '2 2/3', '2 3/3']);
	});

	test('keeps what a reader opened and closed', () => {
		const first = trace.rowAt([0]);
		const opened = toggleOpen(first, true, NO_CHOICES);
		expect(shape(itemsAt(12, opened)).slice(0, 5)).toEqual([
			'1 1/1 open',
			'2 1/3 open',
			'3 1/3',
			'3 2/3',
			'3 3/3'
		]);
		const closed = toggleOpen(0, false, opened);
		expect(shape(itemsAt(12, closed))).toEqual(['1 1/1 closed']);
		expect(shape(itemsAt(12, toggleOpen(0, true, closed)))).toEqual(shape(itemsAt(12, opened)));
	});

	test('holds only rows that the search had reached, and their moves', () => {
		const { trace: search } = recordingOf(TICTACTOE);
		for (let step = 0; step < search.steps; step++) {
			const path = momentAt(search, step).path.map(({ row }) => row);
			const all = [...Array(search.rows).keys()];
			const choices = { ...NO_CHOICES, opened: new Set(all) };
			const rows = outlineItems(search, knownAt(search, step, 'hide'), path, choices).map(
				({ row }) => row
			);
			const known = all.filter(
				(row) => row === 0 || search.enterStepOf(search.parentOf(row)) <= step
			);
			expect(rows).toEqual(known);
		}
	});
});

describe('a node with very many children', () => {
	const values = Array.from({ length: 5 * CHUNK }, (_, i) => i);
	const wide = recordingOf({ game: 'tree', position: `[${values.join(',')}]` }).trace;
	const list = (step: number, choices: OutlineChoices = NO_CHOICES): OutlineItem[] => {
		const path = momentAt(wide, step).path.map(({ row }) => row);
		return outlineItems(wide, knownAt(wide, step, 'hide'), path, choices);
	};
	const places = (items: readonly OutlineItem[]): (string | number)[] =>
		items.flatMap<string | number>(({ kind, position, hidden }, i) => {
			if (kind !== 'node') return [`${hidden} ${kind}`];
			const edge = items[i - 1]?.kind !== 'node' || items[i + 1]?.kind !== 'node' || i === 1;
			return edge ? [position] : [];
		});

	test('lists those around the one the search is in, and counts the others', () => {
		// Step 1 enters the first leaf; the leaf numbered n is entered at step 2n + 1.
		const items = list(1 + 2 * 250);
		expect(places(items.slice(1))).toEqual([`200 earlier`, 201, 300, `200 later`]);
		expect(
			items.every(({ kind, size, level }) => kind !== 'node' || level === 1 || size === 500)
		).toBe(true);
	});

	test('lists more when asked, on either side', () => {
		const step = 1 + 2 * 250;
		const items = list(step);
		const earlier = items.find(({ kind }) => kind === 'earlier');
		const later = items.find(({ kind }) => kind === 'later');
		if (earlier === undefined || later === undefined) throw new Error('both are listed');
		const before = listMore(items, earlier, NO_CHOICES);
		expect(places(list(step, before).slice(1))).toEqual([`100 earlier`, 101, 300, `200 later`]);
		const after = listMore(list(step, before), later, before);
		expect(places(list(step, after).slice(1))).toEqual([`100 earlier`, 101, 400, `100 later`]);
	});
});
