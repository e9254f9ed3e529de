import type { InputFault } from '$lib/core/base/result.ts';
import type { FieldsOf, Option } from '$lib/core/fields/field.ts';
import type { Texts } from '$lib/core/fields/field-list.ts';

/** The owner of the values that a form shows and changes. Names are those in links. */
export interface FieldHolder<Values> {
	readonly fields: FieldsOf<Values>;
	readonly values: NoInfer<Values>;
	/** The texts as typed, if faulty ones are kept; otherwise their control keeps them. */
	readonly texts?: Texts<string>;
	/** The fault of a field; null if there is none. */
	faultOf(name: string): InputFault | null;
	/** Changes fields; unreadable ones are in the faults before the first await. */
	change(texts: Texts<string>): unknown;
}

type KeyOf<Values> = Extract<keyof Values, string>;

/** What the control of a field says and offers. */
interface Offer {
	/** Its name in links. */
	readonly name: string;
	readonly label: string;
	readonly about: string;
	/** Undefined if any text may be typed. */
	readonly options: readonly Option[] | undefined;
	/** The value in use, or the text as typed. */
	readonly value: string;
	readonly width: string | undefined;
	readonly fault: InputFault | null;
}

/** The fields that a form shows, in the order of their list: not what is momentary, nor a choice of one. */
export function shownFields<Values>({
	fields,
	values
}: Pick<FieldHolder<Values>, 'fields' | 'values'>): KeyOf<Values>[] {
	return (Object.keys(fields) as KeyOf<Values>[]).filter((key) => {
		const { momentary, shown, options } = fields[key];
		return !momentary && shown?.(values) !== false && options?.(values).length !== 1;
	});
}

export function offerOf<Values>(holder: FieldHolder<Values>, key: KeyOf<Values>): Offer {
	const { fields, values, texts } = holder;
	const { name = key, label, hint, options, format, size } = fields[key];
	const offered = options?.(values);
	const typed = offered === undefined ? texts?.[name] : undefined;
	return {
		name,
		label,
		about: hint?.(values) ?? '',
		options: offered,
		value: typed ?? fields[key].optionOf?.(values[key]) ?? format(values[key], values) ?? '',
		width: size === undefined ? size : `${size}ch`,
		fault: holder.faultOf(name)
	};
}
