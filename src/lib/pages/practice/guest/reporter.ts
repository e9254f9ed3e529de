/** Reports the work on a set to the page around the frame: after Check alone, and never less than before. */
import type { Answers } from '$lib/core/practice/answers.ts';
import { checkAnswers } from '$lib/core/practice/check.ts';
import { nameOfSet, reportOf, restoredFrom } from '$lib/core/practice/reported.ts';
import { exerciseAt, placeInSet } from '$lib/core/practice/set.ts';
import type { Host } from '$lib/ui/frame/guest/host.ts';
import { isUntouched } from '$lib/ui/kept-work.ts';
import type { Practice } from '../practice.svelte.ts';
import type { SheetAct } from '../sheet-work.svelte.ts';

export class Reporter {
	/** The highest score that was reported or restored, by the name of its set. */
	readonly #best = new Map<string, number>();
	/** The answers of each exercise as they were at its last Check, by the name of their set. */
	readonly #checked = new Map<string, Map<number, Answers>>();

	constructor(
		private readonly practice: Practice,
		private readonly host: Pick<Host, 'name' | 'tell' | 'askState'>
	) {}

	/** The name under which the page around keeps the set. */
	get location(): string {
		return this.host.name ?? nameOfSet(this.practice.values);
	}

	/** Asks for what was kept of the set on view. */
	restore(): () => void {
		const { location, practice } = this;
		const { name } = practice;
		return this.host.askState(location, (code) => {
			// Another set may be on view by now.
			if (practice.name !== name) return;
			const restored = restoredFrom(code, practice.values);
			if (restored === null) return;
			this.#best.set(name, Math.max(restored.score, this.#best.get(name) ?? 0));
			for (const [index, answers] of restored.answers.entries()) this.#take(index, answers);
		});
	}

	/** Takes over the answers of an exercise that nobody has begun. */
	#take(index: number, answers: Answers): void {
		const { practice } = this;
		const exercise = exerciseAt(practice.values, index);
		const kept = practice.keptAt(index);
		if (!exercise.ok || (kept !== undefined && !isUntouched(kept))) return;
		const isDone = checkAnswers(exercise.value, answers).kind === 'right';
		const sheet = { answers, isChecked: true, isDone, isJudged: true, isOrdered: false };
		if (isUntouched(sheet)) return;
		this.#ofSet.set(index, answers);
		practice.take(index, sheet);
		practice.way = 'sheet';
	}

	get #ofSet(): Map<number, Answers> {
		const { name } = this.practice;
		const found = this.#checked.get(name) ?? new Map<number, Answers>();
		this.#checked.set(name, found);
		return found;
	}

	/** Something was done on the sheet on view. */
	say(act: SheetAct): void {
		const { practice, host, location } = this;
		const { index, values, sheet } = practice;
		if (sheet === null) return;
		const { verdict, hint } = sheet;
		const place = (act === 'hint' ? hint?.place : verdict?.place) ?? null;
		host.tell('SPLICE.sendEvent', {
			location,
			name: act,
			data: {
				exercise: index + 1,
				seed: values.position === null ? placeInSet(values, index).seed : null,
				// Before the end of a diagnosis nothing is judged.
				place: practice.end.isSilent ? null : (place?.kind ?? null),
				idea: practice.end.isSilent || act !== 'check' ? null : (verdict?.named?.ideas ?? null)
			}
		});
		if (act === 'check') this.#report();
	}

	/** After a Check. In a diagnosis a score would judge before its end. */
	#report(): void {
		const { practice, host, location } = this;
		const { index, values, name, sheet, end } = practice;
		if (sheet === null) return;
		this.#ofSet.set(index, sheet.answers);
		if (end.isSilent) return;
		const report = reportOf(values, this.#ofSet);
		if (!report.ok || report.value.score < (this.#best.get(name) ?? 0)) return;
		const { score, code } = report.value;
		this.#best.set(name, score);
		host.tell('SPLICE.reportScoreAndState', { location, score, state: { [location]: code } });
	}
}
