/** The question that a problem asks, in place of the sentence of a step. */
import { algorithmOf, type AlgorithmId } from '../search/registry.ts';
import type { Trace } from '../trace/trace.ts';
import type { Sentence } from './parts.ts';
import * as words from './problem.en.ts';
import type { Story } from './story.ts';
import { sideAt, sideTerm } from './terms.ts';

export function problemSize(trace: Trace): words.ProblemSize {
	let leaves = 0;
	for (let row = 0; row < trace.rows; row++) if (trace.isLeaf(row)) leaves++;
	return { leaves, nodes: trace.rows };
}

/** At step 0 with everything shown, in place of its sentence: what is seen has not happened yet. */
export function explainAllShown(): Sentence {
	return { parts: words.allShownAtStart(), claims: [] };
}

/**
 * What there is to predict, who moves first, and how large the tree is.
 *
 * @param story of the problem (core/trace/problem.ts)
 * @param asked the search that solves it
 */
export function explainProblem(story: Story, asked: AlgorithmId): Sentence {
	const { trace } = story;
	const { name, usesWindow, visits } = algorithmOf(asked);
	const question = words.question(usesWindow ? name : null);
	const size = words.size(problemSize(trace));
	if (trace.isLeaf(0)) return { parts: [...question, ...size], claims: [] };
	const side = sideAt(trace, 0);
	// A search that visits nodes again, or takes the most promising one first, jumps about.
	const first = words.movesFirst(sideTerm(story, side), visits === 'once');
	return {
		parts: [...question, ...first, ...size],
		claims: [{ kind: 'to-move', row: 0, side }]
	};
}
