/** One field of a page: the same declaration serves its link, form, faults, command-line option and documentation. */
import { listChoices } from '../base/choices.ts';
import { quote } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { zerosInFront } from '../base/zeros-in-front.ts';

/** A choice that a form offers, and the line under it, if there is one. */
export interface Option<Id extends string = string> {
	readonly id: Id;
	readonly name: string;
	readonly about?: string;
	/** The heading of the options that it belongs to in a menu; absent for the first ones. */
	readonly group?: string | undefined;
}

/**
 * @typeParam Value type of the field's value
 * @typeParam Known the fields on which it depends, with their values
 */
export interface Field<Value, Known = object> {
	/** Its name in links and as an option, if that is not the key of its value. */
	readonly name?: string;
	/** Its name on the page. */
	readonly label: string;
	/** Its meaning in one line, for `--help` and documentation tables. */
	readonly about: string;
	/** The line under it in a form, where that is not about one of its options. */
	readonly hint?: (known: Known) => string;
	/** How many characters its text usually has, for the width of its control. */
	readonly size?: number;
	/** The ids that it takes, if they can be listed. */
	readonly choices?: readonly string[];
	/** What a form offers instead of a text to type. */
	readonly options?: (known: Known) => readonly Option[];
	/** The id of the option in use, where that is not the text of the value. */
	optionOf?(value: Value): string;
	/** Whether a form shows it; absent: always. */
	readonly shown?: (known: Known) => boolean;
	/** The default in words, if it depends on other fields. */
	readonly usual?: string;
	readonly parse: (text: string, known: Known) => Result<Value>;
	/** The text that `parse` reads as the same value; null: it cannot be written, because another field says it. */
	readonly format: (value: Value, known: Known) => string | null;
	/** The value of a missing field, for which the texts of the others are given, and of a wrong one without `nearest`. */
	readonly default: (known: Known, texts?: Readonly<Record<string, string | undefined>>) => Value;
	/** The readable part of a wrong text. */
	readonly nearest?: (text: string, known: Known) => Value;
	/** What is assumed about a text that leaves something open, in a sentence; null if nothing is. */
	readonly assumed?: (text: string, known: Known) => string | null;
	/** If one of these is faulty, this field is not judged, because a fault would mislead. It then has its default. */
	readonly needs?: readonly Extract<keyof Known, string>[];
	/** The value of a field that is not judged, if that is not the default. */
	readonly unjudged?: (text: string, known: Known) => Value;
	/** A change replaces the present entry of the browser's history instead of adding one. */
	readonly momentary?: true;
	/** Links give it even if it has its default. */
	readonly written?: 'always';
}

/** A field for each value. */
export type FieldsOf<Values> = {
	readonly [Key in keyof Values]-?: Field<Values[Key], Values>;
};

/** The values of a page's fields. */
export type ValuesOf<Fields> = {
	readonly [Key in keyof Fields]: Fields[Key] extends Field<infer Value, never> ? Value : never;
};

type Described<Known = object> = Pick<
	Field<never, Known>,
	| 'name'
	| 'label'
	| 'about'
	| 'hint'
	| 'size'
	| 'options'
	| 'shown'
	| 'usual'
	| 'needs'
	| 'momentary'
	| 'written'
>;

/** Names of the choices on the page. */
export type NamesOf<Id extends string> = Readonly<Record<Id, string>> | ((id: Id) => string);

interface Choices<Id extends string> {
	readonly ids: readonly Id[];
	/** The ids that the fault names, if other fields allow fewer. */
	readonly listed?: readonly Id[];
	/** Without names the ids are words that the page uses too. */
	readonly names?: NamesOf<Id>;
	readonly code: string;
	/** The start of the sentence about an unknown id, such as “There is no game “go””. */
	readonly unknown: (quoted: string) => string;
}

/** Reads one of several ids. The fault lists them with their names. */
export function parseChoice<Id extends string>(
	text: string,
	{ ids, listed = ids, names, code, unknown }: Choices<Id>
): Result<Id> {
	const id = ids.find((one) => one === text);
	return id === undefined
		? fail(code, `${unknown(quote(text))}; choose ${listIds(listed, names)}.`)
		: ok(id);
}

function listIds<Id extends string>(ids: readonly Id[], names?: NamesOf<Id>): string {
	if (names === undefined) return ids.join(', ');
	return listChoices(ids, (id) => nameOf(id, names));
}

function nameOf<Id extends string>(id: Id, names?: NamesOf<Id>): string {
	return typeof names === 'function' ? names(id) : (names?.[id] ?? id);
}

/** The ids of choices, in the order of their names. */
export function idsOf<Id extends string>(names: Readonly<Record<Id, string>>): readonly Id[] {
	return Object.keys(names) as Id[];
}

/**
 * A field whose value is one of several ids: those that are offered or have names, where they are not listed. With the
 * default null, a missing field has no value.
 */
export function choice<Id extends string, Usual extends Id | null = Id>(
	what: string,
	{
		offered,
		names = offered && ((id: Id) => offered.find((one) => one.id === id)?.name ?? id),
		ids = offered?.map(({ id }) => id) ?? (typeof names === 'object' ? idsOf(names) : []),
		default: usual,
		code = `${what}-unknown`,
		unknown = (quoted) => `There is no ${what} ${quoted}`,
		...described
	}: Described &
		(
			| Pick<Choices<Id>, 'ids'>
			| { readonly names: Readonly<Record<Id, string>> }
			| { readonly offered: readonly Option<Id>[] }
		) &
		Partial<Choices<Id>> & {
			/** What a form offers, with a line under each. */
			readonly offered?: readonly Option<Id>[];
			readonly default: Usual | Field<Usual>['default'];
		}
): Field<Id | Usual> {
	return {
		options: () => offered ?? ids.map((id) => ({ id, name: nameOf(id, names) })),
		...described,
		choices: ids,
		parse: (text) =>
			parseChoice(text, { ids, code, unknown, ...(names === undefined ? {} : { names }) }),
		format: (id) => id,
		default: typeof usual === 'function' ? usual : () => usual
	};
}

interface Range {
	readonly least: number;
	readonly most: number;
	readonly code: string;
	/** The sentence about a wrong text. */
	readonly wrong: (quoted: string, most: number) => string;
}

/** A number, or how it follows from other fields. */
type Settled<Known> = number | ((known: Known) => number);

interface Dependent<Known> extends Omit<Range, 'most'> {
	readonly most: Settled<Known>;
	readonly default: Settled<Known>;
}

/** A field whose value is a whole number in its limits, both included. */
export function whole(field: Described & Range & { readonly default: number }): Field<number>;
/** One whose limit or default follows from other fields. */
export function whole<Known>(field: Described<Known> & Dependent<Known>): Field<number, Known>;
export function whole<Known>({
	least,
	most,
	code,
	wrong,
	default: usual,
	...described
}: Described<Known> & Dependent<Known>): Field<number, Known> {
	const settle = (number: Settled<Known>, known: Known): number =>
		typeof number === 'number' ? number : number(known);
	return {
		...described,
		parse: (text, known) => {
			const limit = settle(most, known);
			if (text.trim() === '') return failMissing(code, `a whole number from ${least} to ${limit}`);
			const digits = text.trim();
			const value = /^\d{1,12}$/.test(digits) ? Number(digits) : NaN;
			if (!(value >= least && value <= limit)) return fail(code, wrong(quote(text), limit));
			const zeros = zerosInFront(digits);
			return zeros === null ? ok(value) : fail(code, zeros);
		},
		format: String,
		default: (known) => settle(usual, known)
	};
}

/** The fault of a number that is not there at all, for which quotation marks around nothing say little. */
export function failMissing(code: string, wanted: string): ReturnType<typeof fail> {
	return fail(code, `The number is missing. Give ${wanted}.`);
}

/** A field whose value is any text; null if it is missing. Another part of the page parses it. */
export function anyText(described: Described): Field<string | null> {
	return { ...described, parse: ok, format: (text) => text, default: () => null };
}
