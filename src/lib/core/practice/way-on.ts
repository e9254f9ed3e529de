/** The way through the levels: some exercises right in a row lead to the next one. */
import { changedSet } from './change-set.ts';
import { levelsOf } from './level-field.ts';
import type { Level } from './levels.ts';
import { canPair, PER_TREE, seedAt } from './pairs.ts';
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
	const { sets, pairs } = values;
	const right = new Set(done.filter((one) => isAlike(one.values, values)).map(numberOf));
	if (!isRow(right, { values, index: sets - IN_A_ROW })) {
		const seed = seedAt(values, sets);
		return { kind: 'more', values: { ...values, seed, sets: PER_TREE[pairs], show: 1 } };
	}
	const levels = levelsOf(values.game);
	const next = levels[levels.indexOf(values.level) + 1];
	const change = (texts: Parameters<typeof changedSet>[1]): PracticeValues =>
		PRACTICE.parse(changedSet(values, { ...texts, seed: '', sets: '' })).values;
	if (next !== undefined) {
		const plain = change({ level: String(next) });
		const inPairs = changedSet(plain, { pairs: 'on' });
		return { kind: 'level', values: canPair(plain) ? PRACTICE.parse(inPairs).values : plain };
	}
	return PRACTICE.fields.diagnose.options?.(values).some(({ id }) => id === 'on') === true
		? { kind: 'diagnosis', values: change({ diagnose: 'on', level: '' }) }
		: { kind: 'end' };
}

/** How far somebody has come at a level of typed trees. */
export function progressAt(
	level: Level,
	done: readonly Done[]
): { readonly right: number; readonly isDone: boolean } {
	const own = done.filter(({ values }) => values.level === level && isDrawn(values));
	const series = new Map<string, Set<number>>();
	for (const one of own) {
		const name = seriesOf(one.values);
		series.set(name, (series.get(name) ?? new Set()).add(numberOf(one)));
	}
	return {
		right: [...series.values()].reduce((sum, { size }) => sum + size, 0),
		isDone: own.some((one) => isRow(series.get(seriesOf(one.values)) ?? new Set(), one))
	};
}

/** True where an exercise and the next ones of its series are right. */
function isRow(right: ReadonlySet<number>, { values, index }: Done): boolean {
	const row = Array.from({ length: IN_A_ROW }, (_, on) => numberOf({ values, index: index + on }));
	return row.every((number) => right.has(number));
}

/** The place of an exercise in the endless series of those with its settings; also before and after its own set. */
function numberOf({ values, index }: Done): number {
	const per = PER_TREE[values.pairs];
	return seedAt(values, index) * per + Math.abs(index % per);
}

function isAlike(one: PracticeValues, other: PracticeValues): boolean {
	return seriesOf(one) === seriesOf(other);
}

/** The settings of a set, whatever part of its series it is. */
function seriesOf(values: PracticeValues): string {
	return settingsOf({ ...values, seed: 1, sets: PER_TREE[values.pairs] });
}
