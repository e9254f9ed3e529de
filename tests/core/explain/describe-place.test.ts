import { expect, test } from 'vitest';
import { place, standing } from '../../../src/lib/core/explain/describe-place.en.ts';
import { describePlace } from '../../../src/lib/core/explain/describe-place.ts';

test.each([
	['given', '3', 'the tree', '3'],
	['given', null, 'the tree', ''],
	['outline', null, 'minimax', 'not searched yet'],
	['outline', '4', 'minimax', 'never visited, in minimax 4'],
	['outline', '4', 'the tree', 'not searched yet, 4'],
	['pruned', null, 'minimax', 'pruned'],
	['pruned', '6', 'minimax', 'pruned, in minimax 6'],
	['pruned', '6', 'the tree', 'pruned, 6']
] as const)('a place that is %s, with %s from %s, stands as “%s”', (state, value, from, words) => {
	expect(standing(state, value, from)).toBe(words);
});

test('a place is named by its kind and its path, the root as the root', () => {
	expect(place('', 'max', '')).toBe('Root, MAX node');
	expect(place('b', 'min', 'pruned')).toBe('MIN node b: pruned');
	expect(place('b2', 'leaf', '')).toBe('Leaf b2');
});

test('the value of a place is a number as readers see it', () => {
	const leaf = { path: 'c1', kind: 'leaf', state: 'given', from: 'the tree' } as const;
	expect(describePlace({ ...leaf, value: -14 })).toBe('Leaf c1: −14');
	expect(describePlace({ ...leaf, state: 'outline', value: null })).toBe(
		'Leaf c1: not searched yet'
	);
});
