/** The expected content of the page, computed independently: the same core records the same search in this process. */
import { assert } from '../../src/lib/core/base/assert.ts';
import { describeNode } from '../../src/lib/core/explain/describe-node.ts';
import { explainStep, textOf } from '../../src/lib/core/explain/sentence.ts';
import { createStory, type Story } from '../../src/lib/core/explain/story.ts';
import { SETUP, type SetupFields } from '../../src/lib/core/search/setup-fields.ts';
import type { SearchSetup } from '../../src/lib/core/search/setup.ts';
import { assembleTrace } from '../../src/lib/core/trace/assemble.ts';
import type { TraceChunk } from '../../src/lib/core/trace/chunk.ts';
import { CountIndex } from '../../src/lib/core/trace/counts.ts';
import { cutReason, momentAt } from '../../src/lib/core/trace/cursor.ts';
import { recordSearch, streamRecording } from '../../src/lib/core/trace/record.ts';
import { ghostSizeOf, recordingOf, type Recording } from '../../src/lib/core/trace/recording.ts';
import { FLAG } from '../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../src/lib/core/trace/trace.ts';

export interface KnownSearch {
	readonly setup: SearchSetup;
	readonly recording: Recording;
	readonly trace: Trace;
	readonly story: Story;
	readonly counts: CountIndex;
	readonly lastStep: number;
}

const known = new Map<string, KnownSearch>();

/** Records the search that a link with these fields opens. */
export function knownSearch(fields: SetupFields = {}): KnownSearch {
	return knownBy(fields, recordSearch);
}

/** Records a search that reaches its budget, as a partial recording. */
export function knownPartial(fields: SetupFields): KnownSearch {
	const search = knownBy(fields, recordAsFar);
	assert(search.trace.partial === 'budget', 'this search meets its budget');
	return search;
}

function knownBy(fields: SetupFields, record: (setup: SearchSetup) => Recording): KnownSearch {
	const { values: setup, faults } = SETUP.parse(fields);
	assert(faults.length === 0, faults.map(({ fault }) => fault.message).join(' '));
	const key = JSON.stringify(setup);
	const before = known.get(key);
	if (before !== undefined) return before;
	const recording = record(setup);
	const { trace } = recording;
	const search = {
		setup,
		recording,
		trace,
		story: createStory(trace, ghostSizeOf(recording)),
		counts: new CountIndex(trace, ghostSizeOf(recording)),
		lastStep: trace.steps - 1
	};
	known.set(key, search);
	return search;
}

function recordAsFar(setup: SearchSetup): Recording {
	const chunks: TraceChunk[] = [];
	const { search } = streamRecording(setup, {
		onProgress: () => undefined,
		onChunk: (stage, chunk) => {
			if (stage === 'search') chunks.push(chunk);
		}
	});
	return recordingOf(assembleTrace(search, chunks), null);
}

/** The sentence of a step, as plain text. */
export function sentenceAt({ story }: KnownSearch, step: number): string {
	return textOf(explainStep(story, step));
}

/** The label of a drawn node at a step; if names do not show the depth, the ply is added. */
export function labelAt({ story, trace }: KnownSearch, row: number, step: number): string {
	const label = describeNode(story, row, step);
	return story.game.id === 'tree' && row > 0 ? `${label}, ply ${trace.depthOf(row)}` : label;
}

/** The label of the node in the ring at a step. */
export function currentLabelAt(search: KnownSearch, step: number): string {
	return labelAt(search, momentAt(search.trace, step).node, step);
}

/** The steps with cutoffs. */
export function cutSteps({ trace }: KnownSearch): number[] {
	return rowsWhere(trace, (row) => (trace.flagsOf(row) & FLAG.FIRST_PRUNED) !== 0).map((row) =>
		trace.enterStepOf(row)
	);
}

/** The first cutoff whose bound was set more than one ply above. */
export function firstDeepCut(search: KnownSearch): number {
	const deep = cutSteps(search).find(
		(step) => cutReason(momentAt(search.trace, step).path).pliesAbove > 1
	);
	assert(deep !== undefined, 'this search has a deep cutoff');
	return deep;
}

/** A few steps of different kinds: the ends, a leaf, a return, the first cutoff, a deep one if there is one. */
export function tellingSteps(search: KnownSearch): number[] {
	const { trace, lastStep } = search;
	const cuts = cutSteps(search);
	const deep = cuts.find((step) => cutReason(momentAt(trace, step).path).pliesAbove > 1);
	const firstOf = (kind: string): number | undefined =>
		Array.from({ length: Math.min(lastStep, 200) }, (_, step) => step).find(
			(step) => momentAt(trace, step).kind === kind
		);
	const steps = [0, firstOf('evaluate'), firstOf('return'), cuts[0], deep, lastStep - 1, lastStep];
	return [...new Set(steps.filter((step) => step !== undefined && step >= 0))] as number[];
}

export function rowsWhere(trace: Trace, holds: (row: number) => boolean): number[] {
	return Array.from({ length: trace.rows }, (_, row) => row).filter(holds);
}
