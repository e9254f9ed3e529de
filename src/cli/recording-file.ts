/** Recordings on disk: packed where the name of what is written says so, either way where one is read. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fail, ok, type Result } from '../lib/core/base/result.ts';
import { decodeRecording } from '../lib/core/trace/codec-read.ts';
import { encodeRecording } from '../lib/core/trace/codec-write.ts';
import type { Recording } from '../lib/core/trace/recording.ts';
import { failAt, type CliFault } from './fault.ts';

export function readRecording(path: string): Result<Recording, CliFault> {
	const file = attempt(() => readFileSync(path));
	if (!file.ok) return failAt('--open', `The file cannot be read: ${file.fault}.`);
	const bytes = unpack(file.value);
	const recording = bytes.ok ? decodeRecording(bytes.value) : bytes;
	if (recording.ok) return recording;
	const { message, at } = recording.fault;
	if (at === undefined || at === 0) return failAt('--open', message);
	return failAt('--open', `${message.replace(/\.$/, '')} (at byte ${at})`);
}

/** @returns null where it was written */
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

function unpack(file: Buffer): Result<Uint8Array> {
	if (file[0] !== 0x1f || file[1] !== 0x8b) return ok(file);
	const bytes = attempt(() => gunzipSync(file));
	if (bytes.ok) return bytes;
	return fail('file-packed', `The file is damaged or truncated: ${bytes.fault}.`);
}

/** What the system refuses, as it says it ("ENOENT: no such file or directory"); anything else is thrown. */
function attempt<T>(job: () => T): Result<T, string> {
	try {
		return ok(job());
	} catch (error) {
		if (!(error instanceof Error) || !('code' in error)) throw error;
		return { ok: false, fault: error.message.replace(/, [a-z]+( '.*')?$/s, '') };
	}
}
