/** Recordings as files: an opened file gives the same output as the search. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
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
		for (const path of [at('file.json'), at('file.json.gz')]) {
			const said = await outputOf(command, ...words(options), ...switches, '--out', path);
			expect(said).toBe(await outputOf(command, ...words(options), ...switches));
			expect(await outputOf(command, '--open', path, ...switches)).toBe(said);
		}
	});

	test('a file is compressed if its name says so, and otherwise plain', async () => {
		await outputOf('search', ...words(DEEP), '--out', at('a.json'));
		await outputOf('search', `--open=${at('a.json')}`, `--out=${at('a.gz')}`);
		const text = readFileSync(at('a.json'), 'utf8');
		expect(JSON.parse(text)).toMatchObject({ plyscope: 2, setup: DEEP, partial: null });
		expect(gunzipSync(readFileSync(at('a.gz'))).toString()).toBe(text);
	});

	test('a recording that was stopped ends there again, and claims no value', async () => {
		const file = { ...(await fileOf()), partial: 'cancelled', rows: 25, value: null };
		writeFileSync(at('partial'), JSON.stringify(file));
		const { code, stdout: table } = await plyscope(['search', '--open', at('partial')]);
		expect(code).toBe(0);
		expect(table).toMatch(/^value +unknown: the search did not finish, it was stopped$/m);
		expect(table).not.toMatch(/NaN|best move|Plain minimax/);
		const { stdout: json } = await plyscope(['search', '--open', at('partial'), '--json']);
		expect(JSON.parse(json)).toMatchObject({
			value: null,
			bound: null,
			bestMove: null,
			neverVisited: null,
			partial: 'cancelled'
		});
		const { stdout: events } = await plyscope(['trace', '--open', at('partial')]);
		const whole = await outputOf('trace', ...words(DEEP));
		expect(events.split('\n').length).toBeGreaterThan(25);
		expect(whole.startsWith(events)).toBe(true);
		expect(whole.length).toBeGreaterThan(events.length);
	});

	test('a result that differs from the file is said, and shown as it is here', async () => {
		const file = await fileOf();
		writeFileSync(at('other'), JSON.stringify({ ...file, value: 7 }));
		const { code, stdout, stderr } = await plyscope(['search', '--open', at('other')]);
		expect(code).toBe(0);
		expect(stderr).toMatch(/^This Plyscope searches differently .* the value 7; here it is 1\.\n$/);
		expect(stdout).toBe(await outputOf('search', ...words(DEEP)));
	});
});

/** A recording's file, as an object. */
async function fileOf(): Promise<object> {
	await outputOf('search', ...words(DEEP), '--out', at('whole.json'));
	return JSON.parse(readFileSync(at('whole.json'), 'utf8')) as object;
}

describe('files that cannot be opened or written', () => {
	test('a damaged file is reported in one line', async () => {
		await fileOf();
		writeFileSync(at('short'), readFileSync(at('whole.json')).subarray(0, 200));
		expect(await faultOf('search', '--open', at('short'))).toBe(
			'--open: The file is damaged or truncated. Save the recording again.'
		);
		writeFileSync(at('text'), '1. e4 e5\n');
		expect(await faultOf('search', '--json', '--open', at('text'))).toBe(
			'--open: This is not a Plyscope recording.'
		);
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
