/** The trees of the levels in a page and in a worker: to the character those of Node. */
import { afterEach, expect, test } from 'vitest';
import listed from '../../core/practice/levels.jsonl?raw';
import { levelRows } from '../../core/practice/level-rows.ts';

let worker: Worker | null = null;

afterEach(() => {
	worker?.terminate();
});

test('a page and a worker draw the listed trees', async () => {
	const rows = listed.trim().split('\n');
	expect(rows).toHaveLength(25);
	expect(levelRows()).toEqual(rows);
	const started = new Worker(new URL('./levels.worker.ts', import.meta.url), { type: 'module' });
	worker = started;
	const posted = await new Promise((resolve, reject) => {
		started.onmessage = ({ data }: MessageEvent<unknown>) => {
			resolve(data);
		};
		started.onerror = reject;
	});
	expect(posted).toEqual(rows);
});
