/** The choices of a figure, and the figure that they make of the step that is shown. */
import type { InputFault, Result } from '$lib/core/base/result.ts';
import { addressOf } from '$lib/ui/frame/long-address.svelte.ts';
import { figureOf, type Figure } from '$lib/core/figure/step/figure.ts';
import { FIGURE, type FigureValues } from '$lib/core/figure/step/figure-fields.ts';
import type { ShownStep } from '$lib/core/figure/step/told-step.ts';
import type { Texts } from '$lib/core/fields/field-list.ts';
import type { FieldHolder } from '$lib/ui/field-holder.ts';
import type { Explorer } from '../explorer.svelte.ts';

type Given = Pick<
	Explorer,
	'supposed' | 'searcher' | 'unpruned' | 'player' | 'future' | 'form' | 'link'
>;

export class FigureChoice implements FieldHolder<FigureValues> {
	readonly fields = FIGURE.fields;
	#texts: Texts<string> = $state.raw({});
	readonly #parsed = $derived(FIGURE.parse(this.#texts));

	/** @param explorer whose step is drawn */
	constructor(private readonly explorer: Given) {}

	get values(): FigureValues {
		return this.#parsed.values;
	}

	faultOf(name: string): InputFault | null {
		return this.#parsed.faults.find(({ field }) => field === name)?.fault ?? null;
	}

	change(texts: Texts<string>): void {
		this.#texts = { ...this.#texts, ...texts };
	}

	/** What is tried at leaves is not in the link, so it is not in the figure. */
	readonly #shown: ShownStep = $derived.by(() => {
		const { supposed, searcher, unpruned, player, future, form, link } = this.explorer;
		return {
			recording: supposed === null ? unpruned.shown : searcher.shown.recording,
			step: supposed === null ? player.step : supposed.home.step,
			future,
			form,
			link: location.origin + location.pathname + addressOf(link)
		};
	});
	/** A fault where the problem cannot be given. */
	readonly figure: Result<Figure> = $derived.by(() => figureOf(this.#shown, this.values));

	/** Of a file, without its ending: "plyscope-tree-alphabeta-step-12". */
	readonly fileName: string = $derived.by(() => {
		const { recording, step } = this.#shown;
		const { game, algorithm } = recording.trace.header.setup;
		return `plyscope-${game}-${algorithm}-step-${step}`;
	});
}
