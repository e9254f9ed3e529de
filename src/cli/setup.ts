import { ok, type Result } from '../lib/core/base/result.ts';
import { parseSetup, type SetupFields } from '../lib/core/search/parse-setup.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';
import { faultOfOption, type CliFault } from './fault.ts';

/** Reads the options of a search; reports only the first of several mistakes, since others may follow from it. */
export function readSetup(fields: SetupFields): Result<SearchSetup, CliFault> {
	const { setup, faults } = parseSetup(fields);
	const [first] = faults;
	if (first !== undefined) return { ok: false, fault: faultOfOption(first.field, first.fault) };
	return ok(setup);
}
