/**
 * The file of a recording: what it was made from, and what was found. Opening it searches again, which takes no longer
 * than reading and checking millions of rows, and compares. It is JSON:
 *
 *   plyscope  2, the version of the format
 *   setup     the fields of the search as text, as in links
 *   partial   null, or why the search did not end
 *   rows      of the recording: visited nodes and pruned moves; a partial one ends there
 *   value     of the root, from MAX's side, infinite ones as texts; null if it is not known
 *   counts    as on the page
 *
 * Files of the first version had every row in columns. Their header has the setup, too; the columns are not read.
 */
import { Gunzip } from 'fflate';
import { clip } from '../base/clip.ts';
import { isRecord } from '../base/is-record.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { SETUP, type SetupField } from '../search/setup-fields.ts';
import type { SearchSetup } from '../search/setup.ts';
import type { Counts } from '../trace/counts.ts';
import { FOUND_COUNTS, foundIn, type Found, type FoundCount } from '../trace/found.ts';
import type { Stop } from '../trace/record.ts';
import type { PartialReason } from '../trace/schema.ts';
import type { Trace } from '../trace/trace.ts';

const VERSION = 2;
/** More bytes than any file of ours has, or the beginning of an old one needs, packed or not. */
export const MOST_BYTES = 1 << 22;

export interface RecordingFile {
	readonly setup: SearchSetup;
	/** Where a partial recording ends; null for a whole one. */
	readonly stop: Stop | null;
	readonly found: Found;
}

const REASONS: readonly (PartialReason | null)[] = [null, 'cancelled', 'budget', 'failed'];

/** @param setup the requested setup; a small search is recorded with a smaller budget than that */
export function writeRecordingFile(setup: SearchSetup, trace: Trace, counts: Counts): string {
	const { rows, value = null, counts: found } = foundIn(trace, counts);
	const json = {
		plyscope: VERSION,
		setup: SETUP.texts(setup),
		partial: trace.partial,
		rows,
		value: value === null || Number.isFinite(value) ? value : String(value),
		counts: found
	};
	return `${JSON.stringify(json, null, '\t')}\n`;
}

/** @param bytes the file, packed or not, or its first `MOST_BYTES` */
export function readRecordingFile(bytes: Uint8Array): Result<RecordingFile> {
	if (bytes.length === 0) return fail('file-empty', 'The file is empty.');
	const unpacked = isPacked(bytes) ? unpack(bytes) : bytes;
	if (unpacked === null) return DAMAGED;
	return isOld(unpacked) ? readOld(unpacked) : readJson(unpacked);
}

const NONE = fail('file-none', 'This is not a Plyscope recording.');
const DAMAGED = fail('file-damaged', 'The file is damaged or truncated. Save the recording again.');

/** As a file begins. */
const START = '{\n\t"plyscope"';

function readJson(bytes: Uint8Array): Result<RecordingFile> {
	let json: unknown;
	const text = new TextDecoder('utf-8').decode(bytes);
	try {
		json = JSON.parse(text);
	} catch {
		return text.startsWith(START) || START.startsWith(text) ? DAMAGED : NONE;
	}
	if (!isRecord(json) || json['plyscope'] === undefined) return NONE;
	const { plyscope, rows, counts } = json;
	if (plyscope !== VERSION) {
		const message = `The recording has format version ${clip(JSON.stringify(plyscope))}; this Plyscope reads version ${VERSION}.`;
		return fail('file-version', message);
	}
	const value = readValue(json['value']);
	const found = readCounts(counts);
	if (!isCount(rows) || value === undefined || found === null) {
		return fail('file-result', 'The file does not say what the search found.');
	}
	return readSearch(json, { rows, value, counts: found });
}

/** The setup and the end of a search, which both versions write alike. */
function readSearch(json: Readonly<Record<string, unknown>>, found: Found): Result<RecordingFile> {
	const setup = readSetup(json['setup']);
	if (!setup.ok) return setup;
	const why = REASONS.find((reason) => reason === json['partial']);
	if (why === undefined || found.rows === 0) {
		return fail('file-partial', 'The file does not say whether the search is whole.');
	}
	const stop = why === null ? null : { why, rows: found.rows };
	return ok({ setup: setup.value, stop, found });
}

function readSetup(json: unknown): Result<SearchSetup> {
	if (!isRecord(json)) return fail('file-setup', 'The file does not say what was searched.');
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

/** Undefined if it is none. */
function readValue(json: unknown): number | null | undefined {
	if (json === 'Infinity') return Infinity;
	if (json === '-Infinity') return -Infinity;
	return json === null || typeof json === 'number' ? json : undefined;
}

function isCount(json: unknown): json is number {
	return Number.isInteger(json) && (json as number) >= 0;
}

/** Null if one is no count; only minimax tells how many nodes are never visited. */
function readCounts(json: unknown): Found['counts'] | null {
	if (!isRecord(json)) return null;
	const counts: Partial<Record<FoundCount, number>> = {};
	for (const name of FOUND_COUNTS) {
		const count = json[name];
		if (isCount(count)) counts[name] = count;
		else if (count !== undefined || name !== 'neverVisited') return null;
	}
	return counts;
}

/** A file of the first version begins with this, uint32 version, uint32 traces, uint32 length of the header, uint32 rows. */
const MAGIC = 'PLYSCOPE';
const [LENGTH_AT, ROWS_AT, HEADER_AT] = [16, 20, 24] as const;

function isOld(bytes: Uint8Array): boolean {
	return String.fromCharCode(...bytes.subarray(0, MAGIC.length)) === MAGIC;
}

/** Where the header of an old file ends; null if the length is not there yet. */
function endOfHeader(bytes: Uint8Array): number | null {
	return bytes.length < HEADER_AT ? null : HEADER_AT + uint32At(bytes, LENGTH_AT);
}

function readOld(bytes: Uint8Array): Result<RecordingFile> {
	const end = endOfHeader(bytes);
	if (end === null || bytes.length < end) return DAMAGED;
	try {
		const json: unknown = JSON.parse(
			new TextDecoder('utf-8').decode(bytes.subarray(HEADER_AT, end))
		);
		if (isRecord(json)) return readSearch(json, { rows: uint32At(bytes, ROWS_AT), counts: {} });
	} catch {
		// Said below.
	}
	return DAMAGED;
}

function uint32At({ buffer, byteOffset, byteLength }: Uint8Array, at: number): number {
	return new DataView(buffer, byteOffset, byteLength).getUint32(at, true);
}

function isPacked(bytes: Uint8Array): boolean {
	return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Packed bytes that are unpacked at once: at most a thousand times as many. */
const PART = 1 << 12;

/** What is needed of a packed file; null if it cannot be unpacked so far. */
function unpack(packed: Uint8Array): Uint8Array | null {
	let unpacked = new Uint8Array(0);
	const stream = new Gunzip((part) => {
		const longer = new Uint8Array(unpacked.length + part.length);
		longer.set(unpacked);
		longer.set(part, unpacked.length);
		unpacked = longer;
	});
	const isEnough = (): boolean => {
		const end = isOld(unpacked) ? endOfHeader(unpacked) : null;
		return unpacked.length > MOST_BYTES || (end !== null && unpacked.length >= end);
	};
	try {
		for (let at = 0; at < packed.length && !isEnough(); at += PART) {
			stream.push(packed.subarray(at, at + PART), at + PART >= packed.length);
		}
	} catch {
		return isEnough() ? unpacked : null;
	}
	return unpacked.length === 0 ? null : unpacked;
}
