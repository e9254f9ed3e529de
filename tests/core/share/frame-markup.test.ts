import { describe, expect, it } from 'vitest';
import {
	embeddedPageOf,
	frameAddress,
	frameMarkup,
	frameTitle,
	parseFrameSize
} from '../../../src/lib/core/share/frame-markup.ts';

const ROOT = 'https://plyscope.example/demo/';

describe('embed: the frame of a page', () => {
	it.each([
		['', '?embed=1'],
		['?step=4', '?step=4&embed=1'],
		['?step=4#fields=abc', '?step=4&embed=1#fields=abc'],
		['#fields=abc', '?embed=1#fields=abc']
	])('the field is in front of the fragment: %j', (given, wanted) => {
		expect(frameAddress(ROOT + given)).toBe(ROOT + wanted);
	});

	it('the markup holds the address and the title whatever they are', () => {
		const address = `${ROOT}?position=[["a",'<b>']]&step=4`;
		const markup = frameMarkup(address, { width: 700, height: 480, title: 'A "tree" & <more>' });
		// Read by hand, since there is no document here: each attribute is what its quotes enclose.
		const read = (name: string): string | undefined =>
			new RegExp(` ${name}="([^"<>]*)"`)
				.exec(markup)?.[1]
				?.replaceAll('&lt;', '<')
				.replaceAll('&gt;', '>')
				.replaceAll('&quot;', '"')
				.replaceAll('&amp;', '&');
		expect(read('src')).toBe(`${address}&embed=1`);
		expect(read('title')).toBe('A "tree" & <more>');
		expect([read('width'), read('height'), read('loading')]).toEqual(['700', '480', 'lazy']);
		expect(read('allow')).toBe('fullscreen; clipboard-write');
	});

	it('three pages have a layout for a frame', () => {
		const pageOf = (path: string): unknown => embeddedPageOf(ROOT + path, ROOT);
		expect(['?step=3', 'practice/?level=3', 'compare/#growth'].map(pageOf)).toEqual([
			'',
			'practice/',
			'compare/'
		]);
		expect(['lessons/', 'practice/x/', 'krk/tree/'].map(pageOf)).toEqual([null, null, null]);
		expect(embeddedPageOf('https://other.example/demo/?step=3', ROOT)).toBeNull();
	});

	it('its title names the page', () => {
		expect(frameTitle('practice/')).toMatch(/^Practice/);
		expect(frameTitle('compare/')).not.toBe(frameTitle(''));
	});

	it.each(['200', '700', ' 480 ', '4000'])('%j is a size', (text) => {
		expect(parseFrameSize(text)).toEqual({ ok: true, value: Number(text) });
	});

	it.each(['', '199', '4001', '-700', '7e2', '100%', '700px', '99999999999'])(
		'%j is no size',
		(text) => {
			expect(parseFrameSize(text)).toMatchObject({ ok: false, fault: { code: 'frame-size' } });
		}
	);
});
