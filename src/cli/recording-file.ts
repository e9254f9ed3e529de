/** Recordings on disk: what they were made from, as the page writes and reads them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ok, type Result } from '../lib/core/base/result.ts';
import {
	MOST_BYTES,
	readRecordingFile,
	writeRecordingFile,
	type RecordingFile
} from '../lib/core/share/recording-file.ts';
import { CountIndex, type Counts } from '../lib/core/trace/counts.ts';
import { foundIn, type Found } from '../lib/core/trace/found.ts';
import { ghostSizeOf, type Recording } from '../lib/core/trace/recording.ts';
import { failAt, type CliFault } from './fault.ts';

export function readRecording(path: string): Result<RecordingFile, CliFault> {
	const file = attempt(() => readFileSync(path));
	if (!file.ok) return failAt('--open', `The file cannot be read: ${file.fault}.`);
	const recording = readRecordingFile(file.value.subarray(0, MOST_BYTES));
	return recording.ok ? recording : failAt('--open', recording.fault.message);
}

export function foundOf(recording: Recording): Found {
	return foundIn(recording.trace, countsOf(recording));
}

function countsOf(recording: Recording): Counts {
	return new CountIndex(recording.trace, ghostSizeOf(recording)).total;
}

/** @returns null if it was written */
export function writeRecording(path: string, recording: Recording): CliFault | null {
	const { trace } = recording;
	const text = writeRecordingFile(trace.header.setup, trace, countsOf(recording));
	const written = attempt(() => {
		writeFileSync(path, path.endsWith('.gz') ? gzipSync(text) : text);
	});
	return written.ok
		? null
		: { where: '--out', message: `The file cannot be written: ${written.fault}.` };
}

/** A system error as a message ("ENOENT: no such file or directory"); anything else is thrown. */
export function attempt<T>(job: () => T): Result<T, string> {
	try {
		return ok(job());
	} catch (error) {
		if (!(error instanceof Error) || !('code' in error)) throw error;
		return { ok: false, fault: error.message.replace(/, [a-z]+( '.*')?$/s, '') };
	}
}
