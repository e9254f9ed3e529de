/** What the events of an element say. */
import { textOf } from '$lib/core/explain/sentence.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import type { Answered } from '$lib/stepping/predict/predict.svelte.ts';

/** Of `step`, which is sent after each step, and of a search that replaces another. */
export interface StepDetail {
	readonly step: number;
	/** The number of the last step; null while a question is open, which it would answer. */
	readonly steps: number | null;
	readonly sentence: string;
	/** The query of the explorer's link to this step. */
	readonly query: string;
}

/** Of `answer`, which is sent after each question that is answered, and not after one that is skipped. */
export interface AnswerDetail {
	readonly question: string;
	readonly kind: string;
	/** The step that the question is about. */
	readonly step: number;
	/** The texts of the chosen answers. */
	readonly chosen: readonly string[];
	/** The texts of the right ones. */
	readonly right: readonly string[];
	readonly isRight: boolean;
	/** The wrong idea that gives the answer; null if none does, or several. */
	readonly idea: string | null;
	/** In class mode the hands for each answer, in whose place nothing is chosen; else null. */
	readonly hands: readonly number[] | null;
}

export type Tell = (...event: ['step', StepDetail] | ['answer', AnswerDetail]) => void;

export function stepDetail(explorer: Explorer): StepDetail {
	return {
		step: explorer.step,
		steps: explorer.lastStepTold,
		sentence: textOf(explorer.sentence),
		query: explorer.link
	};
}

export function answerDetail({ question, chosen, isRight, idea, hands }: Answered): AnswerDetail {
	const { options, words, kind, step } = question;
	return {
		question: words,
		kind,
		step,
		chosen: chosen.flatMap((at) => options[at]?.text ?? []),
		right: options.filter((option) => option.isRight).map(({ text }) => text),
		isRight,
		idea: idea?.id ?? null,
		hands
	};
}
