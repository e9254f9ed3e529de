/**
 * Reads the words of a command line: a command, options with a value each, and switches without one.
 * Read by hand, because a value may begin with a dash: `--position -inf` is a tree of one leaf, and
 * `--position ---------` the empty grid.
 */
import { ok, type Result } from '../lib/core/base/result.ts';
import { SETUP_FIELDS, type SetupField, type SetupFields } from '../lib/core/search/parse-setup.ts';
import { failAt, type CliFault } from './fault.ts';

/** Each command with its switches; the options that describe a search are the same for all of them. */
export const SWITCHES = {
	search: ['json', 'paths'],
	trace: ['sentences']
} as const;
export type Command = keyof typeof SWITCHES;
export type Switch = (typeof SWITCHES)[Command][number];

/** A recording to be read instead of searching, and one to be written. */
export const FILE_OPTIONS = ['open', 'out'] as const;
export type FileOption = (typeof FILE_OPTIONS)[number];

export const COMMANDS = Object.keys(SWITCHES) as Command[];

export interface Invocation {
	readonly command: Command;
	readonly fields: SetupFields;
	readonly files: Readonly<Partial<Record<FileOption, string>>>;
	readonly switches: ReadonlySet<Switch>;
}

/** Reads `argv` without the program's own name: `search --game chess --json`. */
export function parseArguments(argv: readonly string[]): Result<Invocation, CliFault> {
	const [command, ...words] = argv;
	if (command === undefined) {
		return failAt('plyscope', `A command is missing: ${COMMANDS.join(' or ')}; --help tells more.`);
	}
	if (!isCommand(command)) {
		return failAt(
			'plyscope',
			`There is no command “${clip(command)}”; choose ${COMMANDS.join(' or ')}.`
		);
	}
	const fields: Partial<Record<SetupField | FileOption, string>> = {};
	const switches = new Set<Switch>();
	while (words.length > 0) {
		const word = words.shift() as string;
		const [name, attached] = splitOption(word);
		const takesValue = isField(name) || isFileOption(name);
		const known = takesValue || isSwitch(name, command);
		if (!known) return failAt(clip(word), unknownMessage(word, command));
		if (takesValue ? fields[name] !== undefined : switches.has(name)) {
			return failAt(`--${name}`, 'This option is given twice.');
		}
		if (takesValue) {
			const value = attached ?? (isOption(words[0], command) ? undefined : words.shift());
			if (value === undefined) return failAt(`--${name}`, 'This option needs a value after it.');
			fields[name] = value;
		} else {
			if (attached !== null) return failAt(`--${name}`, 'This option takes no value.');
			switches.add(name);
		}
	}
	if (switches.has('paths') && !switches.has('json')) {
		return failAt('--paths', 'The lists of paths are part of the output of --json; add that.');
	}
	const { open, out, ...rest } = fields;
	const [field] = Object.keys(rest);
	if (open !== undefined && field !== undefined) {
		return failAt(`--${field}`, 'A recorded search is shown as it was run; leave this out.');
	}
	const files = { ...(open === undefined ? {} : { open }), ...(out === undefined ? {} : { out }) };
	return ok({ command, fields: rest, files, switches });
}

/** `--depth=3` is "depth" and "3"; anything that is no option has an empty name. */
function splitOption(word: string): [name: string, attached: string | null] {
	const match = /^--([a-z]+)(?:=(.*))?$/s.exec(word);
	return [match?.[1] ?? '', match?.[2] ?? null];
}

/** True for a word that is an option of the command, so that it cannot be the value of the one before. */
function isOption(word: string | undefined, command: Command): boolean {
	if (word === undefined) return false;
	const [name] = splitOption(word);
	return isField(name) || isFileOption(name) || isSwitch(name, command);
}

function isCommand(word: string): word is Command {
	return Object.hasOwn(SWITCHES, word);
}

function isField(name: string): name is SetupField {
	return (SETUP_FIELDS as readonly string[]).includes(name);
}

function isFileOption(name: string): name is FileOption {
	return (FILE_OPTIONS as readonly string[]).includes(name);
}

function isSwitch(name: string, command: Command): name is Switch {
	return (SWITCHES[command] as readonly string[]).includes(name);
}

function unknownMessage(word: string, command: Command): string {
	const options = [...SETUP_FIELDS, ...FILE_OPTIONS, ...SWITCHES[command]].map(
		(name) => `--${name}`
	);
	return word.startsWith('-')
		? `There is no such option; ${command} takes ${options.join(', ')}.`
		: 'This word belongs to no option; a position with spaces needs quotes around it.';
}

/** Short enough to be quoted in one line. */
function clip(word: string): string {
	return word.length <= 40 ? word : `${word.slice(0, 40)}…`;
}
