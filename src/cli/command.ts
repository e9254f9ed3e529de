/** A command: its options, which are fields, its switches, and what it does. */
import { clip } from '../lib/core/base/clip.ts';
import { ok, type Result } from '../lib/core/base/result.ts';
import type { FieldsOf, ValuesOf } from '../lib/core/fields/field.ts';
import {
	fieldList,
	type FieldList,
	type Parsed,
	type Texts
} from '../lib/core/fields/field-list.ts';
import type { Answer } from './answer.ts';
import { failAt, faultOfOption, type CliFault } from './fault.ts';
import type { Io } from './io.ts';
import { positionOption, readPosition } from './read-position.ts';
import { formatChoices, readWords } from './words.ts';

/** The output: for people, as one JSON object, or as a table with a row for each item. */
export type Form = 'lines' | 'json' | 'csv';

/** The switches that ask for another output than that for people, and exclude each other. */
const FORMS = ['pgn', 'json', 'csv'] as const;

/** The option of commands with a position that says how to read it. It is no field: links have our notation alone. */
const READ = 'read';

/** The output of a command, or a mistake: all of them are found before the first character. */
type Prepared = Result<Iterable<string> | Answer, CliFault>;

export interface Command {
	readonly options: { readonly names: readonly string[]; readonly fields: object };
	readonly switches: readonly string[];
	/** @param words those after its name */
	readonly prepare: (words: readonly string[], io: Io) => Prepared | Promise<Prepared>;
}

/** What is asked of a command. */
interface Asked<Values, Name extends string, Switch> extends Parsed<Values, Name> {
	readonly texts: Texts<Name>;
	readonly form: 'lines' | Extract<Switch, (typeof FORMS)[number]>;
	readonly switches: ReadonlySet<Switch>;
}

interface Takes<Values, Name extends string, Switch extends string> {
	readonly options: FieldList<Values, Name>;
	readonly switches: readonly Switch[];
	/** Checks what is given as a whole, and adds options that follow from others. */
	readonly complete?: (
		texts: Texts<Name>,
		switches: ReadonlySet<Switch>
	) => Result<Texts<Name>, CliFault>;
}

/** @param name as it is in messages */
export function command<Values, Name extends string, Switch extends string>(
	name: string,
	{ options, switches, complete = ok }: Takes<Values, Name, Switch>,
	run: (asked: Asked<Values, Name, Switch>, io: Io) => Prepared | Promise<Prepared>
): Command {
	return {
		options,
		switches,
		prepare: async (words, io) => {
			const option = positionOption(options.names);
			const values: readonly (Name | typeof READ)[] =
				option === undefined ? options.names : [...options.names, READ];
			const given = readWords<Name | typeof READ, Switch>(words, {
				command: name,
				values,
				switches
			});
			if (!given.ok) return given;
			const { switches: set } = given.value;
			const { [READ]: wanted, ...fields } = given.value.values;
			const form = readForm(set);
			if (!form.ok) return form;
			const texts = complete(fields as Texts<Name>, set);
			if (!texts.ok) return texts;
			const position =
				option === undefined
					? ok({ texts: texts.value, taken: null })
					: await readPosition(texts.value, option, wanted, io);
			if (!position.ok) return position;
			const own = position.value.texts as Texts<Name>;
			const read = readFields(options, own);
			if (!read.ok) return read;
			const assumed = position.value.taken ?? read.value.assumed;
			return run({ ...read.value, assumed, texts: own, form: form.value, switches: set }, io);
		}
	};
}

/** The options of a command whose values have no type of their own. */
export function optionsOf<Fields>(
	fields: Fields & FieldsOf<ValuesOf<Fields>>
): FieldList<ValuesOf<Fields>, string> {
	return fieldList<ValuesOf<Fields>, string>(fields);
}

/**
 * Finds a command by its name.
 * @param where what it is a command of, in messages
 */
export function commandOf<Of>(
	name: string | undefined,
	commands: ReadonlyMap<string, Of>,
	where: string,
	help: string
): Result<Of, CliFault> {
	const choices = formatChoices([...commands.keys()]);
	if (name === undefined) return failAt(where, `Missing command. Choose ${choices}; see ${help}.`);
	const found = commands.get(name);
	return found === undefined
		? failAt(where, `There is no command “${clip(name)}”; choose ${choices}.`)
		: ok(found);
}

/** Reads options; reports only the first of several mistakes, since others may follow from it. */
export function readFields<Values, Name extends string>(
	list: FieldList<Values, Name>,
	texts: Texts<Name>
): Result<Parsed<Values, Name>, CliFault> {
	const parsed = list.parse(texts);
	const [first] = parsed.faults;
	return first === undefined
		? ok(parsed)
		: { ok: false, fault: faultOfOption(first.field, first.fault) };
}

function readForm<Switch extends string>(
	switches: ReadonlySet<Switch>
): Result<'lines' | Extract<Switch, (typeof FORMS)[number]>, CliFault> {
	type Asked = Extract<Switch, (typeof FORMS)[number]>;
	const [form = 'lines', other] = FORMS.filter((one): one is Asked => switches.has(one as Switch));
	if (other === undefined) return ok(form);
	return failAt(`--${form === 'json' ? other : form}`, `Choose --${form} or --${other}, not both.`);
}
