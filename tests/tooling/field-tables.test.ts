/**
 * The tables of fields in the documents, printed from the lists of fields: `npx vitest run -u --project core
 * tests/tooling/field-tables.test.ts` writes docs/links.md again, and README's table is to be copied from the
 * failure.
 */
import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { RUN } from '../../src/lib/core/experiments/krk/run-plan.ts';
import { markdownTable } from '../../src/lib/core/fields/describe.ts';
import type { FieldList } from '../../src/lib/core/fields/field-list.ts';
import { SETUP } from '../../src/lib/core/search/parse-setup.ts';
import { COMPARE } from '../../src/lib/core/share/compare-link.ts';
import { HYPOTHESIS } from '../../src/lib/core/share/hypothesis-link.ts';
import { PROGRAM } from '../../src/lib/core/share/krk-link.ts';
import { EXPLORER } from '../../src/lib/core/share/link.ts';
import { MATCHES } from '../../src/lib/core/share/match-link.ts';
import { PROGRAM_TREE } from '../../src/lib/core/share/program-tree-link.ts';
import { PLAY } from '../../src/lib/core/share/play-link.ts';

/** The pages, in the order of the navigation. */
const PAGES: readonly (readonly [path: string, name: string, table: string])[] = [
	['/', 'the explorer', tableOf(EXPLORER)],
	['/compare/', 'Compare', tableOf(COMPARE)],
	['/play/', 'Play', tableOf(PLAY)],
	['/matches/', 'Matches', tableOf(MATCHES)],
	['/krk/', 'the king-and-rook program', tableOf(PROGRAM)],
	['/krk/tree/', 'the program’s tree', tableOf(PROGRAM_TREE)],
	['/krk/experiment/', 'the experiment', tableOf(RUN)],
	['/krk/hypothesis/', 'the hypothesis', tableOf(HYPOTHESIS)]
];

const INTRODUCTION = `# Links

A link is the address of a page with the fields below, in any order. A missing field has its default. The page explains fields that it cannot read and keeps the others. \`v\` is the version of the format; \`1\` is the only one, and later ones will still open its links.

If the fields are longer than 2,000 characters, those of 200 or more are compressed and moved behind \`#fields=\`, which the browser never sends to a server: \`?game=tree&step=4#fields=…\`.

On _Sources_ the place is behind \`#\`: a section or a claim, and the claims that are open, \`#python&open=python-scores,ghess-root\`.

Two examples: \`/?game=tictactoe&position=..XO..OXO&step=31\` and \`/?game=chess&position=8/5B2/k5p1/4rp2/8/8/PP6/1K3R2+w+-+-+0+1&view=lecture&step=40\`.`;

test('docs/links.md has the fields of each page’s links', async () => {
	const sections = PAGES.map(([path, name, table]) => `## \`${path}\`: ${name}\n\n${table}`);
	const text = await pretty([INTRODUCTION, ...sections].join('\n\n'));
	await expect(text).toMatchFileSnapshot('../../docs/links.md');
});

test('README has the options of a search', async () => {
	const readme = readFileSync('README.md', 'utf8');
	const [table] = /^\| option .*?\n(?=\n)/ms.exec(readme) ?? [];
	expect(table).toBe(await pretty(markdownTable(SETUP, 'options', ['open'])));
});

function tableOf<Values, Name extends string>(list: FieldList<Values, Name>): string {
	return markdownTable(list);
}

async function pretty(markdown: string): Promise<string> {
	return format(markdown, { ...(await resolveConfig('README.md')), parser: 'markdown' });
}
