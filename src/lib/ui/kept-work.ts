/** What a student has filled in, kept in this browser by set, so that a reload loses nothing. */
import { KeptText } from './kept-text.ts';
import { isRecord } from '$lib/core/base/is-record.ts';
import { BLANK, NO_HELP, type Answers, type Help } from '$lib/core/practice/answers.ts';
import type { PlaceId } from '$lib/core/practice/asked-places.ts';
import type { GameId } from '$lib/core/games/registry.ts';
import { asksReorder, PRACTICE, type PracticeValues } from '$lib/core/practice/practice-link.ts';
import type { Done } from '$lib/core/practice/way-on.ts';

export interface KeptSheet {
	readonly answers: Answers;
	readonly isChecked: boolean;
	readonly isDone: boolean;
	/** True while the answers are those of the last Check. */
	readonly isJudged: boolean;
	/** True where no order of the children of its tree in Reorder needs fewer leaves. */
	readonly isOrdered: boolean;
}

/** A sheet that nobody has touched. */
export const NEW: KeptSheet = {
	answers: BLANK,
	isChecked: false,
	isDone: false,
	isJudged: false,
	isOrdered: false
};

/** The sheets of a set by their number, from 0. */
export type KeptSet = Readonly<Record<number, KeptSheet>>;

const KEY = 'plyscope-practice';
const kept = new KeptText(KEY);
/** The sets that are kept; the oldest one is dropped first. */
const MOST_SETS = 40;

/** @param set the link of a set, without what changes as one works on it */
export function keptSet(set: string): KeptSet {
	return readAll().find(([name]) => name === set)?.[1] ?? {};
}

export function isSameSheet(one: KeptSheet, other: KeptSheet): boolean {
	// In the form and order in which they are read.
	return JSON.stringify(asSheet({ ...one })) === JSON.stringify(asSheet({ ...other }));
}

/** True where nothing was done, and no help was asked for. */
export function isUntouched({ answers }: KeptSheet): boolean {
	const { checks, whys, hints } = answers.help ?? NO_HELP;
	const { cuts, texts, orders, isShown } = answers;
	const isBlank = cuts.length === 0 && Object.keys(texts).length === 0 && orders === undefined;
	return isBlank && isShown !== true && checks + whys + hints === 0;
}

/** Keeps one sheet of a set next to those that another tab kept. Returns false where the browser keeps nothing. */
export function keepSheet(set: string, index: number, sheet: KeptSheet): boolean {
	const all = readAll();
	const others = all.filter(([name]) => name !== set);
	const sheets = { ...all.find(([name]) => name === set)?.[1], [index]: sheet };
	return kept.write(JSON.stringify([[set, sheets], ...others].slice(0, MOST_SETS)));
}

/** True where everything that the set asks is right, and nothing was explained, filled in or shown. */
export function isWithoutFault(
	{ isDone, isOrdered, answers }: KeptSheet,
	values: PracticeValues
): boolean {
	const helped = (answers.told ?? []).length + (answers.given ?? []).length;
	const isRight = isDone && (isOrdered || !asksReorder(values));
	return isRight && answers.isShown !== true && helped === 0;
}

/** The exercises of a game, drawn by level and seed, that were done without a fault. */
export function exercisesDone(game: GameId): Done[] {
	return readAll().flatMap(([set, sheets]) => {
		const named = new URLSearchParams(set);
		// To read another game, or a position, its rules are needed.
		const isOfGame = (named.get('game') ?? PRACTICE.defaults.game) === game;
		if (!isOfGame || named.has('position')) return [];
		const { values } = PRACTICE.read(set);
		return Object.entries(sheets).flatMap(([index, sheet]) =>
			isWithoutFault(sheet, values) ? [{ values, index: Number(index) }] : []
		);
	});
}

/** Calls back when another tab has changed what is kept. */
export function onKeptElsewhere(then: () => void): () => void {
	const listen = ({ key }: StorageEvent): void => {
		if (key === null || key === KEY) then();
	};
	addEventListener('storage', listen);
	return () => {
		removeEventListener('storage', listen);
	};
}

/** The levels whose worked tree was seen. */
const worked = new KeptText('plyscope-practice-worked');

export function isWorkedThrough(level: number): boolean {
	return worked.read().includes(String(level));
}

export function keepWorked(level: number): void {
	if (!isWorkedThrough(level)) worked.write(`${worked.read()}${level}`);
}

/** Where somebody was in the trees of a set, until the tab is closed. */
const place = new KeptText('plyscope-practice-place', 'the tab is closed');

interface KeptPlace {
	readonly set: string;
	readonly way: string;
	/** The place on view in a tree place by place, from 0. */
	readonly at: number;
}

export function keepPlace(at: KeptPlace): void {
	place.write(JSON.stringify(at));
}

/** Null if nobody was in this set. */
export function keptPlace(of: string): Omit<KeptPlace, 'set'> | null {
	const stored = place.readJson();
	if (!isRecord(stored) || stored['set'] !== of) return null;
	const { way, at } = stored;
	return typeof way === 'string' ? { way, at: timesOf(at) } : null;
}

/** Forgets the answers of one set, or of all; never that a key was shown, and which help was given. */
export function forget(only: string | null): () => void {
	const before = [kept.read(), worked.read()] as const;
	const left = readAll().map(
		([set, sheets]) =>
			[set, only === null || only === set ? withoutAnswers(sheets) : sheets] as const
	);
	kept.write(JSON.stringify(left.filter(([, sheets]) => Object.keys(sheets).length > 0)));
	if (only === null) worked.write('');
	return () => {
		kept.write(before[0]);
		worked.write(before[1]);
	};
}

/** What was given is kept with a blank sheet. */
function withoutAnswers(sheets: KeptSet): KeptSet {
	const all = Object.entries(sheets).flatMap(([index, { answers }]) => {
		const isHelped =
			answers.isShown === true || (answers.given ?? []).length + (answers.told ?? []).length > 0;
		const sheet = { ...NEW, answers: asAnswers({ ...answers, ...BLANK, orders: null }) };
		return isHelped ? [[index, sheet] as const] : [];
	});
	return Object.fromEntries(all);
}

function readAll(): (readonly [string, KeptSet])[] {
	const stored = kept.readJson();
	if (!Array.isArray(stored)) return [];
	return stored.flatMap((entry: unknown) => {
		if (!Array.isArray(entry) || typeof entry[0] !== 'string') return [];
		return [[entry[0], asSet(entry[1])] as const];
	});
}

/** Anything may be stored there. */
function asSet(stored: unknown): KeptSet {
	if (!isRecord(stored)) return {};
	return Object.fromEntries(
		Object.entries(stored).flatMap(([index, sheet]) =>
			/^\d{1,3}$/.test(index) && isRecord(sheet) ? [[Number(index), asSheet(sheet)]] : []
		)
	);
}

function asSheet({
	answers,
	hints,
	isChecked,
	isDone,
	isJudged,
	isOrdered
}: Readonly<Record<string, unknown>>): KeptSheet {
	const written = isRecord(answers) ? asAnswers(answers) : BLANK;
	return {
		// In answers of before the hints are next to them.
		answers: { ...written, help: written.help ?? { ...NO_HELP, hints: timesOf(hints) } },
		isChecked: isChecked === true,
		isDone: isDone === true,
		isJudged: isJudged === true,
		isOrdered: isOrdered === true
	};
}

function asAnswers({
	texts,
	cuts,
	found,
	told,
	given,
	isShown,
	help,
	orders
}: Readonly<Record<string, unknown>>): Answers {
	const written = isRecord(texts) ? Object.entries(texts) : [];
	return {
		texts: Object.fromEntries(
			written.flatMap(([id, text]) => (typeof text === 'string' ? [[id, text]] : []))
		),
		cuts: wholesOf(cuts),
		...(Array.isArray(found) ? { found: found.filter(isPlaceId) } : {}),
		...(Array.isArray(told) ? { told: told.filter(isPlaceId) } : {}),
		...(Array.isArray(given) ? { given: given.filter(isPlaceId) } : {}),
		...(isShown === true ? { isShown } : {}),
		...(isRecord(help) ? { help: asHelp(help) } : {}),
		...(Array.isArray(orders) ? { orders: wholesOf(orders) } : {})
	};
}

function wholesOf(stored: unknown): number[] {
	if (!Array.isArray(stored)) return [];
	return stored.filter((one): one is number => Number.isSafeInteger(one));
}

function asHelp({ checks, whys, hints }: Readonly<Record<string, unknown>>): Help {
	return { checks: timesOf(checks), whys: timesOf(whys), hints: timesOf(hints) };
}

function timesOf(stored: unknown): number {
	return typeof stored === 'number' && Number.isSafeInteger(stored) ? Math.max(0, stored) : 0;
}

function isPlaceId(id: unknown): id is PlaceId {
	return typeof id === 'string' && /^(value|window|cut|count|move)-\d+$/.test(id);
}
