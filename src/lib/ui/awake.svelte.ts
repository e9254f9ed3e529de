/** Whether the pointer has moved just now, or the keyboard goes from control to control. */
import { on } from 'svelte/events';

/** How long, in ms, a bar stays after that. */
const REST = 3000;

export class Awake {
	isOn: boolean = $state(false);
	#at: readonly [x: number, y: number] | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Follows pointer and keyboard; returns what ends that. */
	watch(): () => void {
		const ends = [
			on(window, 'focusin', ({ target }) => {
				if (target instanceof Element && target.matches(':focus-visible')) this.wake();
			}),
			on(window, 'pointermove', ({ screenX, screenY }) => {
				this.moveTo(screenX, screenY);
			})
		];
		return () => {
			for (const end of ends) end();
			clearTimeout(this.#timer);
		};
	}

	/** Browsers also report a pointer that rests while the page changes below it. */
	moveTo(x: number, y: number): void {
		if (this.#at?.[0] === x && this.#at[1] === y) return;
		this.#at = [x, y];
		this.wake();
	}

	wake(): void {
		this.isOn = true;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => (this.isOn = false), REST);
	}
}
