/** Searches that are stopped before their end. */
import fc from 'fast-check';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { assembleTrace } from '../../../src/lib/core/trace/assemble.ts';
import type { TraceChunk } from '../../../src/lib/core/trace/chunk.ts';
import { headerOf } from '../../../src/lib/core/trace/record.ts';
import { Recorder } from '../../../src/lib/core/trace/recorder.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { setupOf } from '../search/record.ts';
import { everySearch, shares } from '../search/samples.ts';
import { eventsOf, isAnnouncement, report, type Event } from './naive.ts';

/** The chunks of a search after only its first `events`. */
function chunksUpTo(fields: SetupFields, events: number): TraceChunk[] {
	const setup = setupOf(fields);
	const chunks: TraceChunk[] = [];
	const recorder = new Recorder(headerOf(setup, setup.algorithm), {
		budget: setup.budget,
		onChunk: (chunk) => chunks.push(chunk)
	});
	report(eventsOf(setup).slice(0, events), recorder);
	recorder.flush();
	return chunks;
}

/** The trace of a search that was stopped after its first `events`. */
export function partialTrace(fields: SetupFields, events: number): Trace {
	const setup = setupOf(fields);
	const header = { ...headerOf(setup, setup.algorithm), partial: 'cancelled' } as const;
	return assembleTrace(header, chunksUpTo(fields, events));
}

/** A search, and the number of its events before the stop. */
export const stopped = fc
	.tuple(everySearch, shares)
	.map(([fields, share]) => {
		const all = eventsOf(setupOf(fields));
		const events = 1 + Math.floor(share * (all.length - 1));
		// A row that was only announced is not in the trace yet.
		const isLost = isAnnouncement(all[events - 1] as Event);
		return { fields, events, steps: isLost ? events - 1 : events };
	})
	.filter(({ steps }) => steps > 0);
