/** Reads a file with a lesson. */
import { readFileSync } from 'node:fs';
import { clip } from '../lib/core/base/clip.ts';
import { decodeText } from '../lib/core/base/decode-text.ts';
import { ok, type Result } from '../lib/core/base/result.ts';
import { lineOf } from '../lib/core/lessons/json-text.ts';
import { formatPlace, parseLesson } from '../lib/core/lessons/parse-lesson.ts';
import { failAt, type CliFault } from './fault.ts';
import { attempt } from './recording-file.ts';

type Parsed = Extract<ReturnType<typeof parseLesson>, { ok: true }>['value'];

/** A lesson, and the text that it was read from. */
export function readLesson(file: string): Result<Parsed & { readonly text: string }, CliFault> {
	const text = readText(file);
	if (!text.ok) return text;
	const read = parseLesson(text.value);
	if (read.ok) return ok({ ...read.value, text: text.value });
	const { message, at, place } = read.fault;
	const where = [clip(file, 100), formatPlace(place)].filter(Boolean).join(', ');
	return failAt(where, at === undefined ? message : placed(message, text.value, at));
}

function readText(file: string): Result<string, CliFault> {
	const bytes = attempt(() => readFileSync(file));
	if (!bytes.ok) return failAt(clip(file, 100), `The file cannot be read: ${bytes.fault}.`);
	const text = decodeText(bytes.value);
	return text.ok ? ok(text.value.text) : failAt(clip(file, 100), text.fault.message);
}

function placed(message: string, text: string, at: number): string {
	const { line, column } = lineOf(text, at);
	return `${message.replace(/\.$/, '')} (line ${line}, column ${column})`;
}
