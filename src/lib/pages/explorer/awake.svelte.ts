/** Whether the pointer has moved just now, or the keyboard goes from control to control. */

/** How long, in ms, a bar stays after that. */
const REST = 3000;

export class Awake {
	isOn: boolean = $state(false);
	#at: readonly [x: number, y: number] | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

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
