import { assembleTrace } from '../../../src/lib/core/trace/assemble.ts';
import type { TraceChunk } from '../../../src/lib/core/trace/chunk.ts';
import { Recorder } from '../../../src/lib/core/trace/recorder.ts';
import type { TraceHeader } from '../../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';

/** Records the events of `run`; the trace so far can be requested repeatedly. */
export function runRecorder(
	header: TraceHeader,
	run: (recorder: Recorder) => void,
	budget = Infinity
): Trace {
	const chunks: TraceChunk[] = [];
	const recorder = new Recorder(header, { budget, onChunk: (chunk) => chunks.push(chunk) });
	run(recorder);
	recorder.flush();
	return assembleTrace(header, chunks);
}
