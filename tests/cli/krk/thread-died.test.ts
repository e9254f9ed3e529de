import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const PLAY = '../../../src/cli/krk/play-threads.ts';

// Other files share what was loaded: this one loads it again, with threads that die, and leaves nothing of it to them.
beforeAll(() => {
	vi.resetModules();
	vi.doMock(import('../../../src/cli/krk/play-threads.ts'), async (importOriginal) => {
		const original = await importOriginal();
		const program = new URL('data:text/javascript,process.exit(5)');
		return {
			...original,
			playOnThreads: (playing, threads) => original.playOnThreads(playing, threads, program)
		};
	});
});
afterAll(() => {
	vi.doUnmock(PLAY);
	vi.resetModules();
});

test('a thread that dies is reported in one line as an internal failure', async () => {
	const { plyscope } = await import('../command.ts');
	const argv = 'krk experiment --starts every:80 --threads 2 --csv'.split(' ');
	const { code, stdout, stderr } = await plyscope(argv, 'terminal');
	expect([code, stdout]).toEqual([1, '']);
	expect(stderr.split('\r\u001b[K').at(-1)).toBe(
		'experiment: A worker thread stopped: it ended with code 5. Try --threads 1, which uses no worker threads.\n'
	);
});
