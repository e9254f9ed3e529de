/** A node held by mouse, pen or finger: nothing but the pointer's way; what it means is the editor's. */

/** So far a press may wander and still be a click, in pixels. */
const SLACK = 4;
/** So close to its sides the pane scrolls along, in pixels. */
const EDGE = 40;

interface Grip {
	readonly id: number;
	/** The tree it was taken from: a grip on another tree holds nothing. */
	readonly text: string;
	readonly pointer: number;
	/** Where it was pressed and where it is now, in pixels from the left of what is scrolled. */
	readonly pressed: number;
	readonly now: number;
	/** False until it has wandered further than a click. */
	readonly moving: boolean;
}

export class NodeDrag {
	#grip: Grip | null = $state.raw(null);
	#moved = false;
	#clientX = 0;
	#scroller: HTMLElement | null = null;

	get grip(): Grip | null {
		return this.#grip;
	}

	/** How far the node has been pulled, in pixels; negative to the left. */
	get distance(): number {
		return this.#grip === null ? 0 : this.#grip.now - this.#grip.pressed;
	}

	/** Whether the last press became a drag, so that the click after it means nothing. */
	get moved(): boolean {
		return this.#moved;
	}

	/** The pointer is pressed on a node; `id` is null where that cannot be moved. */
	press(event: PointerEvent, id: number | null, text: string, scroller: HTMLElement): void {
		if (event.button !== 0 || !event.isPrimary) return;
		this.#moved = false;
		if (id === null) return;
		this.#scroller = scroller;
		this.#clientX = event.clientX;
		const pressed = event.clientX + scroller.scrollLeft;
		this.#grip = { id, text, pointer: event.pointerId, pressed, now: pressed, moving: false };
	}

	follow(clientX: number): void {
		this.#clientX = clientX;
		this.update();
	}

	/** Takes over how far the pane has been scrolled. */
	update(): void {
		const grip = this.#grip;
		if (grip === null || this.#scroller === null) return;
		const now = this.#clientX + this.#scroller.scrollLeft;
		const moving = grip.moving || Math.abs(now - grip.pressed) > SLACK;
		this.#grip = { ...grip, now, moving };
		if (moving && !grip.moving) {
			this.#moved = true;
			requestAnimationFrame(this.#scrollAlong);
		}
	}

	release(): void {
		this.#grip = null;
	}

	// As long as a node is held, since the pointer may rest at the edge.
	readonly #scrollAlong = (): void => {
		if (this.#grip === null || this.#scroller?.isConnected !== true) return;
		const { left, right } = this.#scroller.getBoundingClientRect();
		const past =
			Math.max(0, this.#clientX - (right - EDGE)) - Math.max(0, left + EDGE - this.#clientX);
		if (past !== 0) {
			this.#scroller.scrollLeft += Math.max(-EDGE, Math.min(EDGE, past)) / 3;
			this.update();
		}
		requestAnimationFrame(this.#scrollAlong);
	};
}
