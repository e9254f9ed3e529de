/**
 * Reads the words after a command: options with a value each, and switches without one. Parsed by hand, because a
 * value may begin with a dash: `--position -inf` is a tree of one leaf, and `--position ---------` the empty board.
 */
import { ok, type Result } from '../lib/core/base/result.ts';
import { failAt, type CliFault } from './fault.ts';
import { clip } from '../lib/core/base/clip.ts';

/** The words of a command. */
interface Vocabulary<Value extends string, Switch extends string> {
	/** The command's name in messages. */
	readonly command: string;
	/** Names of the options that take a value, without their dashes. */
	readonly values: readonly Value[];
	readonly switches: readonly Switch[];
}

interface Words<Value extends string, Switch extends string> {
	readonly values: Readonly<Partial<Record<Value, string>>>;
	readonly switches: ReadonlySet<Switch>;
}

export function readWords<Value extends string, Switch extends string>(
	words: readonly string[],
	vocabulary: Vocabulary<Value, Switch>
): Result<Words<Value, Switch>, CliFault> {
	const values: Partial<Record<Value, string>> = {};
	const switches = new Set<Switch>();
	const left = [...words];
	while (left.length > 0) {
		const word = left.shift() as string;
		const [name, attached] = splitOption(word);
		if (isOneOf(vocabulary.values, name)) {
			if (values[name] !== undefined) return failTwice(name);
			// An option cannot be the value of the one before it.
			const value = attached ?? (isOption(left[0], vocabulary) ? undefined : left.shift());
			if (value === undefined) return failAt(`--${name}`, 'This option needs a value.');
			values[name] = value;
		} else if (isOneOf(vocabulary.switches, name)) {
			if (switches.has(name)) return failTwice(name);
			if (attached !== null) return failAt(`--${name}`, 'This option takes no value.');
			switches.add(name);
		} else {
			return failAt(clip(word), unknownMessage(word, vocabulary));
		}
	}
	return ok({ values, switches });
}

/** `--depth=3` is "depth" and "3"; a word that is no option has an empty name. */
function splitOption(word: string): [name: string, attached: string | null] {
	const match = /^--([a-z]+(?:-[a-z]+)*)(?:=(.*))?$/s.exec(word);
	return [match?.[1] ?? '', match?.[2] ?? null];
}

function isOption(
	word: string | undefined,
	{ values, switches }: Vocabulary<string, string>
): boolean {
	if (word === undefined) return false;
	const [name] = splitOption(word);
	return values.includes(name) || switches.includes(name);
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
	return (names as readonly string[]).includes(name);
}

function failTwice(name: string): { readonly ok: false; readonly fault: CliFault } {
	return failAt(`--${name}`, 'This option is given twice.');
}

function unknownMessage(
	word: string,
	{ command, values, switches }: Vocabulary<string, string>
): string {
	const takesPosition = values.includes('position') || values.includes('start');
	const hint = takesPosition ? '; a position with spaces needs quotes around it' : '';
	// A setting and a file option may share a name.
	const options = [...new Set([...values, ...switches])].map((name) => `--${name}`);
	return word.startsWith('-')
		? `Unknown option. ${command} accepts ${options.join(', ')}.`
		: `Unexpected argument${hint}.`;
}

/** "white or black"; "all, classes or every:K". */
export function formatChoices(choices: readonly string[]): string {
	return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1) ?? ''}`;
}
