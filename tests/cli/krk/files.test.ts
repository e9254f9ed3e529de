/** `krk files`: the paper's result files. */
import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunCounts } from '../../../src/lib/core/experiments/krk/run-counts.ts';
import { plyscope } from '../command.ts';
import { krk, krkFault, krkJson } from './command.ts';

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'plyscope-'));
});
afterEach(() => {
	rmSync(folder, { recursive: true });
});

const read = (...names: string[]): string => readFileSync(join(folder, ...names), 'utf8');

test('a file for each start, the list of starts, and the counts', async () => {
	const out = join(folder, 'new', 'place');
	const said = await krk(`files --out ${out} --starts every:2000`);
	expect(said).toContain(`88 games in ${join(out, 'LegalPositionTests')}\n`);
	const names = readdirSync(join(out, 'LegalPositionTests'));
	expect(names).toHaveLength(88);
	const [one = '', two = ''] = read('new', 'place', 'LegalPositionTests', '194.txt').split('\n\n');
	expect(one).toMatch(/^1-Step Minimax\/Maximin\nk7\/8\/K7\/R7\/8\/8\/8\/8\n1\. R/);
	expect(two).toMatch(/^2-Step Minimax\/Maximin\nk7\/8\/K7\/R7\/8\/8\/8\/8\n1\. R/);
	expect(read('new', 'place', 'legalpositions.txt').trimEnd().split('\n')).toHaveLength(175_168);
	const counts = JSON.parse(read('new', 'place', 'paper-run.json')) as RunCounts;
	expect(counts).toMatchObject({ profile: 'released', starts: 'every:2000', seed: 1 });
	for (const { steps, games, lengths } of counts.parts) {
		const mates = Object.values(lengths.checkmate ?? {}).reduce((sum, n) => sum + n, 0);
		const mate = (100 * mates) / games;
		expect(await krkJson(`experiment --starts every:2000 --steps ${steps}`)).toMatchObject({
			games,
			mate
		});
	}
});

test('the moves are those that `krk play` prints', async () => {
	await krk(`files --out ${folder} --starts ids:194-300 --profile clean --first-seed 7`);
	const game = (await krkJson('play --id 258 --profile clean --seed 7')) as { moves: string[] };
	const [, , moves = ''] = read('LegalPositionTests', '258.txt').split('\n');
	expect(moves.split(' ').filter((word) => /^[KR]/.test(word))).toEqual(game.moves);
});

test('it needs a folder that can be written', async () => {
	expect(await krkFault('files')).toBe('files: Which folder? Give one with --out.');
	const taken = join(folder, 'taken');
	writeFileSync(taken, '');
	expect(await krkFault(`files --out ${taken}`)).toMatch(
		/^--out: The files cannot be written: (EEXIST|ENOTDIR): .*\.$/
	);
});

test('Ctrl-C stops it and says how many files there are', async () => {
	const signals = new EventEmitter();
	const running = plyscope(['krk', 'files', '--out', folder], 'file', signals);
	setTimeout(() => signals.emit('SIGINT'), 50);
	const { code, stdout, stderr } = await running;
	expect([code, stdout]).toEqual([130, '']);
	const [, stopped] = /^files: Stopped after ([\d,]+) of 175,168 files\.\n$/.exec(stderr) ?? [];
	expect(readdirSync(join(folder, 'LegalPositionTests'))).toHaveLength(
		Number(stopped?.replaceAll(',', ''))
	);
});
