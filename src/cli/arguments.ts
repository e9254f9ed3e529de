/** Reads the command line of a search: a command, the options that describe the search, files and switches. */
import { ok, type Result } from '../lib/core/base/result.ts';
import { SETUP, type SetupFields } from '../lib/core/search/setup-fields.ts';
import { failAt, type CliFault } from './fault.ts';
import { formatChoices, readWords } from './words.ts';
import { clip } from '../lib/core/base/clip.ts';

/** Each command with its switches; all commands share the options that describe a search. */
const SWITCHES = {
	search: ['json', 'paths'],
	trace: ['sentences']
} as const;
type Command = keyof typeof SWITCHES;
type Switch = (typeof SWITCHES)[Command][number];

/** A recording to read instead of searching, and one to write. */
const FILE_OPTIONS = ['open', 'out'] as const;
type FileOption = (typeof FILE_OPTIONS)[number];

export interface Invocation {
	readonly command: Command;
	readonly fields: SetupFields;
	readonly files: Readonly<Partial<Record<FileOption, string>>>;
	readonly switches: ReadonlySet<Switch>;
}

/**
 * Reads `argv` without the program's own name: `search --game chess --json`.
 * @param others the commands with options of their own
 */
export function parseArguments(
	argv: readonly string[],
	others: Iterable<string>
): Result<Invocation, CliFault> {
	const [command, ...words] = argv;
	const commands = formatChoices([...Object.keys(SWITCHES), ...others]);
	if (command === undefined) {
		return failAt('plyscope', `Missing command. Choose ${commands}; see --help.`);
	}
	if (!isCommand(command)) {
		return failAt('plyscope', `There is no command “${clip(command)}”; choose ${commands}.`);
	}
	const known: readonly Switch[] = SWITCHES[command];
	const read = readWords(words, {
		command,
		values: [...SETUP.names, ...FILE_OPTIONS],
		switches: known
	});
	if (!read.ok) return read;
	const { values, switches } = read.value;
	if (switches.has('paths') && !switches.has('json')) {
		return failAt('--paths', '--paths needs --json.');
	}
	const { open, out, ...fields } = values;
	const [field] = Object.keys(fields);
	if (open !== undefined && field !== undefined) {
		return failAt(`--${field}`, 'A recording is shown as it was run. Remove this option.');
	}
	const files = { ...(open === undefined ? {} : { open }), ...(out === undefined ? {} : { out }) };
	return ok({ command, fields, files, switches });
}

function isCommand(word: string): word is Command {
	return Object.hasOwn(SWITCHES, word);
}
