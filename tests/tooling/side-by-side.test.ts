import { expect, it } from 'vitest';
import { captureTool } from '../../scripts/run.mjs';
import { sideBySide } from '../../scripts/side-by-side.mjs';

it('jobs start in order, up to the limit at a time, and all are awaited', async () => {
	const log: string[] = [];
	const releases: (() => void)[] = [];
	const jobs = ['a', 'b', 'c', 'd'].map((name) => async () => {
		log.push(`begin ${name}`);
		await new Promise<void>((resolve) => releases.push(resolve));
		log.push(`end ${name}`);
	});
	const all = sideBySide(jobs, 2);
	const release = async (at: number) => {
		releases[at]?.();
		await new Promise(setImmediate);
	};
	expect(log).toEqual(['begin a', 'begin b']);
	await release(1);
	expect(log.slice(2)).toEqual(['end b', 'begin c']);
	await release(2);
	expect(log.slice(4)).toEqual(['end c', 'begin d']);
	await release(0);
	await release(3);
	await all;
	expect(log.slice(6)).toEqual(['end a', 'end d']);
});

it('a limit above the number of jobs runs them all at a time', async () => {
	let count = 0;
	const job = (): Promise<void> => {
		count++;
		return Promise.resolve();
	};
	await sideBySide([job], 8);
	expect(count).toBe(1);
});

it('a captured tool returns its exit code and its whole output', async () => {
	const good = await captureTool('typescript/bin/tsc', ['--version']);
	expect(good.code).toBe(0);
	expect(good.output).toMatch(/^Version \d/);
	const bad = await captureTool('no such tool', []);
	expect(bad.code).not.toBe(0);
	expect(bad.output).toContain('no such tool');
});
