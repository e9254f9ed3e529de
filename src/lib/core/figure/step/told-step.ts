/** What a figure tells of a step: no more than may be known there. */
import { ok, type Result } from '../../base/result.ts';
import { knownAt, type Known } from '../../explain/known.ts';
import { explainAllShown, explainProblem, problemSize } from '../../explain/problem.ts';
import { explainStep, textOf } from '../../explain/sentence.ts';
import { storyOf, type Story } from '../../explain/story.ts';
import { algorithmOf } from '../../search/registry.ts';
import { countIndexOf } from '../../trace/counts.ts';
import { momentAt, type Moment } from '../../trace/cursor.ts';
import type { Future } from '../../trace/future.ts';
import { problemOf } from '../../trace/problem.ts';
import type { Recording } from '../../trace/recording.ts';
import * as words from './figure.en.ts';
import type { FigureValues } from './figure-fields.ts';

/** A step of a search, and how it is looked at. */
export interface ShownStep {
	readonly recording: Recording;
	readonly step: number;
	readonly future: Future;
	/** The form of a tree that fits. */
	readonly form: 'whole' | 'spine';
	/** The whole address that opens it. */
	readonly link: string;
}

export interface ToldStep {
	/** Plain minimax's in a problem. */
	readonly recording: Recording;
	readonly story: Story;
	readonly moment: Moment;
	readonly known: Known;
	readonly title: string;
	readonly sentence: string;
	readonly counts: string;
}

const FUTURES = { none: 'problem', now: 'hide', all: 'show' } as const;

/** Faults: those of `problemOf`, where a problem is asked for. */
export function tellStep(shown: ShownStep, values: FigureValues): Result<ToldStep> {
	const { recording, future } = shown;
	const isDifference = values.part === 'difference';
	const asked = values.values === 'link' ? future : FUTURES[values.values];
	const wanted = isDifference ? 'show' : asked;
	const step = isDifference ? recording.trace.steps - 1 : shown.step;
	const { algorithm } = recording.trace.header.setup;
	const { name } = algorithmOf(algorithm);
	if (wanted === 'problem') {
		const problem = problemOf(recording);
		if (!problem.ok) return problem;
		const { trace } = problem.value;
		const story = storyOf(problem.value);
		const { nodes, leaves } = problemSize(trace);
		return ok({
			recording: problem.value,
			story,
			moment: momentAt(trace, 0),
			known: knownAt(trace, 0, 'problem'),
			title: words.problemTitle(name),
			sentence: textOf(explainProblem(story, algorithm)),
			counts: words.problemCounts(nodes, leaves)
		});
	}
	const { trace } = recording;
	const story = storyOf(recording);
	const { visited, treeNodes, neverVisited } = countIndexOf(recording).at(step);
	const minimax = neverVisited === null ? null : treeNodes + neverVisited;
	const isAhead = wanted === 'show' && step === 0;
	return ok({
		recording,
		story,
		moment: momentAt(trace, step),
		known: knownAt(trace, step, wanted),
		title: isDifference ? words.differenceTitle(name) : words.title(name, step, trace.steps - 1),
		sentence: textOf(isAhead ? explainAllShown() : explainStep(story, step)),
		counts: words.counts(visited, minimax, step === trace.steps - 1 ? 'end' : 'so far')
	});
}
