/** The command `bank`: the trees of a level as questions for a learning system. */
import { writeFileSync } from 'node:fs';
import { ok, type Result } from '../lib/core/base/result.ts';
import { anyText, choice } from '../lib/core/fields/field.ts';
import { optionLines } from '../lib/core/fields/describe.ts';
import {
	BANK_FORMATS,
	bankFiles,
	drawItem,
	type BankFormat
} from '../lib/core/figure/bank/bank-files.ts';
import { zipped } from '../lib/core/share/zipped.ts';
import { makeBank, SEEDS } from '../lib/core/practice/bank/bank.ts';
import { PRACTICE } from '../lib/core/practice/practice-link.ts';
import { optionsOf, readFields } from './command.ts';
import { failAt, type CliFault } from './fault.ts';
import { attempt } from './recording-file.ts';
import { readWords } from './words.ts';

/** The fields of an exercise that a bank takes over, with the meaning that they have in a link. */
const OF_SET = ['level', 'ask', 'root', 'order', 'cut', 'fail'] as const;

/** Its own options; those of a set are fields of Practice. */
export const BANK_OPTIONS = optionsOf({
	seeds: SEEDS,
	format: choice<BankFormat, BankFormat>('format', {
		label: 'Format',
		about: 'the form of the file',
		names: BANK_FORMATS,
		default: 'moodle'
	}),
	out: anyText({ label: 'File', about: 'the file to write; an archive needs one' })
});

/** The output of `bank --help`. */
export const BANK_USAGE = `Plyscope writes the trees of a level as a question bank.

  npm run --silent plyscope -- bank [options]

  --level, --ask, --root, --order, --cut, --fail
               as in the link of a set in Practice
${optionLines(BANK_OPTIONS)}

Each tree is one question of Moodle, or a text with its questions in Canvas. The answers are those of the search itself;
the feedback is its sentences. The import was not tried in either system: look through a few questions first.
`;

/** @param argv the words after `bank` */
export function prepareBank(argv: readonly string[]): Result<Iterable<string>, CliFault> {
	const read = readWords<string, never>(argv, {
		command: 'bank',
		values: [...OF_SET, ...BANK_OPTIONS.names],
		switches: []
	});
	if (!read.ok) return read;
	const own = Object.entries(read.value.values);
	const isOfSet = ([name]: readonly [string, unknown]): boolean =>
		OF_SET.some((one) => one === name);
	const set = readFields(PRACTICE, Object.fromEntries(own.filter(isOfSet)));
	if (!set.ok) return set;
	const options = readFields(
		BANK_OPTIONS,
		Object.fromEntries(own.filter((entry) => !isOfSet(entry)))
	);
	if (!options.ok) return options;
	const { seeds, format, out } = options.value.values;
	const made = makeBank(set.value.values, seeds);
	if (!made.ok) return failAt('--seeds', made.fault.message);
	const files = bankFiles(format, set.value.values.level, made.value.map(drawItem));
	if (typeof files === 'string' && out === null) return ok([files]);
	if (out === null) return failAt('--out', 'An archive cannot be printed. Give the file to write.');
	const written = attempt(() => {
		writeFileSync(out, typeof files === 'string' ? files : zipped(files));
	});
	return written.ok ? ok([]) : failAt('--out', `The file cannot be written: ${written.fault}.`);
}
