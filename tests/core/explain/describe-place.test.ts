import { expect, test } from 'vitest';
import { place, standing } from '../../../src/lib/core/explain/describe-place.en.ts';

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
