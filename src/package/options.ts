/** What a caller asks for, as a search's setup; or an error that says which option is wrong. */
import type { FieldFault } from '../lib/core/fields/field-list.ts';
import { EXPLORER } from '../lib/core/share/link.ts';
import { SETUP } from '../lib/core/search/setup-fields.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';
import { mistaken, OptionError } from './option-error.ts';
import type { SearchOptions } from './types.ts';

/**
 * @param asked options, or the address or the query of a link to the explorer
 * @throws OptionError
 */
export function setupOf(asked: SearchOptions | string): SearchSetup {
	const { values, faults } =
		typeof asked === 'string'
			? EXPLORER.read(asked.replace(/^[^?]*\?/, '').replace(/#.*$/s, ''))
			: SETUP.parse(textsOf(asked, SETUP.names));
	if (faults.length > 0) throw refused(faults);
	return SETUP.fill(values);
}

/**
 * Options as texts.
 * @param known the names that there are
 * @throws OptionError for another name
 */
export function textsOf(
	options: object,
	known: readonly string[]
): Readonly<Record<string, string>> {
	const given = Object.entries(options as Readonly<Record<string, string | number | undefined>>);
	const stray = given.find(([name]) => !known.includes(name));
	if (stray !== undefined) {
		mistaken(stray[0], { message: `There is no such option. Choose from ${known.join(', ')}.` });
	}
	const list = given.find(([, value]) => typeof value === 'object');
	if (list !== undefined) {
		mistaken(list[0], { message: 'Give a text, as JSON.stringify makes one of nested lists.' });
	}
	return Object.fromEntries(
		given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
	);
}

/** The mistakes in fields, as a caller reads them. */
export function refused(faults: readonly FieldFault[]): OptionError {
	return new OptionError(
		faults.map(({ field, fault: { message, at } }) =>
			at === undefined ? { option: field, message } : { option: field, message, at }
		)
	);
}
