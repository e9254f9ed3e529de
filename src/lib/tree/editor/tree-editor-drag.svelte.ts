/** A node dragged by mouse, pen or finger: only the pointer's movement; the editor interprets it. */

/** The farthest movement of a press that still counts as a click, in pixels. */
const SLACK = 4;
/** Distance from its sides at which the pane scrolls along, in pixels. */
const EDGE = 40;

interface Grip {
	readonly id: number;
	/** The tree it was taken from: a drag on another tree is void. */
	readonly text: string;
	readonly pointer: number;
	/** Where it was pressed and where it is now, in pixels from the left of the scrolled content. */
	readonly pressed: number;
	readonly now: number;
	/** False until it has moved farther than a click. */
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

	/** Distance of the drag, in pixels; negative to the left. */
	get distance(): number {
		return this.#grip === null ? 0 : this.#grip.now - this.#grip.pressed;
	}

	/** Whether the last press became a drag, so that the click after it is ignored. */
	get moved(): boolean {
		return this.#moved;
	}

	/** The pointer is pressed on a node; `id` is null if that cannot be moved. */
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

	/** Reads the pane's scroll position again. */
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

	// Runs while a node is dragged, since the pointer may rest at the edge.
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
