/** Reads and checks the untrusted header of a trace in a file. */
import { isRecord } from '../base/is-record.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { SETUP, type SetupField } from '../search/setup-fields.ts';
import { PASS_REASONS } from '../search/observer.ts';
import { algorithmOf } from '../search/registry.ts';
import type { SearchSetup } from '../search/setup.ts';
import { columnNamesOf, type ColumnJson } from './codec.ts';
import {
	COLUMN_TYPES,
	ELEMENT_TYPES,
	MAX_TRACE_DEPTH,
	type PartialReason,
	type Pass,
	type TraceHeader
} from './schema.ts';
import { clip } from '../base/clip.ts';

export interface DecodedHeader {
	readonly header: TraceHeader;
	readonly columns: readonly ColumnJson[];
}

const PARTIAL: readonly (PartialReason | null)[] = [null, 'cancelled', 'budget', 'failed'];

/** @param bytes UTF-8, with spaces after the JSON */
export function decodeHeader(bytes: Uint8Array): Result<DecodedHeader> {
	const json = parseJson(bytes);
	if (!isRecord(json)) return fail('file-header', 'The header is not a JSON object.');
	const setup = readSetup(json['setup']);
	if (!setup.ok) return setup;
	const passes = readPasses(json['passes'], setup.value);
	if (!passes.ok) return passes;
	const partial = PARTIAL.find((reason) => reason === json['partial']);
	if (partial === undefined) {
		return fail('file-partial', 'The header does not say whether the search is whole.');
	}
	const columns = readColumns(json['columns'], setup.value);
	if (!columns.ok) return columns;
	const header: TraceHeader = { version: 1, setup: setup.value, passes: passes.value, partial };
	return ok({ header, columns: columns.value });
}

function readSetup(json: unknown): Result<SearchSetup> {
	if (!isRecord(json)) return fail('file-setup', 'The header does not say what was searched.');
	for (const [name, text] of Object.entries(json)) {
		if (!SETUP.names.includes(name as SetupField)) {
			return fail('file-setup', `The search has a field “${clip(name)}” that is not known here.`);
		}
		if (typeof text !== 'string') return fail('file-setup', `The search’s ${name} is not a text.`);
	}
	const { values: setup, faults } = SETUP.parse(json);
	const [first] = faults;
	if (first === undefined) return ok(setup);
	return fail('file-setup', `The search’s ${first.field}: ${first.fault.message}`);
}

function readPasses(json: unknown, setup: SearchSetup): Result<readonly Pass[]> {
	const list = Array.isArray(json) ? (json as unknown[]) : [];
	if (list.length === 0) return fail('file-passes', 'The header lists no pass.');
	const passes: Pass[] = [];
	for (const one of list) {
		const pass = readPass(one, setup);
		if (!pass.ok) return pass;
		const isLater = pass.value.rootRow > (passes.at(-1)?.rootRow ?? -1);
		if (!isLater || (passes.length === 0 && pass.value.rootRow !== 0)) {
			return fail('file-passes', 'The passes do not begin at rows that follow each other.');
		}
		passes.push(pass.value);
	}
	return ok(passes);
}

function readPass(json: unknown, { algorithm, depth: limit }: SearchSetup): Result<Pass> {
	if (!isRecord(json)) return fail('file-passes', 'The header does not list its passes.');
	const { rootRow, depth } = json;
	// Old files lack the reason, because only one existed.
	const why = PASS_REASONS.find((reason) => reason === (json['why'] ?? 'first'));
	const { usesWindow, visits } = algorithmOf(algorithm);
	// Searches with several passes may reach their depth ply by ply.
	const isShallower = visits === 'again' && isCount(depth) && depth <= (limit ?? MAX_TRACE_DEPTH);
	const isWithin = depth === limit || isShallower;
	if (!isCount(rootRow) || !isWithin || why === undefined) {
		return fail('file-passes', 'The pass is not one of this search.');
	}
	const pass = { rootRow, depth: depth as number | null, why };
	if (!usesWindow) {
		return json['window'] === null
			? ok({ ...pass, window: null })
			: fail('file-passes', `The algorithm ${algorithm} has no window, but the pass has one.`);
	}
	const window = Array.isArray(json['window']) ? json['window'].map(readNumber) : [];
	const [alpha = NaN, beta = NaN] = window;
	if (window.length !== 2 || !(alpha < beta)) {
		return fail('file-passes', 'The window of the pass is not a pair of rising numbers.');
	}
	return ok({ ...pass, window: [alpha, beta] });
}

function isCount(json: unknown): json is number {
	return Number.isInteger(json) && (json as number) >= 0;
}

function readColumns(json: unknown, { algorithm }: SearchSetup): Result<readonly ColumnJson[]> {
	const columns = Array.isArray(json) ? (json as unknown[]) : [];
	if (!columns.every(isColumn)) {
		return fail('file-columns', 'The header does not name its columns with their types.');
	}
	const names = columns.map(({ name }) => name);
	if (new Set(names).size < names.length) {
		return fail('file-columns', 'The header names a column twice.');
	}
	for (const name of columnNamesOf(algorithm)) {
		const type = columns.find((column) => column.name === name)?.type;
		if (type === undefined) return fail('file-columns', `The column “${name}” is missing.`);
		if (!COLUMN_TYPES[name].includes(type)) {
			return fail('file-columns', `The column “${name}” cannot hold ${type}.`);
		}
	}
	return ok(columns);
}

function isColumn(json: unknown): json is ColumnJson {
	return (
		isRecord(json) &&
		typeof json['name'] === 'string' &&
		typeof json['type'] === 'string' &&
		Object.hasOwn(ELEMENT_TYPES, json['type'])
	);
}

/** NaN if it is not a number. */
function readNumber(json: unknown): number {
	if (json === 'Infinity') return Infinity;
	if (json === '-Infinity') return -Infinity;
	return typeof json === 'number' ? json : NaN;
}

function parseJson(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
	} catch {
		return undefined;
	}
}
