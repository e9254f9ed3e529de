import { afterEach, describe, expect, it, vi } from 'vitest';
import { KeptText } from '$lib/ui/kept-text.ts';

const KEY = 'plyscope-test';

afterEach(() => {
	vi.restoreAllMocks();
	localStorage.removeItem(KEY);
	sessionStorage.removeItem(KEY);
});

describe('a text that the browser keeps', () => {
	it('is read under the same key', () => {
		expect(new KeptText(KEY).read()).toBe('');
		expect(new KeptText(KEY).write('dark')).toBe(true);
		expect(new KeptText(KEY).read()).toBe('dark');
		expect(localStorage.getItem(KEY)).toBe('dark');
	});

	it('an empty one is forgotten', () => {
		new KeptText(KEY).write('dark');
		new KeptText(KEY).write('');
		expect(localStorage.getItem(KEY)).toBeNull();
	});

	it('one of a tab is not kept for later visits', () => {
		new KeptText(KEY, 'the tab is closed').write('x');
		expect([localStorage.getItem(KEY), sessionStorage.getItem(KEY)]).toEqual([null, 'x']);
	});

	it.each([
		['nothing', '', null],
		['a value', '{"a":[1]}', { a: [1] }],
		['a text that is no JSON', '{"a":', null]
	])('JSON: %s', (_, text, value) => {
		if (text !== '') localStorage.setItem(KEY, text);
		expect(new KeptText(KEY).readJson()).toEqual(value);
	});

	it('where the browser keeps nothing, nothing is read and nothing thrown', () => {
		for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
			vi.spyOn(Storage.prototype, method).mockImplementation(() => {
				throw new DOMException('blocked', 'SecurityError');
			});
		}
		const kept = new KeptText(KEY);
		expect([kept.read(), kept.readJson(), kept.write('x'), kept.write('')]).toEqual([
			'',
			null,
			false,
			false
		]);
	});
});
