/** The files that a page's head names. */
import { describe, expect, test } from 'vitest';
import { withAllFiles } from '../../scripts/kept-files.mjs';
import { withLowPreloads, withOwnFirst } from '../../scripts/page-files.mjs';

describe('the list of files', () => {
	const done = withOwnFirst({
		page: { file: 'page.js', isEntry: true, imports: ['first', 'second'] },
		first: { file: 'first.js', imports: ['page'], dynamicImports: ['part'] },
		second: { file: 'second.js', imports: ['third'] },
		third: { file: 'third.js', dynamicImports: ['other'] },
		part: { file: 'part.js', isDynamicEntry: true, imports: ['second'], dynamicImports: ['deep'] },
		other: { file: 'other.js', isDynamicEntry: true },
		deep: { file: 'deep.js', isDynamicEntry: true }
	});

	test('has all that a page imports at once before its parts on demand', () => {
		expect(done['page']).toMatchObject({
			imports: ['first', 'second', 'third'],
			dynamicImports: ['part', 'other']
		});
		expect(done['first']?.dynamicImports).toEqual([]);
		expect(done['part']).toMatchObject({
			imports: ['second', 'third'],
			dynamicImports: ['deep', 'other']
		});
	});

	test('keeps everything else', () => {
		expect(Object.values(done).map(({ file }) => file)).toEqual([
			'page.js',
			'first.js',
			'second.js',
			'third.js',
			'part.js',
			'other.js',
			'deep.js'
		]);
	});
});

describe('the scripts of a page', () => {
	const link = '<link href="../_app/immutable/start.js" rel="modulepreload"';

	test('give way to its first picture', () => {
		expect(withLowPreloads(`<head>${link}>\n${link}></head>`)).toBe(
			`<head>${link} fetchpriority="low">\n${link} fetchpriority="low"></head>`
		);
	});

	test('are all that is changed', () => {
		const rest =
			'<link href="./a.css" rel="stylesheet"></head><!--[--><pre>\n\tx</pre><script>import("./start.js")</script>';
		expect(withLowPreloads(rest)).toBe(rest);
	});

	test('comments and indents of the template are for its readers alone', () => {
		const html =
			'<head>\n\t\t<!-- Why. -->\n\t\t<script>\n\t\t\t// Why.\n\t\t\tconst a = 1;\n\t\t</script>\n\t\t<meta http-equiv="content-security-policy" content="">\n\t<style>\n\ta{}</style></head>';
		expect(withLowPreloads(html)).toBe(
			'<head>\n<script>\nconst a = 1;\n</script>\n<meta http-equiv="content-security-policy" content="">\n\t<style>\n\ta{}</style></head>'
		);
	});
});

describe('what the service worker keeps', () => {
	test('has the files that Vite’s list lacks, but for its own and those that no page shows', () => {
		const manifest = { page: { file: 'page.js', css: ['page.css'], assets: ['worker.js'] } };
		const done = withAllFiles(manifest, [
			'page.js',
			'page.css',
			'worker.js',
			'chunks/part.js',
			'licences.txt',
			'.vite/manifest.json',
			'_app/version.json',
			'source.tar.gz'
		]);
		expect(Object.values(done).map(({ file }) => file)).toEqual([
			'page.js',
			'chunks/part.js',
			'licences.txt'
		]);
	});
});
