/** `krk files`: the paper's experiment as its authors kept it, a text for each start. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCount } from '../../lib/core/base/count-words.ts';
import { ok, type Result } from '../../lib/core/base/result.ts';
import { Experiment } from '../../lib/core/experiments/krk/experiment.ts';
import {
	FOLDER,
	LEGAL_POSITIONS_NAME,
	fileName,
	legalPositionsText,
	replayFile
} from '../../lib/core/experiments/krk/result-files.ts';
import { PartCounter, runCounts } from '../../lib/core/experiments/krk/run-counts.ts';
import { PAPER_PLAN, partsOf, type RunPlan } from '../../lib/core/experiments/krk/run-plan.ts';
import { anyText } from '../../lib/core/fields/field.ts';
import { FIFTY_MOVES } from '../../lib/core/games/krk/krk-state.ts';
import { command, optionsOf } from '../command.ts';
import { EXIT_INTERRUPTED, failAt, type CliFault } from '../fault.ts';
import type { Io } from '../io.ts';
import { statusLineOn } from '../progress.ts';
import { attempt } from '../recording-file.ts';
import { FIRST_SEED, PROFILE_OPTIONS, profileOf, STARTS } from './options.ts';
import { RANGE } from './play-plan.ts';

/** The counts of the whole run; the file that the page shows is one of these. */
const COUNTS_NAME = 'paper-run.json';

export const OUT = anyText({
	label: 'Folder',
	about: 'of files: the folder to write, made if missing'
});

export const files = command(
	'krk files',
	{
		options: optionsOf({ out: OUT, ...PROFILE_OPTIONS, starts: STARTS, firstSeed: FIRST_SEED }),
		switches: []
	},
	async ({ values: { out, starts, firstSeed, ...rules } }, io) => {
		if (out === null) return failAt('files', 'Which folder? Give one with --out.');
		const plan = { ...PAPER_PLAN, profile: profileOf(rules), starts, firstSeed };
		const written = await writeAll(out, plan, io);
		return written.ok
			? ok([
					`${formatCount(written.value)} games in ${join(out, FOLDER)}\n`,
					`the legal starts in ${join(out, LEGAL_POSITIONS_NAME)}\n`,
					`the counts in ${join(out, COUNTS_NAME)}\n`
				])
			: written;
	}
);

/** Plays each start and writes its file; returns the number of starts. Ctrl-C stops it and leaves what is written. */
async function writeAll(
	out: string,
	plan: RunPlan,
	{ stderr, signals }: Io
): Promise<Result<number, CliFault>> {
	const stop = new AbortController();
	const interrupt = (): void => stop.abort();
	signals.once('SIGINT', interrupt);
	const status = statusLineOn(stderr);
	status.show('making the tables');
	const parts = partsOf(plan);
	const experiments = parts.map((part) => new Experiment(part));
	const counters = parts.map(() => new PartCounter());
	const [first] = experiments as [Experiment];
	const record = new Int32Array(FIFTY_MOVES);
	const writeRange = (from: number): void => {
		for (let index = from; index < Math.min(from + RANGE, first.games); index++) {
			const start = first.startOf(index);
			const text = replayFile(experiments, index, record, (part, result) => {
				(counters[part] as PartCounter).add(start, result);
			});
			writeFileSync(join(out, fileName(start)), text);
		}
	};
	try {
		const begun = attempt(() => {
			mkdirSync(join(out, FOLDER), { recursive: true });
			writeFileSync(join(out, LEGAL_POSITIONS_NAME), legalPositionsText());
		});
		if (!begun.ok) return failToWrite(begun.fault);
		for (let from = 0; from < first.games; from += RANGE) {
			const done = `${formatCount(from)} of ${formatCount(first.games)} files`;
			if (stop.signal.aborted) {
				const message = `Stopped after ${done}.`;
				return { ok: false, fault: { where: 'files', message, exit: EXIT_INTERRUPTED } };
			}
			status.show(`writing: ${done}`);
			const range = attempt(() => {
				writeRange(from);
			});
			if (!range.ok) return failToWrite(range.fault);
			// Signals are only handled between two tasks.
			await new Promise((resolve) => setImmediate(resolve));
		}
		const ended = attempt(() => {
			const counts = runCounts(parts, counters);
			writeFileSync(join(out, COUNTS_NAME), `${JSON.stringify(counts)}\n`);
		});
		return ended.ok ? ok(first.games) : failToWrite(ended.fault);
	} finally {
		signals.off('SIGINT', interrupt);
		status.clear();
	}
}

function failToWrite(why: string): { readonly ok: false; readonly fault: CliFault } {
	return failAt('--out', `The files cannot be written: ${why}.`);
}
