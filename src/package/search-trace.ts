/** A recorded search as a caller sees it: its result, its steps and its nodes. */
import { storyOf, type Story } from '../lib/core/explain/story.ts';
import type { Recording } from '../lib/core/trace/recording.ts';
import { boundOf } from '../lib/core/trace/schema.ts';
import { resultOf, summarise } from '../lib/core/columns/summary.ts';
import type { SearchNode, SearchTrace } from './types.ts';

interface Behind {
	readonly recording: Recording;
	readonly story: Story;
}

/** What is behind each trace that was given out. */
const behind = new WeakMap<SearchTrace, Behind>();

export function traceOf(recording: Recording): SearchTrace {
	const { trace: columns } = recording;
	const story = storyOf(recording);
	const trace: SearchTrace = {
		steps: columns.steps,
		rows: columns.rows,
		result: resultOf(summarise(recording)),
		node: (row) => nodeAt(story, row),
		*[Symbol.iterator]() {
			for (let row = 0; row < columns.rows; row++) yield nodeAt(story, row);
		}
	};
	behind.set(trace, { recording, story });
	return trace;
}

/** @throws TypeError for an object that no search has made */
export function behindTrace(trace: SearchTrace): Behind {
	const found = behind.get(trace);
	if (found === undefined) throw new TypeError('This is no trace: `trace` makes one.');
	return found;
}

/** @throws RangeError for a step that the trace does not have */
export function checkStep({ steps }: SearchTrace, step: number): void {
	if (!Number.isInteger(step) || step < 0 || step >= steps) {
		throw new RangeError(`There is no step ${step}: they are 0 to ${steps - 1}.`);
	}
}

function nodeAt({ trace, names }: Story, row: number): SearchNode {
	if (!Number.isInteger(row) || row < 0 || row >= trace.rows) {
		throw new RangeError(`There is no node ${row}: they are 0 to ${trace.rows - 1}.`);
	}
	const parent = trace.parentOf(row);
	const isPruned = trace.isPruned(row);
	return {
		row,
		parent: parent < 0 ? null : parent,
		move: names.of(row),
		depth: trace.depthOf(row),
		side: trace.isMax(row) ? 'max' : 'min',
		isLeaf: trace.isLeaf(row),
		isPruned,
		value: isPruned ? null : trace.valueOf(row),
		bound: isPruned ? null : boundOf(trace.flagsOf(row)),
		entered: trace.enterStepOf(row),
		returned: trace.exitStepOf(row)
	};
}
