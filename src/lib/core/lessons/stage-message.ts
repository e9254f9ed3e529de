/**
 * What a presenter and its stage say to each other: texts in JSON. A state is whole each time, so that one that is
 * missed or read twice does no harm. Another page of the site can say anything: what does not parse is ignored.
 */
import { isRecord } from '../base/is-record.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { formatCount } from '../base/count-words.ts';
import { FUTURES, type Future } from '../trace/future.ts';
import { MOST_SCENES } from './lesson.ts';
import { readSceneLink } from './scene-link.ts';

const APP = 'plyscope';
const VERSION = 1;

/** The most bytes of a message in UTF-8. */
export const MOST_MESSAGE_BYTES = 8192;

/** The hands of a room, for each answer. */
export interface Hands {
	readonly choices: readonly string[];
	readonly counts: readonly number[];
	/** The right answer once it is revealed; null before, and where the lesson does not say. */
	readonly correct: number | null;
}

/** The place in a lesson that the line of a lecture says. */
export interface Caption {
	/** From 1. */
	readonly scene: number;
	readonly of: number;
	readonly title: string;
	/** The title of the scene after it; null after the last one. */
	readonly next: string | null;
}

/** What a stage shows. Nothing that a room must not know yet is in it. */
export interface StageState {
	/** Relative to the root of the site, as in a lesson. */
	readonly link: string;
	/** Null on pages without a search that is stepped through. */
	readonly step: number | 'end' | null;
	readonly future: Future | null;
	readonly question: string | null;
	readonly hands: Hands | null;
	/** The answer once it is given. */
	readonly revealed: string | null;
	readonly black: boolean;
	/** The presenter looks ahead while the stage keeps its picture. */
	readonly frozen: boolean;
	/** Whether the counts of nodes are shown. */
	readonly counts: boolean;
	/** In parts of the picture's width and height. */
	readonly pointer: readonly [x: number, y: number] | null;
	readonly caption: Caption;
}

/** A key that was pressed on the stage, as in a `KeyboardEvent`. */
export interface StageKey {
	readonly kind: 'key';
	readonly key: string;
	readonly code: string;
	readonly isShifted: boolean;
}

/** From the presenter a state or the end, from the stage all others. */
export type StageMessage =
	| ({ readonly kind: 'state'; readonly seq: number } & StageState)
	| { readonly kind: 'hello' | 'bye' | 'end' }
	/** Of the stage's window, in pixels. */
	| { readonly kind: 'size'; readonly width: number; readonly height: number }
	| StageKey;

/** The name of the channel of a session. */
export function channelOf(session: string): string {
	return `${APP}:${session}`;
}

/** Fault: `stage-too-large`. */
export function formatStageMessage(message: StageMessage): Result<string> {
	const text = JSON.stringify({ app: APP, v: VERSION, ...message });
	const bytes = new TextEncoder().encode(text).length;
	if (bytes <= MOST_MESSAGE_BYTES) return ok(text);
	return fail(
		'stage-too-large',
		`The link and the words of this scene have ${formatCount(bytes)} bytes; the stage can be told at most ${formatCount(MOST_MESSAGE_BYTES)}. Shorten its question, its choices or its answer.`
	);
}

/** Null for what is no message of this version. Fields that are not known are dropped. */
export function parseStageMessage(text: unknown): StageMessage | null {
	if (typeof text !== 'string' || text.length > MOST_MESSAGE_BYTES) return null;
	let read: unknown;
	try {
		read = JSON.parse(text);
	} catch {
		return null;
	}
	if (!isRecord(read) || read['app'] !== APP || read['v'] !== VERSION) return null;
	const { kind } = read;
	if (kind === 'hello' || kind === 'bye' || kind === 'end') return { kind };
	if (kind === 'size') return parseSize(read);
	if (kind === 'key') return parseKey(read);
	return kind === 'state' ? parseState(read) : null;
}

/** Of two states the later one; of two with the same number the one that came first. */
export function laterState<State extends { readonly seq: number }>(
	shown: State | null,
	come: State
): State {
	return shown === null || come.seq > shown.seq ? come : shown;
}

const MOST_PIXELS = 100_000;
const MOST_KEY = 32;
const MOST_CHOICES = 5;
const MOST_HANDS = 9999;

function parseSize({ width, height }: Fields): StageMessage | null {
	if (!isWhole(width, 1, MOST_PIXELS) || !isWhole(height, 1, MOST_PIXELS)) return null;
	return { kind: 'size', width, height };
}

function parseKey({ key, code, isShifted }: Fields): StageMessage | null {
	if (!isText(key) || !isText(code) || typeof isShifted !== 'boolean') return null;
	if (key === '' || key.length > MOST_KEY || code.length > MOST_KEY) return null;
	return { kind: 'key', key, code, isShifted };
}

function parseState(fields: Fields): StageMessage | null {
	const { seq, link, step, question, revealed, black, frozen, counts } = fields;
	const future = parseFuture(fields['future']);
	const hands = parseHands(fields['hands']);
	const pointer = parsePointer(fields['pointer']);
	const caption = parseCaption(fields['caption']);
	if (!isWhole(seq, 0, Number.MAX_SAFE_INTEGER) || !isText(link) || !readSceneLink(link).ok) {
		return null;
	}
	if (!isStep(step)) return null;
	if (!isTextOrNull(question) || !isTextOrNull(revealed)) return null;
	if (typeof black !== 'boolean' || typeof frozen !== 'boolean' || typeof counts !== 'boolean') {
		return null;
	}
	if (future === undefined || hands === undefined || pointer === undefined) return null;
	if (caption === null) return null;
	const shown = { link, step, future, question, hands, revealed };
	return { kind: 'state', seq, ...shown, black, frozen, counts, pointer, caption };
}

function isStep(value: unknown): value is StageState['step'] {
	return value === null || value === 'end' || isWhole(value, 0, Number.MAX_SAFE_INTEGER);
}

function parseFuture(value: unknown): Future | null | undefined {
	return value === null ? null : FUTURES.find((future) => future === value);
}

function parseHands(value: unknown): Hands | null | undefined {
	if (value === null) return null;
	if (!isRecord(value)) return undefined;
	const { choices, counts, correct } = value;
	if (!Array.isArray(choices) || !Array.isArray(counts)) return undefined;
	const { length } = choices;
	if (length < 1 || length > MOST_CHOICES || counts.length !== length) return undefined;
	if (!choices.every(isText)) return undefined;
	if (!counts.every((count) => isWhole(count, 0, MOST_HANDS))) return undefined;
	if (correct !== null && !isWhole(correct, 0, length - 1)) return undefined;
	return { choices, counts, correct };
}

function parsePointer(value: unknown): readonly [x: number, y: number] | null | undefined {
	if (value === null) return null;
	if (!Array.isArray(value) || value.length !== 2) return undefined;
	const [x, y] = value as readonly unknown[];
	return isPart(x) && isPart(y) ? [x, y] : undefined;
}

function parseCaption(value: unknown): Caption | null {
	if (!isRecord(value)) return null;
	const { scene, of, title, next } = value;
	if (!isWhole(of, 1, MOST_SCENES) || !isWhole(scene, 1, of)) return null;
	return isText(title) && isTextOrNull(next) ? { scene, of, title, next } : null;
}

type Fields = Readonly<Record<string, unknown>>;

function isText(value: unknown): value is string {
	return typeof value === 'string';
}

function isTextOrNull(value: unknown): value is string | null {
	return value === null || typeof value === 'string';
}

function isWhole(value: unknown, least: number, most: number): value is number {
	return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
}

function isPart(value: unknown): value is number {
	return typeof value === 'number' && value >= 0 && value <= 1;
}
