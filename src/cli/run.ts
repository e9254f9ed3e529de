/** The command line as a function: words in, text out, and the exit code. */
import { commandOf, type Command } from './command.ts';
import { COMPARE_USAGE } from './compare-options.ts';
import { compare } from './compare.ts';
import { evaluate } from './evaluate.ts';
import { EXIT_FAULT, formatFault } from './fault.ts';
import { GRADE_USAGE, prepareGrade } from './grade.ts';
import { writeAll, type Io } from './io.ts';
import { krk, KRK_USAGE } from './krk/krk.ts';
import { PLAY_USAGE } from './play-options.ts';
import { play } from './play.ts';
import { loadAll } from '../lib/core/search/load.ts';
import { search, trace } from './search.ts';
import { USAGE } from './usage.ts';

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
	['krk', { ...krk, usage: KRK_USAGE }]
]);

/**
 * @param argv the words after the program's name
 * @returns the exit code: 0, or 2 (130 after an interruption) with one line on standard error and nothing on standard
 * output
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
		await writeAll(io.stderr, [`${formatFault(output.fault)}\n`]);
		return output.fault.exit ?? EXIT_FAULT;
	}
	await writeAll(io.stdout, output.value);
	return 0;
}
