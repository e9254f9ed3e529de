/** The visible stretch of the overview: chosen by hand, and otherwise following the step. */
import { IcicleAxis } from '$lib/core/layout/icicle-axis.ts';
import {
	followStretch,
	isWhole,
	LEAST_UNITS,
	panStretch,
	wholeStretch,
	zoomStretch,
	type Stretch
} from '$lib/core/layout/stretch.ts';
import type { Point } from '$lib/core/layout/viewport.ts';
import type { Sight } from '$lib/core/layout/whole-scale.ts';
import { Followed } from '../canvas/followed.svelte.ts';
import type { Plane } from '../canvas/gestures.svelte.ts';
import type { Stepped } from '../stepped.ts';
import { perStepped } from '../per-stepped.svelte.ts';

export class OverviewView implements Plane {
	/** Of the strip on the screen, in pixels; 0 until it is measured. */
	width = $state(0);

	readonly #followed = new Followed<Stretch>();

	constructor(private readonly stepped: Stepped) {}

	readonly axis = $derived.by(() => new IcicleAxis(this.stepped.recording));
	/** In units: past events are left of it. */
	readonly playhead = $derived.by(() => this.axis.xOfStep(this.stepped.step));
	/** One object for all steps, so that the bars are not painted again at each of them. */
	readonly #whole: Stretch = $derived.by(() => wholeStretch(this.axis.width));
	readonly stretch: Stretch = $derived.by(() => this.#follow());
	readonly isWhole = $derived(isWhole(this.stretch, this.axis.width));
	readonly sight: Sight = $derived.by(() => {
		const { from, to } = this.stretch;
		return { from, k: this.width / (to - from), top: 0 };
	});
	readonly scales = $derived.by(() => {
		const units = this.axis.width;
		return [this.width / units, this.width / Math.min(LEAST_UNITS, units)] as const;
	});

	/** Shows another stretch; from the next step on, the view follows the step again. */
	look(stretch: Stretch): void {
		this.#followed.choose(stretch, this.axis.width, this.stepped.moment);
	}

	/** Moves by `move` without changing the stretch: for steps chosen in the overview. */
	hold(move: () => void): void {
		const { stretch } = this;
		move();
		this.look(stretch);
	}

	/** Zooms by a factor around a unit: the playhead, or the middle if that is out of view. */
	zoom(factor: number, at: number = this.#middle): void {
		this.look(zoomStretch(this.stretch, factor, at, this.axis.width));
	}

	zoomTo(k: number, { x }: Point): void {
		const { sight } = this;
		if (k <= this.scales[0]) this.fit();
		else this.zoom(k / sight.k, sight.from + x / sight.k);
	}

	/** Moves the bars by pixels, to the right if positive. */
	pan(dx: number): void {
		this.look(panStretch(this.stretch, -dx / this.sight.k, this.axis.width));
	}

	/** Shows the whole search. */
	fit(): void {
		this.look(this.#whole);
	}

	get #middle(): number {
		const { from, to } = this.stretch;
		const isInSight = this.playhead >= from && this.playhead <= to;
		return isInSight ? this.playhead : (from + to) / 2;
	}

	#follow(): Stretch {
		const { playhead } = this;
		const { width } = this.axis;
		// Another search of the same size keeps the stretch, so that the two can be compared.
		return this.#followed.at(width, this.stepped.moment, {
			whole: this.#whole,
			isWhole: (stretch) => isWhole(stretch, width),
			limit: (stretch) => stretch,
			follow: (stretch) => followStretch(stretch, playhead, width)
		});
	}
}

/** The one view of a stepped search: it survives closing the overview. */
export const overviewViewOf = perStepped((stepped) => new OverviewView(stepped));
