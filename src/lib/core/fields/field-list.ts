/** The fields of a page, in the order of its links: texts to values and back. */
import { assert } from '../base/assert.ts';
import type { InputFault } from '../base/result.ts';
import type { Field, FieldsOf } from './field.ts';
import { formatQuery, strayFault, versionFault } from './query.ts';

export interface FieldFault<Name extends string = string> {
	readonly field: Name;
	readonly fault: InputFault;
}

/** The version of a link, and the link as a whole, for parts of it that belong to no field. */
export type LinkPart = 'v' | 'link';

/** Fields as text, from a link, a form or the command line. */
export type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export interface Parsed<Values, Name extends string> {
	readonly values: Values;
	/** At most one a field. */
	readonly faults: readonly FieldFault<Name>[];
	/** What is assumed about a text that leaves something open, in a sentence; null if nothing is. */
	readonly assumed: string | null;
}

/** What the query of a link says. */
export interface ParsedLink<Values, Name extends string> extends Parsed<Values, Name | LinkPart> {
	/** The fields as they were written, wrong ones too. */
	readonly texts: Texts<Name>;
}

/**
 * @typeParam Values the values of the fields, by their keys
 * @typeParam Name the names of the fields in links
 */
export interface FieldList<Values, Name extends string = Extract<keyof Values, string>> {
	readonly fields: FieldsOf<Values>;
	readonly names: readonly Name[];
	readonly defaults: Values;
	/**
	 * Reads every field. A missing one gets its default; a wrong one gets its default, or the nearest value, and a fault.
	 * A field may ask for any other one, which is then read before it.
	 */
	parse(texts: Texts<Name>): Parsed<Values, Name>;
	/** All values: defaults for the missing ones, and none of other lists. */
	fill(values: Partial<Values>): Values;
	/** All fields as text; `parse` reads them without a fault. */
	texts(values: Values): Texts<Name>;
	/** The fields of a link as text: those that differ from their defaults. */
	changed(values: Values): Texts<Name>;
	/** The query of a link, without `?`. Missing values are the defaults. */
	query(values: Partial<Values>): string;
	/** A query without momentary fields: if it changes, so does the page's setting, and history gets a new entry. */
	settingOf(query: string): string;
	/** Reads the query of a link, with or without `?`. Never fails: faults are part of the result. */
	read(query: string): ParsedLink<Values, Name>;
}

/** @param encode writes a text into a query */
export function fieldList<
	Values extends object,
	Name extends string = Extract<keyof Values, string>
>(fields: FieldsOf<Values>, encode?: (text: string) => string): FieldList<Values, Name> {
	type Key = keyof Values;
	const keys = Object.keys(fields) as Key[];
	const nameOf = (key: Key): Name => (fields[key].name ?? key) as Name;
	const names = keys.map(nameOf);
	const momentary = new Set<string>(keys.filter((key) => fields[key].momentary).map(nameOf));

	const parse = (texts: Texts<Name>): Parsed<Values, Name> => {
		const faults = new Map<Key, InputFault>();
		let assumed: string | null = null;
		const read = <K extends Key>(key: K, known: Values): Values[K] => {
			const field: Field<Values[K], Values> = fields[key];
			const text = texts[nameOf(key)];
			const fallback = (): Values[K] => field.default(known);
			if (text === undefined) return field.default(known, texts);
			const isMisled = field.needs?.some((other) => {
				// Reading it settles whether it is faulty.
				Reflect.get(known, other);
				return faults.has(other);
			});
			if (isMisled === true) return (field.unjudged ?? fallback)(text, known);
			const result = field.parse(text, known);
			if (result.ok) {
				assumed = field.assumed?.(text, known) ?? assumed;
				return result.value;
			}
			faults.set(key, result.fault);
			return (field.nearest ?? fallback)(text, known);
		};
		const values = settle(keys, read);
		return {
			values,
			faults: Array.from(faults, ([key, fault]) => ({ field: nameOf(key), fault })),
			assumed
		};
	};
	const fill = (values: Partial<Values>): Values =>
		settle<Values>(keys, (key, known) =>
			key in values ? (values[key] as Values[typeof key]) : fields[key].default(known)
		);

	const written = (
		values: Values,
		isWanted: (key: Key, text: string) => boolean
	): [Name, string][] =>
		keys.flatMap((key) => {
			const text = fields[key].format(values[key], values);
			return text !== null && isWanted(key, text) ? [[nameOf(key), text]] : [];
		});
	const isChanged =
		(values: Values) =>
		(key: Key, text: string): boolean =>
			fields[key].written === 'always' ||
			text !== fields[key].format(fields[key].default(values), values);
	const textsOf = (entries: [Name, string][]): Texts<Name> =>
		Object.fromEntries(entries) as Texts<Name>;

	return {
		fields,
		names,
		// Some are slow to find, and each list is made whether it is used or not.
		get defaults() {
			return fill({});
		},
		parse,
		fill,
		texts: (values) => textsOf(written(values, () => true)),
		changed: (values) => textsOf(written(values, isChanged(values))),
		query: (values) => {
			const all = fill(values);
			return formatQuery(written(all, isChanged(all)), encode);
		},
		settingOf: (query) =>
			query
				.split('&')
				.filter((part) => !momentary.has(part.replace(/=.*/s, '')))
				.join('&'),
		read: (query) => {
			const params = new URLSearchParams(query);
			const texts = textsOf(
				names.flatMap((name): [Name, string][] => {
					const text = params.get(name);
					return text === null ? [] : [[name, text]];
				})
			);
			const { values, faults, assumed } = parse(texts);
			const version = versionFault(params.get('v'));
			const stray = strayFault([...params.keys()], names, version);
			return {
				values,
				texts,
				assumed,
				faults: [
					...faults,
					...(version === null ? [] : [{ field: 'v' as const, fault: version }]),
					...(stray === null ? [] : [{ field: 'link' as const, fault: stray }])
				]
			};
		}
	};
}

/** Reads the value of each key once, in the order in which they are asked for. */
function settle<Values extends object>(
	keys: readonly (keyof Values)[],
	read: <K extends keyof Values>(key: K, known: Values) => Values[K]
): Values {
	const known = {} as Values;
	const settled = new Map<keyof Values, Values[keyof Values]>();
	const begun = new Set<keyof Values>();
	for (const key of keys) {
		const get = (): Values[keyof Values] => {
			if (!settled.has(key)) {
				assert(!begun.has(key), `${String(key)} does not depend on itself`);
				begun.add(key);
				settled.set(key, read(key, known));
			}
			return settled.get(key) as Values[keyof Values];
		};
		Object.defineProperty(known, key, { get, enumerable: true });
	}
	return { ...known };
}
