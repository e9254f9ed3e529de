/** Records and counts searches, and reads and writes files of recordings. */
import '../core/search/all.ts';
import { ok, type Result } from '../core/base/result.ts';
import { indexBuffers, packIndices } from '../core/layout/indices.ts';
import { countSearch } from '../core/search/count.ts';
import type { SearchSetup } from '../core/search/setup.ts';
import { assembleTrace } from '../core/trace/assemble.ts';
import { chunkBuffers } from '../core/trace/chunk.ts';
import { decodeRecording } from '../core/trace/codec-read.ts';
import { encodeTraces } from '../core/trace/codec-write.ts';
import { streamRecording, type RecordingEnd } from '../core/trace/record.ts';
import { recordingOf, type Recording } from '../core/trace/recording.ts';
import type { Trace } from '../core/trace/trace.ts';
import { pack, unpack } from './gzip.ts';
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

serve<SearchTask, SearchProgress, Answer>((task, report) => {
	switch (task.kind) {
		case 'record':
			return record(task.setup, report);
		case 'assemble':
			return assemble(task.search, task.shadow);
		case 'count':
			return countSearch(task.setup, (tally) => {
				report.progress({ kind: 'tally', tally });
			});
		case 'open':
			return open(task.file, report);
		case 'save':
			return pack(encodeTraces(task.traces), report.alive);
	}
});

function record(setup: SearchSetup, { progress }: Report<SearchProgress>): RecordingEnd {
	return streamRecording(setup, {
		onProgress: (stage, visited) => {
			progress({ kind: 'visited', stage, visited });
		},
		onChunk: (stage, chunk) => {
			progress({ kind: 'chunk', stage, chunk }, chunkBuffers(chunk));
		}
	});
}

function assemble(search: TraceParts, shadow: TraceParts | null): Moved<RecordingMessage> {
	const recording = recordingOf(
		assembleTrace(search.header, search.chunks),
		shadow && assembleTrace(shadow.header, shadow.chunks)
	);
	const { message, buffers } = messageWith(recording);
	return new Moved(message, buffers);
}

async function open(
	file: Blob,
	{ alive }: Report<SearchProgress>
): Promise<Result<never> | Moved<Result<RecordingMessage>>> {
	const bytes = await unpack(file, alive);
	const recording = bytes.ok ? decodeRecording(bytes.value, alive) : bytes;
	alive();
	if (!recording.ok) return recording;
	const { message, buffers } = messageWith(recording.value);
	return new Moved(ok(message), buffers);
}

/** The recording as a message, and the buffers that move with it. */
function messageWith(recording: Recording): {
	readonly message: RecordingMessage;
	readonly buffers: Transferable[];
} {
	const index = packIndices(recording);
	const { trace, shadowRow } = recording;
	const other = recording.shadow === trace ? null : recording.shadow;
	const buffers = [...trace.buffers, ...(other?.buffers ?? []), ...indexBuffers(index)];
	if (shadowRow !== null) buffers.push(shadowRow.buffer as ArrayBuffer);
	return {
		message: {
			trace: traceMessage(trace),
			shadow: other && traceMessage(other),
			shadowRow,
			index
		},
		// The columns of a file share one buffer, which can be transferred only once.
		buffers: [...new Set(buffers)]
	};
}

function traceMessage({ header, columns }: Trace): TraceMessage {
	return { header, columns };
}
