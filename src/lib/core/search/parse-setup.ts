/** Reads and writes a setup as the text of its fields, for links, forms, files and the command line. */
import { fieldList, type FieldFault, type Texts } from '../fields/field-list.ts';
import { SEARCH_FIELDS } from './setup-fields.ts';
import type { SearchSetup } from './setup.ts';

export type { FieldFault } from '../fields/field-list.ts';
export { DEFAULT_GAME, formatDepth } from './setup-fields.ts';

export type SetupField = keyof SearchSetup;
export type SetupFields = Texts<SetupField>;

export const SETUP = fieldList<SearchSetup>(SEARCH_FIELDS);

/** The fields of a setup, by their names in links and on the command line. */
export const SETUP_FIELDS = SETUP.names;

export interface ParsedSetup {
	readonly setup: SearchSetup;
	readonly faults: readonly FieldFault<SetupField>[];
}

/** Parses every field; a missing one gets its default, a wrong one its default and a fault. */
export function parseSetup(fields: SetupFields): ParsedSetup {
	const { values, faults } = SETUP.parse(fields);
	return { setup: values, faults };
}

/**
 * A setup as the text of its fields; `parseSetup` reads it without a fault. Only a typed tree includes the side to
 * move at its root; elsewhere the position has it.
 */
export function setupFields(setup: SearchSetup): SetupFields {
	return SETUP.texts(setup);
}
