import { BudgetExceeded } from '../core/search/budget.ts';
import { recordSearch } from '../core/trace/record.ts';
import type { Trace } from '../core/trace/trace.ts';
import type { RecordRequest, RecordResponse, TraceMessage } from './protocol.ts';

const post = (response: RecordResponse, transfer: Transferable[] = []): void => {
	self.postMessage(response, { transfer });
};

self.onmessage = ({ data }: MessageEvent<RecordRequest>): void => {
	const { id, setup } = data;
	try {
		const { trace, shadow, shadowRow } = recordSearch(setup, (stage, visited) => {
			post({ id, kind: 'progress', stage, visited });
		});
		const own = shadow === trace;
		const transfer = [...trace.buffers];
		if (shadow !== null && !own) transfer.push(...shadow.buffers);
		const rows = own || shadowRow === null ? null : new Uint32Array(shadowRow);
		if (rows !== null) transfer.push(rows.buffer);
		post(
			{
				id,
				kind: 'done',
				trace: messageOf(trace),
				shadow: shadow === null || own ? null : messageOf(shadow),
				shadowRow: rows
			},
			transfer
		);
	} catch (error) {
		if (error instanceof BudgetExceeded) post({ id, kind: 'over-budget', budget: error.budget });
		else
			post({ id, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
	}
};

function messageOf({ header, columns }: Trace): TraceMessage {
	return { header, columns };
}
