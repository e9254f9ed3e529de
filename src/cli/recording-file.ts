/** Recordings on disk: compressed on writing if the file name says so, detected on reading. */
import { formatCount } from '../lib/core/base/count-words.ts';
import { constants as buffers } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { fail, ok, type Result } from '../lib/core/base/result.ts';
import { decodeRecording } from '../lib/core/trace/codec-read.ts';
import { promisedLength, tooLong, type PromisedLength } from '../lib/core/trace/codec-length.ts';
import { encodeRecording } from '../lib/core/trace/codec-write.ts';
import type { Recording } from '../lib/core/trace/recording.ts';
import { failAt, type CliFault } from './fault.ts';

/** So many packed bytes unpack to a few megabytes at most. */
const FIRST_PACKED = 1 << 12;

export function readRecording(path: string): Result<Recording, CliFault> {
	const file = attempt(() => readFileSync(path));
	if (!file.ok) return failAt('--open', `The file cannot be read: ${file.fault}.`);
	const bytes = unpack(file.value);
	const recording = bytes.ok ? decodeRecording(bytes.value) : bytes;
	if (recording.ok) return recording;
	const { message, at } = recording.fault;
	if (at === undefined || at === 0) return failAt('--open', message);
	return failAt('--open', `${message.replace(/\.$/, '')} (at byte ${formatCount(at)})`);
}

/** @returns null if it was written */
export function writeRecording(path: string, recording: Recording): CliFault | null {
	const bytes = Buffer.concat(encodeRecording(recording));
	const file = path.endsWith('.gz') ? gzipSync(bytes) : bytes;
	const written = attempt(() => {
		writeFileSync(path, file);
	});
	return written.ok
		? null
		: { where: '--out', message: `The file cannot be written: ${written.fault}.` };
}

/** Unpacks no more than the beginning of the file promises. */
function unpack(file: Buffer): Result<Uint8Array> {
	if (file[0] !== 0x1f || file[1] !== 0x8b) return ok(file);
	const promised = readPromise(file);
	if (!promised.ok) return promised;
	const maxOutputLength = Math.min(promised.value.length, buffers.MAX_LENGTH);
	const bytes = attempt(() => gunzipSync(file, { maxOutputLength }));
	if (bytes.ok) return bytes;
	if (bytes.fault.startsWith('Cannot create a Buffer larger than')) return tooLong(promised.value);
	return fail('file-packed', `The file is damaged or truncated: ${bytes.fault}.`);
}

/** Unpacks a beginning of the file that is just long enough to say how long all of it is. */
function readPromise(file: Buffer): Result<PromisedLength> {
	for (let packed = FIRST_PACKED; ; packed *= 2) {
		const bytes = attempt(() =>
			gunzipSync(file.subarray(0, packed), { finishFlush: constants.Z_SYNC_FLUSH })
		);
		if (!bytes.ok) return fail('file-packed', `The file is damaged or truncated: ${bytes.fault}.`);
		const promised = promisedLength(bytes.value);
		if (!promised.ok || promised.value.isWhole || packed >= file.length) return promised;
	}
}

/** A system error as a message ("ENOENT: no such file or directory"); anything else is thrown. */
function attempt<T>(job: () => T): Result<T, string> {
	try {
		return ok(job());
	} catch (error) {
		if (!(error instanceof Error) || !('code' in error)) throw error;
		return { ok: false, fault: error.message.replace(/, [a-z]+( '.*')?$/s, '') };
	}
}
