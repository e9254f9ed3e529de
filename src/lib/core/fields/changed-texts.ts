/** A change of some fields, as texts: what goes with the old values is left to its default again. */
import type { FieldList, Texts } from './field-list.ts';

/** What a field decides, so that another value of it does not go with a choice made before. */
export type Decides<Name extends string> = Readonly<Partial<Record<Name, readonly Name[]>>>;

/** The texts of changed fields. An empty text takes a field away. */
export function changedTexts<Values, Name extends string>(
	list: Pick<FieldList<Values, Name>, 'changed'>,
	decides: Decides<Name>,
	values: Values,
	change: Texts<Name>
): Texts<Name> {
	const names = Object.keys(change) as Name[];
	const dropped = new Set<string>(names.flatMap((name) => decides[name] ?? []));
	const texts = { ...list.changed(values), ...change };
	return Object.fromEntries(
		Object.entries(texts).filter(
			([name, text]) => text !== '' && (name in change || !dropped.has(name))
		)
	) as Texts<Name>;
}
