import { describe, expect, it } from 'vitest';
import { listFiles, readText } from '../architecture/files.ts';
import { EXCEPTIONS, MOST_EXCEPTIONS, OLD_PHRASES, TERMS } from './voice/phrases.ts';
import { textsOf, type Text } from './voice/texts.ts';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'package.json'];
const WRITTEN = /\.(ts|mjs|js|svelte|css|html|md|svg|webmanifest)$/;

const files = [
	...['src', 'tests', 'scripts', 'bench', 'docs', 'static'].flatMap(listFiles),
	...listFiles('').filter((path) => /^[^/]+\.(ts|js)$/.test(path) || DOCUMENTS.includes(path))
].filter((path) => WRITTEN.test(path) || DOCUMENTS.includes(path));

/** Strings of tests and scripts may be quotations; their comments are ours. */
const isOurs = ({ path, kind }: Text): boolean =>
	kind !== 'string' || /^(src|static|docs)\//.test(path);

const texts = files.flatMap((path) => textsOf(path, readText(path))).filter(isOurs);
const unused = new Set(EXCEPTIONS);

/** The old phrases of a text, each with its context. */
function phrasesIn({ path, text }: Text): string[] {
	let rest = text.replace(TERMS, ' ');
	for (const exception of EXCEPTIONS) {
		if (exception.path !== path || !rest.includes(exception.words)) continue;
		rest = rest.replaceAll(exception.words, '');
		unused.delete(exception);
	}
	return [...rest.matchAll(OLD_PHRASES)].map(
		({ index }) => `${path}: ${rest.slice(Math.max(0, index - 40), index + 50)}`
	);
}

const found = texts.map((text) => ({ kind: text.kind, phrases: phrasesIn(text) }));

describe('old phrases', () => {
	it.each(['string', 'comment', 'document'] as const)('occur in no %s', (kind) => {
		expect(texts.filter((text) => text.kind === kind).length).toBeGreaterThan(2);
		expect(found.filter((one) => one.kind === kind).flatMap(({ phrases }) => phrases)).toEqual([]);
	});

	it(`have at most ${MOST_EXCEPTIONS} exceptions, each with a reason`, () => {
		expect(EXCEPTIONS.length).toBeLessThanOrEqual(MOST_EXCEPTIONS);
		expect(EXCEPTIONS.filter(({ why }) => why.length < 12)).toEqual([]);
	});

	it('have no unused exception, and none without an old phrase', () => {
		expect([...unused]).toEqual([]);
		expect(EXCEPTIONS.filter(({ words }) => words.search(OLD_PHRASES) < 0)).toEqual([]);
	});
});

describe('texts', () => {
	const wordsOf = (path: string, source: string): string[] =>
		textsOf(path, source).map(({ kind, text }) => `${kind}: ${text}`);

	it('strings, templates and comments of a program are found', () => {
		const source = `// one\n// two\nconst a = \`x \${b ? 'in // it' : 1} y\`;\nf({\n\t/** last */\n});`;
		expect(wordsOf('a.ts', source)).toEqual([
			'string: x {} y',
			'string: in // it',
			'comment: one two',
			'comment: last'
		]);
	});

	it('markup, attributes, expressions, scripts and styles of a component are found', () => {
		const source = `<!-- head --><script lang="ts">// why\nconst a: string = 'b';</script>
<p title="c {'d'}">e {\`f \${a}\`}</p><style>/* g */ p { color: red; }</style>`;
		expect(wordsOf('A.svelte', source).sort()).toEqual(
			[
				'comment: g',
				'comment: head',
				'comment: why',
				...'bcde'.split('').map((s) => `string: ${s}`),
				'string: f {}'
			].sort()
		);
	});
});
