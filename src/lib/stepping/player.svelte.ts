/** Speeds in steps per second. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32] as const;
const DEFAULT_SPEED = 2;

/** The only moving part: the current step, and whether it advances by itself. */
export class Player {
	#step = $state(0);
	#playing = $state(false);
	#speed: number = $state(DEFAULT_SPEED);
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Whether the next step waits for something; asked before each step that is made by playing. */
	holds: (step: number) => boolean = () => false;

	/** @param lastStep returns the current last step */
	constructor(private readonly lastStep: () => number) {}

	get step(): number {
		return Math.min(this.#step, this.lastStep());
	}

	get playing(): boolean {
		return this.#playing;
	}

	/** Steps in a second. */
	get speed(): number {
		return this.#speed;
	}

	/** Goes to a step, clamped to those that exist, and stops playing. */
	go(step: number): void {
		this.pause();
		this.#step = Math.max(0, Math.min(Math.round(step), this.lastStep()));
	}

	/** Goes to the initial step of a new recording. */
	settle(step: number): void {
		this.go(step);
	}

	/** Plays from here, or from the start at the end. */
	play(): void {
		if (this.#playing) return;
		if (this.step >= this.lastStep()) this.#step = 0;
		this.#playing = true;
		this.#schedule();
	}

	pause(): void {
		clearTimeout(this.#timer);
		this.#playing = false;
	}

	toggle(): void {
		if (this.#playing) this.pause();
		else this.play();
	}

	setSpeed(speed: number): void {
		this.#speed = speed;
		if (this.#playing) this.#schedule();
	}

	faster(): void {
		this.setSpeed(SPEEDS.find((speed) => speed > this.#speed) ?? this.#speed);
	}

	slower(): void {
		this.setSpeed(SPEEDS.findLast((speed) => speed < this.#speed) ?? this.#speed);
	}

	#schedule(): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => {
			if (this.holds(this.step + 1)) return;
			this.#step = Math.min(this.step + 1, this.lastStep());
			if (this.#step < this.lastStep()) this.#schedule();
			else this.#playing = false;
		}, 1000 / this.#speed);
	}
}
