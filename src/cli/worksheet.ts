/** The command `worksheet`: the sheets of a link, as lines or as a file for LaTeX. */
import { ok, type Result } from '../lib/core/base/result.ts';
import { taskKey } from '../lib/core/practice/worksheet/worksheet-key.ts';
import { writeLatex } from '../lib/core/practice/worksheet/latex.ts';
import { makeWorksheet, type Worksheet } from '../lib/core/practice/worksheet/sheets.ts';
import type { PrintId } from '../lib/core/practice/worksheet/worksheet-link.ts';
import { failAt, type CliFault } from './fault.ts';
import { readSheetLink } from './sheet-link.ts';

/** The output of `worksheet --help`. */
export const WORKSHEET_USAGE = `Plyscope prints the trees of a worksheet.

  npm run --silent plyscope -- worksheet LINK [--latex]

  LINK         the address of a worksheet's page, or what is behind its ?
  --latex      as a file that pdfLaTeX compiles alone, with the key unless the link has key=off

Without --latex a line for each tree, in columns separated by tabs: variant, tree, position, evaluated leaves, and the
link to it in Practice.
`;

/** Why a link has no sheets. */
const QUESTIONS = 'This link prints questions. Give it to plyscope deck, or remove this field.';
const NO_SHEETS: Readonly<Record<Exclude<PrintId, 'sheets'>, string>> = {
	page: QUESTIONS,
	questions: QUESTIONS,
	cards: 'This link prints cards, which only the page has. Remove this field for its sheets.'
};

/** @param argv the words after `worksheet` */
export function prepareWorksheet(argv: readonly string[]): Result<Iterable<string>, CliFault> {
	const given = readSheetLink('worksheet', argv, ['latex']);
	if (!given.ok) return given;
	const { values, site, switches } = given.value;
	if (values.print !== 'sheets') return failAt('print', NO_SHEETS[values.print]);
	const made = makeWorksheet(values);
	if (!made.ok) return failAt(made.fault.field, made.fault.message);
	const address = (query: string): string => `${site}practice/?${query}`;
	return ok(
		switches.has('latex') ? [writeLatex(values, made.value, address)] : linesOf(made.value, address)
	);
}

function linesOf({ sheets }: Worksheet, address: (query: string) => string): string[] {
	return sheets.flatMap(({ letter, tasks }) =>
		tasks.map(({ exercise, link }, index) => {
			const { position } = exercise.recording.trace.header.setup;
			const leaves = String(taskKey(exercise).leaves.length);
			return `${[letter, String(index + 1), position, leaves, address(link)].join('\t')}\n`;
		})
	);
}
