/** The work on one exercise: what is filled in, what Check said, and what was shown. */
import { BLANK, NO_HELP, textOf, type Answers, type EntryId } from '$lib/core/practice/answers.ts';
import type { Place } from '$lib/core/practice/asked-places.ts';
import type { Verdict } from '$lib/core/practice/check.ts';
import type { Exercise } from '$lib/core/practice/exercise.ts';
import type { Hint } from '$lib/core/practice/hints.ts';
import { keyOf } from '$lib/core/practice/key.ts';
import { wordsFor } from '$lib/core/practice/words-for.ts';
import type { KeptSheet } from '$lib/ui/kept-work.ts';
import { HELP } from './on-demand.ts';

/** What is written, which Undo takes back; never the help that was given. */
type Writing = Pick<Answers, 'texts' | 'cuts'>;

export type SheetAct = 'check' | 'hint' | 'key';

export class SheetWork {
	answers: Answers = $state.raw(BLANK);
	/** What the last Check found; gone as soon as anything is changed. */
	verdict: Verdict | null = $state.raw(null);
	/** What the last hint says; gone as soon as anything is changed. */
	hint: Hint | null = $state.raw(null);
	/** True after a Check. */
	isChecked = $state(false);
	/** True after a Check without a fault. */
	isDone = $state(false);
	/** True while the answers are those of the last Check. */
	isJudged = $state(false);
	/** True where no order in Reorder needs fewer leaves. */
	isOrdered = $state(false);
	/** Hears what is done, for a page around the frame of this one. */
	onact: ((act: SheetAct) => void) | null = null;
	/** Which hint it is. */
	#press = 0;
	#past: readonly Writing[] = $state.raw([]);
	/** The field in which somebody is writing: all its letters are one change. */
	#writing: EntryId | null = null;

	constructor(
		readonly exercise: Exercise,
		kept: KeptSheet | null = null
	) {
		if (kept !== null) this.take(kept);
	}

	/** Takes over what was kept; Undo leads to nothing of before. */
	take({ answers, isChecked, isDone, isJudged, isOrdered }: KeptSheet): void {
		this.#show(answers);
		this.#past = [];
		this.isChecked = isChecked;
		this.isDone = isDone;
		this.isJudged = isJudged;
		this.isOrdered = isOrdered;
		if (isJudged) void this.#judgeAgain();
	}

	/** After a reload the verdict is there as well. */
	async #judgeAgain(): Promise<void> {
		await HELP.load();
		if (this.isJudged) this.verdict = HELP.part?.checkAnswers(this.exercise, this.answers) ?? null;
	}

	get kept(): KeptSheet {
		const { answers, isChecked, isDone, isJudged, isOrdered } = this;
		return { answers, isChecked, isDone, isJudged, isOrdered };
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
	/** True while the key is what is filled in. */
	readonly isKeyOnView = $derived.by(() => {
		if (!this.isKeyShown) return false;
		const key = keyOf(this.exercise);
		const ids = Object.keys({ ...key.texts, ...this.answers.texts }) as EntryId[];
		return (
			ids.every((id) => this.text(id) === (key.texts[id] ?? '')) &&
			String(this.answers.cuts.toSorted()) === String([...key.cuts].sort())
		);
	});
	/** True while nothing is left to find: Check found all right, or the key is what is filled in. */
	get isSettled(): boolean {
		return this.isKeyOnView || (this.isDone && this.isJudged);
	}
	get hints(): number {
		return (this.answers.help ?? NO_HELP).hints;
	}
	/** True where the explanation of the wrong place was asked for, or there is none. */
	readonly isExplained = $derived.by(() => {
		const { verdict, exercise, answers } = this;
		if (verdict?.first == null || verdict.place === null) return true;
		return HELP.part?.isTold(exercise, answers, verdict.place) ?? false;
	});
	/** The node that the verdict or the hint is about: a decision is about the node whose branches are cut. */
	readonly nodeOnView = $derived.by(() => {
		const { verdict, hint, isExplained } = this;
		const place = hint?.place ?? verdict?.place ?? null;
		if (place === null || place.kind === 'count' || place.kind === 'move') return null;
		const isDecision = place.kind === 'cut' && hint === null && !isExplained;
		return isDecision ? (this.exercise.tree.parent[place.node] ?? 0) : place.node;
	});

	readonly canUndo = $derived.by(() => this.#past.length > 0);

	text(id: EntryId): string {
		return textOf(this.answers.texts, id);
	}

	write(id: EntryId, text: string): void {
		if (this.text(id) === text) return;
		const texts = { ...this.answers.texts, [id]: text };
		if (this.#writing !== id) this.#past = [...this.#past, this.answers];
		this.#show({ ...this.answers, texts });
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
		this.#show({ ...this.answers, texts: last.texts, cuts: last.cuts });
		this.rest();
	}

	/** Blank again; what was shown, told or filled in still counts for less. */
	clear(): void {
		this.#become({ ...this.answers, ...BLANK });
	}

	/** One more hint on the wrong place, or on the first wrong or blank one; the fourth fills it in. */
	async takeHint(): Promise<void> {
		await HELP.load();
		if (HELP.part === null) return;
		const { exercise, hint: before, verdict } = this;
		// Once a place is filled in, the next press begins with the next one.
		const place = (this.#press > 0 ? before?.place : undefined) ?? this.#wrongPlace;
		const presses = before === null ? 0 : this.#press;
		const { answers, hint, press } = HELP.part.takeHint(
			exercise,
			this.answers,
			presses,
			place,
			verdict
		);
		this.#press = press;
		if (hint !== null) {
			this.answers = answers;
			this.hint = hint;
			this.onact?.('hint');
			return;
		}
		this.#become(answers);
		if (before === null || press > 0) return;
		const { at } = wordsFor(exercise, before.place.node);
		this.hint = { ...before, words: `Filled in ${at}. It does not count.` };
		this.onact?.('hint');
	}

	get #wrongPlace(): Place | undefined {
		const { verdict } = this;
		return verdict?.kind === 'missing' ? undefined : (verdict?.place ?? undefined);
	}

	/** Null if what judges could not be loaded. */
	async check(): Promise<Verdict | null> {
		await HELP.load();
		if (HELP.part === null) return null;
		const { answers, verdict } = HELP.part.checkAgain(this.exercise, this.answers);
		this.answers = answers;
		this.verdict = verdict;
		this.hint = null;
		this.isJudged = true;
		this.isDone = verdict.kind === 'right';
		this.isChecked = true;
		this.onact?.('check');
		return verdict;
	}

	/** Judges the sheet in silence, which is no help, and so is not counted. */
	async handIn(): Promise<void> {
		const { answers } = this;
		if ((await this.check()) !== null) this.answers = answers;
	}

	/** Explains the wrong place. */
	why(): void {
		const place = this.#wrongPlace;
		if (HELP.part === null || place === undefined) return;
		this.answers = HELP.part.explain(this.exercise, this.answers, place);
	}

	showKey(): void {
		void HELP.load();
		this.#become({ ...this.answers, ...keyOf(this.exercise), isShown: true });
		this.onact?.('key');
	}

	#become(answers: Answers): void {
		this.#past = [...this.#past, this.answers];
		this.#show(answers);
		this.rest();
	}

	#show(answers: Answers): void {
		this.answers = answers;
		this.verdict = null;
		this.hint = null;
		this.isJudged = false;
	}
}
