import type { Result } from '../../lib/core/base/result.ts';
import type { FieldsOf, ValuesOf } from '../../lib/core/fields/field.ts';
import { fieldList, type FieldList } from '../../lib/core/fields/field-list.ts';
import type { CliFault } from '../fault.ts';
import { readForm, type Form } from '../form.ts';
import type { Io } from '../io.ts';
import { readFields } from '../read-fields.ts';
import type { Words } from '../words.ts';

type KrkSwitch = 'all' | 'json' | 'csv';
type KrkWords = Words<string, KrkSwitch>;

export type Prepared = Result<Iterable<string>, CliFault>;

export interface Subcommand {
	/** The options it takes. */
	readonly options: Pick<FieldList<object, string>, 'names' | 'fields'>;
	readonly switches: readonly KrkSwitch[];
	/** Does the work and returns the output: all mistakes are reported before the first character. */
	readonly prepare: (words: KrkWords, io: Io) => Prepared | Promise<Prepared>;
}

/**
 * A command below `krk`.
 * @param switches those besides the forms of output
 */
export function subcommand<Fields>(
	fields: Fields & FieldsOf<ValuesOf<Fields>>,
	prepare: (
		values: ValuesOf<Fields>,
		form: Form,
		io: Io,
		switches: ReadonlySet<KrkSwitch>
	) => Prepared | Promise<Prepared>,
	switches: readonly KrkSwitch[] = []
): Subcommand {
	const options = fieldList<ValuesOf<Fields>, string>(fields);
	return {
		options,
		switches: [...switches, 'json', 'csv'],
		prepare: (words, io) => {
			const read = readFields(options, words.values);
			if (!read.ok) return read;
			const form = readForm(words.switches);
			return form.ok ? prepare(read.value.values, form.value, io, words.switches) : form;
		}
	};
}
