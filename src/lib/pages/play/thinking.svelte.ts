import type { Choice } from '$lib/core/engines/choose-move.ts';
import type { Player } from '$lib/core/engines/player.ts';
import type { Thinker } from './play-client.ts';
import type { PlayQuestion } from './play-protocol.ts';

/** Milliseconds between two moves of an engine that plays against itself, so that you can follow them. */
export const OWN_PACE = 600;

/** Milliseconds after which an engine that has not answered is slow. */
export const SLOW = 2000;

/** A choice, with the engine and depth that made it. */
export interface PlayerChoice {
	readonly player: Player;
	readonly choice: Choice;
}

/** Purpose of an engine's thinking: its move, a hint, or why a move was made. */
export type ThoughtFor = 'move' | 'hint' | 'why';

export interface Thought {
	readonly what: ThoughtFor;
	/** Visited nodes so far, if reported. */
	readonly nodes: number;
}

/** The engine's current task, one at a time, and the result of the last one. */
export class Thinking {
	#thought: Thought | null = $state.raw(null);
	#problem: string | null = $state(null);
	#wasSlow = $state(false);
	/** When the current task began, in milliseconds. */
	#since = 0;

	constructor(private readonly thinker: Thinker) {}

	/** The current task; null while idle. */
	get thought(): Thought | null {
		return this.#thought;
	}

	/** Why there was no answer, in a sentence; null if there was no problem. */
	get problem(): string | null {
		return this.#problem;
	}

	/** True if the last task was stopped because it took long. */
	get wasSlow(): boolean {
		return this.#wasSlow;
	}

	/** Starts a task, and drops the previous one. */
	ask(
		what: ThoughtFor,
		question: PlayQuestion,
		onChoice: (choice: PlayerChoice) => void,
		onFailure: () => void
	): void {
		this.rest();
		this.#thought = { what, nodes: 0 };
		this.#since = performance.now();
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

	/** Ends the current task at the user's wish. */
	stop(): void {
		const isSlow = this.#thought !== null && performance.now() - this.#since >= SLOW;
		this.rest();
		this.#wasSlow = isSlow;
	}

	/** Ends the current task at once, and clears any problem. */
	rest(): void {
		if (this.#thought !== null) this.thinker.end();
		this.#thought = null;
		this.#problem = null;
		this.#wasSlow = false;
	}
}
