/** The events of the searches, and their order, on which every recorder depends. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	ALGORITHM_IDS,
	type AlgorithmId,
	algorithmOf
} from '../../../../src/lib/core/search/registry.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { rules, treeSetup } from '../samples.ts';
import { eventsOf, type Event } from './run.ts';

const tree = treeSetup.map(({ fields }) => fields);
const family = fc.constantFrom(...ALGORITHM_IDS);

test('negamax makes the same events as alpha-beta', () => {
	fc.assert(
		fc.property(tree, rules, (fields, { ties: _, ...chosen }) => {
			const setup = { ...fields, ...chosen };
			expect(eventsOf('negamax', setup)).toEqual(eventsOf('alphabeta', setup));
		}),
		{ numRuns: 300 }
	);
});

test('each pass is a search of its own from the root, and the last one has the answer', () => {
	fc.assert(
		fc.property(family, tree, rules, (id, fields, { ties: _, ...chosen }) => {
			const events = eventsOf(id, { ...fields, ...chosen });
			expect(events.at(-1)?.kind).toBe('finish');
			expect(events.every(({ value }) => !Object.is(value, -0) && !Number.isNaN(value))).toBe(true);
			const announces = events[0]?.kind === 'pass';
			for (const pass of passesOf(events)) {
				if (announces) expect(pass.shift()?.kind).toBe('pass');
				expectWalk(pass);
			}
		}),
		{ numRuns: 600 }
	);
});

/** The events of each pass, up to the `finish` that ends it. */
function passesOf(events: readonly Event[]): Event[][] {
	const passes: Event[][] = [[]];
	for (const event of events) {
		passes.at(-1)?.push(event);
		if (event.kind === 'finish') passes.push([]);
	}
	expect(passes.pop()).toEqual([]);
	return passes;
}

/** Nodes are entered below open ones and returned once; cutoffs follow returns; a child is re-searched at once. */
function expectWalk(pass: readonly Event[]): void {
	const open: { path: string; again: string | null; last: string | null }[] = [];
	let before: Event | null = null;
	for (const event of pass) {
		const { kind, path, detail } = event;
		const top = open.at(-1);
		switch (kind) {
			case 'enter':
			case 'evaluate':
			case 'hit':
				expect(path).toBe(top === undefined ? '' : `${top.path} ${path.split(' ').at(-1)}`.trim());
				if (top?.again != null) expect(path).toBe(top.again);
				open.push({ path, again: null, last: null });
				break;
			case 'return': {
				const child = open.pop();
				const parent = open.at(-1);
				expect(parent?.path).toBe(path);
				if (parent !== undefined) [parent.last, parent.again] = [child?.path ?? '', null];
				break;
			}
			case 'probe':
				expect(before?.kind).toBe('return');
				break;
			case 'research':
				expect(before?.kind).toBe('return');
				if (top === undefined) throw new Error('nothing is open');
				top.again = `${path} ${detail}`.trim();
				expect(top.again).toBe(top.last);
				break;
			case 'cut':
				expect(before?.kind).toBe('return');
				break;
			case 'finish':
				expect(open.map((node) => node.path)).toEqual(['']);
				break;
			case 'pass':
				throw new Error('a pass begins inside another one');
		}
		before = event;
	}
}

describe('family: passes', () => {
	const passes = (id: AlgorithmId, fields: SetupFields): string[] =>
		eventsOf(id, fields)
			.filter(({ kind }) => kind === 'pass')
			.map(({ detail }) => detail);

	test('deepening goes ply by ply to its depth, or to the end', () => {
		const position = 'XX.OO....';
		expect(passes('deepening', { game: 'tictactoe', position, depth: '3' })).toEqual([
			'first 1 -Infinity Infinity',
			'deeper 2 -Infinity Infinity',
			'deeper 3 -Infinity Infinity'
		]);
		expect(passes('deepening', { game: 'tictactoe', position })).toHaveLength(5);
		expect(passes('deepening', { game: 'tictactoe', position: 'XXXOO....' })).toHaveLength(1);
		expect(passes('deepening', { game: 'tictactoe', position, depth: '0' })).toEqual([
			'first 0 -Infinity Infinity'
		]);
	});

	test('deepening searches the best line of the previous pass first', () => {
		// To one ply c3 wins at once; to two and three it is searched first, though listed third.
		const events = eventsOf('deepening', {
			game: 'tictactoe',
			position: 'XX.OO....',
			depth: '3',
			order: 'reversed'
		});
		const roots = passesOf(events).map(
			(pass) => pass.find(({ kind }) => kind === 'evaluate')?.path
		);
		expect(roots).toEqual(['8', '2', '2']);
	});

	test('a typed tree has values only at its leaves, so it is searched in one pass', () => {
		const fields = { game: 'tree', position: '[5,[[[4,9],7],8]]' };
		expect(passes('deepening', fields)).toHaveLength(1);
		expect(passes('aspiration', fields)).toHaveLength(1);
	});

	test('aspiration widens the side on which it failed, each time twice as far', () => {
		const position = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
		expect(passes('aspiration', { game: 'chess', position, depth: '3' })).toEqual([
			'first 1 -Infinity Infinity',
			'deeper 2 3 5',
			'failed-low 2 1 5',
			'deeper 3 2 4',
			'failed-high 3 2 6'
		]);
	});
});

test.each(ALGORITHM_IDS)('%s has a valid self-description', (id) => {
	const { name, about } = algorithmOf(id);
	expect(name).not.toBe('');
	expect(about).toMatch(/^[A-Z][^.]*[^.]\.$/);
	expect(about.length).toBeLessThan(100);
});
