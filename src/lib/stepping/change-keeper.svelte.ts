import { sameMoment } from '$lib/core/trace/same-moment.ts';
import type { Trace } from '$lib/core/trace/trace.ts';
import { hasSameMoves, lastChange, type LastChange, type Shown } from './last-change.ts';

/** Keeps one's moment while the search of a problem changes, and what there is to say about the last change. */
export class ChangeKeeper {
	/** Null if there is nothing to say, or it was dismissed. */
	said: LastChange | null = $state.raw(null);
	/** True while the last request opened a problem, so that its search is no change of the one before. */
	isOpening = false;
	/** The moment that the last change left, and the step shown in its place: changed back, the search is there again. */
	#left: { readonly moment: Shown; readonly step: number } | null = null;

	dismiss(): void {
		this.said = null;
	}

	/**
	 * Changes the search, and goes to the same moment in it, or to the start of another problem.
	 *
	 * @param shown what is shown, before and after `put`
	 * @param next `put` puts the changed search in the place of the one before, and returns its trace
	 * @param settle goes to a step of it
	 */
	change(
		shown: () => Shown,
		next: { readonly setup: Shown['setup']; readonly put: () => Trace },
		settle: (step: number) => void
	): void {
		const before = shown();
		const from = this.#left?.step === before.step ? this.#left.moment : before;
		const isSame = hasSameMoves(before.setup, next.setup);
		const trace = next.put();
		const moment = isSame ? sameMoment(from.story.trace, from.step, trace) : null;
		settle(moment?.step ?? 0);
		this.#left = moment?.departure ? { moment: from, step: moment.step } : null;
		const isChange = !this.isOpening && moment !== null;
		this.said = isChange ? lastChange(before, from, shown(), moment) : null;
	}
}
