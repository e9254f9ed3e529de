/** A question about the coming step of a search: what may be asked, and how an answer is judged. */
import type { Story } from '../../explain/story.ts';
import type { Idea } from '../ideas/idea.ts';
import type { Kind } from './kind.ts';
import type { Voices } from './voices.ts';

/** The most answers to choose one from, and the most branches to mark. */
export const MOST_OPTIONS = 4;
export const MOST_BRANCHES = 9;

export interface Option {
	readonly text: string;
	readonly isRight: boolean;
	/** The ideas that give this answer; empty at the right one. */
	readonly ideas: readonly Idea[];
	/** The row of the node that the answer names; -1 if it names none. */
	readonly row: number;
}

export interface Question {
	readonly kind: Kind;
	/** The step that is not made before the answer. */
	readonly step: number;
	/** The row of the node that it is about. */
	readonly row: number;
	readonly words: string;
	/** One of them is right; or, to mark several, any number. */
	readonly options: readonly Option[];
	readonly choose: 'one' | 'every';
}

/** One event of the recorded search, for the kinds to look at. */
export interface Place {
	readonly voices: Voices;
	readonly story: Story;
	readonly step: number;
	readonly event: 'return' | 'cut';
	/** Rows: the parent, and the child that returns; at a cutoff the first pruned one. */
	readonly row: number;
	readonly childRow: number;
	/** The same as nodes of the practice tree. */
	readonly node: number;
	readonly child: number;
	/** True where the child is the first of its parent. */
	readonly isFirst: boolean;
	/** The next child of the parent; null after the last. */
	readonly next: number | null;
}

/** A kind of question: what it asks at a place, or null where it is not worth asking. */
export type Asker = (place: Place) => Question | null;

/** What an answer comes to. */
export interface Judgement {
	readonly isRight: boolean;
	/** The one idea that gives this wrong answer; null if none does, or several. */
	readonly idea: Idea | null;
}

/** @param chosen indexes of the options, in any order */
export function judge({ options, choose }: Question, chosen: readonly number[]): Judgement {
	if (choose === 'every') {
		const isRight = options.every(({ isRight }, index) => isRight === chosen.includes(index));
		return { isRight, idea: null };
	}
	const option = options[chosen[0] ?? -1];
	const [idea = null, ...others] = option?.ideas ?? [];
	return { isRight: option?.isRight === true, idea: others.length === 0 ? idea : null };
}
