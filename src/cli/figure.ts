/** The command `figure`: the step of a link as a drawing, in the bytes that the page writes. */
import { writeFileSync } from 'node:fs';
import { ok, type Result } from '../lib/core/base/result.ts';
import { anyText, choice } from '../lib/core/fields/field.ts';
import { optionLines } from '../lib/core/fields/describe.ts';
import { figureOf } from '../lib/core/figure/step/figure.ts';
import { FIGURE } from '../lib/core/figure/step/figure-fields.ts';
import { HIDDEN_ANSWERS } from '../lib/core/figure/step/figure.en.ts';
import { FORMATS, type FormatId } from '../lib/core/figure/step/formats.ts';
import type { ShownStep } from '../lib/core/figure/step/told-step.ts';
import { EXPLORER } from '../lib/core/share/link.ts';
import { queryOf } from '../lib/core/share/long-link.ts';
import packer from '../lib/core/share/packer.ts';
import { recordingOf } from '../lib/core/trace/recording.ts';
import { optionsOf, readFields } from './command.ts';
import { failAt, type CliFault } from './fault.ts';
import type { Io } from './io.ts';
import { attempt } from './recording-file.ts';
import { record } from './search.ts';
import { readWords } from './words.ts';

const FORMAT_IDS = Object.keys(FORMATS) as FormatId[];

/** The choices of a figure, the form of its file, and the file. */
export const FIGURE_OPTIONS = optionsOf({
	format: choice<FormatId, FormatId>('format', {
		label: 'Format',
		about: 'the form of the file',
		ids: FORMAT_IDS,
		default: 'svg'
	}),
	...FIGURE.fields,
	out: anyText({ label: 'File', about: 'the file to write; without it the figure is printed' })
});

/** The output of `figure --help`. */
export const FIGURE_USAGE = `Plyscope draws the step of a link as a figure.

  npm run --silent plyscope -- figure LINK [options]

  LINK         the address of a step, as Share copies it, or what is behind its ?

${optionLines(FIGURE_OPTIONS)}

The same link and options give the same bytes as the page: Share, then Figure…
`;

/** @param argv the words after `figure` */
export function prepareFigure(argv: readonly string[], io: Io): Result<Iterable<string>, CliFault> {
	const [link = '', ...words] = argv;
	if (link === '' || link.startsWith('--')) {
		return failAt('figure', 'Give the link of a step, then the options.');
	}
	const read = readWords<string, never>(words, {
		command: 'figure',
		values: FIGURE_OPTIONS.names,
		switches: []
	});
	if (!read.ok) return read;
	const options = readFields(FIGURE_OPTIONS, read.value.values);
	if (!options.ok) return options;
	const { format, out, ...values } = options.value.values;
	const shown = shownBy(link, io);
	if (!shown.ok) return shown;
	const figure = figureOf(shown.value, values);
	if (!figure.ok) return failAt('--values', figure.fault.message);
	const text = FORMATS[format].write(figure.value);
	if (!text.ok) return failAt('--format', text.fault.message);
	if (out === null) return ok([text.value]);
	const written = attempt(() => {
		writeFileSync(out, text.value);
	});
	return written.ok ? ok([]) : failAt('--out', `The file cannot be written: ${written.fault}.`);
}

/** Searches what a link shows. */
function shownBy(word: string, io: Io): Result<ShownStep, CliFault> {
	const link = /[?#]/.test(word) ? word : `?${word}`;
	const [, search = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
	const { values, faults } = EXPLORER.read(queryOf({ search, hash }, packer));
	const [first] = faults;
	if (first !== undefined) return failAt(first.field, first.fault.message);
	if (values.hide.length > 0) return failAt('hide', HIDDEN_ANSWERS);
	const own = record(values, io);
	if (!own.ok) return own;
	const { shadow } = own.value;
	if (values.unpruned === 'on' && shadow === null) {
		return failAt('unpruned', 'There is no plain minimax that takes the place of this search.');
	}
	const recording =
		values.unpruned === 'on' && shadow !== null ? recordingOf(shadow, null) : own.value;
	const last = recording.trace.steps - 1;
	const step = values.step === Infinity ? last : values.step;
	if (step > last) {
		return failAt('step', `There is no step ${step}: this search has the steps 0 to ${last}.`);
	}
	return ok({ recording, step, future: values.future, form: values.form, link });
}
