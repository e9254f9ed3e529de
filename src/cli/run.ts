/** The command line as a function: words in, text out, and the exit code. */
import { Answer } from './answer.ts';
import { BANK_USAGE, prepareBank } from './bank.ts';
import { check, CHECK_USAGE } from './check.ts';
import { commandOf, type Command } from './command.ts';
import { COMPARE_USAGE } from './compare-options.ts';
import { compare } from './compare.ts';
import { DECK_USAGE, prepareDeck } from './deck.ts';
import { evaluate } from './evaluate.ts';
import { EXIT_FAULT, formatFault, type CliFault } from './fault.ts';
import { FIGURE_USAGE, prepareFigure } from './figure.ts';
import { GRADE_USAGE, prepareGrade } from './grade.ts';
import { writeAll, type Io } from './io.ts';
import { krk, KRK_USAGE } from './krk/krk.ts';
import { PLAY_USAGE } from './play-options.ts';
import { LESSON_USAGE, prepareLesson } from './lesson.ts';
import { play } from './play.ts';
import { loadAll } from '../lib/core/search/load.ts';
import { search, trace } from './search.ts';
import { USAGE } from './usage.ts';
import { prepareWorksheet, WORKSHEET_USAGE } from './worksheet.ts';

interface Runnable extends Pick<Command, 'prepare'> {
	/** Its own `--help`; absent if that of the program is about it too. */
	readonly usage?: string;
}

/** The commands by their names. */
export const COMMANDS: ReadonlyMap<string, Runnable> = new Map<string, Runnable>([
	['search', search],
	['trace', trace],
	['evaluate', evaluate],
	['compare', { ...compare, usage: COMPARE_USAGE }],
	['play', { ...play, usage: PLAY_USAGE }],
	['grade', { prepare: prepareGrade, usage: GRADE_USAGE }],
	['check', { ...check, usage: CHECK_USAGE }],
	['lesson', { prepare: prepareLesson, usage: LESSON_USAGE }],
	['worksheet', { prepare: prepareWorksheet, usage: WORKSHEET_USAGE }],
	['deck', { prepare: prepareDeck, usage: DECK_USAGE }],
	['bank', { prepare: prepareBank, usage: BANK_USAGE }],
	['figure', { prepare: prepareFigure, usage: FIGURE_USAGE }],
	['krk', { ...krk, usage: KRK_USAGE }]
]);

/**
 * @param argv the words after the program's name
 * @returns the exit code: 0, or that of an answer; or 2 (130 after an interruption) with one line on standard error and
 * nothing on standard output
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
	const [name, ...words] = argv;
	if (argv.includes('--help')) {
		await writeAll(io.stdout, [COMMANDS.get(name ?? '')?.usage ?? USAGE]);
		return 0;
	}
	await loadAll();
	const command = commandOf(name, COMMANDS, 'plyscope', '--help');
	const output = command.ok ? await command.value.prepare(words, io) : command;
	if (!output.ok) {
		await report(output.fault, io);
		return output.fault.exit ?? EXIT_FAULT;
	}
	const answer = output.value instanceof Answer ? output.value : new Answer(output.value, 0);
	if (answer.warning !== null) await report(answer.warning, io);
	await writeAll(io.stdout, answer.texts);
	return answer.exit;
}

async function report(fault: CliFault, { stderr }: Io): Promise<void> {
	await writeAll(stderr, [`${formatFault(fault)}\n`]);
}
