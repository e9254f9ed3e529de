import type { InputFault } from '$lib/core/base/result.ts';
import { findPlacementFault } from '$lib/core/games/krk/placement-faults.ts';
import { isRookTaken } from '$lib/core/games/krk/placement.ts';
import type { ProgramGame } from './program-game.svelte.ts';

/** Pieces being moved by hand: a game begins from wherever they stand legally, White to move. */
export class ProgramSetup {
	#isOn = $state(false);
	/** What stands on the board and is no legal start; null where the board shows the game. */
	#draft: number | null = $state(null);

	constructor(private readonly game: ProgramGame) {}

	get isOn(): boolean {
		return this.#isOn;
	}

	/** The placement on the board. */
	get id(): number {
		return this.#draft ?? this.game.id;
	}

	/** Why no game can begin from what stands there, or null. */
	get fault(): InputFault | null {
		return this.#draft === null ? null : findPlacementFault(this.#draft, 'white');
	}

	toggle(): void {
		if (this.#isOn) this.close();
		else this.#isOn = true;
		// There is no rook to drag where it has been taken.
		if (isRookTaken(this.game.id)) this.game.goTo(0);
	}

	/** Back to the game that there is. */
	close(): void {
		this.#isOn = false;
		this.#draft = null;
	}

	/** A piece has been put somewhere. */
	put(id: number): void {
		const isLegal = findPlacementFault(id, 'white') === null;
		this.#draft = isLegal ? null : id;
		if (isLegal) this.game.begin(id);
	}
}
