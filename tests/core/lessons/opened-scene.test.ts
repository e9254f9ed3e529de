/** What is shown, as the link of a scene. */
import { describe, expect, test } from 'vitest';
import { keepLink, openedExplorer } from '../../../src/lib/core/lessons/opened-scene.ts';
import { sceneLinkOf } from '../../../src/lib/core/lessons/scene-link.ts';

const LAST = 22;
const tell = (step: number) => {
	const told = Math.min(step, LAST);
	return { step: told, sentence: `Sentence ${told}` };
};

describe('what the explorer shows', () => {
	test('is a link with its step and its sentence, and without view and future', () => {
		expect(openedExplorer('game=tree&step=10&view=lecture&future=show', null, tell)).toEqual({
			link: '?game=tree&step=10',
			future: 'all',
			expect: { step: 10, sentence: 'Sentence 10' }
		});
		expect(openedExplorer('game=tree&step=10', null, tell).future).toBe('');
	});

	test('the last step is named by its number', () => {
		expect(openedExplorer('game=tree&step=end', null, tell).link).toBe('?game=tree&step=22');
	});

	test('a problem keeps the step that was asked for, if it is of the same search', () => {
		const shown = 'game=tree&future=problem&step=0';
		expect(openedExplorer(shown, 'game=tree&future=problem&step=8', tell)).toEqual({
			link: '?game=tree&step=8',
			future: 'problem',
			expect: { step: 8, sentence: 'Sentence 8' }
		});
		const other = openedExplorer(shown, 'game=tree&cut=strict&future=problem&step=8', tell);
		expect(other.expect).toEqual({ step: 0, sentence: 'Sentence 0' });
	});

	test('a link to the same place stays as it was written', () => {
		const opened = { link: '?game=tree&step=10', expect: null };
		expect(keepLink(opened, '?step=10&view=lecture').link).toBe('?step=10&view=lecture');
		expect(keepLink(opened, '?step=11&view=lecture').link).toBe(opened.link);
		expect(keepLink(opened, '?step=10&cut=strict').link).toBe(opened.link);
		expect(keepLink({ link: 'krk/', expect: null }, 'krk/?x=1').link).toBe('krk/');
		expect(keepLink(opened, 'nonsense').link).toBe(opened.link);
	});
});

describe('an address of the site', () => {
	const ROOT = 'https://example.org/base/';
	test.each([
		['https://example.org/base/?step=4', '?step=4'],
		['https://example.org/base/', '?'],
		['https://example.org/base/krk/tree/?a=1', 'krk/tree/?a=1'],
		['https://example.org/base/sources/#claim', 'sources/#claim'],
		['https://example.org/base/learn/', null],
		['https://example.org/base//evil.org/', null],
		['https://example.org/other/', null],
		['https://example.com/base/?step=4', null],
		['?step=4', null]
	])('%s is the link %s', (address, link) => {
		expect(sceneLinkOf(address, ROOT)).toBe(link);
	});
});
