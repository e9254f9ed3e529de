import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SETUP, type SetupFields } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { RecordingStage } from '$lib/core/trace/record.ts';
import { recordAtOnce } from '$lib/stepping/at-once.ts';
import { Searcher, type ShownSearch } from '$lib/stepping/searcher.svelte.ts';
import type { Recorded, RecordedListener } from '$lib/workers/client.ts';
import { Cancelled } from '$lib/workers/failures.ts';
import { runs, seedFrom } from '../sweep.ts';

const setupOf = (fields: SetupFields): SearchSetup => SETUP.parse(fields).values;
const HALF_BOARD = { game: 'tictactoe', position: 'X...O....', budget: '100', shadow: 'off' };
const SMALL = [setupOf({}), setupOf({ cut: 'strict' })] as const;
const LARGE = [setupOf(HALF_BOARD), setupOf({ ...HALF_BOARD, cut: 'strict' })] as const;
const TOO_LARGE = setupOf({ ...HALF_BOARD, algorithm: 'minimax' });
const SAID = 'It was stopped before any of it was recorded.';
const CHUNK = { columns: { depth: Uint8Array.of(0, 1), flags: Uint16Array.of(0, 0) } };

const ignore = (): void => undefined;
const newRecording = (): Recorded['recording'] => {
	const recording = recordAtOnce(SMALL[0]);
	if (recording === null) throw new Error('the example is small');
	return { ...recording };
};

/** A piece of work of the worker, which the test goes on with. */
interface Work {
	readonly setup: SearchSetup;
	readonly kind: 'record' | 'count';
	readonly listener: RecordedListener;
	readonly resolve: (answer: never) => void;
	readonly reject: (error: Error) => void;
	hasRows: boolean;
	isFinishing: boolean;
}

/** In the place of the worker: it does nothing by itself, and what it was told to drop may still be heard of. */
class Worker {
	readonly works: Work[] = [];

	record(setup: SearchSetup, listener: RecordedListener): Promise<never> {
		return this.#begin('record', setup, listener);
	}

	count(setup: SearchSetup, onTally: (tally: never) => void): Promise<never> {
		const onProgress = (_: RecordingStage, visited: number): void => {
			onTally({ visited } as never);
		};
		return this.#begin('count', setup, { onProgress, onChunk: ignore, onFinishing: ignore });
	}

	stop(): void {
		const work = this.works.at(-1);
		if (work === undefined || work.isFinishing) return;
		if (work.hasRows) finishing(work);
		else work.reject(new Cancelled());
	}

	cancel(): void {
		this.works.at(-1)?.reject(new Cancelled());
	}

	close(): void {
		this.cancel();
	}

	#begin(kind: Work['kind'], setup: SearchSetup, listener: RecordedListener): Promise<never> {
		return new Promise((resolve, reject) => {
			this.works.push({
				setup,
				kind,
				listener,
				resolve,
				reject,
				hasRows: false,
				isFinishing: false
			});
		});
	}
}

function finishing(work: Work): void {
	work.isFinishing = work.kind === 'record';
	work.listener.onFinishing();
}

function add(work: Work): void {
	work.hasRows ||= work.kind === 'record';
	work.listener.onChunk('search', CHUNK as never);
}

/** All that is waiting has been done. */
async function settled(): Promise<void> {
	for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

const started = async (setup: SearchSetup): Promise<[Searcher, Worker]> => {
	const worker = new Worker();
	const searcher = new Searcher(SMALL[0], undefined, () => Promise.resolve(worker));
	void searcher.record(setup);
	await settled();
	return [searcher, worker];
};

const ACTIONS = [
	...(['small', 'large', 'at once', 'stand in', 'visit', 'chunk', 'finishing'] as const),
	...(['too large', 'start', 'count', 'finish', 'break', 'fail', 'stop', 'drop'] as const),
	...(['remark', 'load', 'close'] as const)
] as const;

/** What is expected: the page in plain words, without a promise. */
interface Expected {
	kind: Searcher['state']['kind'];
	notice: string | null;
	wanted: SearchSetup | null;
	shown: Pick<ShownSearch, 'setup' | 'recording' | 'standsInFor'>;
	/** The work that is waited for; `unloaded` while there is no worker to do it. */
	work: Work | 'unloaded' | null;
}

describe('the state of a search', () => {
	test('whatever happens, it is one of five, and the last finished search is shown', async () => {
		const action = fc.tuple(fc.constantFrom(...ACTIONS), fc.nat(5));
		await fc.assert(
			fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
				const worker = new Worker();
				let load = ignore;
				const loading = new Promise<void>((resolve) => (load = resolve));
				const searcher = new Searcher(SMALL[0], undefined, async () => {
					await loading;
					return worker;
				});
				let isLoaded = false;
				const expected: Expected = {
					kind: 'shown',
					notice: null,
					wanted: null,
					shown: searcher.shown,
					work: null
				};
				const become = (
					kind: Expected['kind'],
					notice: string | null = null,
					wanted: SearchSetup | null = null
				): void => {
					Object.assign(expected, { kind, notice, wanted, work: null });
				};
				const run = async (setup: SearchSetup): Promise<void> => {
					become('running', null, setup);
					await settled();
					expected.work = isLoaded ? (worker.works.at(-1) ?? null) : 'unloaded';
				};
				for (const [does, which] of actions) {
					const work = worker.works[which % Math.max(1, worker.works.length)];
					const isAwaited = work !== undefined && work === expected.work;
					const large = LARGE[which % 2] as SearchSetup;
					switch (does) {
						case 'small': {
							const setup = SMALL[which % 2] as SearchSetup;
							expect(await searcher.record(setup)).toBe(true);
							become('shown');
							expect(searcher.shown.setup).toBe(setup);
							expected.shown = { ...searcher.shown, standsInFor: null };
							break;
						}
						case 'large':
							void searcher.record(large);
							await run(large);
							break;
						case 'at once':
							expect(searcher.recordAtOnce(large)).toBe(false);
							become('shown');
							break;
						case 'stand in':
							expected.shown = { setup: large, recording: newRecording(), standsInFor: TOO_LARGE };
							searcher.show(expected.shown);
							break;
						case 'too large':
							expect(await searcher.record(TOO_LARGE)).toBe(false);
							become('proposed', null, TOO_LARGE);
							break;
						case 'start':
						case 'count':
							void (does === 'start' ? searcher.startProposal() : searcher.countProposal());
							if (expected.kind === 'proposed') await run(TOO_LARGE);
							break;
						case 'visit':
							work?.listener.onProgress('search', which);
							break;
						case 'chunk':
							if (work?.isFinishing === false) add(work);
							break;
						case 'finishing':
							if (work !== undefined) finishing(work);
							break;
						case 'finish':
						case 'break': {
							const recording = newRecording();
							const problem = does === 'break' ? 'It broke.' : null;
							work?.resolve((work.kind === 'count' ? {} : { recording, problem }) as never);
							if (!isAwaited) break;
							if (work.kind === 'record') {
								become(
									'shown',
									problem === null ? null : (expect.stringContaining(problem) as string)
								);
								expected.shown = { setup: work.setup, recording, standsInFor: null };
							} else become('counted');
							break;
						}
						case 'fail':
							work?.reject(new Error('No memory.'));
							if (isAwaited) become('failed', expect.stringContaining('No memory.') as string);
							break;
						case 'stop': {
							const last = expected.work;
							searcher.stop(SAID);
							if (last === 'unloaded' || (last !== null && !last.hasRows && !last.isFinishing)) {
								become('failed', SAID);
							}
							break;
						}
						case 'drop':
						case 'close':
							searcher[does]();
							become('shown');
							break;
						case 'remark':
							searcher.remark('Another result.');
							if (expected.kind === 'shown') expected.notice = 'Another result.';
							break;
						case 'load':
							load();
							isLoaded = true;
							await settled();
							if (expected.work === 'unloaded') expected.work = worker.works.at(-1) ?? null;
					}
					await settled();
					const { state, shown, notice, wanted } = searcher;
					expect({ does, kind: state.kind, notice }).toEqual({
						does,
						kind: expected.kind,
						notice: expected.notice
					});
					expect(shown.recording).toBe(expected.shown.recording);
					expect(shown.standsInFor).toBe(expected.shown.standsInFor);
					expect(wanted).toBe(expected.wanted ?? expected.shown.setup);
					expect('setup' in state).toBe(['proposed', 'running', 'counted'].includes(state.kind));
				}
			}),
			{ numRuns: runs(2000), seed: seedFrom(4) | 0 }
		);
	});

	test('a search that is asked for again while it runs is still the one that runs', async () => {
		const [searcher, worker] = await started(LARGE[0]);
		void searcher.record(LARGE[0]);
		await settled();
		expect(worker.works).toHaveLength(2);
		expect(searcher.in('running')?.setup).toBe(LARGE[0]);
		expect(searcher.wanted).toBe(LARGE[0]);
	});

	test('a stopped search with rows that is then cancelled is not said to have had none', async () => {
		const [searcher, worker] = await started(LARGE[0]);
		add(worker.works[0] as Work);
		searcher.stop(SAID);
		expect(searcher.in('running')?.isFinishing).toBe(true);
		searcher.drop();
		await settled();
		expect(searcher.state).toEqual({ kind: 'shown', notice: null });
	});

	test('a stage begins its count and its picture anew', async () => {
		const [searcher, worker] = await started(LARGE[0]);
		const { listener } = worker.works[0] as Work;
		listener.onProgress('search', 70);
		listener.onChunk('search', CHUNK as never);
		expect(searcher.in('running')).toMatchObject({ stage: 'search', visited: 70 });
		expect(searcher.in('running')?.growth.rows).toBe(2);
		listener.onChunk('shadow', CHUNK as never);
		listener.onChunk('shadow', CHUNK as never);
		expect(searcher.in('running')).toMatchObject({ stage: 'shadow', visited: 0 });
		expect(searcher.in('running')?.growth.rows).toBe(4);
	});
});
