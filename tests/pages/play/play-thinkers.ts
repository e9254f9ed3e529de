/** Substitutes for the worker in which engines think: one that answers at once, and one that holds its answer back. */
import { chooseMove } from '$lib/core/engines/choose-move.ts';
import { PLAY } from '$lib/core/share/play-link.ts';
import { Play } from '$lib/pages/play/play.svelte.ts';
import type { Thinker, ThinkListener } from '$lib/pages/play/play-client.ts';
import type { PlayQuestion } from '$lib/pages/play/play-protocol.ts';

/** Answers every request before it returns. */
export class QuickThinker implements Thinker {
	readonly asked: PlayQuestion[] = [];

	ask(question: PlayQuestion, listener: ThinkListener): void {
		this.asked.push(question);
		listener.onChoice(chooseMove(question.player, question.turn));
	}

	end(): void {
		// Nothing is ever running.
	}
}

/** Answers on demand. */
export class SlowThinker implements Thinker {
	waiting: { readonly question: PlayQuestion; readonly listener: ThinkListener } | null = null;
	ended = 0;

	ask(question: PlayQuestion, listener: ThinkListener): void {
		this.waiting = { question, listener };
	}

	end(): void {
		this.waiting = null;
		this.ended++;
	}

	answer(): void {
		const { waiting } = this;
		this.waiting = null;
		waiting?.listener.onChoice(chooseMove(waiting.question.player, waiting.question.turn));
	}
}

/** A game as a link opens it. */
export function openPlay<T extends Thinker>(query: string, thinker: T): { play: Play; thinker: T } {
	const play = new Play(thinker);
	play.open(PLAY.read(query));
	return { play, thinker };
}

/** Makes a user's moves, in the game's notation. */
export function makeMoves(play: Play, texts: string): void {
	for (const text of texts.split(' ')) {
		const { game } = play.line;
		const move = play.here.legalMoves().find((one) => game.moveText(play.here, one) === text);
		if (move === undefined) throw new Error(`${text} is not legal in ${play.last.position}`);
		play.play(move);
	}
}

/** The moves of the game so far in the game's notation. */
export function textsOf(play: Play): string[] {
	return play.line.made.map(({ text }) => text);
}
