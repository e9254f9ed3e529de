/** The command `figure`: the step of a link as a drawing, in the bytes that the page writes. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ok, type Result } from '../lib/core/base/result.ts';
import { anyText, choice } from '../lib/core/fields/field.ts';
import { optionLines } from '../lib/core/fields/describe.ts';
import { figureOf } from '../lib/core/figure/step/figure.ts';
import { FIGURE, type FigureValues } from '../lib/core/figure/step/figure-fields.ts';
import { HIDDEN_ANSWERS, idle as idleText } from '../lib/core/figure/step/figure.en.ts';
import { idleChoice } from '../lib/core/figure/step/offered-fields.ts';
import { FORMATS, type FormatId } from '../lib/core/figure/step/formats.ts';
import { numberedName, parseRange } from '../lib/core/figure/step/step-range.ts';
import type { ShownStep } from '../lib/core/figure/step/told-step.ts';
import { zipped } from '../lib/core/share/zipped.ts';
import { EXPLORER } from '../lib/core/share/link.ts';
import { addressOf, queryOf } from '../lib/core/share/long-link.ts';
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
	steps: anyText({
		label: 'Steps',
		about:
			'a figure of each step instead of that of the link: the first and the last, such as 1-12 or 1-end; they need --out'
	}),
	out: anyText({
		label: 'File',
		about:
			'the file to write; without it the figure is printed; of several steps a folder, or a file that ends in .zip'
	})
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
	const { format, out, steps, ...values } = options.value.values;
	const shown = shownBy(link, io);
	if (!shown.ok) return shown;
	const idle = idleChoice(shown.value.step, values, Object.keys(read.value.values));
	if (idle !== null) return failAt(`--${idle.name}`, idleText(idle.needs));
	if (steps !== null) return writeSteps(shown.value, steps, values, format, out);
	const text = textOf(shown.value.step, values, format);
	if (!text.ok) return text;
	if (out === null) return ok([text.value]);
	const written = attempt(() => {
		writeFileSync(out, text.value);
	});
	return written.ok ? ok([]) : failAt('--out', `The file cannot be written: ${written.fault}.`);
}

/** The option that a fault of a drawing is about. */
function optionOf(code: string, { line, part, types }: FigureValues): keyof FigureValues {
	switch (code) {
		case 'figure-history':
			return 'bounds';
		case 'figure-boards':
			return 'boards';
		case 'figure-step':
		case 'figure-leaf':
			return 'line';
		case 'figure-window':
			return line === 'shown' ? 'line' : 'types';
		case 'figure-finished':
			return types === 'letters' ? 'types' : 'proof';
		case 'figure-minimax':
			return part === 'stage' ? 'proof' : 'part';
		case 'figure-large':
		case 'figure-same':
			return 'part';
		default:
			return 'values';
	}
}

function textOf(
	shown: ShownStep,
	values: FigureValues,
	format: FormatId
): Result<string, CliFault> {
	const figure = figureOf(shown, values);
	if (!figure.ok) return failAt(`--${optionOf(figure.fault.code, values)}`, figure.fault.message);
	const text = FORMATS[format].write(figure.value);
	return text.ok ? text : failAt('--format', text.fault.message);
}

/** A file for each step, with the names that the page gives them. Nothing is written before all of them are drawn. */
function writeSteps(
	{ step: shown, linkAt }: ShownLink,
	steps: string,
	values: FigureValues,
	format: FormatId,
	out: string | null
): Result<Iterable<string>, CliFault> {
	const { trace } = shown.recording;
	const range = parseRange(steps, trace.steps - 1);
	if (!range.ok) return failAt('--steps', range.fault.message);
	const { ending } = FORMATS[format];
	const isZip = out?.toLowerCase().endsWith('.zip') === true;
	const isFile = Object.values(FORMATS).some((one) => out?.endsWith(one.ending) === true);
	if (out === null || out === '' || isFile) {
		return failAt(
			'--out',
			'Several steps are several files. Give a folder, or a file that ends in .zip.'
		);
	}
	if (!isZip && statSync(out, { throwIfNoEntry: false })?.isDirectory() === false) {
		return failAt('--out', 'This is a file. Give a folder, or a file that ends in .zip.');
	}
	const files = new Map<string, string>();
	for (let step = range.value.from; step <= range.value.to; step++) {
		const text = textOf({ ...shown, step, link: linkAt(step) }, values, format);
		if (!text.ok) return failAt(text.fault.where, `Step ${step}: ${text.fault.message}`);
		files.set(numberedName(trace.header.setup, step, range.value) + ending, text.value);
	}
	const written = attempt(() => {
		if (isZip) {
			writeFileSync(out, zipped(files));
			return;
		}
		mkdirSync(out, { recursive: true });
		for (const [name, text] of files) writeFileSync(join(out, name), text);
	});
	return written.ok ? ok([]) : failAt('--out', `The files cannot be written: ${written.fault}.`);
}

interface ShownLink {
	readonly step: ShownStep;
	/** The same link at another step. */
	readonly linkAt: (step: number) => string;
}

/** Searches what a link shows. */
function shownBy(word: string, io: Io): Result<ShownLink, CliFault> {
	const link = /[?#]/.test(word) ? word : `?${word}`;
	const [, page = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
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
	return ok({
		step: { recording, step, future: values.future, form: values.form, link },
		linkAt: (other) => page + addressOf(EXPLORER.query({ ...values, step: other }), packer)
	});
}
