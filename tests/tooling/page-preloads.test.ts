/** The scripts that a page's head names. */
import { describe, expect, test } from 'vitest';
import { fileImports, withPreloads } from '../../scripts/page-preloads.mjs';

const link = (file: string): string =>
	`<link href="../_app/immutable/${file}" rel="modulepreload">`;
const named = (html: string): string[] =>
	[
		...html.matchAll(
			/href="\.\.\/_app\/immutable\/([^"]+)" rel="modulepreload" fetchpriority="low"/g
		)
	].map(([, file = '']) => file);

const IMPORTS = fileImports({
	'page.js': { file: '_app/immutable/page.js', imports: ['_shared.js'] },
	'_shared.js': { file: '_app/immutable/shared.js', imports: ['_deep.js', 'page.js'] },
	'_deep.js': { file: '_app/immutable/deep.js' },
	'other.js': { file: '_app/immutable/other.js', imports: ['_deep.js'] }
});

describe('the scripts of a page', () => {
	test('are all named, each once, and give way to its first picture', () => {
		const html = `<head>${link('start.js')}\n${link('page.js')}\n${link('shared.js')}</head>`;
		const done = withPreloads(html, IMPORTS);
		expect(named(done)).toEqual(['start.js', 'page.js', 'shared.js', 'deep.js']);
		expect(done).not.toContain('rel="modulepreload">');
	});

	test('nothing else of the page is changed', () => {
		const rest = '<link href="./a.css" rel="stylesheet"><script>import("./start.js")</script>';
		expect(withPreloads(rest, IMPORTS)).toBe(rest);
		expect(withPreloads(link('page.js') + rest, IMPORTS).endsWith(rest)).toBe(true);
	});
});
