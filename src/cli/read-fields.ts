import { ok, type Result } from '../lib/core/base/result.ts';
import type { FieldList, Parsed, Texts } from '../lib/core/fields/field-list.ts';
import { faultOfOption, type CliFault } from './fault.ts';

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
