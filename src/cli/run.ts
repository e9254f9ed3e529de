/** The command line as a function: words in, text out, and the exit code. */
import '../lib/core/search/all.ts';
import { BudgetExceeded } from '../lib/core/search/budget.ts';
import { ok, type Result } from '../lib/core/base/result.ts';
import { SETUP, type SetupFields } from '../lib/core/search/setup-fields.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';
import { recordSearch } from '../lib/core/trace/record.ts';
import type { Recording } from '../lib/core/trace/recording.ts';
import { parseArguments, type Invocation } from './arguments.ts';
import { COMPARE_USAGE } from './compare-usage.ts';
import { prepareCompare } from './compare.ts';
import { prepareEvaluate } from './evaluate.ts';
import { eventLines } from './events.ts';
import { EXIT_FAULT, failAt, formatFault, type CliFault } from './fault.ts';
import { GRADE_USAGE, prepareGrade } from './grade.ts';
import { writeAll, type Io } from './io.ts';
import { jsonOf } from './json.ts';
import type { Prepared } from './krk/subcommand.ts';
import { prepareKrk } from './krk/prepare.ts';
import { KRK_USAGE } from './krk/usage.ts';
import { describeOverBudget } from './over-budget.ts';
import { preparePlay } from './play.ts';
import { PLAY_USAGE } from './play-usage.ts';
import { progressOn } from './progress.ts';
import { readFields } from './read-fields.ts';
import { readRecording, writeRecording } from './recording-file.ts';
import { summarise } from './summary.ts';
import { tableOf } from './table.ts';
import { USAGE } from './usage.ts';

interface Command {
	/** @param words those after the command */
	readonly prepare: (words: readonly string[], io: Io) => Prepared | Promise<Prepared>;
	readonly usage: string;
}

/** The commands with options of their own. */
const COMMANDS: ReadonlyMap<string, Command> = new Map([
	['evaluate', { prepare: prepareEvaluate, usage: USAGE }],
	['compare', { prepare: prepareCompare, usage: COMPARE_USAGE }],
	['play', { prepare: preparePlay, usage: PLAY_USAGE }],
	['grade', { prepare: prepareGrade, usage: GRADE_USAGE }],
	['krk', { prepare: prepareKrk, usage: KRK_USAGE }]
]);

/**
 * @param argv the words after the program's name
 * @returns the exit code: 0, or 2 (130 after an interruption) with one line on standard error and nothing on standard
 * output
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
	const [name = '', ...words] = argv;
	const command = COMMANDS.get(name);
	if (argv.includes('--help')) {
		await writeAll(io.stdout, [command?.usage ?? USAGE]);
		return 0;
	}
	const output = await (command?.prepare(words, io) ?? prepareOutput(argv, io));
	if (!output.ok) {
		await writeAll(io.stderr, [`${formatFault(output.fault)}\n`]);
		return output.fault.exit ?? EXIT_FAULT;
	}
	await writeAll(io.stdout, output.value);
	return 0;
}

/** Finds every mistake before the first character is written. */
function prepareOutput(argv: readonly string[], io: Io): Result<Iterable<string>, CliFault> {
	const invocation = parseArguments(argv, COMMANDS.keys());
	if (!invocation.ok) return invocation;
	const { open, out } = invocation.value.files;
	const recording = open === undefined ? search(invocation.value.fields, io) : readRecording(open);
	if (!recording.ok) return recording;
	const fault = out === undefined ? null : writeRecording(out, recording.value);
	if (fault !== null) return { ok: false, fault };
	return ok(outputOf(invocation.value, recording.value));
}

function search(fields: SetupFields, io: Io): Result<Recording, CliFault> {
	const setup = readFields(SETUP, fields);
	return setup.ok ? record(setup.value.values, io) : setup;
}

function record(setup: SearchSetup, { stderr }: Io): Result<Recording, CliFault> {
	const progress = progressOn(stderr);
	try {
		return ok(recordSearch(setup, progress.show));
	} catch (error) {
		if (!(error instanceof BudgetExceeded)) throw error;
		return failAt('--budget', describeOverBudget(setup));
	} finally {
		progress.clear();
	}
}

function outputOf(
	{ command, switches, fields }: Invocation,
	recording: Recording
): Iterable<string> {
	switch (command) {
		case 'search': {
			const summary = summarise(recording);
			if (!switches.has('json')) {
				return tableOf(summary, SETUP.parse(fields).assumed);
			}
			return jsonOf(summary, recording, switches.has('paths') ? 'with paths' : 'without paths');
		}
		case 'trace':
			return eventLines(
				recording,
				switches.has('sentences') ? 'with sentences' : 'without sentences'
			);
	}
}
