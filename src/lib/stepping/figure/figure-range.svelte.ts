/** A range of steps as numbered SVG files in one zip: drawn one after the other, so that it can be ended. */
import { strToU8, zipSync, type Zippable } from 'fflate';
import { formatCount } from '$lib/core/base/count-words.ts';
import { fail, ok, type Result } from '$lib/core/base/result.ts';
import { figureSvg } from '$lib/core/figure/step/svg.ts';
import { parseStep } from '$lib/core/share/link.ts';
import type { FigureChoice } from './figure-choice.svelte.ts';

/** More files than this would fill the memory of a phone. */
const MOST = 300;

type State =
	| { readonly kind: 'idle' | 'cancelled' }
	| { readonly kind: 'running'; readonly done: number; readonly of: number }
	| { readonly kind: 'made'; readonly files: number }
	| { readonly kind: 'failed'; readonly message: string };

export class FigureRange {
	from = $state('0');
	to: string;
	#state: State = $state.raw({ kind: 'idle' });
	/** The present work; another one, or null, ends it. */
	#work: object | null = null;

	constructor(private readonly choice: FigureChoice) {
		this.to = $state(String(choice.lastStep));
	}

	get state(): State {
		return this.#state;
	}

	/** The steps of the two fields. Faults: those of `parseStep`, `figure-range`. */
	readonly steps: Result<{ readonly from: number; readonly to: number }> = $derived.by(() => {
		const [from, to] = [parseStep(this.from), parseStep(this.to)];
		if (!from.ok) return from;
		if (!to.ok) return to;
		const { lastStep } = this.choice;
		if (to.value > lastStep) {
			const last = formatCount(lastStep);
			return fail(
				'figure-range',
				`This search has steps 0 to ${last}. Give a last step up to ${last}.`
			);
		}
		if (from.value > to.value) {
			return fail(
				'figure-range',
				'The first step is after the last one. Give a smaller first step.'
			);
		}
		if (to.value - from.value >= MOST) {
			const asked = formatCount(to.value - from.value + 1);
			return fail('figure-range', `These are ${asked} steps. Give at most ${MOST}.`);
		}
		return ok({ from: from.value, to: to.value });
	});

	/** Null where it was cancelled or has failed. */
	async make(): Promise<Blob | null> {
		if (!this.steps.ok) return null;
		const { from, to } = this.steps.value;
		const work = {};
		this.#work = work;
		const files: Zippable = {};
		const digits = String(to).length;
		for (let step = from; step <= to; step++) {
			this.#state = { kind: 'running', done: step - from, of: to - from + 1 };
			// The page draws its progress, and takes a press of Cancel.
			await new Promise((resume) => setTimeout(resume));
			if (this.#work !== work) return null;
			const figure = this.choice.figureAt(step);
			if (!figure.ok) {
				this.#state = { kind: 'failed', message: `Step ${step}: ${figure.fault.message}` };
				return null;
			}
			const name = `${this.choice.nameAt(String(step).padStart(digits, '0'))}.svg`;
			files[name] = strToU8(figureSvg(figure.value));
		}
		this.#work = null;
		const zip = zipSync(files);
		this.#state = { kind: 'made', files: to - from + 1 };
		return new Blob([new Uint8Array(zip)], { type: 'application/zip' });
	}

	cancel(): void {
		this.#work = null;
		this.#state = { kind: 'cancelled' };
	}
}
