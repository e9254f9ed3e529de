/** A range of steps as files in a zip, or as one moving picture: drawn one after the other, so that it can be ended. */
import { strToU8, zipSync, type Zippable } from 'fflate';
import { formatCount } from '$lib/core/base/count-words.ts';
import { fail, ok, type Result } from '$lib/core/base/result.ts';
import type { Figure } from '$lib/core/figure/step/figure.ts';
import { figureSvg } from '$lib/core/figure/step/svg.ts';
import { parseStep } from '$lib/core/share/link.ts';
import { messageOf } from '$lib/workers/message-of.ts';
import type { FigureChoice } from './figure-choice.svelte.ts';
import { pixelsOf } from './figure-files.ts';
import { FigureGif } from './figure-gif.ts';

/** More files than this would fill the memory of a phone. */
const MOST = 300;
/** In pixels. */
const GIF_WIDTH = 960;
/** How long a GIF shows a step, in seconds. */
export const TIMES = ['0.5', '1', '2', '4'] as const;

type State =
	| { readonly kind: 'idle' | 'cancelled' }
	| { readonly kind: 'running'; readonly done: number; readonly of: number }
	| { readonly kind: 'made'; readonly steps: number }
	| { readonly kind: 'failed'; readonly message: string };

export class FigureRange {
	from = $state('0');
	to: string;
	/** One of `TIMES`. */
	seconds: string = $state('1');
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

	/** Numbered SVG files in one zip; null where it was cancelled or has failed. */
	async makeZip(): Promise<Blob | null> {
		const files: Zippable = {};
		const digits = this.to.trim().length;
		const isWhole = await this.#each([
			(figure, step) => {
				const name = `${this.choice.nameAt(String(step).padStart(digits, '0'))}.svg`;
				files[name] = strToU8(figureSvg(figure));
			}
		]);
		return isWhole ? new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' }) : null;
	}

	/** One picture that moves by itself; null where it was cancelled or has failed. */
	async makeGif(): Promise<Blob | null> {
		const size = { width: GIF_WIDTH, above: 0, below: 0 };
		let gif: FigureGif | null = null;
		let link = '';
		const measure = ({ height, above, link: own }: Figure): void => {
			// All frames are as high as the highest figure, and the root is at one place.
			size.above = Math.max(size.above, above);
			size.below = Math.max(size.below, height - above);
			link ||= own;
		};
		const draw = async (figure: Figure, step: number): Promise<void> => {
			const pixels = await pixelsOf(figure, size);
			gif ??= new FigureGif(
				size.width,
				pixels.length / 4 / size.width,
				1000 * Number(this.seconds)
			);
			gif.add(pixels, step === Number(this.to) ? 'last' : 'between');
		};
		if (!(await this.#each([measure, draw], 'filled'))) return null;
		// The steps have been drawn into it.
		const bytes = (gif as FigureGif | null)?.finish(link) ?? new Uint8Array();
		return new Blob([bytes], { type: 'image/gif' });
	}

	/**
	 * Goes through the steps once for each work; false where it was ended.
	 * @param ground of the figures, if not as chosen
	 */
	async #each(
		works: readonly ((figure: Figure, step: number) => void | Promise<void>)[],
		ground?: 'filled'
	): Promise<boolean> {
		if (!this.steps.ok) return false;
		const { from, to } = this.steps.value;
		const own = {};
		this.#work = own;
		const of = to - from + 1;
		let done = 0;
		for (const work of works) {
			for (let step = from; step <= to; step++) {
				this.#state = { kind: 'running', done: Math.floor(done++ / works.length), of };
				// The page draws its progress, and takes a press of Cancel.
				await new Promise((resume) => setTimeout(resume));
				if (this.#work !== own) return false;
				const fault = await this.#draw(step, work, ground);
				if (this.#work !== own) return false;
				if (fault === null) continue;
				this.#state = { kind: 'failed', message: `Step ${step}: ${fault}` };
				return false;
			}
		}
		this.#work = null;
		this.#state = { kind: 'made', steps: of };
		return true;
	}

	/** Why a step could not be drawn; null if it was. A browser may lack the memory for a large picture. */
	async #draw(
		step: number,
		work: (figure: Figure, step: number) => void | Promise<void>,
		ground: 'filled' | undefined
	): Promise<string | null> {
		const figure = this.choice.figureAt(step, ground);
		if (!figure.ok) return figure.fault.message;
		try {
			await work(figure.value, step);
			return null;
		} catch (error) {
			return messageOf(error);
		}
	}

	cancel(): void {
		this.#work = null;
		this.#state = { kind: 'cancelled' };
	}
}
