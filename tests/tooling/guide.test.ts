import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAddress, readGuide } from '../../src/lib/pages/help/guide.server.ts';

const MARKDOWN = readFileSync('docs/guide.md', 'utf8');
const HERE = { root: '/base/', source: null };

/** All values of an attribute in the text. */
function valuesOf(html: string, name: string): string[] {
	return Array.from(
		html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g')),
		([, value = '']) => value
	);
}

describe('the guide', () => {
	const guide = readGuide(MARKDOWN, HERE);

	it('has its title apart, and a table of contents of all other headings', () => {
		expect(guide.title).toBe('How to use Plyscope');
		expect(guide.html).not.toContain('<h1');
		expect(guide.contents.map(({ anchor }) => anchor)).toEqual(valuesOf(guide.html, 'id'));
		expect(new Set(valuesOf(guide.html, 'id')).size).toBe(guide.contents.length);
	});

	it('links only to its own parts and to pages under the base path', () => {
		const links = valuesOf(guide.html, 'href');
		expect(links).toContain('/base/compare/');
		expect(links.filter((link) => !/^(#|\/base\/)/.test(link))).toEqual([]);
	});

	it('links to other documents in a public source, and names their files without one', () => {
		const text = '# A\n\nSee [links](links.md#a).';
		const source = 'https://example.org/plyscope';
		expect(readGuide(text, { ...HERE, source }).html).toContain(
			'href="https://example.org/plyscope/blob/HEAD/docs/links.md#a"'
		);
		expect(readGuide(text, HERE).html).toContain('<code>docs/links.md</code>');
	});

	it('a repeated heading has an anchor of its own', () => {
		const { contents } = readGuide('# T\n\n## One, two\n\n## One two', HERE);
		expect(contents.map(({ anchor }) => anchor)).toEqual(['one-two', 'one-two-1']);
	});

	it('text is escaped, in headings, code and tables', () => {
		const { html } = readGuide('# T\n\n## a < `b<c`\n\n| `<d>` |\n| --- |\n| `"e"` |', HERE);
		expect(html).not.toMatch(/<(d|c)>|b<c|a < /);
		expect(html).toContain('<code>&quot;e&quot;</code>');
	});
});

describe('addresses of the site in the guide', () => {
	it.each(['/play/', '/krk/tree/', '/?step=3', '/sources/#python'])('%s is one', (code) => {
		expect(isAddress(code)).toBe(true);
	});

	it.each(['/', 'play/', '/play', '/ and', './', '/a b/'])('%s is none', (code) => {
		expect(isAddress(code)).toBe(false);
	});
});
