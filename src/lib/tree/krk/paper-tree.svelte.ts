import { reductionsOf, type Reduction } from '$lib/core/trace/reduction.ts';
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
	#reduced: number | null = $state(null);

	constructor(private readonly stepped: Stepped) {}

	/** True if the options apply: in the games of the paper. */
	readonly applies: boolean = $derived.by(() => isPaperGame(this.stepped.setup.game));

	/** The available reductions: none in a search that prunes nodes. */
	readonly reductions: readonly Reduction[] = $derived.by(() => {
		const { trace, known } = this.stepped;
		if (!known.hasStarted) return [];
		const isWhole = trace.header.setup.algorithm === 'minimax' && trace.partial === null;
		return this.applies && isWhole ? reductionsOf(trace) : [];
	});

	/** Number of reductions made; null while the tree shows the values of the search. */
	readonly reduced: number | null = $derived.by(() =>
		this.#reduced === null || this.reductions.length === 0
			? null
			: Math.min(this.#reduced, this.reductions.length)
	);

	/** Shows the tree after that many reductions, at the last step of the search. */
	reduce(reductions: number): void {
		this.#reduced = Math.max(0, Math.min(reductions, this.reductions.length));
		this.stepped.go(this.stepped.lastStep);
	}

	/** Shows the values of the search again. */
	leave(): void {
		this.#reduced = null;
	}
}

export const paperTreeOf = perStepped((stepped) => new PaperTree(stepped));
