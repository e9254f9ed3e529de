/** Copies a trace for a worker without blocking the page, which continues to show it. */
import type { SearchSetup } from '../core/search/setup.ts';
import type { TracePieces } from '../core/trace/codec-write.ts';
import { sliceRows, type TraceColumns } from '../core/trace/schema.ts';
import type { Trace } from '../core/trace/trace.ts';

/** Rows per copied piece: some megabytes, a millisecond or two. */
const PIECE = 1 << 17;

export async function piecesOf(trace: Trace, setup: SearchSetup): Promise<TracePieces> {
	const pieces: TraceColumns[] = [];
	for (let from = 0; from < trace.rows; from += PIECE) {
		if (from > 0) await new Promise((resolve) => setTimeout(resolve));
		pieces.push(sliceRows(trace.columns, from, from + PIECE));
	}
	return { header: { ...trace.header, setup }, pieces };
}

/** The buffers behind the pieces, for a transfer between threads. */
export function pieceBuffers({ pieces }: TracePieces): ArrayBuffer[] {
	const arrays = pieces.flatMap((piece) => Object.values(piece) as ArrayBufferView[]);
	return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}
