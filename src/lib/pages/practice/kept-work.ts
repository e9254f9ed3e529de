/** What a student has filled in, kept in this browser by set, so that a reload loses nothing. */
import { KeptText } from '$lib/ui/kept-text.ts';
import { isRecord } from '$lib/core/base/is-record.ts';
import { BLANK, NO_HELP, type Answers, type Help } from '$lib/core/practice/answers.ts';
import type { PlaceId } from '$lib/core/practice/asked-places.ts';

export interface KeptSheet {
	readonly answers: Answers;
	readonly isChecked: boolean;
	readonly isDone: boolean;
	/** True while the answers are those of the last Check. */
	readonly isJudged: boolean;
}

/** The sheets of a set by their number, from 0. */
export type KeptSet = Readonly<Record<number, KeptSheet>>;

const kept = new KeptText('plyscope-practice');
/** The sets that are kept; the oldest one is dropped first. */
const MOST_SETS = 40;

/** @param set the link of a set, without what changes as one works on it */
export function keptSet(set: string): KeptSet {
	return readAll().find(([name]) => name === set)?.[1] ?? {};
}

/** Returns false where the browser keeps nothing. */
export function keepSet(set: string, sheets: KeptSet): boolean {
	const others = readAll().filter(([name]) => name !== set);
	const all = Object.keys(sheets).length === 0 ? others : [[set, sheets], ...others];
	return kept.write(JSON.stringify(all.slice(0, MOST_SETS)));
}

/** The levels whose worked tree was seen. */
const worked = new KeptText('plyscope-practice-worked');

export function isWorkedThrough(level: number): boolean {
	return worked.read().includes(String(level));
}

export function keepWorked(level: number): void {
	if (!isWorkedThrough(level)) worked.write(`${worked.read()}${level}`);
}

/** Forgets every set. */
export function forgetAll(): void {
	kept.write('');
	worked.write('');
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
	isJudged
}: Readonly<Record<string, unknown>>): KeptSheet {
	const written = isRecord(answers) ? asAnswers(answers) : BLANK;
	return {
		// In answers of before the hints are next to them.
		answers: { ...written, help: written.help ?? { ...NO_HELP, hints: timesOf(hints) } },
		isChecked: isChecked === true,
		isDone: isDone === true,
		isJudged: isJudged === true
	};
}

function asAnswers({
	texts,
	cuts,
	found,
	told,
	given,
	isShown,
	help
}: Readonly<Record<string, unknown>>): Answers {
	const written = isRecord(texts) ? Object.entries(texts) : [];
	return {
		texts: Object.fromEntries(
			written.flatMap(([id, text]) => (typeof text === 'string' ? [[id, text]] : []))
		),
		cuts: Array.isArray(cuts) ? cuts.filter((node) => Number.isSafeInteger(node)) : [],
		...(Array.isArray(found) ? { found: found.filter(isPlaceId) } : {}),
		...(Array.isArray(told) ? { told: told.filter(isPlaceId) } : {}),
		...(Array.isArray(given) ? { given: given.filter(isPlaceId) } : {}),
		...(isShown === true ? { isShown } : {}),
		...(isRecord(help) ? { help: asHelp(help) } : {})
	};
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
