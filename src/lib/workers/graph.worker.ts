import { graphBuffers } from '../core/layout/graph/graph-columns.ts';
import { makeGraphs } from '../core/layout/graph/make-graphs.ts';
import { Trace } from '../core/trace/trace.ts';
import type { GraphRequest, GraphResponse } from './graph-protocol.ts';

const post = (response: GraphResponse, transfer: Transferable[] = []): void => {
	self.postMessage(response, { transfer });
};

self.onmessage = ({ data }: MessageEvent<GraphRequest>): void => {
	const { id, trace } = data;
	try {
		const graphs = makeGraphs(new Trace(trace.header, trace.columns), (rows) => {
			post({ id, kind: 'progress', rows });
		});
		const { exact, symmetric } = graphs;
		const buffers = [...graphBuffers(exact), ...(symmetric ? graphBuffers(symmetric) : [])];
		post({ id, kind: 'folded', graphs }, buffers);
	} catch (error) {
		post({ id, kind: 'failed', message: messageOf(error) });
	}
};

/** Engines have different messages for running out of memory, but all throw a RangeError. */
function messageOf(error: unknown): string {
	if (error instanceof RangeError) return 'The browser does not have enough memory for this.';
	return error instanceof Error ? error.message : String(error);
}
