/** The work on one exercise: what is filled in, what Check said, and what was shown. */
import { BLANK, textOf, type Answers, type EntryId } from '$lib/core/practice/answers.ts';
import { checkAnswers, type Verdict } from '$lib/core/practice/check.ts';
import type { Exercise } from '$lib/core/practice/exercise.ts';
import { fillIn, HINTS, hintOn, type Hint } from '$lib/core/practice/hints.ts';
import { keyOf } from '$lib/core/practice/key.ts';
import { wordsFor } from '$lib/core/practice/words-for.ts';
import type { KeptSheet } from './kept-work.ts';

export class SheetWork {
	answers: Answers = $state.raw(BLANK);
	/** What the last Check found; gone as soon as anything is changed. */
	verdict: Verdict | null = $state.raw(null);
	/** Hints taken. */
	hints = $state(0);
	/** What the last hint says; gone as soon as anything is changed. */
	hint: Hint | null = $state.raw(null);
	/** True after a Check. */
	isChecked = $state(false);
	/** True after a Check without a fault. */
	isDone = $state(false);
	/** Which hint it is. */
	#press = 0;
	#past: readonly Answers[] = $state.raw([]);
	/** The field in which somebody is writing: all its letters are one change. */
	#writing: EntryId | null = null;

	constructor(
		readonly exercise: Exercise,
		kept: KeptSheet | null = null
	) {
		if (kept === null) return;
		this.answers = kept.answers;
		this.hints = kept.hints;
		this.isChecked = kept.isChecked;
		this.isDone = kept.isDone;
		if (kept.isJudged) this.verdict = checkAnswers(exercise, kept.answers);
	}

	get kept(): KeptSheet {
		const { answers, hints, isChecked, isDone, verdict } = this;
		return { answers, hints, isChecked, isDone, isJudged: verdict !== null };
	}

	readonly isBlank = $derived.by(
		() =>
			this.answers.cuts.length === 0 &&
			Object.values(this.answers.texts).every((text) => (text ?? '').trim() === '')
	);
	/** Once the key was shown, the exercise no longer scores. */
	get isKeyShown(): boolean {
		return this.answers.isShown === true;
	}

	readonly canUndo = $derived.by(() => this.#past.length > 0);

	text(id: EntryId): string {
		return textOf(this.answers.texts, id);
	}

	write(id: EntryId, text: string): void {
		if (this.text(id) === text) return;
		const answers = { ...this.answers, texts: { ...this.answers.texts, [id]: text } };
		if (this.#writing !== id) this.#past = [...this.#past, this.answers];
		this.#show(answers);
		this.#writing = id;
	}

	/** What is written next is another change. */
	rest(): void {
		this.#writing = null;
	}

	isCut(node: number): boolean {
		return this.answers.cuts.includes(node);
	}

	/** Cuts the branch to a node, or mends it. */
	turnCut(node: number): void {
		const { cuts } = this.answers;
		const others = cuts.filter((one) => one !== node);
		this.#become({ ...this.answers, cuts: this.isCut(node) ? others : [...cuts, node] });
	}

	undo(): void {
		const last = this.#past.at(-1);
		if (last === undefined) return;
		this.#past = this.#past.slice(0, -1);
		this.#show(last);
		this.rest();
	}

	/** Blank again; a key that was shown, and places that were filled in, still count for nothing. */
	clear(): void {
		this.#become({ ...this.answers, ...BLANK });
	}

	/** One more hint on the first wrong or blank place; the fourth fills it in. */
	takeHint(): void {
		const before = this.hint;
		const next = before === null ? 1 : this.#press + 1;
		this.hints++;
		const press = HINTS.find((one) => one === next);
		if (press !== undefined) {
			this.hint = hintOn(this.exercise, this.answers, press);
			this.#press = press;
			return;
		}
		this.#become(fillIn(this.exercise, this.answers));
		if (before === null) return;
		// The next press begins with the next place.
		this.#press = 0;
		const { at } = wordsFor(this.exercise, before.place.node);
		this.hint = { ...before, words: `Filled in ${at}. It does not count.` };
	}

	check(): Verdict {
		const verdict = checkAnswers(this.exercise, this.answers);
		this.verdict = verdict;
		this.isDone = verdict.kind === 'right';
		this.isChecked = true;
		return verdict;
	}

	showKey(): void {
		this.#become({ ...keyOf(this.exercise), isShown: true });
	}

	#become(answers: Answers): void {
		this.#past = [...this.#past, this.answers];
		this.#show(answers);
		this.rest();
	}

	#show(answers: Answers): void {
		const { isShown } = this.answers;
		// Undo takes back what was written, not that the key was seen.
		this.answers = isShown === true ? { ...answers, isShown } : answers;
		this.verdict = null;
		this.hint = null;
	}
}
