/** Recordings as files: an opened file gives the same output as the search. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { encodeRecording } from '../../src/lib/core/trace/codec-write.ts';
import { fileOf, stoppedAfter } from '../core/trace/codec-samples.ts';
import { record } from '../core/search/record.ts';
import { plyscope, words } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'plyscope-'));
const at = (name: string): string => join(folder, name);
afterAll(() => {
	rmSync(folder, { recursive: true });
});

const DEEP = { game: 'tictactoe', position: '.O..X.O.X' };

async function outputOf(...argv: string[]): Promise<string> {
	const { code, stdout, stderr } = await plyscope(argv);
	expect([code, stderr]).toEqual([0, '']);
	return stdout;
}

async function faultOf(...argv: string[]): Promise<string> {
	const { code, stdout, stderr } = await plyscope(argv);
	expect([code, stdout]).toEqual([2, '']);
	expect(stderr).toMatch(/^[^\n\r]+\n$/);
	return stderr.trimEnd();
}

describe('recording files', () => {
	test.each([
		['search', DEEP, []],
		['search', DEEP, ['--json', '--paths']],
		['search', { ...DEEP, algorithm: 'minimax', order: 'random:7' }, ['--json']],
		['search', { game: 'chess', depth: '2', shadow: 'off' }, ['--json']],
		['search', { game: 'tree', position: '[[Infinity,0.1],[-inf,2]]', root: 'min' }, ['--json']],
		['trace', { ...DEEP, cut: 'strict', fail: 'hard' }, ['--sentences']]
	])('%s %j %j gives the same output from an opened file', async (command, options, switches) => {
		for (const path of [at('file.plyscope'), at('file.plyscope.gz')]) {
			const said = await outputOf(command, ...words(options), ...switches, '--out', path);
			expect(said).toBe(await outputOf(command, ...words(options), ...switches));
			expect(await outputOf(command, '--open', path, ...switches)).toBe(said);
		}
	});

	test('a file is compressed if its name says so, and otherwise plain', async () => {
		await outputOf('search', ...words(DEEP), '--out', at('a.plyscope'));
		await outputOf('search', `--open=${at('a.plyscope')}`, `--out=${at('a.gz')}`);
		const bytes = Buffer.concat(encodeRecording(record(DEEP)));
		expect(readFileSync(at('a.plyscope')).equals(bytes)).toBe(true);
		expect(gunzipSync(readFileSync(at('a.gz'))).equals(bytes)).toBe(true);
	});

	test('a partial recording is marked as partial and claims no value', async () => {
		writeFileSync(at('partial'), fileOf(stoppedAfter(DEEP, 40)));
		const table = await outputOf('search', '--open', at('partial'));
		expect(table).toMatch(/^value +unknown: the search did not finish, it was stopped$/m);
		expect(table).not.toMatch(/NaN|best move|Plain minimax/);
		expect(JSON.parse(await outputOf('search', '--open', at('partial'), '--json'))).toMatchObject({
			value: null,
			bound: null,
			bestMove: null,
			neverVisited: null,
			partial: 'cancelled'
		});
		const events = await outputOf('trace', '--open', at('partial'));
		expect(events.split('\n')).toHaveLength(41);
		const whole = await outputOf('trace', ...words(DEEP));
		expect(whole.startsWith(events)).toBe(true);
	});
});

describe('files that cannot be opened or written', () => {
	const file = fileOf(record(DEEP));

	test('a damaged file is reported in one line, with the place', async () => {
		writeFileSync(at('short'), file.subarray(0, 900));
		expect(await faultOf('search', '--open', at('short'))).toMatch(
			/^--open: The file is truncated: .*bytes, but the file has 900 \(at byte 900\)$/
		);
		writeFileSync(at('text'), '1. e4 e5\n');
		expect(await faultOf('search', '--json', '--open', at('text'))).toBe(
			'--open: This is not a Plyscope recording.'
		);
		const bytes = file.slice();
		bytes[1000] = (bytes[1000] as number) ^ 1;
		writeFileSync(at('flipped'), bytes);
		expect(await faultOf('trace', '--open', at('flipped'))).toMatch(
			/^--open: The search is damaged: .* \(at byte \d,\d{3}\)$/
		);
	});

	test('a damaged compressed file is reported', async () => {
		await outputOf('search', ...words(DEEP), '--out', at('whole.gz'));
		const packed = readFileSync(at('whole.gz'));
		writeFileSync(at('half.gz'), packed.subarray(0, packed.length / 2));
		expect(await faultOf('search', '--open', at('half.gz'))).toBe(
			'--open: The file is damaged or truncated: unexpected end of file.'
		);
		packed[packed.length >> 1] = (packed[packed.length >> 1] as number) ^ 0xff;
		writeFileSync(at('bad.gz'), packed);
		expect(await faultOf('search', '--open', at('bad.gz'))).toMatch(/^--open: The /);
	});

	test('a missing file or folder is reported', async () => {
		expect(await faultOf('search', '--open', at('none'))).toBe(
			'--open: The file cannot be read: ENOENT: no such file or directory.'
		);
		expect(await faultOf('search', '--open', folder)).toBe(
			'--open: The file cannot be read: EISDIR: illegal operation on a directory.'
		);
		expect(await faultOf('search', ...words(DEEP), '--out', at('no/such/folder'))).toBe(
			'--out: The file cannot be written: ENOENT: no such file or directory.'
		);
	});

	test.each([
		[
			'search --open a --depth 3',
			'--depth: A recording is shown as it was run. Remove this option.'
		],
		[
			'trace --game tree --open a',
			'--game: A recording is shown as it was run. Remove this option.'
		],
		['search --open', '--open: This option needs a value.'],
		['search --out --json', '--out: This option needs a value.'],
		['search --open a --open b', '--open: This option is given twice.']
	])('%j is rejected as a command line', async (line, fault) => {
		expect(await faultOf(...line.split(' '))).toBe(fault);
	});
});
