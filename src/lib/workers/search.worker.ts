import { indexBuffers, packIndices } from '../core/layout/indices.ts';
import { BudgetExceeded } from '../core/search/budget.ts';
import { countSearch } from '../core/search/count.ts';
import { assembleTrace } from '../core/trace/assemble.ts';
import { chunkBuffers } from '../core/trace/chunk.ts';
import { decodeRecording } from '../core/trace/codec-read.ts';
import { encodeTraces, type TracePieces } from '../core/trace/codec-write.ts';
import { streamRecording } from '../core/trace/record.ts';
import { recordingOf, type Recording } from '../core/trace/recording.ts';
import type { Trace } from '../core/trace/trace.ts';
import { pack, unpack } from './gzip.ts';
import type { TraceMessage, TraceParts, WorkerRequest, WorkerResponse } from './protocol.ts';
import { messageOf } from './message-of.ts';

const post = (response: WorkerResponse, transfer: Transferable[] = []): void => {
	self.postMessage(response, { transfer });
};

self.onmessage = ({ data }: MessageEvent<WorkerRequest>): void => {
	answer(data)
		.catch((error: unknown) => {
			const { id } = data;
			if (error instanceof BudgetExceeded) post({ id, kind: 'over-budget', budget: error.budget });
			else post({ id, kind: 'failed', message: messageOf(error) });
		})
		// An error that cannot be sent is thrown, so that the page receives it as an error event.
		.catch((error: unknown) => {
			setTimeout(() => {
				throw error;
			});
		});
};

async function answer(request: WorkerRequest): Promise<void> {
	const { id } = request;
	switch (request.kind) {
		case 'record': {
			const end = streamRecording(request.setup, {
				onProgress: (stage, visited) => {
					post({ id, kind: 'progress', stage, visited });
				},
				onChunk: (stage, chunk) => {
					post({ id, kind: 'chunk', stage, chunk }, chunkBuffers(chunk));
				}
			});
			post({ id, kind: 'recorded', end });
			break;
		}
		case 'assemble':
			assemble(id, request.search, request.shadow);
			break;
		case 'count': {
			const tally = countSearch(request.setup, (soFar) => {
				post({ id, kind: 'tally', tally: soFar });
			});
			post({ id, kind: 'counted', tally });
			break;
		}
		case 'open':
			await open(id, request.file);
			break;
		case 'save':
			await save(id, request.traces);
			break;
	}
}

function assemble(id: number, search: TraceParts, shadow: TraceParts | null): void {
	const recording = recordingOf(
		assembleTrace(search.header, search.chunks),
		shadow && assembleTrace(shadow.header, shadow.chunks)
	);
	postRecording(id, recording);
}

async function open(id: number, file: Blob): Promise<void> {
	const keepAlive = (): void => {
		post({ id, kind: 'alive' });
	};
	const bytes = await unpack(file, keepAlive);
	const recording = bytes.ok ? decodeRecording(bytes.value, keepAlive) : bytes;
	keepAlive();
	if (recording.ok) postRecording(id, recording.value);
	else post({ id, kind: 'bad-file', fault: recording.fault });
}

async function save(id: number, traces: readonly TracePieces[]): Promise<void> {
	const file = await pack(encodeTraces(traces), () => {
		post({ id, kind: 'alive' });
	});
	post({ id, kind: 'saved', file });
}

function postRecording(id: number, recording: Recording): void {
	const index = packIndices(recording);
	const { trace, shadowRow } = recording;
	const other = recording.shadow === trace ? null : recording.shadow;
	const transfer = [...trace.buffers, ...(other?.buffers ?? []), ...indexBuffers(index)];
	if (shadowRow !== null) transfer.push(shadowRow.buffer as ArrayBuffer);
	post(
		{
			id,
			kind: 'assembled',
			recording: {
				trace: traceMessage(trace),
				shadow: other && traceMessage(other),
				shadowRow,
				index
			}
		},
		// The columns of a file share one buffer, which can be transferred only once.
		[...new Set(transfer)]
	);
}

function traceMessage({ header, columns }: Trace): TraceMessage {
	return { header, columns };
}
