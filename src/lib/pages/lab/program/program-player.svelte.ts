import type { ProgramGame } from './program-game.svelte.ts';

/** Moves in a second. */
export const PLAY_SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;

/** Plays a game on by itself: first along the existing moves, then by the program's own. */
export class ProgramPlayer {
	#isPlaying = $state(false);
	#speed: number = $state(2);
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly game: ProgramGame) {}

	get isPlaying(): boolean {
		return this.#isPlaying;
	}

	/** Moves in a second. */
	get speed(): number {
		return this.#speed;
	}

	/** True if there is something to play: a move of the line, or one of the program's. */
	get canPlay(): boolean {
		return this.game.ply < this.game.moves.length || this.game.canGoOn;
	}

	setSpeed(speed: number): void {
		this.#speed = speed;
	}

	toggle(): void {
		if (this.#isPlaying) this.pause();
		else this.play();
	}

	play(): void {
		if (this.#isPlaying || !this.canPlay) return;
		this.#isPlaying = true;
		this.#move();
	}

	pause(): void {
		clearTimeout(this.#timer);
		this.#isPlaying = false;
	}

	#move(): void {
		const { game } = this;
		if (!this.canPlay || game.problem !== null) {
			this.pause();
			return;
		}
		if (game.ply < game.moves.length) game.goTo(game.ply + 1);
		else game.next();
		this.#timer = setTimeout(() => {
			this.#move();
		}, 1000 / this.#speed);
	}
}
