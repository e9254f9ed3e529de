import { faceOf } from '$lib/games/registry.ts';
import type { Stepped } from '../stepped.ts';
import { perStepped } from '../per-stepped.svelte.ts';

/** True for the games of the paper's tree window. */
export function isPaperGame(game: string): boolean {
	return faceOf(game).hasPaperTree === true;
}

/** The paper's label in two lines: the value and the black king, the rook and the white king. */
export const LABEL_LINES = 2;

/** The parts of the paper's own tree window that are shown on the stepped search's tree. */
export class PaperTree {
	/** The paper's labels, value and squares, in place of the moves. */
	labels: boolean = $state(false);
	/** The paper's colours for the nodes where the game ends, and for the chosen move. */
	colours: boolean = $state(false);

	constructor(private readonly stepped: Stepped) {}

	/** True if the options apply: in the games of the paper. */
	readonly applies: boolean = $derived.by(() => isPaperGame(this.stepped.setup.game));
}

export const paperTreeOf = perStepped((stepped) => new PaperTree(stepped));
