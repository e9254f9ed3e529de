/** The three hints at each kind of place, with the numbers that the search has there. */
import { expect, test } from 'vitest';
import type { Place, PlaceKind } from '../../../src/lib/core/practice/asked-places.ts';
import { exerciseOf } from '../../../src/lib/core/practice/exercise.ts';
import { hintsAt } from '../../../src/lib/core/practice/hints-at.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { record } from '../search/record.ts';
import { EVERYTHING, valueOf } from './exercises.ts';

/**
 * Nodes 1, 5 and 9 are a, b and c; b2 and b3 (7, 8) are pruned. At c, c1 (10) gives 5, so that c2 (13) is entered with
 * alpha 3 from a and beta 5 from c1.
 */
const TREE = '[[3,12,8],[2,4,6],[[4,5],[1,6],7]]';
const exercise = valueOf(exerciseOf(record({ game: 'tree', position: TREE }), EVERYTHING));
const strict = valueOf(
	exerciseOf(record({ game: 'tree', position: '[[3,5],[3,9]]', cut: 'strict' }), EVERYTHING)
);

test.each<[PlaceKind, number, readonly [string, string, string]]>([
	[
		'window',
		0,
		[
			'Nothing has been searched yet.',
			'Before the first move neither side has anything, unless a window is given.',
			'α −∞, β ∞: nothing from MAX or MIN yet.'
		]
	],
	[
		'window',
		1,
		[
			'Alpha and beta at a come down from the root, where MAX can move alpha.',
			'The root was entered with alpha −∞ and beta ∞; MAX has nothing yet at the root, so both come down as they are.',
			'α −∞, β ∞: nothing from MAX or MIN yet.'
		]
	],
	[
		'window',
		5,
		[
			'Alpha and beta at b come down from the root, where MAX can move alpha.',
			'The root was entered with alpha −∞ and beta ∞; MAX has 3 at the root, and can only raise alpha.',
			'α 3 from a, β ∞: nothing from MIN yet.'
		]
	],
	[
		'window',
		13,
		[
			'Alpha and beta at c2 come down from c, where MIN can move beta.',
			'c was entered with alpha 3 and beta ∞; MIN has 5 at c, and can only lower beta.',
			'α 3 from a, β 5 from c1.'
		]
	],
	[
		'cut',
		6,
		[
			'At b only alpha can cut MIN: what MAX already has further up.',
			'MIN has nothing yet at b: the first move is always searched.',
			'MIN has nothing at b yet, so there is nothing to compare: the first move is always searched.'
		]
	],
	[
		'cut',
		7,
		[
			'At b MIN is cut by alpha: what MAX already has further up.',
			'Compare what MIN has at b with what MAX has at the root.',
			'2 ≤ 3 holds: b2 is pruned.'
		]
	],
	[
		'cut',
		12,
		[
			'At c1 only beta can cut MAX: what MIN already has further up.',
			'MIN has no bound yet on the way to c1.',
			'4 ≥ ∞ does not hold, since MIN has no bound yet: c1.2 is searched.'
		]
	],
	[
		'cut',
		15,
		[
			'At c2 only beta can cut MAX: what MIN already has further up.',
			'Compare what MAX has at c2 with what MIN has at c.',
			'1 ≥ 5 does not hold: c2.2 is searched.'
		]
	],
	[
		'value',
		5,
		[
			'At b MIN takes the smallest value that its searched moves return.',
			'b1 returns 2.',
			'MIN has only 2: at most 2.'
		]
	],
	[
		'value',
		0,
		[
			'At the root MAX takes the largest value that its searched moves return.',
			'a returns 3, b returns 2, c returns 5.',
			'MAX takes the largest of 3, 2 and 5: 5.'
		]
	],
	[
		'count',
		0,
		[
			'Count the leaves that are evaluated: none at or below a branch that is cut.',
			'There are 11 leaves, and 2 of them are cut.',
			'11 leaves, 2 of them pruned: 9.'
		]
	],
	[
		'move',
		0,
		[
			'The move is the first that gives the root its value.',
			'The root is worth 5.',
			'c is the first move that returns 5.'
		]
	]
])('%s of node %i: %j', (kind, node, hints) => {
	expect(hintsAt(exercise, { kind, node, isBeyond: false })).toEqual(hints);
});

test('past the bound alone, a value that equals it does not cut', () => {
	// Node 6 is b2.
	const [, , last] = hintsAt(strict, { kind: 'cut', node: 6, isBeyond: false });
	expect(last).toBe('3 < 3 does not hold: b2 is searched.');
	const mirrored = { game: 'tree', position: '[[-3,-5],[-3,-9]]', root: 'min', cut: 'strict' };
	expect(hintsOf(mirrored, { kind: 'cut', node: 6 })[2]).toBe(
		'−3 > −3 does not hold: b2 is searched.'
	);
});

const textbook: SetupFields = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };
const hintsOf = (
	fields: SetupFields,
	place: Omit<Place, 'isBeyond'> & Partial<Place>,
	row?: number
): readonly string[] => {
	const x = valueOf(exerciseOf(record(fields), EVERYTHING, row));
	return hintsAt(x, { isBeyond: false, ...place });
};

test('in a part of a search a bound may be given from above', () => {
	// Row 5 is b, which is entered with the 3 of a.
	expect(hintsOf(textbook, { kind: 'window', node: 0 }, 5)[2]).toBe(
		'α 3 as given, β ∞: nothing from MIN yet.'
	);
	expect(hintsOf(textbook, { kind: 'cut', node: 2 }, 5).slice(1)).toEqual([
		'Compare what MIN has at b with alpha as it was given.',
		'2 ≤ 3 holds: b2 is pruned.'
	]);
});

test('fail-hard returns an end of the window', () => {
	expect(hintsOf({ ...textbook, fail: 'hard' }, { kind: 'value', node: 5 })[2]).toBe(
		'MIN has only 2: at most 3, clamped to the window.'
	);
});

test('a MAX node that is cut has at least its best', () => {
	expect(hintsOf({ ...textbook, root: 'min' }, { kind: 'value', node: 9 })[2]).toBe(
		'MAX has only 14: at least 14.'
	);
});

test('where nothing is cut, none of the leaves are', () => {
	expect(hintsOf({ ...textbook, position: '[[3,5],[4,6]]' }, { kind: 'count', node: 0 })[2]).toBe(
		'4 leaves, none of them pruned: 4.'
	);
});

test('a root with open ties searches all its moves, whatever their values', () => {
	const open = { game: 'tree', position: '[inf,3]', ties: 'open' };
	expect(hintsOf(open, { kind: 'cut', node: 2 })[2]).toBe('b is searched.');
});

test('below a cut nothing is written', () => {
	const place = { kind: 'value', node: 4, isBeyond: true } as const;
	expect(hintsOf({ game: 'tree', position: '[3,[2,[4,5]]]' }, place)).toEqual([
		'The search never comes to b2.',
		'The branch to b2 is cut.',
		'b2 is pruned: leave everything blank at b2.'
	]);
});
