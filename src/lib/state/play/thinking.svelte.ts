import type { Choice } from '$lib/core/engines/choose-move.ts';
import type { Player } from '$lib/core/engines/player.ts';
import type { Thinker } from '$lib/workers/play/play-client.ts';
import type { PlayQuestion } from '$lib/workers/play/play-protocol.ts';

/** Milliseconds between two moves of an engine that plays against itself, so that they can be followed. */
export const OWN_PACE = 600;

/** A choice, and by which engine and depth it was made. */
export interface PlayerChoice {
	readonly player: Player;
	readonly choice: Choice;
}

/** What a thinking engine is asked for: its move, advice, or why a move was made. */
export type ThoughtFor = 'move' | 'hint' | 'why';

export interface Thought {
	readonly what: ThoughtFor;
	/** How many nodes it has visited, as far as it has told. */
	readonly nodes: number;
}

/** What an engine is thinking about, one question at a time, and what became of the last one. */
export class Thinking {
	#thought: Thought | null = $state.raw(null);
	#problem: string | null = $state(null);

	constructor(private readonly thinker: Thinker) {}

	/** What it is doing; null where it rests. */
	get thought(): Thought | null {
		return this.#thought;
	}

	/** Why there was no answer, in a sentence; null where there was no trouble. */
	get problem(): string | null {
		return this.#problem;
	}

	/** Asks, and forgets what was asked before. */
	ask(
		what: ThoughtFor,
		question: PlayQuestion,
		onChoice: (choice: PlayerChoice) => void,
		onFailure: () => void
	): void {
		this.rest();
		this.#thought = { what, nodes: 0 };
		this.thinker.ask(question, {
			onNodes: (nodes) => {
				this.#thought = { what, nodes };
			},
			onChoice: (choice) => {
				this.#thought = null;
				onChoice({ player: question.player, choice });
			},
			onFailure: (message) => {
				this.#thought = null;
				this.#problem = message;
				onFailure();
			}
		});
	}

	/** Ends what it is doing, at once, and whatever trouble there was. */
	rest(): void {
		if (this.#thought !== null) this.thinker.end();
		this.#thought = null;
		this.#problem = null;
	}
}
