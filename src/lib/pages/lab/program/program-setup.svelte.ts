import type { InputFault } from '$lib/core/base/result.ts';
import { findPlacementFault } from '$lib/core/games/krk/placement-faults.ts';
import { isRookTaken } from '$lib/core/games/krk/placement.ts';
import type { ProgramGame } from './program-game.svelte.ts';

/** Pieces moved by hand: a game begins from every legal placement, White to move. */
export class ProgramSetup {
	#isOn = $state(false);
	/** A placement on the board that is not a legal start; null while the board shows the game. */
	#draft: number | null = $state(null);

	constructor(private readonly game: ProgramGame) {}

	get isOn(): boolean {
		return this.#isOn;
	}

	/** The placement on the board. */
	get id(): number {
		return this.#draft ?? this.game.id;
	}

	/** Why no game can begin from the placement on the board, or null. */
	get fault(): InputFault | null {
		return this.#draft === null ? null : findPlacementFault(this.#draft, 'white');
	}

	toggle(): void {
		if (this.#isOn) this.close();
		else this.#isOn = true;
		// After the rook has been captured there is none to drag.
		if (isRookTaken(this.game.id)) this.game.goTo(0);
	}

	/** Returns to the current game. */
	close(): void {
		this.#isOn = false;
		this.#draft = null;
	}

	/** Handles a piece that was put on a square. */
	put(id: number): void {
		const isLegal = findPlacementFault(id, 'white') === null;
		this.#draft = isLegal ? null : id;
		if (isLegal) this.game.begin(id);
	}
}
