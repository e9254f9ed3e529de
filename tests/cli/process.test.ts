/** The real program as a process: what npm starts, real pipes, real exit codes. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

const npm = (...argv: string[]) =>
	spawnSync('npm', ['run', '--silent', 'plyscope', '--', ...argv], {
		cwd: ROOT,
		encoding: 'utf8',
		shell: process.platform === 'win32'
	});

describe('npm run --silent plyscope', () => {
	test('npm run plyscope searches the example of the contract', () => {
		const { status, stdout, stderr } = npm(
			...['search', '--game', 'chess', '--position', '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1'],
			...['--algorithm', 'alphabeta', '--depth', '3', '--evaluator', 'r-bloggers'],
			...['--cut', 'equal', '--fail', 'soft', '--order', 'listed', '--json']
		);
		expect(status).toBe(0);
		expect(JSON.parse(stdout)).toMatchObject({
			value: 5,
			bestMove: 'f7g6',
			nodes: 1214,
			leaves: 1120,
			cutoffs: 62,
			prunedMoves: 744,
			neverVisited: 7849
		});
		expect(stdout.trimEnd()).not.toContain('\n');
		expect(stderr.replace(/^npm warn.*\n/gm, '')).toBe('');
	});

	test('a mistake ends with code 2, one line on standard error and nothing on standard output', () => {
		const { status, stdout, stderr } = npm('search', '--game', 'tictactoe', '--position', 'XXX');
		expect([status, stdout]).toEqual([2, '']);
		expect(stderr.replace(/^npm warn.*\n/gm, '')).toBe(
			'--position: A board has nine cells. This has 3 (at character 4)\n'
		);
	});
});

describe('process: pipes', () => {
	/** Starts the program as the script of package.json does, without npm in between. */
	const trace = (algorithm: string) => {
		const argv = ['trace', '--game', 'tictactoe', '--position', '.........'];
		return spawn(
			process.execPath,
			['--import', 'tsx', join(ROOT, 'src/cli/main.ts'), ...argv, '--algorithm', algorithm],
			{ cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] }
		);
	};

	test('a reader that leaves early ends the program quietly', async () => {
		const child = trace('minimax'); // 1,099,892 lines
		let errors = '';
		child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
		const first = await new Promise<string>((resolve) => {
			child.stdout.setEncoding('utf8').once('data', resolve);
		});
		child.stdout.destroy();
		const code = await new Promise((resolve) => child.once('close', resolve));
		expect(first.startsWith('0\tenter\troot\t')).toBe(true);
		expect([code, errors]).toEqual([0, '']);
	});

	test('a slow reader gets every line of a long trace', async () => {
		const child = trace('alphabeta');
		let lines = 0;
		for await (const chunk of child.stdout) {
			for (const byte of chunk as Buffer) if (byte === 10) lines++;
			await new Promise((resolve) => setTimeout(resolve, 2));
		}
		expect(lines).toBe(2 * 18_297 + 4237);
	});
});
