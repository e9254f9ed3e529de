import type { Moment } from '$lib/core/trace/cursor.ts';
import type { Stride } from '$lib/core/trace/travel.ts';
import type { Explorer } from '$lib/state/explorer.svelte.ts';

export type Direction = 'next' | 'previous';

/** The strides under the names that people read. */
export const STRIDE_NAMES: Readonly<Record<Stride, string>> = {
	event: 'event',
	node: 'node',
	leaf: 'leaf',
	cutoff: 'cutoff',
	improvement: 'new best at the root',
	pass: 'pass'
};

interface Miss {
	readonly moment: Moment;
	readonly message: string;
}

/** How buttons, keys and sliders move the explorer: by which stride, and what to say where there is no way on. */
export class Stepper {
	/** What "previous" and "next" go by. */
	stride: Stride = $state('event');
	#miss: Miss | null = $state.raw(null);

	constructor(private readonly explorer: Explorer) {}

	/** Why the last press led nowhere; null once anything has moved. */
	get message(): string | null {
		return this.#miss?.moment === this.explorer.moment ? this.#miss.message : null;
	}

	travel(direction: Direction, stride: Stride = this.stride): void {
		this.#forgetTyped();
		const { moment } = this.explorer;
		const moved = this.explorer.travel(direction, stride);
		this.#miss = moved ? null : { moment, message: missOf(direction, stride) };
	}

	go(step: number): void {
		this.#forgetTyped();
		this.explorer.player.go(step);
	}

	/** Goes to a step that was looked for, or says why there is none. */
	goFound(step: number | null, miss: string): void {
		if (step !== null) {
			this.go(step);
			return;
		}
		this.#forgetTyped();
		this.#miss = { moment: this.explorer.moment, message: miss };
	}

	/** A message about a step that was typed means nothing once one has gone elsewhere. */
	#forgetTyped(): void {
		if (this.explorer.faultOf('step') !== null) this.explorer.clearFault('step');
	}
}

const steppers = new WeakMap<Explorer, Stepper>();

/** The one stepper of an explorer, for the transport, the keyboard and the overview alike. */
export function stepperOf(explorer: Explorer): Stepper {
	let stepper = steppers.get(explorer);
	if (stepper === undefined) {
		stepper = new Stepper(explorer);
		steppers.set(explorer, stepper);
	}
	return stepper;
}

function missOf(direction: Direction, stride: Stride): string {
	if (stride === 'event') return `This is the ${direction === 'next' ? 'last' : 'first'} step.`;
	return `There is no ${direction === 'next' ? 'later' : 'earlier'} ${STRIDE_NAMES[stride]}.`;
}
