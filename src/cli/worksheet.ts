/** The command `worksheet`: the sheets of a link, as lines or as a file for LaTeX. */
import { ok, type Result } from '../lib/core/base/result.ts';
import { taskKey } from '../lib/core/practice/worksheet/worksheet-key.ts';
import { writeLatex } from '../lib/core/practice/worksheet/latex.ts';
import { makeWorksheet, type Worksheet } from '../lib/core/practice/worksheet/sheets.ts';
import { WORKSHEET } from '../lib/core/practice/worksheet/worksheet-link.ts';
import { failAt, type CliFault } from './fault.ts';
import { readWords } from './words.ts';

/** The output of `worksheet --help`. */
export const WORKSHEET_USAGE = `Plyscope prints the trees of a worksheet.

  npm run --silent plyscope -- worksheet LINK [--latex]

  LINK         the address of a worksheet's page, or what is behind its ?
  --latex      as a file that pdfLaTeX compiles alone, with the key unless the link has key=off

Without --latex a line for each tree, in columns separated by tabs: variant, tree, position, evaluated leaves, and the
link to it in Practice.
`;

/** @param argv the words after `worksheet` */
export function prepareWorksheet(argv: readonly string[]): Result<Iterable<string>, CliFault> {
	const links = argv.filter((word) => !word.startsWith('-'));
	const words = argv.filter((word) => word.startsWith('-'));
	const read = readWords(words, { command: 'worksheet', values: [], switches: ['latex'] });
	if (!read.ok) return read;
	const [link, other] = links;
	if (link === undefined || other !== undefined) {
		return failAt('worksheet', 'Give one link to a worksheet.');
	}
	const at = link.indexOf('?');
	const { values, faults } = WORKSHEET.read(link.slice(at + 1));
	const [fault] = faults;
	if (fault !== undefined) return failAt(fault.field, fault.fault.message);
	const made = makeWorksheet(values);
	if (!made.ok) return failAt(made.fault.field, made.fault.message);
	const site = at < 0 ? '' : link.slice(0, at).replace(/worksheet\/$/, '');
	const address = (query: string): string => `${site}practice/?${query}`;
	return ok(
		read.value.switches.has('latex')
			? [writeLatex(values, made.value, address)]
			: linesOf(made.value, address)
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
