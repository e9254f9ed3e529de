/** The source that ships with a build, unpacked by the system's own tar. */
import { spawnSync } from 'node:child_process';
import {
	chmodSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { archive, listSource, sourceAddress } from '../../scripts/source-archive.mjs';

describe('the address of the source', () => {
	test.each([
		['owner/name', 'https://github.com/owner/name'],
		['github:owner/name', 'https://github.com/owner/name'],
		[{ url: 'git+https://example.org/a/b.git' }, 'https://example.org/a/b'],
		['https://example.org/a/b', 'https://example.org/a/b']
	])('comes from package.json: %j', (repository, address) => {
		const workflow = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'other/fork' };
		expect(sourceAddress({ repository }, workflow)).toBe(address);
	});

	test('comes from the workflow if package.json names none, and is otherwise unknown', () => {
		const workflow = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'owner/fork' };
		expect(sourceAddress({}, workflow)).toBe('https://github.com/owner/fork');
		expect(sourceAddress({}, {})).toBeNull();
	});

	test('must open in a browser', () => {
		expect(() => sourceAddress({ repository: 'git@example.org:a/b.git' }, {})).toThrow(/https/);
	});
});

describe('the archive', () => {
	const long = `${'deep/'.repeat(30)}${'n'.repeat(80)}.txt`;
	let root = '';

	function write(path: string, text: string): void {
		const file = join(root, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}

	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), 'source-'));
		write('.gitignore', 'build/\n*.tsbuildinfo\n');
		write('run', '#!/bin/sh\n');
		chmodSync(join(root, 'run'), 0o755);
		write(long, 'x'.repeat(1300));
		write('build/made.js', 'made');
		write('a.tsbuildinfo', 'made');
	});

	afterEach(() => {
		rmSync(root, { recursive: true });
	});

	const FILES = ['.gitignore', long, 'run'];

	test('lists the files that git would include, even without git', () => {
		expect(listSource(root)).toEqual(FILES);
		const git = spawnSync('git', ['init', '--quiet'], { cwd: root });
		expect(git.status).toBe(0);
		expect(listSource(root)).toEqual(FILES);
	});

	test('unpacks with tar to the same bytes and modes', () => {
		const packed = archive(root, listSource(root), 'top-1');
		expect(archive(root, listSource(root), 'top-1').equals(packed)).toBe(true);
		write('out.tar.gz', '');
		writeFileSync(join(root, 'out.tar.gz'), packed);
		const unpacked = spawnSync('tar', ['xzf', 'out.tar.gz'], { cwd: root, encoding: 'utf8' });
		expect(unpacked).toMatchObject({ status: 0, stderr: '' });
		for (const file of FILES) {
			const [before, after] = [join(root, file), join(root, 'top-1', file)];
			expect(readFileSync(after, 'utf8')).toBe(readFileSync(before, 'utf8'));
			expect(statSync(after).mode & 0o100).toBe(statSync(before).mode & 0o100);
		}
	});
});
