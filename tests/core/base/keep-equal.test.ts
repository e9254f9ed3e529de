import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepEqual } from '../../../src/lib/core/base/keep-equal.ts';

/** Values of the kinds that a stage has: numbers, words, nothing, lists of them and of parts with keys, and objects. */
const { value } = fc.letrec((tie) => ({
	value: fc.oneof(
		{ maxDepth: 4 },
		fc.integer({ min: 0, max: 2 }),
		fc.constantFrom(null, '', 'a', Infinity),
		fc.array(tie('value'), { maxLength: 4 }),
		fc.uniqueArray(fc.record({ key: fc.constantFrom('a', 'b', 'c'), at: tie('value') }), {
			selector: ({ key }) => key
		}),
		fc.record({ x: tie('value'), y: tie('value') }, { requiredKeys: ['x'] })
	)
}));

describe('keeping what is equal', () => {
	it('changes no value, and neither of its arguments', () => {
		fc.assert(
			fc.property(value, value, (before, after) => {
				const [was, is] = [structuredClone(before), structuredClone(after)];
				expect(keepEqual(before, after)).toEqual(is);
				expect([before, after]).toEqual([was, is]);
			})
		);
	});

	it('gives back what was before where all of it is equal', () => {
		fc.assert(
			fc.property(value, (before) => {
				expect(keepEqual(before, structuredClone(before))).toBe(before);
			})
		);
	});

	it('keeps each equal part of a list by its key, wherever it has moved', () => {
		const before = [
			{ key: 'a', at: { x: 1 } },
			{ key: 'b', at: { x: 2 } }
		];
		const kept = keepEqual(before, [
			{ key: 'new', at: { x: 1 } },
			{ key: 'b', at: { x: 2 } },
			{ key: 'a', at: { x: 3 } }
		]);
		expect(kept[1]).toBe(before[1]);
		expect(kept[2]).toEqual({ key: 'a', at: { x: 3 } });
	});
});
