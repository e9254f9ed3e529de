/** The search worker's client: however often a search is stopped, what was recorded is kept. */
import { afterEach, describe, expect, test } from 'vitest';
import type { SearchSetup } from '../../src/lib/core/search/setup.ts';
import { recordSearch } from '../../src/lib/core/trace/record.ts';
import { SearchClient, type Recorded } from '../../src/lib/workers/client.ts';
import { Cancelled } from '../../src/lib/workers/failures.ts';
import { countsOf, setupOf } from '../core/search/record.ts';
import { EXHAUSTIVE, slice } from '../sweep.ts';

const POSITION = { game: 'tictactoe', position: EXHAUSTIVE ? '.........' : 'X........' } as const;
/** Minimax to the end; of the 5,072,213 nodes of chess to depth 5 where there is time. */
const LARGE = setupOf(
	EXHAUSTIVE
		? { game: 'chess', depth: '5', algorithm: 'minimax', budget: '10000000' }
		: { ...POSITION, algorithm: 'minimax' }
);
/** Alpha-beta, and then minimax. */
const WITH_MINIMAX = setupOf({ ...POSITION, algorithm: 'alphabeta' });
const visitedBy = (setup: SearchSetup): number => countsOf(recordSearch(setup)).visited;

/** How far a recording has come: rows of each stage, and whether its search has ended. */
interface Heard {
	search: number;
	shadow: number;
	isFinishing: boolean;
}

let client = new SearchClient();
afterEach(() => {
	client.close();
	client = new SearchClient();
});

/** Records a search, and calls `onHeard` after each report. */
function record(
	setup: SearchSetup,
	onHeard: (heard: Readonly<Heard>) => void
): { readonly heard: Heard; readonly recorded: Promise<Recorded> } {
	const heard: Heard = { search: 0, shadow: 0, isFinishing: false };
	const recorded = client.record(setup, {
		onProgress: () => undefined,
		onChunk: (stage, { columns }) => {
			heard[stage] += columns.parent.length;
			onHeard(heard);
		},
		onFinishing: () => {
			heard.isFinishing = true;
			onHeard(heard);
		}
	});
	return { heard, recorded };
}

/** Stops so many times: half of them at once, the others while the recording is being joined. */
function stop(times: number): void {
	for (let i = 0; i < times; i++) {
		if (i % 2 === 0) client.stop();
		else queueMicrotask(() => setTimeout(() => client.stop(), i));
	}
}

describe.each(slice([1, 2, 10], 3))('a search that is stopped %i times', (times) => {
	test('keeps the rows that have arrived', async () => {
		let isStopped = false;
		const { heard, recorded } = record(LARGE, ({ search }) => {
			if (isStopped || search < 10_000) return;
			isStopped = true;
			stop(times);
		});
		const { recording, problem } = await recorded;
		expect(problem).toBeNull();
		expect(recording.trace.partial).toBe('cancelled');
		expect(recording.trace.rows).toBe(heard.search);
	});

	test('is whole if it had ended by then', async () => {
		const { recorded } = record(LARGE, ({ isFinishing }) => {
			if (isFinishing) stop(times);
		});
		const { recording } = await recorded;
		expect(recording.trace.partial).toBeNull();
		expect(countsOf(recording).visited).toBe(visitedBy(LARGE));
	});

	test('is whole without minimax if that was running', async () => {
		let isStopped = false;
		const { recorded } = record(WITH_MINIMAX, ({ shadow }) => {
			if (isStopped || shadow === 0) return;
			isStopped = true;
			stop(times);
		});
		const { recording } = await recorded;
		expect(recording.trace.partial).toBeNull();
		expect(countsOf(recording).visited).toBe(visitedBy(WITH_MINIMAX));
		expect(recording.shadow).toBeNull();
	});
});

/** In the exhaustive run the search begins again for each tenth of a second that it takes. */
const timeout = EXHAUSTIVE ? 900_000 : 60_000;

test(
	'a search that is stopped after any tenth of a second keeps the rows that have arrived',
	{ timeout },
	async () => {
		let isWhole = false;
		for (let tenths = 1; !isWhole; tenths += EXHAUSTIVE ? 1 : 4) {
			const { heard, recorded } = record(LARGE, () => undefined);
			setTimeout(() => stop(2), tenths * 100);
			const kept = await recorded.catch(() => null);
			expect(kept?.recording.trace.rows ?? 0).toBe(heard.search);
			isWhole = kept !== null && kept.recording.trace.partial === null;
		}
	}
);

test('a cancelled search is dropped, also while its recording is being joined', async () => {
	const { recorded } = record(LARGE, ({ isFinishing }) => {
		if (isFinishing) client.cancel();
	});
	await expect(recorded).rejects.toThrow(Cancelled);
});
