/** What a tree shows of a faulty search, in the words of the page. */
import { expect, test } from 'vitest';
import {
	attempt,
	countVisited,
	type Tried
} from '../../../../src/lib/core/practice/break-it/attempt.ts';
import * as words from '../../../../src/lib/core/practice/break-it/break.en.ts';
import { BREAK_IT } from '../../../../src/lib/core/practice/break-it/break-link.ts';

function tried(position: string, others: Partial<Tried> = {}) {
	const result = attempt({ search: 1, root: 'max', cut: 'equal', position, ...others });
	if (!result.ok) throw new Error(result.fault.message);
	const { right, faulty, shown, leaves } = result.value;
	const told = [right, faulty].map((run) => ({
		visited: countVisited(run),
		value: run.trace.valueOf(0)
	}));
	return {
		shown,
		leaves,
		right: told[0] ?? { visited: 0, value: 0 },
		faulty: told[1] ?? { visited: 0, value: 0 }
	};
}

test('a tree without the fault', () => {
	const { shown, right } = tried('[[3,5],[2,9]]');
	expect(shown).toBe('nothing');
	expect(words.sameRuns(right)).toBe(
		'Both visit the same 3 leaves and return 3: this tree does not show the fault.'
	);
});

test('one leaf', () => {
	const { shown, right, leaves } = tried('7', { search: 3 });
	expect([shown, leaves]).toEqual(['nothing', 1]);
	expect(words.sameRuns(right)).toBe(
		'Both visit the same leaf and return 7: this tree does not show the fault.'
	);
});

test('other leaves, the same value', () => {
	const { shown, right, faulty } = tried('[[3,[5,1]]]');
	expect(shown).toBe('leaves');
	expect(words.otherRuns(right, faulty)).toBe(
		'This tree shows the fault. Both return 3. The faulty search visits 3 leaves, the right one 2.'
	);
});

test('another value', () => {
	const { shown, right, faulty } = tried('[[1],2]', { search: 3 });
	expect(shown).toBe('value');
	expect(words.otherRuns(right, faulty)).toBe(
		'This tree shows the fault. The faulty search returns 1, the right one 2. The faulty search visits 1 leaf, the right one 2.'
	);
});

test('equal leaves, a deep narrow tree and MIN at the root are read', () => {
	expect(tried('[[1,1],[1,1]]').shown).toBe('nothing');
	expect(tried('[[[[[[1,2]]]]]]', { root: 'min', search: 5 }).shown).toBe('nothing');
});

test('a tree with more than 200 leaves is refused with their number', () => {
	const position = `[${Array.from({ length: 201 }, () => 1).join(',')}]`;
	const result = attempt({ search: 1, root: 'max', cut: 'equal', position });
	expect(!result.ok && result.fault.message).toBe(
		'This tree has 201 leaves, and a tree here has at most 200. Type a smaller one.'
	);
	expect(tried(`[${Array.from({ length: 200 }, () => 1).join(',')}]`).leaves).toBe(200);
});

test('a link without a tree has none, and a wrong one says where it is wrong', () => {
	expect(BREAK_IT.read('').values.position).toBeNull();
	expect(BREAK_IT.read('position=').faults).toEqual([]);
	const { values, faults } = BREAK_IT.read('position=[[3,5&search=9');
	expect(values).toMatchObject({ position: null, search: 1 });
	expect(faults.map(({ field }) => field).sort()).toEqual(['position', 'search']);
});
