/** The commands `search` and `trace`: a search, or the recording of one, as its result or as its events. */
import { ok, type Result } from '../lib/core/base/result.ts';
import { anyText } from '../lib/core/fields/field.ts';
import type { Texts } from '../lib/core/fields/field-list.ts';
import { BudgetExceeded } from '../lib/core/search/budget.ts';
import { SEARCH_FIELDS, SETUP } from '../lib/core/search/setup-fields.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';
import { differenceFrom } from '../lib/core/explain/difference.ts';
import { recordSearch, type Stop } from '../lib/core/trace/record.ts';
import type { Recording } from '../lib/core/trace/recording.ts';
import { command, optionsOf } from './command.ts';
import { eventLines } from './events.ts';
import { failAt, type CliFault } from './fault.ts';
import type { Io } from './io.ts';
import { jsonOf } from './json.ts';
import { describeOverBudget } from '../lib/core/search/over-budget.ts';
import { progressOn } from './progress.ts';
import { foundOf, readRecording, writeRecording } from './recording-file.ts';
import { summarise } from '../lib/core/columns/summary.ts';
import { tableOf } from './table.ts';

const FILE = anyText({ label: 'File', about: 'a recording' });

/** Those of a setup without its opened nodes, and two files: a recording to read instead of searching, and one to write. */
export const SEARCH_OPTIONS = optionsOf({ ...SEARCH_FIELDS, open: FILE, out: FILE });

export const search = command(
	'search',
	{
		options: SEARCH_OPTIONS,
		switches: ['json', 'paths'],
		complete: (texts, switches) =>
			switches.has('paths') && !switches.has('json')
				? failAt('--paths', '--paths needs --json.')
				: withoutSettings(texts)
	},
	({ values, assumed, form, switches }, io) => {
		const recording = recordingOf(values, io);
		if (!recording.ok) return recording;
		const summary = summarise(recording.value);
		if (form === 'lines') return ok(tableOf(summary, assumed));
		const paths = switches.has('paths') ? 'with paths' : 'without paths';
		return ok(jsonOf(summary, recording.value, paths));
	}
);

export const trace = command(
	'trace',
	{ options: SEARCH_OPTIONS, switches: ['sentences'], complete: withoutSettings },
	({ values, switches }, io) => {
		const recording = recordingOf(values, io);
		if (!recording.ok) return recording;
		const sentences = switches.has('sentences') ? 'with sentences' : 'without sentences';
		return ok(eventLines(recording.value, sentences));
	}
);

/** A recording has the settings with which it was made. */
function withoutSettings(texts: Texts<string>): Result<Texts<string>, CliFault> {
	const setting = Object.keys(texts).find((name) => name !== 'open' && name !== 'out');
	return texts['open'] !== undefined && setting !== undefined
		? failAt(`--${setting}`, 'A recording is shown as it was run. Remove this option.')
		: ok(texts);
}

/** Reads or makes the recording, and writes it where that is asked for. */
function recordingOf(
	{ open, out, ...setup }: typeof SEARCH_OPTIONS.defaults,
	io: Io
): Result<Recording, CliFault> {
	const recording = open === null ? record(SETUP.fill(setup), io) : recordAgain(open, io);
	if (!recording.ok || out === null) return recording;
	const fault = writeRecording(out, recording.value);
	return fault === null ? recording : { ok: false, fault };
}

/** Searches again what a file was made from, and says where the result is another one. */
function recordAgain(path: string, io: Io): Result<Recording, CliFault> {
	const file = readRecording(path);
	if (!file.ok) return file;
	const { setup, stop, found } = file.value;
	const recording = record(setup, io, stop);
	if (!recording.ok) return recording;
	const difference = differenceFrom(found, foundOf(recording.value));
	if (difference !== null) io.stderr.write(`${difference}\n`);
	return recording;
}

/**
 * Records a search and shows how far it is; one over its budget is a mistake.
 * @param stop where it ended when it was recorded before, if it did
 */
export function record(
	setup: SearchSetup,
	{ stderr }: Io,
	stop: Stop | null = null
): Result<Recording, CliFault> {
	const progress = progressOn(stderr);
	try {
		return ok(recordSearch(setup, progress.show, stop));
	} catch (error) {
		if (!(error instanceof BudgetExceeded)) throw error;
		return failAt('--budget', describeOverBudget(setup));
	} finally {
		progress.clear();
	}
}
