/** The links of scenes stay on the site. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSceneLink, SCENE_PAGES } from '../../../src/lib/core/lessons/scene-link.ts';
import { runs } from '../../sweep.ts';

const BASE = 'https://site.example/sub/';

describe('links of scenes', () => {
	test.each([
		['?step=4', { page: null, search: '?step=4', hash: '' }],
		[
			'?game=tree&step=4#fields=abc',
			{ page: null, search: '?game=tree&step=4', hash: '#fields=abc' }
		],
		['krk/tree/?line=d5e5', { page: 'krk/tree', search: '?line=d5e5', hash: '' }],
		['krk/hypothesis/', { page: 'krk/hypothesis', search: '', hash: '' }],
		['sources/#python', { page: 'sources', search: '', hash: '#python' }]
	])('%s is read', (link, value) => {
		expect(readSceneLink(link)).toEqual({ ok: true, value });
	});

	test.each([
		['https://example.com/', 'lesson-link-away'],
		['//example.com/?step=4', 'lesson-link-away'],
		['javascript:alert(1)', 'lesson-link-away'],
		['JavaScript:?step=4', 'lesson-link-away'],
		['data:text/html,<b>', 'lesson-link-away'],
		['\\\\example.com', 'lesson-link-characters'],
		['/\\example.com', 'lesson-link-characters'],
		['?a=\\', 'lesson-link-characters'],
		[' ?step=4', 'lesson-link-characters'],
		['?step=4 ', 'lesson-link-characters'],
		['java\tscript:alert(1)', 'lesson-link-characters'],
		['\u0000?step=4', 'lesson-link-characters'],
		['?step=4\n', 'lesson-link-characters'],
		['', 'lesson-link-page'],
		['#step', 'lesson-link-page'],
		['/krk/', 'lesson-link-page'],
		['/?step=4', 'lesson-link-page'],
		['krk', 'lesson-link-page'],
		['krk/../../evil/', 'lesson-link-page'],
		['krk/%2e%2e/', 'lesson-link-page'],
		['%2f%2fexample.com/', 'lesson-link-page'],
		['./krk/', 'lesson-link-page'],
		['KRK/', 'lesson-link-page'],
		['krk//', 'lesson-link-page'],
		['user@example.com/krk/', 'lesson-link-page'],
		['__proto__/', 'lesson-link-page']
	])('%j is refused', (link, code) => {
		const read = readSceneLink(link);
		expect(read.ok ? null : read.fault.code).toBe(code);
	});

	test('whatever is accepted opens one of the pages of the site, and nothing else', () => {
		const piece = fc.constantFrom(
			...[
				'?',
				'#',
				'/',
				'//',
				'\\',
				':',
				'@',
				'%2f',
				'%5c',
				'.',
				'..',
				'%2e',
				' ',
				'\t',
				'\n',
				'\u0000'
			],
			...['javascript:', 'https:', 'example.com', 'a=1', '&', 'ключ', ...SCENE_PAGES]
		);
		const link = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
		fc.assert(
			fc.property(fc.oneof(link, fc.string()), (text) => {
				const read = readSceneLink(text);
				if (!read.ok) return;
				const url = new URL(text, BASE);
				const page = read.value.page === null ? '' : `${read.value.page}/`;
				expect([url.origin, url.pathname]).toEqual(['https://site.example', `/sub/${page}`]);
			}),
			{ numRuns: runs(40_000) }
		);
	});
});
