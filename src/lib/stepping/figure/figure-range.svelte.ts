/** A range of steps as files in a zip, or as one moving picture: drawn one after the other, so that it can be ended. */
import type { Result } from '$lib/core/base/result.ts';
import type { Figure } from '$lib/core/figure/step/figure.ts';
import { parseEnds, type StepRange } from '$lib/core/figure/step/step-range.ts';
import { figureSvg } from '$lib/core/figure/step/svg.ts';
import { zipped } from '$lib/core/share/zipped.ts';
import { messageOf } from '$lib/workers/message-of.ts';
import type { FigureChoice } from './figure-choice.svelte.ts';
import { pixelsOf } from './figure-files.ts';
import { FigureGif } from './figure-gif.ts';

/** In pixels. */
const GIF_WIDTH = 960;
/** How long a GIF shows a step, in seconds. */
export const TIMES = ['0.5', '1', '2', '4'] as const;

type State =
	| { readonly kind: 'idle' | 'cancelled' }
	| { readonly kind: 'running'; readonly done: number; readonly of: number }
	| { readonly kind: 'made'; readonly steps: number }
	| { readonly kind: 'failed'; readonly message: string };

/** What is done with the figure of a step. */
type StepWork = (figure: Figure, step: number, range: StepRange) => void | Promise<void>;

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

	/** The steps of the two fields. Faults: those of `parseEnds`. */
	readonly steps: Result<StepRange> = $derived.by(() =>
		parseEnds(this.from, this.to, this.choice.lastStep)
	);

	/** Numbered SVG files in one zip; null where it was cancelled or has failed. */
	async makeZip(): Promise<Blob | null> {
		const files = new Map<string, string>();
		const isWhole = await this.#each([
			(figure, step, range) => {
				files.set(`${this.choice.numberedName(step, range)}.svg`, figureSvg(figure));
			}
		]);
		return isWhole ? new Blob([new Uint8Array(zipped(files))], { type: 'application/zip' }) : null;
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
	async #each(works: readonly StepWork[], ground?: 'filled'): Promise<boolean> {
		if (!this.steps.ok) return false;
		const range = this.steps.value;
		const { from, to } = range;
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
				const fault = await this.#draw(step, work, range, ground);
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
		work: StepWork,
		range: StepRange,
		ground: 'filled' | undefined
	): Promise<string | null> {
		const figure = this.choice.figureAt(step, ground);
		if (!figure.ok) return figure.fault.message;
		try {
			await work(figure.value, step, range);
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
