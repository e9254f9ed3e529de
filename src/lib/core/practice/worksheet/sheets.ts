/** The sheets of a worksheet: a variant each, with its trees. Always the same for the same link. */
import { crc32 } from '../../base/crc32.ts';
import { ok, type Result } from '../../base/result.ts';
import { toEnd, type Steps } from '../../base/steps.ts';
import { factsOf } from '../../games/registry.ts';
import { exerciseOf, type Exercise } from '../exercise.ts';
import { LEVEL_INFO } from '../levels.ts';
import { PRACTICE, type PracticeValues } from '../practice-link.ts';
import { exerciseAt, faultyField, setupOf } from '../set.ts';
import { recordSearch } from '../../trace/record.ts';
import { bestOrder, type BestOrder } from './best-order.ts';
import { letterAt, withLetters } from './lettered.ts';
import { typedVariant } from './typed-variants.ts';
import { asPractice, WORKSHEET, type WorksheetValues } from './worksheet-link.ts';
import * as words from './worksheet.en.ts';

/** From a variant's seeds to the next one's. */
const APART = 1000;

/** One tree of a sheet. */
export interface Task {
	readonly exercise: Exercise;
	/** The second tree, with its children in an order that prunes most; null where it is not asked. */
	readonly reorder: (BestOrder & { readonly exercise: Exercise }) | null;
	/** The query of the link to the same exercise in Practice. */
	readonly link: string;
}

export interface Sheet {
	/** A, B, C … */
	readonly letter: string;
	/** What tells it from other sheets: "4-1-A". */
	readonly code: string;
	readonly tasks: readonly Task[];
	/** The queries of links to Practice: one for all of its trees if they are a set, otherwise one a tree. */
	readonly links: readonly string[];
}

export interface Worksheet {
	readonly sheets: readonly Sheet[];
	/** Why there are fewer variants than asked for; null if there are as many. */
	readonly notice: string | null;
}

/** Where a worksheet cannot be made: at which field, and why. */
export interface SheetFault {
	readonly field: keyof WorksheetValues;
	readonly code: string;
	readonly message: string;
}

/** Faults: those of `exerciseAt` (practice/set.ts). */
export function makeWorksheet(values: WorksheetValues): Result<Worksheet, SheetFault> {
	return toEnd(worksheetSteps(values));
}

/** The same, with a pause after each tree. */
export function* worksheetSteps(values: WorksheetValues): Steps<Result<Worksheet, SheetFault>> {
	const sheets: Sheet[] = [];
	const known = new Map<number, string[]>();
	for (let variant = 0; variant < values.variants; variant++) {
		const tasks: Task[] = [];
		for (let index = 0; index < treesOf(values); index++) {
			const practice = practiceOf(values, variant, index, known);
			if (practice === null)
				return ok({ sheets, notice: words.noVariants(index, values, canVary(values)) });
			const task = taskOf(values, practice);
			if (!task.ok) {
				const field = faultyField(practice, task.fault.code) as keyof WorksheetValues;
				const isTyped = values.position !== null && values.position.length > 1;
				const message = isTyped ? words.ofTree(index, task.fault.message) : task.fault.message;
				const isGiven = values.position === null && field === 'position';
				return { ok: false, fault: { ...task.fault, message, field: isGiven ? 'seed' : field } };
			}
			tasks.push(task.value);
			yield;
		}
		sheets.push({
			letter: letterAt(variant),
			code: codeOf(values, variant),
			tasks,
			links: linksOf(values, variant, tasks)
		});
	}
	return ok({ sheets, notice: null });
}

/** The number of trees of a sheet. */
function treesOf({ position, trees }: WorksheetValues): number {
	return position?.length ?? trees;
}

/**
 * One tree of one variant as an exercise of Practice; null if there is no such variant.
 *
 * @param known for each tree the positions of its variants so far
 */
function practiceOf(
	values: WorksheetValues,
	variant: number,
	index: number,
	known: Map<number, string[]>
): PracticeValues | null {
	const { position } = values;
	const own = asSet({ ...values, position: position && position.slice(index, index + 1) });
	if (position === null) return { ...own, seed: (seedOf(values, variant) + index) >>> 0 };
	if (variant === 0) return own;
	const texts = known.get(index) ?? [];
	known.set(index, texts);
	const first = exerciseAt(own, 0);
	if (!first.ok || !canVary(values)) return null;
	const text = typedVariant(first.value, variant, texts, (typed) => {
		const made = exerciseAt({ ...own, position: typed }, 0);
		return made.ok ? made.value : null;
	});
	if (text === null) return null;
	texts.push(text);
	return { ...own, position: text };
}

/** Only whole typed trees have other orders: those of other positions are the rules of their game. */
function canVary({ game, at }: WorksheetValues): boolean {
	return factsOf(game).hasTypedLeaves === true && at === null;
}

/** On paper a second tree is printed with each; Practice draws others. */
function asSet(values: WorksheetValues): PracticeValues {
	const practice = PRACTICE.fill(asPractice(values));
	return { ...practice, ask: practice.ask.filter((one) => one !== 'reorder') };
}

/** The first seed of a variant, of 32 bits. */
function seedOf({ seed }: WorksheetValues, variant: number): number {
	return (seed + APART * variant) >>> 0;
}

/** Faults: those of `exerciseAt`. */
function taskOf(values: WorksheetValues, drawn: PracticeValues): Result<Task> {
	const practice = values.notation === 'mit' ? lettered(drawn) : ok(drawn);
	if (!practice.ok) return practice;
	const exercise = exerciseAt(practice.value, 0);
	if (!exercise.ok) return exercise;
	const reorder = values.ask.includes('reorder') ? reorderedOf(exercise.value) : ok(null);
	if (!reorder.ok) return reorder;
	return ok({
		exercise: exercise.value,
		reorder: reorder.value,
		link: linkOf(practice.value)
	});
}

/** Of a position, without what would draw one. */
function linkOf(practice: PracticeValues): string {
	const { level, seed, sets, ...own } = practice;
	return PRACTICE.query(practice.position === null ? { ...own, level, seed, sets } : own);
}

/** A drawn typed tree becomes a typed one, so that its letters are in the link, too. */
function lettered(practice: PracticeValues): Result<PracticeValues> {
	if (factsOf(practice.game).hasTypedLeaves !== true) return ok(practice);
	const setup = setupOf(practice, 0);
	return setup.ok ? ok({ ...practice, position: withLetters(setup.value.position) }) : setup;
}

/** The tree in its best order, as it is to be drawn: from left to right. */
function reorderedOf(exercise: Exercise): Result<Task['reorder']> {
	const best = bestOrder(exercise);
	const { setup } = exercise.recording.trace.header;
	const searched = {
		...setup,
		algorithm: 'alphabeta',
		order: 'listed',
		position: best.position
	} as const;
	const made = exerciseOf(recordSearch(searched), ['values', 'cuts', 'count']);
	return made.ok ? ok({ ...best, exercise: made.value }) : made;
}

function codeOf(values: WorksheetValues, variant: number): string {
	const letter = letterAt(variant);
	if (values.position === null) return `${values.level}-${values.seed}-${letter}`;
	const sum = crc32(new TextEncoder().encode(WORKSHEET.query({ position: values.position })));
	return `${sum.toString(16).padStart(8, '0').slice(0, 5)}-${letter}`;
}

function linksOf(values: WorksheetValues, variant: number, tasks: readonly Task[]): string[] {
	const isSet = values.position === null && tasks.every(({ link }) => !link.includes('position='));
	if (!isSet) return tasks.map(({ link }) => link);
	const seed = seedOf(values, variant);
	return [PRACTICE.query({ ...asSet(values), seed, sets: tasks.length })];
}

/** The name of what is practised, for the title. */
export function usualTitle({ position, level, algorithm }: WorksheetValues): string {
	return words.title(algorithm, position === null ? LEVEL_INFO[level].name : null, level);
}
