/** A job and its worker together: what every page that works in the background relies on. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BudgetExceeded } from '../../src/lib/core/search/budget.ts';
import { Cancelled } from '../../src/lib/workers/failures.ts';
import { Job, unlessCancelled, type Newer } from '../../src/lib/workers/job.ts';
import type { TinyAnswer, TinyProgress, TinyTask } from './tiny-task.ts';

const COUNT: TinyTask = { kind: 'count', to: 0 };

/** All workers started by the jobs of a test. */
let started: Worker[] = [];
let jobs: { end(): void }[] = [];

function newJob(newer?: Newer): Job<TinyTask, TinyProgress, TinyAnswer> {
	return jobWith(
		() => new Worker(new URL('./tiny.worker.ts', import.meta.url), { type: 'module' }),
		newer
	);
}

function jobWith(make: () => Worker, newer?: Newer): Job<TinyTask, TinyProgress, TinyAnswer> {
	const job = new Job<TinyTask, TinyProgress, TinyAnswer>(() => {
		const worker = make();
		started.push(worker);
		return worker;
	}, newer);
	jobs.push(job);
	return job;
}

/** Starts a task, and returns how it ends once it has reported something. */
async function begin(
	job: Job<TinyTask, TinyProgress, TinyAnswer>,
	kind: 'hold' | 'live'
): Promise<{ end: Promise<TinyAnswer> }> {
	let end: Promise<TinyAnswer> | undefined;
	await new Promise<void>((resolve) => {
		end = job.run({ kind }, () => {
			resolve();
		});
		end.catch(() => undefined);
	});
	return { end: end as Promise<TinyAnswer> };
}

beforeEach(() => {
	[started, jobs] = [[], []];
});
afterEach(() => {
	for (const job of jobs) job.end();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

describe('a task', () => {
	test('reports its progress in order, and then answers', async () => {
		const heard: TinyProgress[] = [];
		const answer = await newJob().run({ kind: 'count', to: 3 }, (n) => heard.push(n));
		expect([heard, answer]).toEqual([[1, 2, 3], 1]);
	});

	test('moves buffers to the worker, and its reports and its answer move back', async () => {
		const job = newJob();
		const heard: TinyProgress[] = [];
		const { buffer } = new Uint8Array([1, 2, 3, 4]);
		const answer = await job.run({ kind: 'move', buffer }, (one) => heard.push(one), [buffer]);
		expect(buffer.byteLength).toBe(0);
		const [report] = heard as ArrayBuffer[];
		expect(new Uint8Array(report as ArrayBuffer)).toEqual(new Uint8Array([1, 2, 3, 4]));
		expect(new Uint8Array(answer as ArrayBuffer)).toEqual(new Uint8Array([1, 2]));
		expect(await job.run({ kind: 'stayed' })).toBe(0);
	});

	test('follows another one in the same worker', async () => {
		const job = newJob();
		expect([await job.run(COUNT), await job.run(COUNT), started.length]).toEqual([1, 2, 1]);
	});
});

describe('cancelling', () => {
	test('a running task ends it and its worker at once, and the next one has a new worker', async () => {
		const job = newJob();
		const { end } = await begin(job, 'hold');
		const terminate = vi.spyOn(started[0] as Worker, 'terminate');
		job.cancel();
		expect(terminate).toHaveBeenCalledOnce();
		await expect(end).rejects.toThrow(Cancelled);
		expect([await job.run(COUNT), started.length]).toEqual([1, 2]);
	});

	test('nothing keeps the idle worker; ending does not', async () => {
		const job = newJob();
		await job.run(COUNT);
		job.cancel();
		expect(await job.run(COUNT)).toBe(2);
		const terminate = vi.spyOn(started[0] as Worker, 'terminate');
		job.end();
		expect(terminate).toHaveBeenCalledOnce();
		expect([await job.run(COUNT), started.length]).toEqual([1, 2]);
	});

	test('is no failure to tell of', async () => {
		const job = newJob();
		const tell = vi.fn();
		const cancelled = job.run(COUNT).catch(unlessCancelled(tell));
		job.end();
		await cancelled;
		expect(tell).not.toHaveBeenCalled();
		await job.run({ kind: 'throw' }).catch(unlessCancelled(tell));
		expect(tell).toHaveBeenCalledExactlyOnceWith('It went wrong.');
	});
});

describe('a newer task', () => {
	test('ends the older one and its worker', async () => {
		const job = newJob();
		const { end } = await begin(job, 'hold');
		const newer = job.run(COUNT);
		await expect(end).rejects.toThrow(Cancelled);
		expect([await newer, started.length]).toEqual([1, 2]);
	});

	test('waits where the worker is to be kept: the older one is silenced, and ends when it lets messages in', async () => {
		const job = newJob('waits');
		const { end } = await begin(job, 'live');
		const newer = job.run(COUNT);
		await expect(end).rejects.toThrow(Cancelled);
		await newer;
		await expect.poll(() => job.run(COUNT)).toBeGreaterThan(1000);
		expect(started).toHaveLength(1);
	});

	test('passes over one that has not begun', async () => {
		const job = newJob('waits');
		const older = job.run(COUNT);
		const newer = job.run(COUNT);
		await expect(older).rejects.toThrow(Cancelled);
		expect([await newer, started.length]).toEqual([1, 1]);
	});
});

describe('a failure', () => {
	test.each([
		['throw', /^It went wrong\.$/],
		['exhaust', /^The browser does not have enough memory for this\.$/],
		['break', /made to break/],
		['unsendable', /could not be cloned/]
	] as const)(
		'by a task that does this: %s, is told, and the next task has a new worker',
		async (kind, says) => {
			const job = newJob();
			const end = job.run({ kind });
			const terminate = vi.spyOn(started[0] as Worker, 'terminate');
			await expect(end).rejects.toThrow(says);
			await expect(end).rejects.not.toThrow(Cancelled);
			expect(terminate).toHaveBeenCalled();
			expect([await job.run(COUNT), started.length]).toEqual([1, 2]);
		}
	);

	test('of a search at its budget says which', async () => {
		const end = newJob().run({ kind: 'exceed' });
		await expect(end).rejects.toThrow(BudgetExceeded);
		await expect(end).rejects.toMatchObject({ budget: 1000 });
	});

	test('of a task that cannot be sent leaves the job usable', async () => {
		const job = newJob();
		const task = { kind: 'count', to: () => 3 } as never;
		await expect(job.run(task)).rejects.toThrow(/could not be cloned/);
		expect(await job.run(COUNT)).toBe(1);
	});

	test('of an idle worker is noticed with the next task, which has a new one', async () => {
		const job = newJob();
		const answer = job.run({ kind: 'break-later' });
		const broken = new Promise((resolve) => started[0]?.addEventListener('error', resolve));
		expect(await answer).toBe(1);
		await broken;
		expect([await job.run(COUNT), started.length]).toEqual([1, 2]);
	});
});

describe('a worker', () => {
	test.each(['ends', 'waits'] as const)(
		'that cannot be started is told of (a newer task %s), and the next task tries again',
		async (newer) => {
			let isRefused = true;
			const job = jobWith(() => {
				if (isRefused) throw new Error('Blocked by a policy.');
				return new Worker(new URL('./tiny.worker.ts', import.meta.url), { type: 'module' });
			}, newer);
			await expect(job.run(COUNT)).rejects.toThrow(
				'The worker could not be started: Blocked by a policy. Reload the page, or use another browser.'
			);
			const refused = job.run(COUNT);
			isRefused = false;
			const allowed = job.run(COUNT);
			await expect(refused).rejects.toThrow(Cancelled);
			expect(await allowed).toBe(1);
		}
	);

	test('that cannot be loaded is told of', async () => {
		const gone = URL.createObjectURL(new Blob());
		URL.revokeObjectURL(gone);
		const job = jobWith(() => new Worker(gone, { type: 'module' }));
		await expect(job.run(COUNT)).rejects.toThrow(
			'The worker could not be loaded. Check your connection and reload the page.'
		);
	});
});

describe('silence', () => {
	const DIED = /^The worker stopped responding\. /;

	beforeEach(() => {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	});

	test('for twenty seconds is death; a message begins them anew', async () => {
		const job = newJob();
		const starting = begin(job, 'hold');
		vi.advanceTimersByTime(19_000);
		const { end } = await starting;
		const settled = vi.fn();
		end.catch(settled);
		vi.advanceTimersByTime(19_000);
		await Promise.resolve();
		expect(settled).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1000);
		await expect(end).rejects.toThrow(DIED);
		vi.useRealTimers();
		expect([await job.run(COUNT), started.length]).toEqual([1, 2]);
	});

	test('is broken by a sign of life', async () => {
		const job = newJob();
		const { end } = await begin(job, 'live');
		const settled = vi.fn();
		end.catch(settled);
		vi.advanceTimersByTime(19_000);
		const kinds: string[] = [];
		await new Promise<void>((resolve) => {
			started[0]?.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
				kinds.push(data.kind);
				resolve();
			});
		});
		vi.advanceTimersByTime(19_000);
		await Promise.resolve();
		expect([kinds, settled.mock.calls]).toEqual([['alive'], []]);
	});

	test('of a page in the background does not count, nor that of an idle worker', async () => {
		const job = newJob();
		await job.run(COUNT);
		vi.advanceTimersByTime(60_000);
		expect(await job.run(COUNT)).toBe(2);
		const { end } = await begin(job, 'hold');
		const settled = vi.fn();
		end.catch(settled);
		const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		vi.advanceTimersByTime(60_000);
		await Promise.resolve();
		expect(settled).not.toHaveBeenCalled();
		hidden.mockReturnValue('visible');
		vi.advanceTimersByTime(20_000);
		await expect(end).rejects.toThrow(DIED);
	});
});
