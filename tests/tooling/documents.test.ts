/** The documents: their links, the addresses of the site that they name, and their lengths. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { RUN } from '../../src/lib/core/experiments/krk/run-plan.ts';
import { LESSONS } from '../../src/lib/core/lessons/lessons-link.ts';
import { STAGE } from '../../src/lib/core/lessons/stage-link.ts';
import { BREAK_IT } from '../../src/lib/core/practice/break-it/break-link.ts';
import { WORKSHEET } from '../../src/lib/core/practice/worksheet/worksheet-link.ts';
import { PRACTICE } from '../../src/lib/core/practice/practice-link.ts';
import { COMPARE } from '../../src/lib/core/share/compare-link.ts';
import { HYPOTHESIS } from '../../src/lib/core/share/hypothesis-link.ts';
import { CHECK } from '../../src/lib/core/check/check-link.ts';
import { PROGRAM } from '../../src/lib/core/share/krk-link.ts';
import { EXPLORER } from '../../src/lib/core/share/link.ts';
import { MATCHES } from '../../src/lib/core/share/match-link.ts';
import { PLAY } from '../../src/lib/core/share/play-link.ts';
import { PROGRAM_TREE } from '../../src/lib/core/share/program-tree-link.ts';
import { Anchors } from '../../src/lib/pages/help/anchors.ts';
import { isAddress } from '../../src/lib/pages/help/guide.server.ts';
import { INTROS } from '../introductions.ts';
import { listFiles } from '../architecture/files.ts';

/** Where `npm start` serves the site. */
const SITE = 'http://127.0.0.1:4173';
const PATHS = [
	'README.md',
	'CONTRIBUTING.md',
	'bench/probe/README.md',
	...listFiles('docs').filter((path) => path.endsWith('.md'))
];

interface Document {
	/** As written: a path, with or without an anchor, or an address. */
	readonly links: readonly string[];
	/** Those in code spans and links, from the root of the site. */
	readonly addresses: readonly string[];
	readonly anchors: ReadonlySet<string>;
}

const documents = new Map(PATHS.map((path) => [path, read(readFileSync(path, 'utf8'))]));

function read(text: string): Document {
	const links: string[] = [];
	const addresses: string[] = [];
	const headings = new Anchors();
	const anchors = new Set<string>();
	const marked = new Marked();
	void marked.walkTokens(marked.lexer(text), (token) => {
		if (token.type === 'link') links.push(String(token.href));
		if (token.type === 'codespan' && isAddress(String(token.text))) {
			addresses.push(String(token.text));
		}
		if (token.type === 'heading') {
			anchors.add(headings.next(String(token.text).replaceAll(/[`_*]/g, '')));
		}
		if (token.type !== 'html') return;
		const pictures = String(token.text).matchAll(/(?:src|srcset)="([^"]+)"/g);
		links.push(...Array.from(pictures, ([, file = '']) => file));
	});
	const onSite = links.filter((link) => link.startsWith(SITE));
	return {
		links: links.filter((link) => !/^https?:/.test(link)),
		addresses: [...addresses, ...onSite.map((link) => link.slice(SITE.length))],
		anchors
	};
}

/** A link that leads nowhere, or null. */
function brokenLink(from: string, link: string): string | null {
	const [file = '', anchor] = link.split('#');
	const path = file === '' ? from : join(dirname(from), file);
	if (!existsSync(path)) return `${from}: no file ${link}`;
	if (anchor === undefined || documents.get(path)?.anchors.has(anchor)) return null;
	return `${from}: no heading ${link}`;
}

type Fields = Readonly<Record<string, string>>;

/** What each page cannot read of its fields; three pages have none. */
const PAGES: Readonly<Record<string, (fields: Fields) => readonly unknown[]>> = {
	'/': (fields) => EXPLORER.parse(fields).faults,
	'/compare/': (fields) => COMPARE.parse(fields).faults,
	'/play/': (fields) => PLAY.parse(fields).faults,
	'/matches/': (fields) => MATCHES.parse(fields).faults,
	'/krk/': (fields) => PROGRAM.parse(fields).faults,
	'/krk/tree/': (fields) => PROGRAM_TREE.parse(fields).faults,
	'/krk/experiment/': (fields) => RUN.parse(fields).faults,
	'/krk/hypothesis/': (fields) => HYPOTHESIS.parse(fields).faults,
	'/practice/': (fields) => PRACTICE.parse(fields).faults,
	'/break-it/': (fields) => BREAK_IT.parse(fields).faults,
	'/worksheet/': (fields) => WORKSHEET.parse(fields).faults,
	'/check/': (fields) => CHECK.parse(fields).faults,
	'/lessons/': (fields) => LESSONS.parse(fields).faults,
	'/stage/': (fields) => STAGE.parse(fields).faults,
	'/learn/': () => [],
	'/sources/': () => [],
	'/help/': () => []
};

function faultsOf(address: string): readonly unknown[] {
	const { pathname, searchParams } = new URL(address, SITE);
	const page = PAGES[pathname];
	return page === undefined ? [`no page ${pathname}`] : page(Object.fromEntries(searchParams));
}

describe('documents', () => {
	it.each([...documents])('every link of %s leads to a file and a heading', (path, { links }) => {
		expect(links.flatMap((link) => brokenLink(path, link) ?? [])).toEqual([]);
	});

	it('a link to a missing file or heading is found', () => {
		expect(brokenLink('README.md', 'docs/nothing.md')).toContain('no file');
		expect(brokenLink('README.md', 'docs/guide.md#nothing')).toContain('no heading');
		expect(brokenLink('docs/krk.md', 'guide.md#krk-lab')).toBeNull();
	});

	it.each([...documents])('every address of the site in %s can be read', (_, { addresses }) => {
		expect(addresses.filter((address) => faultsOf(address).length > 0)).toEqual([]);
	});

	it('an address with a wrong field or page is found', () => {
		expect(faultsOf('/?step=-3')).toHaveLength(1);
		expect(faultsOf('/nowhere/')).toHaveLength(1);
		expect(documents.get('README.md')?.addresses).toHaveLength(3);
	});

	it.each([
		['README.md', 200],
		['CONTRIBUTING.md', 155]
	] as const)('%s has at most %d lines', (path, most) => {
		expect(readFileSync(path, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(most);
	});

	it.each(Object.entries(INTROS).filter(([path]) => path !== '/help/'))(
		'the introduction of %s links to a part',
		(_, { part }) => {
			expect(documents.get('docs/guide.md')?.anchors).toContain(part);
		}
	);
});

/** Documents that a comment cites by name in capitals, like README.md, or by their path. */
const CITED = /(?<![\w/.-])(?:[A-Z][A-Z-]+|docs\/[\w-]+)\.md\b/g;
const COMMENT = /(?:\/\/|\/?\*|<!--|#).*$/gm;

it('every document that a comment of the sources or the tests cites is in the repository', () => {
	const citing = ['src', 'tests', 'bench', 'scripts']
		.flatMap(listFiles)
		.filter((path) => /\.(ts|svelte|mjs|py)$/.test(path));
	const cited = citing.flatMap((path) =>
		[...readFileSync(path, 'utf8').matchAll(COMMENT)].flatMap(([comment]) =>
			(comment.match(CITED) ?? []).map((name) => ({ path, name }))
		)
	);
	expect(cited.length).toBeGreaterThan(5);
	expect(cited.filter(({ name }) => !existsSync(name))).toEqual([]);
});
