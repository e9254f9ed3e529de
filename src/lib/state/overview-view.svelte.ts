/** Which stretch of the whole search the overview shows: chosen by hand, and after that following the step. */
import { IcicleAxis } from '$lib/core/layout/icicle-axis.ts';
import {
	followStretch,
	isWhole,
	panStretch,
	wholeStretch,
	zoomStretch,
	type Stretch
} from '$lib/core/layout/stretch.ts';
import type { Moment } from '$lib/core/trace/cursor.ts';
import type { Explorer } from './explorer.svelte.ts';
import { perExplorer } from './per-explorer.svelte.ts';

interface Look {
	readonly stretch: Stretch;
	/** Of the axis it was chosen on. */
	readonly width: number;
	/** The moment it was chosen at: the step is followed again from the next one. */
	readonly moment: Moment;
}

export class OverviewView {
	#look: Look | null = $state.raw(null);

	// What was shown last; following the step means moving on from it.
	#last: Stretch = { from: 0, to: 0 };
	#lastWidth = 0;

	constructor(private readonly explorer: Explorer) {}

	readonly axis = $derived.by(() => new IcicleAxis(this.explorer.recording));
	/** In units: left of it lies what has happened. */
	readonly playhead = $derived.by(() => this.axis.xOfStep(this.explorer.step));
	readonly stretch: Stretch = $derived.by(() => this.#follow());
	readonly isWhole = $derived(isWhole(this.stretch, this.axis.width));

	/** Looks at another stretch; the step is followed again from the next one on. */
	look(stretch: Stretch): void {
		const { width } = this.axis;
		this.#look = { stretch, width, moment: this.explorer.moment };
		// The step may move on before anyone has asked for the stretch.
		this.#last = stretch;
		this.#lastWidth = width;
	}

	/** Goes somewhere by `move` without looking elsewhere: for steps that were pointed at in the overview. */
	hold(move: () => void): void {
		const { stretch } = this;
		move();
		this.look(stretch);
	}

	/** Zooms by a factor around a unit: the playhead, or the middle where that is out of sight. */
	zoom(factor: number, at: number = this.#middle): void {
		this.look(zoomStretch(this.stretch, factor, at, this.axis.width));
	}

	/** Moves by a part of what is shown, to the right where it is positive. */
	pan(part: number): void {
		const { from, to } = this.stretch;
		this.look(panStretch(this.stretch, part * (to - from), this.axis.width));
	}

	/** Shows the whole search. */
	fit(): void {
		this.look(wholeStretch(this.axis.width));
	}

	get #middle(): number {
		const { from, to } = this.stretch;
		const isInSight = this.playhead >= from && this.playhead <= to;
		return isInSight ? this.playhead : (from + to) / 2;
	}

	#follow(): Stretch {
		const { width } = this.axis;
		const { moment } = this.explorer;
		const look = this.#look;
		let stretch: Stretch;
		if (look?.moment === moment && look.width === width) stretch = look.stretch;
		// Another search of the same size is seen through the same window: the two are compared.
		else if (this.#lastWidth !== width) stretch = wholeStretch(width);
		else stretch = followStretch(this.#last, this.playhead, width);
		this.#last = stretch;
		this.#lastWidth = width;
		return stretch;
	}
}

/** The one view of an explorer: it outlives the overview's being closed. */
export const overviewViewOf = perExplorer((explorer) => new OverviewView(explorer));
