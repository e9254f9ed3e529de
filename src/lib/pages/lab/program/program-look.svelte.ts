import { PROGRAM, SHADES, viewOf, type ProgramView, type Shade } from '$lib/core/share/krk-link.ts';
import type { Turn } from '$lib/core/games/krk/placement.ts';

/** The view of a game of the program, and who makes each side's moves. */
export class ProgramLook {
	#view: ProgramView = $state.raw(viewOf(PROGRAM.defaults));

	get view(): ProgramView {
		return this.#view;
	}

	change(view: Partial<ProgramView>): void {
		this.#view = { ...this.#view, ...view };
	}

	isPerson(turn: Turn): boolean {
		return this.#view.person === turn || this.#view.person === 'both';
	}

	isShaded(shade: Shade): boolean {
		return this.#view.shades.includes(shade);
	}

	toggleShade(shade: Shade): void {
		this.change({ shades: SHADES.filter((one) => this.isShaded(one) !== (one === shade)) });
	}
}
