/**
 * Result codes: `PS2-`, the set and its answers as base64url, `-`, and their CRC-32 in hex. A code holds the answers
 * and the help that was asked for, and not the score, so that its reader marks them again. The checksum finds slips of
 * copying, and no forgery. Codes of before (`PS1-`) lack the help.
 */
import { quote } from '../base/clip.ts';
import { crc32 } from '../base/crc32.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { BLANK, type Answers } from './answers.ts';
import { ByteReader, ByteWriter } from './code-bytes.ts';
import { packAnswers, unpackAnswers, type CodeVersion } from './code-answers.ts';
import { PRACTICE, settingsOf, type PracticeValues } from './practice-link.ts';
import * as words from './practice.en.ts';
import { exerciseAt, sizeOf } from './set.ts';

/** Those that are read; the last is written. */
const VERSIONS: Readonly<Record<string, CodeVersion>> = { '1': 1, '2': 2 };
const WRITTEN: CodeVersion = 2;

/** Characters that are read at most. */
const MOST_CODE = 20_000;

interface SetAnswers {
	readonly values: PracticeValues;
	/** Of each exercise; what is missing is blank. */
	readonly answers: readonly Answers[];
}

interface ReadAnswers extends SetAnswers {
	readonly version: CodeVersion;
}

/** Faults: those of `exerciseAt`. */
export function writeCode({ values, answers }: SetAnswers): Result<string> {
	const bytes = new ByteWriter();
	bytes.text(settingsOf(values));
	for (let index = 0; index < sizeOf(values); index++) {
		const exercise = exerciseAt(values, index);
		if (!exercise.ok) return exercise;
		packAnswers(bytes, exercise.value, answers[index] ?? BLANK);
	}
	const body = `PS${WRITTEN}-${encode(bytes.bytes)}`;
	return ok(`${body}-${checksumOf(body)}`);
}

/**
 * Reads a code from anywhere. Faults: `code-form`, `code-version`, `code-checksum`, `code-set`, `code-answers`.
 */
export function readCode(text: string): Result<ReadAnswers> {
	const code = text.trim();
	const start = text.indexOf(code);
	const given = /^PS(\d{1,4})-/.exec(code)?.[1];
	if (given === undefined || code.length > MOST_CODE) {
		return fail('code-form', words.noCode(quote(code)), start);
	}
	const version = VERSIONS[given];
	if (version === undefined) {
		return fail('code-version', words.otherVersion(given), start + 2);
	}
	const end = code.lastIndexOf('-');
	const [body, checksum] = [code.slice(0, end), code.slice(end + 1)];
	const data = body.slice(body.indexOf('-') + 1);
	const wrong = /[^A-Za-z0-9_-]/.exec(code);
	if (wrong !== null) {
		return fail('code-form', words.strangeCharacter(quote(wrong[0])), start + wrong.index);
	}
	if (!/^[0-9a-f]{8}$/.test(checksum) || checksum !== checksumOf(body)) {
		return fail('code-checksum', words.wrongChecksum, start + end + 1);
	}
	const bytes = decode(data);
	const reader = bytes && new ByteReader(bytes);
	const settings = reader?.text();
	if (reader == null || settings == null) return fail('code-answers', words.shortCode, start);
	const { values, faults } = PRACTICE.read(settings);
	const [fault] = faults;
	if (fault !== undefined) return fail('code-set', words.unknownSet(fault.fault.message), start);
	const answers: Answers[] = [];
	for (let index = 0; index < sizeOf(values); index++) {
		const exercise = exerciseAt(values, index);
		if (!exercise.ok) return fail('code-set', words.unknownSet(exercise.fault.message), start);
		const one = unpackAnswers(reader, exercise.value, version);
		if (one === null) return fail('code-answers', words.shortCode, start);
		answers.push(one);
	}
	return reader.isAtEnd
		? ok({ version, values, answers })
		: fail('code-answers', words.longCode, start);
}

function checksumOf(body: string): string {
	return crc32(new TextEncoder().encode(body)).toString(16).padStart(8, '0');
}

function encode(bytes: Uint8Array): string {
	const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Null if it is no base64url. */
function decode(text: string): Uint8Array | null {
	try {
		const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
		return Uint8Array.from(binary, (character) => character.charCodeAt(0));
	} catch {
		return null;
	}
}
