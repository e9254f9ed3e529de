/** A tree that is filled in place by place, in the order of the search: shown, or asked and answered at once. */
import { explainStep, textOf as sentenceText } from '$lib/core/explain/sentence.ts';
import { BLANK, readAnswers, type Answers } from '$lib/core/practice/answers.ts';
import type { Verdict } from '$lib/core/practice/check.ts';
import { matchAt } from '$lib/core/practice/compare.ts';
import type { Exercise } from '$lib/core/practice/exercise.ts';
import { keyOf } from '$lib/core/practice/key.ts';
import { placesOf, stepOf, type Place } from '$lib/core/practice/asked-places.ts';
import { HELP } from './on-demand.ts';
import { SheetWork } from './sheet-work.svelte.ts';

export class GuidedWork {
	/** What is filled in. */
	readonly sheet: SheetWork;
	/** The places that are asked, in search order. */
	readonly places: readonly Place[];
	/** The place on view, from 0; the number of places at the end. */
	at = $state(0);
	/** What was wrong with the last answer; null if nothing was. */
	slip: Verdict | null = $state.raw(null);
	/** The answers so far that were right at once. */
	right = $state(0);
	/** True if nothing, or only one end of a window, was given as the last answer. */
	isBlank = $state(false);
	/** True if the last place was filled in without an answer. */
	isTold = $state(false);
	#hasSlipped = false;
	readonly #key: Answers;

	constructor(readonly exercise: Exercise) {
		this.sheet = new SheetWork(exercise);
		this.#key = keyOf(exercise);
		const { tree } = exercise;
		// The first child of a node is always searched: nobody has to say so.
		this.places = placesOf(exercise).filter(
			({ kind, node }) => kind !== 'cut' || tree.children[tree.parent[node] as number]?.[0] !== node
		);
	}

	readonly place: Place | null = $derived.by(() => this.places[this.at] ?? null);

	/** Why the place before the one on view is as it is. */
	readonly reason: string | null = $derived.by(() => {
		const before = this.places[this.at - 1];
		return before === undefined ? null : this.reasonOf(before);
	});

	/** The rule with its numbers, then the search's own sentence of the step that decides the place. */
	reasonOf(place: Place): string {
		const rule = HELP.part?.ruleAt(this.exercise, place) ?? '';
		return `${rule} ${sentenceText(explainStep(this.exercise.story, stepOf(this.exercise, place)))}`;
	}

	/** Fills in all places up to one, and shows it. */
	show(at: number): void {
		void HELP.load();
		this.at = Math.max(0, Math.min(this.places.length, at));
		this.sheet.answers = this.#upTo(this.at);
		this.slip = null;
		this.isBlank = false;
		this.#hasSlipped = false;
	}

	/** Judges what is filled in at the place on view; continues if it is right. */
	async answer(): Promise<boolean> {
		const { place, exercise } = this;
		await HELP.load();
		const help = HELP.part;
		// Pressed twice while it loads, it judges once.
		if (place === null || place !== this.place || help === null) return false;
		const written = readAnswers(exercise, this.sheet.answers);
		this.isBlank = matchAt(place, written, exercise.truth) === 'blank';
		if (this.isBlank) return false;
		if (!help.isRight(exercise, place, written)) {
			// Everything before it is right, so this is the first wrong place.
			this.slip = help.checkAnswers(exercise, this.sheet.answers);
			this.#hasSlipped = true;
			return false;
		}
		if (!this.#hasSlipped) this.right++;
		this.show(this.at + 1);
		this.isTold = false;
		return true;
	}

	/** Fills in the place on view and goes on, without a mark. */
	tell(): void {
		this.show(this.at + 1);
		this.isTold = true;
	}

	/** The key of the places before one. */
	#upTo(end: number): Answers {
		if (end === 0) return BLANK;
		const { texts, cuts } = this.#key;
		const done = this.places.slice(0, end);
		const has = (kind: Place['kind'], node: number): boolean =>
			done.some((place) => place.kind === kind && place.node === node);
		const kept = Object.entries(texts).filter(([id]) => {
			const [name, node] = id.split('-');
			if (name === 'count' || name === 'move') return has(name, 0);
			return has(name === 'value' ? 'value' : 'window', Number(node));
		});
		return { texts: Object.fromEntries(kept), cuts: cuts.filter((node) => has('cut', node)) };
	}
}
