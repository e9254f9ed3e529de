/** Reads the words of a command that takes the link to a worksheet, and switches. */
import { ok, type Result } from '../lib/core/base/result.ts';
import { WORKSHEET, type WorksheetValues } from '../lib/core/practice/worksheet/worksheet-link.ts';
import { failAt, type CliFault } from './fault.ts';
import { readWords } from './words.ts';

interface SheetLink<Switch> {
	readonly values: WorksheetValues;
	/** What is before the page's own part of the address; empty without an address. */
	readonly site: string;
	readonly switches: ReadonlySet<Switch>;
}

/**
 * @param argv the words after the command
 * @param queryOf what another word than a link is taken for: the query behind a link’s `?`, or null if it is a link
 */
export function readSheetLink<Switch extends string>(
	command: string,
	argv: readonly string[],
	known: readonly Switch[],
	queryOf: (word: string) => Result<string | null, CliFault> = () => ok(null)
): Result<SheetLink<Switch>, CliFault> {
	const links = argv.filter((word) => !word.startsWith('-'));
	const words = argv.filter((word) => word.startsWith('-'));
	const read = readWords<never, Switch>(words, { command, values: [], switches: known });
	if (!read.ok) return read;
	const [link, other] = links;
	if (link === undefined || other !== undefined) {
		return failAt(command, 'Give one link to a worksheet.');
	}
	const query = queryOf(link);
	if (!query.ok) return query;
	const at = query.value === null ? link.indexOf('?') : -1;
	const { values, faults } = WORKSHEET.read(query.value ?? link.slice(at + 1));
	const [fault] = faults;
	if (fault !== undefined) return failAt(fault.field, fault.fault.message);
	const site = at < 0 ? '' : link.slice(0, at).replace(/worksheet\/$/, '');
	return ok({ values, site, switches: read.value.switches });
}
