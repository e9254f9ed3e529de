/** The examples: each link of a frame leads to a page that can be in one; a widget has what its element has. */
import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { PRACTICE } from '../../src/lib/core/practice/practice-link.ts';
import { loadAll } from '../../src/lib/core/search/load.ts';
import { SETUP } from '../../src/lib/core/search/setup-fields.ts';
import { COMPARE } from '../../src/lib/core/share/compare-link.ts';
import { EXPLORER } from '../../src/lib/core/share/link.ts';

const ROOT = new URL('../../', import.meta.url);
const ADDRESS = /https:\/\/plyscope\.example(\/[^"'\s<]*)/g;
const LISTS = { '/': EXPLORER, '/practice/': PRACTICE, '/compare/': COMPARE } as const;
/** Fields of the frame, which no page has. */
const OF_FRAME = ['embed', 'id', 'origin'];

interface Framed {
	readonly file: string;
	readonly page: string;
	readonly fields: URLSearchParams;
}

/** The links to frames of a text; in markup the characters of a link are escaped. */
function linksOf(file: string, text: string): Framed[] {
	return Array.from(text.matchAll(ADDRESS), ([, path = '']) => {
		const url = new URL(path.replaceAll('&amp;', '&'), 'https://plyscope.example');
		return { file, page: url.pathname, fields: url.searchParams };
	}).filter(({ fields }) => fields.has('embed'));
}

const FILES = readdirSync(new URL('examples/', ROOT))
	.map((name) => `examples/${name}`)
	.filter((file) => /\.(html|qmd|md|xml|txt)$/.test(file));
const TEXTS = new Map(FILES.map((file) => [file, readFileSync(new URL(file, ROOT), 'utf8')]));
const DOCUMENT = readFileSync(new URL('docs/embed.md', ROOT), 'utf8');

beforeAll(loadAll);

describe('examples of frames', () => {
	const framed = [
		...Array.from(TEXTS, ([file, text]) => linksOf(file, text)).flat(),
		...linksOf('docs/embed.md', DOCUMENT)
	];

	it('there is one for each of eight hosts, and for each page that can be in a frame', () => {
		const hosts = new Set(framed.map(({ file }) => file));
		for (const host of [
			'plain-frame',
			'reveal',
			'quarto',
			'myst',
			'moodle',
			'canvas',
			'pretext',
			'stack'
		]) {
			expect(
				[...hosts].filter((file) => file.includes(host)),
				host
			).toHaveLength(1);
		}
		expect([...new Set(framed.map(({ page }) => page))].sort()).toEqual(Object.keys(LISTS).sort());
	});

	it.each(framed.map((one) => [`${one.file}: ${one.page}?${one.fields.toString()}`, one] as const))(
		'%s',
		(_, { page, fields }) => {
			expect(fields.get('embed')).toBe('1');
			for (const name of OF_FRAME) fields.delete(name);
			const list = LISTS[page as keyof typeof LISTS];
			expect(list.read(fields.toString()).faults).toEqual([]);
		}
	);

	it('the document names each file', () => {
		for (const file of TEXTS.keys()) {
			if (linksOf(file, TEXTS.get(file) ?? '').length > 0) expect(DOCUMENT).toContain(`../${file}`);
		}
	});
});

describe('the widget of a notebook', () => {
	const text = (name: string): string =>
		readFileSync(new URL(`examples/jupyter/plyscope_tree.${name}`, ROOT), 'utf8');
	const [, list = ''] = /const ATTRIBUTES = \[([^\]]*)\]/.exec(text('js')) ?? [];
	const attributes = Array.from(list.matchAll(/'(\w+)'/g), ([, name = '']) => name);

	it('has the fields of a search that the element can have, and those of a look', () => {
		// It is of king and rook alone, and every widget has a method of this name.
		const fields = SETUP.names.filter((name) => name !== 'open');
		const looks = ['future', 'unpruned', 'predict', 'form', 'step', 'theme', 'site'];
		expect([...attributes].sort()).toEqual([...fields, ...looks].sort());
	});

	it('has a trait in Python for each of them', () => {
		const traits = Array.from(
			text('py').matchAll(/^ {4}(\w+) = (?:_text|_number_or_text|traitlets)\b/gm),
			([, name = '']) => name
		);
		const said = ['height', 'steps', 'sentence', 'query', 'answers'];
		expect([...traits].sort()).toEqual([...attributes, ...said].sort());
	});
});
