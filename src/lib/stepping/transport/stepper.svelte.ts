import type { Moment } from '$lib/core/trace/cursor.ts';
import type { Stride } from '$lib/core/trace/travel.ts';
import { perStepped } from '$lib/tree/per-stepped.svelte.ts';
import type { Explorer } from '../explorer.svelte.ts';

type Direction = 'next' | 'previous';

/** The strides with their displayed names. */
export const STRIDE_NAMES: Readonly<Record<Stride, string>> = {
	event: 'every event',
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

/** Moves the explorer for buttons, keys and sliders: the stride, and the message if there is no further step. */
class Stepper {
	/** The stride of "previous" and "next". */
	stride: Stride = $state('event');
	#miss: Miss | null = $state.raw(null);

	constructor(private readonly explorer: Explorer) {}

	/** Why the last press had no effect; null once the step has changed. */
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
		this.explorer.go(step);
	}

	goToEnd(): void {
		this.#forgetTyped();
		this.explorer.goToEnd();
	}

	/** Goes to a found step, or says why there is none. */
	goFound(step: number | null, miss: string): void {
		if (step !== null) {
			this.go(step);
			return;
		}
		this.say(miss);
	}

	/** Shows a message at the step field, until the step changes. */
	say(message: string): void {
		this.#forgetTyped();
		this.#miss = { moment: this.explorer.moment, message };
	}

	/** A message about a typed step ends when the step changes. */
	#forgetTyped(): void {
		if (this.explorer.faultOf('step') !== null) this.explorer.clearFault('step');
	}
}

/** The one stepper of an explorer, shared by the transport, the keyboard and the overview. */
export const stepperOf = perStepped((explorer: Explorer) => new Stepper(explorer));

function missOf(direction: Direction, stride: Stride): string {
	if (stride === 'event') return `This is the ${direction === 'next' ? 'last' : 'first'} step.`;
	return `There is no ${direction === 'next' ? 'later' : 'earlier'} ${STRIDE_NAMES[stride]}.`;
}
