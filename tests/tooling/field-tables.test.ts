/**
 * The tables of fields in the documents, each between two comments, printed from the lists of fields: `npx vitest run
 * -u --project core tests/tooling/field-tables.test.ts` writes them again and leaves the rest as it is.
 */
import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { CHECK_OPTIONS } from '../../src/cli/check.ts';
import { COMPARE_OPTIONS } from '../../src/cli/compare-options.ts';
import { EVALUATE_OPTIONS } from '../../src/cli/evaluate.ts';
import { FIGURE_OPTIONS } from '../../src/cli/figure.ts';
import { SUBCOMMANDS } from '../../src/cli/krk/krk.ts';
import { KRK_OPTIONS } from '../../src/cli/krk/krk.ts';
import { PLAY_OPTIONS } from '../../src/cli/play-options.ts';
import { RUN } from '../../src/lib/core/experiments/krk/run-plan.ts';
import { markdownTable } from '../../src/lib/core/fields/describe.ts';
import { LESSONS } from '../../src/lib/core/lessons/lessons-link.ts';
import { STAGE } from '../../src/lib/core/lessons/stage-link.ts';
import { BREAK_IT } from '../../src/lib/core/practice/break-it/break-link.ts';
import { WORKSHEET } from '../../src/lib/core/practice/worksheet/worksheet-link.ts';
import { PRACTICE } from '../../src/lib/core/practice/practice-link.ts';
import { SETUP } from '../../src/lib/core/search/setup-fields.ts';
import { COMPARE } from '../../src/lib/core/share/compare-link.ts';
import { HYPOTHESIS } from '../../src/lib/core/share/hypothesis-link.ts';
import { CHECK } from '../../src/lib/core/check/check-link.ts';
import { PROGRAM } from '../../src/lib/core/share/krk-link.ts';
import { EXPLORER } from '../../src/lib/core/share/link.ts';
import { MATCHES } from '../../src/lib/core/share/match-link.ts';
import { PROGRAM_TREE } from '../../src/lib/core/share/program-tree-link.ts';
import { PLAY } from '../../src/lib/core/share/play-link.ts';

/** The tables of each document, by the name in the comment before each. */
const DOCUMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'docs/links.md': {
		'/': markdownTable(EXPLORER),
		'/compare/': markdownTable(COMPARE),
		'/play/': markdownTable(PLAY),
		'/matches/': markdownTable(MATCHES),
		'/krk/': markdownTable(PROGRAM),
		'/krk/tree/': markdownTable(PROGRAM_TREE),
		'/krk/experiment/': markdownTable(RUN),
		'/krk/hypothesis/': markdownTable(HYPOTHESIS),
		'/practice/': markdownTable(PRACTICE),
		'/worksheet/': markdownTable(WORKSHEET),
		'/break-it/': markdownTable(BREAK_IT),
		'/lessons/': markdownTable(LESSONS),
		'/stage/': markdownTable(STAGE),
		'/check/': markdownTable(CHECK)
	},
	'docs/cli.md': {
		search: markdownTable(SETUP, 'options', ['open']),
		evaluate: markdownTable(EVALUATE_OPTIONS, 'options'),
		compare: markdownTable(COMPARE_OPTIONS, 'options'),
		play: markdownTable(PLAY_OPTIONS, 'options'),
		check: markdownTable(CHECK_OPTIONS, 'options'),
		figure: markdownTable(FIGURE_OPTIONS, 'options'),
		krk: markdownTable(KRK_OPTIONS, 'options'),
		'krk commands': commandTable()
	}
};

const MARKED = /<!-- table: (.+?) -->\n.*?<!-- end of table -->/gs;

describe.each(Object.entries(DOCUMENTS))('%s', (path, tables) => {
	const text = readFileSync(path, 'utf8');

	test('has a place for each table, and no other', () => {
		const places = Array.from(text.matchAll(MARKED), ([, name]) => name);
		expect(places).toEqual(Object.keys(tables));
	});

	test('has the tables of the fields', async () => {
		const printed = text.replace(
			MARKED,
			(_, name: string) =>
				`<!-- table: ${name} -->\n\n${tables[name] ?? ''}\n\n<!-- end of table -->`
		);
		await expect(await pretty(printed)).toMatchFileSnapshot(`../../${path}`);
	});
});

/** Which options and switches each command of `krk` takes. */
function commandTable(): string {
	const rows = Array.from(SUBCOMMANDS, ([name, { options, switches }]) => {
		const words = [...options.names, ...switches].map((word) => `\`--${word}\``);
		return `| \`krk ${name}\` | ${words.join(', ')} |`;
	});
	return ['| command | options and switches |', '| --- | --- |', ...rows].join('\n');
}

async function pretty(markdown: string): Promise<string> {
	return format(markdown, { ...(await resolveConfig('README.md')), parser: 'markdown' });
}
