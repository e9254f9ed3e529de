/** Records and counts searches. */
import { indexBuffers, packIndices } from '../core/layout/indices.ts';
import { countSearch } from '../core/search/count.ts';
import { loadSearch } from '../core/search/load.ts';
import { assembleTrace } from '../core/trace/assemble.ts';
import { chunkBuffers } from '../core/trace/chunk.ts';
import {
	streamRecording,
	type RecordingEnd,
	type RecordingListener
} from '../core/trace/record.ts';
import { recordingOf } from '../core/trace/recording.ts';
import type { Trace } from '../core/trace/trace.ts';
import type {
	RecordingMessage,
	SearchAnswers,
	SearchProgress,
	SearchTask,
	TraceMessage,
	TraceParts
} from './protocol.ts';
import { Moved, serve, type Report } from './serve.ts';

type Answer = SearchAnswers[keyof SearchAnswers];

serve<SearchTask, SearchProgress, Answer>(
	(task, report) => {
		switch (task.kind) {
			case 'record':
				return record(task, report);
			case 'assemble':
				return assemble(task.search, task.shadow);
			case 'count':
				return countSearch(task.setup, ({ visited }) => {
					report.progress({ kind: 'visited', stage: 'search', visited });
				});
		}
	},
	(task) => loadSearch(task.kind === 'assemble' ? task.search.header.setup : task.setup)
);

function record(
	{ setup, stop }: Extract<SearchTask, { kind: 'record' }>,
	{ progress }: Report<SearchProgress>
): RecordingEnd {
	const listener: RecordingListener = {
		onProgress: (stage, visited) => {
			progress({ kind: 'visited', stage, visited });
		},
		onChunk: (stage, chunk) => {
			progress({ kind: 'chunk', stage, chunk }, chunkBuffers(chunk));
		}
	};
	return streamRecording(setup, listener, stop);
}

function assemble(search: TraceParts, shadow: TraceParts | null): Moved<RecordingMessage> {
	const recording = recordingOf(
		assembleTrace(search.header, search.chunks),
		shadow && assembleTrace(shadow.header, shadow.chunks)
	);
	const index = packIndices(recording);
	const { trace, shadowRow } = recording;
	const other = recording.shadow === trace ? null : recording.shadow;
	const buffers = [...trace.buffers, ...(other?.buffers ?? []), ...indexBuffers(index)];
	if (shadowRow !== null) buffers.push(shadowRow.buffer as ArrayBuffer);
	return new Moved(
		{ trace: traceMessage(trace), shadow: other && traceMessage(other), shadowRow, index },
		buffers
	);
}

function traceMessage({ header, columns }: Trace): TraceMessage {
	return { header, columns };
}
