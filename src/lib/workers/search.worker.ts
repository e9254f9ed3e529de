import { indexBuffers, packIndices } from '../core/layout/indices.ts';
import { BudgetExceeded } from '../core/search/budget.ts';
import { countSearch } from '../core/search/count.ts';
import { assembleTrace } from '../core/trace/assemble.ts';
import { chunkBuffers } from '../core/trace/chunk.ts';
import { streamRecording } from '../core/trace/record.ts';
import { recordingOf } from '../core/trace/recording.ts';
import type { Trace } from '../core/trace/trace.ts';
import type { TraceMessage, TraceParts, WorkerRequest, WorkerResponse } from './protocol.ts';

const post = (response: WorkerResponse, transfer: Transferable[] = []): void => {
	self.postMessage(response, { transfer });
};

self.onmessage = ({ data }: MessageEvent<WorkerRequest>): void => {
	try {
		answer(data);
	} catch (error) {
		const { id } = data;
		if (error instanceof BudgetExceeded) post({ id, kind: 'over-budget', budget: error.budget });
		else post({ id, kind: 'failed', message: messageOf(error) });
	}
};

function answer(request: WorkerRequest): void {
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
	}
}

function assemble(id: number, search: TraceParts, shadow: TraceParts | null): void {
	const recording = recordingOf(
		assembleTrace(search.header, search.chunks),
		shadow && assembleTrace(shadow.header, shadow.chunks)
	);
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
		transfer
	);
}

function traceMessage({ header, columns }: Trace): TraceMessage {
	return { header, columns };
}

/** What an engine says when memory runs out differs; that it is a RangeError does not. */
function messageOf(error: unknown): string {
	if (error instanceof RangeError) return 'There is not enough memory for it in this browser.';
	return error instanceof Error ? error.message : String(error);
}
