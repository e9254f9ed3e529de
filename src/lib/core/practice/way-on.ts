/** The way through the levels: some exercises right in a row lead to the next one. */
import { changedSet } from './change-set.ts';
import { levelsOf } from './level-field.ts';
import type { Level } from './levels.ts';
import { isDrawn, PRACTICE, settingsOf, type PracticeValues } from './practice-link.ts';

/** Exercises without a fault, one after the other, that end a level. */
export const IN_A_ROW = 3;

/** An exercise of a set that was done without a fault. */
export interface Done {
	/** The set. */
	readonly values: PracticeValues;
	/** From 0. */
	readonly index: number;
}

/** What is next after the end of a set. */
export type WayOn =
	/** Another level, more of this one, or the diagnosis after the last one. */
	| { readonly kind: 'level' | 'more' | 'diagnosis'; readonly values: PracticeValues }
	/** Nothing: the levels of this game are done. */
	| { readonly kind: 'end' };

/** Null for a set that is no part of the way: a position of one's own, and a diagnosis. */
export function wayOn(values: PracticeValues, done: readonly Done[]): WayOn | null {
	if (!isDrawn(values)) return null;
	const size = values.sets;
	const last = numberOf({ values, index: size - 1 });
	const right = new Set(done.filter((one) => isAlike(one.values, values)).map(numberOf));
	const row = Array.from({ length: IN_A_ROW }, (_, back) => (last - back) >>> 0);
	if (!row.every((number) => right.has(number))) {
		const seed = (values.seed + size) >>> 0;
		return { kind: 'more', values: { ...values, seed, sets: 1, show: 1 } };
	}
	const levels = levelsOf(values.game);
	const next = levels[levels.indexOf(values.level) + 1];
	const change = (texts: Parameters<typeof changedSet>[1]): PracticeValues =>
		PRACTICE.parse(changedSet(values, { ...texts, seed: '', sets: '' })).values;
	if (next !== undefined) return { kind: 'level', values: change({ level: String(next) }) };
	return PRACTICE.fields.diagnose.options?.(values).some(({ id }) => id === 'on') === true
		? { kind: 'diagnosis', values: change({ diagnose: 'on', level: '' }) }
		: { kind: 'end' };
}

/** How far somebody has come at a level of typed trees. */
export function progressAt(
	level: Level,
	done: readonly Done[]
): { readonly right: number; readonly isDone: boolean } {
	const series = new Map<string, Set<number>>();
	for (const one of done) {
		if (one.values.level !== level || !isDrawn(one.values)) continue;
		const name = seriesOf(one.values);
		series.set(name, (series.get(name) ?? new Set()).add(numberOf(one)));
	}
	const all = [...series.values()];
	const isRow = (seeds: ReadonlySet<number>, first: number): boolean =>
		Array.from({ length: IN_A_ROW }, (_, on) => (first + on) >>> 0).every((one) => seeds.has(one));
	return {
		right: all.reduce((sum, { size }) => sum + size, 0),
		isDone: all.some((seeds) => [...seeds].some((first) => isRow(seeds, first)))
	};
}

/** The place of an exercise in the endless series of those with its settings. */
function numberOf({ values, index }: Done): number {
	return (values.seed + index) >>> 0;
}

function isAlike(one: PracticeValues, other: PracticeValues): boolean {
	return seriesOf(one) === seriesOf(other);
}

/** The settings of a set, whatever part of its series it is. */
function seriesOf(values: PracticeValues): string {
	return settingsOf({ ...values, seed: 1, sets: 1 });
}
