/** The end of a set: what was right in it, its result code and the way on; of a diagnosis the ideas that fit. */
import { BLANK } from '$lib/core/practice/answers.ts';
import type { Answered, Diagnosis } from '$lib/core/practice/diagnose.ts';
import type { PracticeValues } from '$lib/core/practice/practice-link.ts';
import { exerciseAt } from '$lib/core/practice/set.ts';
import { exercisesDone, isWithoutFault, type KeptSheet } from '$lib/ui/kept-work.ts';
import { HELP } from './on-demand.ts';
import type { SheetWork } from './sheet-work.svelte.ts';

/** What it needs of the model of the page. */
interface Worked {
	readonly values: PracticeValues;
	readonly size: number;
	/** The exercise on view, from 0, and its whole sheet. */
	readonly index: number;
	readonly sheet: SheetWork | null;
	keptAt(index: number): KeptSheet | undefined;
}

export class SetEnd {
	constructor(private readonly practice: Worked) {}

	/**
	 * True after Check of the last exercise, until something in it is changed; a diagnosis ends when all its trees were
	 * handed in.
	 */
	readonly isReached: boolean = $derived.by(() => {
		const { index, size, sheet, values } = this.practice;
		if (values.diagnose === 'on') return this.diagnosis !== null;
		return index === size - 1 && sheet?.isJudged === true;
	});

	/** True in a diagnosis before its end: nothing is judged or shown. */
	readonly isSilent: boolean = $derived.by(
		() => this.practice.values.diagnose === 'on' && !this.isReached
	);

	/** The numbers, from 0, of the exercises that were not checked or handed in yet. */
	readonly left: readonly number[] = $derived.by(() =>
		this.#numbers.filter((index) => this.practice.keptAt(index)?.isChecked !== true)
	);

	/** The result code of all answers; null before the end. */
	readonly code: string | null = $derived.by(() => {
		const { practice } = this;
		if (!this.isReached) return null;
		const answers = this.#numbers.map((index) => practice.keptAt(index)?.answers ?? BLANK);
		const code = HELP.part?.writeCode({ values: practice.values, answers });
		return code?.ok === true ? code.value : null;
	});

	/** What the answers of all exercises have in common; null before the end. */
	readonly summary = $derived.by(() => {
		const { values, sheet } = this.practice;
		if (!this.isReached || values.diagnose === 'on') return null;
		const summary = HELP.part?.summarise(this.#answered, values) ?? null;
		// An idea explains what is wrong, which nobody is told before asking.
		return summary && { ...summary, ideas: sheet?.isExplained === true ? summary.ideas : null };
	});

	/** Where the way through the levels goes on; null before the end, and where it does not lead here. */
	readonly wayOn = $derived.by(() => {
		const { values } = this.practice;
		const here = this.#withoutFault.map((index) => ({ values, index }));
		// What is on view may not be kept yet.
		return this.isReached
			? (HELP.part?.wayOn(values, [...exercisesDone(values.game), ...here]) ?? null)
			: null;
	});

	/** The number of exercises without a fault. */
	readonly right: number = $derived.by(() => this.#withoutFault.length);

	/** What all answers of a diagnosing set have in common, once each of its exercises was checked. */
	readonly diagnosis: Diagnosis | null = $derived.by(() => {
		if (this.practice.values.diagnose === 'off' || this.left.length > 0) return null;
		return HELP.part?.diagnose(this.#answered) ?? null;
	});

	get #numbers(): number[] {
		return Array.from({ length: this.practice.size }, (_, index) => index);
	}

	get #withoutFault(): number[] {
		return this.#numbers.filter((index) => {
			const kept = this.practice.keptAt(index);
			return kept !== undefined && isWithoutFault(kept, this.practice.values);
		});
	}

	get #answered(): Answered[] {
		return this.#numbers.flatMap((index) => {
			const exercise = exerciseAt(this.practice.values, index);
			const answers = this.practice.keptAt(index)?.answers ?? BLANK;
			return exercise.ok ? [{ exercise: exercise.value, answers }] : [];
		});
	}
}
