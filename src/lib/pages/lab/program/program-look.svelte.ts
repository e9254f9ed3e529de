import {
	DEFAULT_VIEW,
	SHADES,
	type Answer,
	type Beside,
	type Person,
	type ProgramView,
	type Shade
} from '$lib/core/share/krk-link.ts';
import type { Turn } from '$lib/core/games/krk/placement.ts';
import type { Reading } from '$lib/core/games/krk/profile/readings.ts';

/** The view of a game of the program, and who makes each side's moves. */
export class ProgramLook {
	#view: ProgramView = $state.raw(DEFAULT_VIEW);

	get view(): ProgramView {
		return this.#view;
	}

	open(view: ProgramView): void {
		this.#view = view;
	}

	isPerson(turn: Turn): boolean {
		return this.#view.person === turn || this.#view.person === 'both';
	}

	setPerson(person: Person): void {
		this.#view = { ...this.#view, person };
	}

	setAnswer(answer: Answer): void {
		this.#view = { ...this.#view, answer };
	}

	setReading(reading: Reading | null): void {
		this.#view = { ...this.#view, reading };
	}

	setBeside(beside: Beside): void {
		this.#view = { ...this.#view, beside };
	}

	isShaded(shade: Shade): boolean {
		return this.#view.shades.includes(shade);
	}

	toggleShade(shade: Shade): void {
		const shades = SHADES.filter((one) => this.isShaded(one) !== (one === shade));
		this.#view = { ...this.#view, shades };
	}
}
