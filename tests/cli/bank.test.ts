/** The command `bank`: its files, and its mistakes. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { plyscope } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'bank-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('bank', () => {
	test('prints a question for each seed', async () => {
		const { code, stdout } = await plyscope(['bank', '--level', '1', '--seeds', '4-6']);
		expect(code).toBe(0);
		expect(stdout.match(/<question type="cloze">/g)).toHaveLength(3);
		expect(stdout).toContain('seed 6');
	});

	test('writes an archive, the same each time', async () => {
		const paths = ['one.zip', 'other.zip'].map((name) => join(folder, name));
		for (const out of paths) {
			const words = ['bank', '--level=2', '--seeds=1-2', '--format=qti', '--out', out];
			expect(await plyscope(words)).toEqual({ code: 0, stdout: '', stderr: '' });
		}
		const [one, other] = paths.map((path) => readFileSync(path));
		expect(one).toEqual(other);
		const files = unzipSync(one as Uint8Array);
		expect(Object.keys(files)).toEqual([
			'imsmanifest.xml',
			'plyscope/level-2.xml',
			'media/plyscope-tree-1.svg',
			'media/plyscope-tree-2.svg'
		]);
		expect(strFromU8(files['imsmanifest.xml'] as Uint8Array)).toContain(
			'media/plyscope-tree-2.svg'
		);
	});

	test.each([
		[['--level', '9'], /^--level: There is no level “9”/],
		[['--seeds', '5-1'], /^--seeds: “5-1” is not a range of seeds/],
		[['--seeds', '1-900'], /^--seeds: A bank has at most 500 trees/],
		[['--format', 'scorm'], /^--format: /],
		[['--format', 'qti'], '--out: An archive cannot be printed. Give the file to write.'],
		[['--out', '/no/such/folder/x'], /^--out: The file cannot be written: /],
		[['--game', 'chess'], /^--game: Unknown option. bank accepts --level/],
		[['--ask', 'everything'], /^ask: |^--ask: /]
	] as const)('%j', async (words, fault) => {
		const { code, stdout, stderr } = await plyscope(['bank', ...words]);
		expect([code, stdout]).toEqual([2, '']);
		if (typeof fault === 'string') expect(stderr.trimEnd()).toBe(fault);
		else expect(stderr).toMatch(fault);
	});
});
