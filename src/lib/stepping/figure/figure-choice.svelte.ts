/** The choices of a figure, and the figure that they make of the step that is shown. */
import type { InputFault, Result } from '$lib/core/base/result.ts';
import { addressOf } from '$lib/ui/frame/long-address.svelte.ts';
import { figureOf, type Figure } from '$lib/core/figure/step/figure.ts';
import { offeredFields } from '$lib/core/figure/step/offered-fields.ts';
import { FIGURE, type FigureValues } from '$lib/core/figure/step/figure-fields.ts';
import { figureName, numberedName, type StepRange } from '$lib/core/figure/step/step-range.ts';
import type { ShownStep } from '$lib/core/figure/step/told-step.ts';
import type { Texts } from '$lib/core/fields/field-list.ts';
import { EXPLORER } from '$lib/core/share/link.ts';
import { shownFields, type FieldHolder } from '$lib/ui/field-holder.ts';
import type { Explorer } from '../explorer.svelte.ts';

function addressTo(query: string): string {
	return location.origin + location.pathname + addressOf(query);
}

type Given = Pick<
	Explorer,
	'known' | 'supposed' | 'searcher' | 'unpruned' | 'player' | 'future' | 'form' | 'link'
>;

export class FigureChoice implements FieldHolder<FigureValues> {
	/** Those that change something. */
	readonly fields = $derived.by(() => offeredFields(this.#shown.recording, this.explorer.known));
	#texts: Texts<string> = $state.raw({});
	readonly #parsed = $derived(FIGURE.parse(this.#texts));

	/** @param explorer whose step is drawn */
	constructor(private readonly explorer: Given) {}

	/** What is not offered has its default: it could only be in the way. */
	readonly values: FigureValues = $derived.by(() => {
		const { values } = this.#parsed;
		const offered = shownFields({ fields: this.fields, values });
		return FIGURE.fill(Object.fromEntries(offered.map((name) => [name, values[name]])));
	});

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
			link: addressTo(link)
		};
	});
	/** A fault where the problem cannot be given. */
	readonly figure: Result<Figure> = $derived.by(() => figureOf(this.#shown, this.values));

	readonly lastStep: number = $derived.by(() => this.#shown.recording.trace.steps - 1);

	/** The figure of another step, which its own link opens. */
	figureAt(step: number, ground = this.values.ground): Result<Figure> {
		const query = EXPLORER.query({ ...EXPLORER.read(this.explorer.link).values, step });
		const shown = { ...this.#shown, step, link: addressTo(query) };
		return figureOf(shown, { ...this.values, ground });
	}

	/** Of a file, without its ending. */
	nameAt(steps: string): string {
		return figureName(this.#shown.recording.trace.header.setup, steps);
	}

	numberedName(step: number, range: StepRange): string {
		return numberedName(this.#shown.recording.trace.header.setup, step, range);
	}

	readonly fileName: string = $derived.by(() => this.nameAt(String(this.#shown.step)));
}
