/**
 * A lesson that is being written: every field as it was typed, right or not. Its text is that of a lesson's file, so
 * that the reader of files says what is wrong with it, and where.
 */
import { isRecord } from '../base/is-record.ts';
import {
	LESSON_FORMAT,
	LESSON_VERSION,
	type Expected,
	type Lesson,
	type Reveal
} from './lesson.ts';

export interface DraftScene {
	readonly id: string;
	readonly title: string;
	readonly minutes: string;
	/** Empty: as much as usual. */
	readonly future: string;
	readonly link: string;
	readonly note: string;
	readonly question: string;
	readonly choices: readonly string[];
	/** Index into the choices; null if none is marked. */
	readonly correct: number | null;
	readonly answer: string;
	readonly hint: string;
	readonly expect: Expected | null;
	readonly reveal: readonly DraftReveal[];
	readonly practice: DraftPractice | null;
}

export interface DraftReveal {
	readonly link: string;
	readonly expect: Expected | null;
}

export interface DraftPractice {
	/** Empty: trees. */
	readonly game: string;
	readonly level: string;
	readonly seed: string;
}

export interface Draft {
	readonly id: string;
	readonly language: string;
	readonly kind: string;
	readonly title: string;
	readonly about: string;
	/** Of a lecture they are the sum of its scenes’. */
	readonly minutes: string;
	readonly scenes: readonly DraftScene[];
}

/** The draft that is a lesson. */
export function draftOf(lesson: Lesson): Draft {
	return readDraft(lesson);
}

/** Reads a draft from the value of any JSON; what is of another kind than expected is read as its text, or empty. */
export function readDraft(value: unknown): Draft {
	const given = isRecord(value) ? value : {};
	return {
		id: textOf(given['id']),
		language: textOf(given['language']),
		kind: textOf(given['kind']),
		title: textOf(given['title']),
		about: textOf(given['about']),
		minutes: textOf(given['minutes']),
		scenes: listOf(given['scenes']).map(readScene)
	};
}

/** The file of a draft. Reading it and writing it again gives the same bytes. */
export function formatDraft(draft: Draft): string {
	const { id, language, kind, title, about, minutes, scenes } = draft;
	const lesson = {
		format: LESSON_FORMAT,
		version: LESSON_VERSION,
		id,
		language,
		kind,
		title,
		about,
		minutes: sumOf(draft) ?? numberOf(minutes),
		scenes: scenes.map(writeScene)
	};
	return `${JSON.stringify(lesson, null, '\t')}\n`;
}

/** The minutes of a lecture; null for another lesson, and while those of its scenes are no numbers. */
export function sumOf({ kind, scenes }: Draft): number | null {
	if (kind !== 'lecture') return null;
	const minutes = scenes.map((scene) => numberOf(scene.minutes));
	return minutes.reduce<number | null>(
		(sum, one) => (sum === null || typeof one !== 'number' ? null : sum + one),
		0
	);
}

function readScene(value: unknown): DraftScene {
	const given = isRecord(value) ? value : {};
	const { correct, practice } = given;
	return {
		id: textOf(given['id']),
		title: textOf(given['title']),
		minutes: textOf(given['minutes']),
		future: textOf(given['future']),
		link: textOf(given['link']),
		note: textOf(given['note']),
		question: textOf(given['question']),
		choices: listOf(given['choices']).map(textOf),
		correct: typeof correct === 'number' && Number.isFinite(correct) ? correct : null,
		answer: textOf(given['answer']),
		hint: textOf(given['hint']),
		expect: readExpected(given['expect']),
		reveal: listOf(given['reveal']).map((one) => ({
			link: textOf(isRecord(one) ? one['link'] : one),
			expect: readExpected(isRecord(one) ? one['expect'] : null)
		})),
		practice: isRecord(practice)
			? {
					game: textOf(practice['game']),
					level: textOf(practice['level']),
					seed: textOf(practice['seed'])
				}
			: null
	};
}

/** What is not filled in and may be absent is not written. */
function writeScene(scene: DraftScene): object {
	const { choices, correct, expect, reveal, practice, future } = scene;
	return {
		id: scene.id,
		title: scene.title,
		minutes: numberOf(scene.minutes),
		...writeFuture(future),
		link: scene.link,
		note: scene.note,
		question: scene.question,
		...(choices.length === 0 ? {} : { choices }),
		...(correct === null ? {} : { correct }),
		answer: scene.answer,
		hint: scene.hint,
		...(expect === null ? {} : { expect }),
		...(reveal.length === 0 ? {} : { reveal: reveal.map(writeReveal) }),
		...(practice === null
			? {}
			: {
					practice: {
						...(practice.game === '' ? {} : { game: practice.game }),
						level: numberOf(practice.level),
						seed: numberOf(practice.seed)
					}
				})
	};
}

/** How much a scene shows, unless it is as much as usual. */
function writeFuture(shown: string): Partial<Pick<DraftScene, 'future'>> {
	return shown === '' ? {} : { future: shown };
}

function writeReveal({ link, expect }: DraftReveal): Reveal {
	return expect === null ? { link } : { link, expect };
}

function readExpected(value: unknown): Expected | null {
	if (!isRecord(value)) return null;
	const { step, sentence, heading } = value;
	if (typeof heading === 'string') return { heading };
	// A number that is too large to be read is none that can be written.
	const isStep = typeof step === 'number' && Number.isFinite(step);
	return isStep && typeof sentence === 'string' ? { step, sentence } : null;
}

/** A number of a file, or what was typed in its place. */
function numberOf(text: string): number | string {
	return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
}

function textOf(value: unknown): string {
	if (typeof value === 'string') return value;
	return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}
