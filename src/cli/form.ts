import { ok, type Result } from '../lib/core/base/result.ts';
import { failAt, type CliFault } from './fault.ts';

/** The output form: for people, as one JSON object, or as a table with a row for each item. */
export type Form = 'lines' | 'json' | 'csv';

/** Reads the switches `--json` and `--csv`, which exclude each other. */
export function readForm(switches: ReadonlySet<string>): Result<Form, CliFault> {
	if (switches.has('json') && switches.has('csv')) {
		return failAt('--csv', 'Choose --json or --csv, not both.');
	}
	if (switches.has('json')) return ok('json');
	return ok(switches.has('csv') ? 'csv' : 'lines');
}
