import { Chess } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { parseSetup } from '../../../src/lib/core/games/krk/parse-setup.ts';
import { EXHAUSTIVE, slice } from '../../sweep.ts';
import { krk, krkFault, krkJson, krkRows } from './command.ts';

interface GameJson {
	start: number;
	fen: string;
	moves: string[];
	outcome: string;
	plies: number;
	length: number;
}

interface Ply {
	ply: number;
	mover: string;
	uci: string;
	san: string;
	id: number;
	static: number;
	value: number;
	dtm: number | 'draw';
}

const game = async (line: string) => (await krkJson(`play ${line}`)) as GameJson;

async function plies(line: string): Promise<Ply[]> {
	const [head, ...rows] = await krkRows(`play ${line}`);
	expect(head).toBe('ply,mover,uci,san,id,static,value,dtm');
	return rows.map((row) => {
		const cells = row.split(',');
		const [ply, id, value, worth] = [0, 4, 5, 6].map((at) => Number(cells[at]));
		const dtm = cells[7] === 'draw' ? 'draw' : Number(cells[7]);
		const [, mover, uci, san] = cells;
		return { ply, mover, uci, san, id, static: value, value: worth, dtm } as Ply;
	});
}

/** Starts far apart, both profiles, one drawn game among them. */
const GAMES = [
	'--id 206557 --steps 2',
	'--id 194 --profile clean --seed 3',
	'--id 134720 --profile clean --steps 3 --mates depth',
	'--id 261949 --white-steps 1 --black-steps 2 --seed 9',
	'--id 7303'
];

describe.each(slice(GAMES, 2))('play %s', (line) => {
	test('the output is a complete legal game', async () => {
		const { fen, start, moves, outcome, plies: count, length } = await game(line);
		const rows = await plies(line);
		const board = new Chess(fen);
		for (const [index, { ply, mover, uci, san, id }] of rows.entries()) {
			expect(ply).toBe(index + 1);
			expect(mover).toBe(board.turn() === 'w' ? 'white' : 'black');
			const move = board.move({ from: uci.slice(0, 2), to: uci.slice(2) });
			expect(san).toBe(moves[index]);
			expect(san.replace(' 1/2-1/2', '')).toBe(move.san);
			const here = parseSetup(board.fen());
			expect(here.ok && here.value.id).toBe(id);
		}
		expect(parseSetup(fen)).toMatchObject({ value: { id: start, turn: 'white' } });
		expect([count, length]).toEqual([rows.length, Math.ceil(rows.length / 2)]);
		expect(outcome).toBe(board.isCheckmate() ? 'checkmate' : 'fifty-moves');
		expect(board.isCheckmate() || rows.length === 100).toBe(true);
	});
});

test('the tested games include both endings', async () => {
	const games = await Promise.all(GAMES.map(game));
	expect(new Set(games.map(({ outcome }) => outcome))).toEqual(
		new Set(['checkmate', 'fifty-moves'])
	);
	expect(games.find(({ outcome }) => outcome === 'fifty-moves')?.moves.at(-1)).toMatch(
		/ 1\/2-1\/2$/
	);
});

test('the game equals the one of the experiment', async () => {
	const rows = await krkRows('experiment --starts every:60000 --first-seed 2 --steps 2');
	for (const row of rows.slice(1)) {
		const [id, seed, outcome, length] = row.split(',');
		const played = await game(`--id ${id} --seed ${seed} --steps 2`);
		expect([played.outcome, String(played.length)]).toEqual([outcome, length]);
	}
});

test('each ply has its static value, the value by search, and perfect play’s moves to mate', async () => {
	// Figure 1 of the paper: Re5 leaves 9 squares, the best value of one step.
	const [first] = await plies('--id 206557 --profile clean');
	expect(first).toMatchObject({ uci: 'd5e5', san: 'Re5', static: 9, value: 9 });
	if (!EXHAUSTIVE) return;
	// Perfect play, by a search that sees to the end: one move less after each of White's.
	const rows = await plies('--id 206557 --profile clean --steps 16 --mates depth');
	const mateIn = rows[0]?.dtm as number;
	expect(rows.map(({ dtm }) => dtm)).toEqual(rows.map((_, ply) => mateIn - Math.floor(ply / 2)));
	expect(rows.map(({ value }) => value)).toEqual(rows.map((_, ply) => -1000 + rows.length - ply));
	expect(rows.at(-1)).toMatchObject({ static: -1000, value: -999, dtm: 0 });
});

test('seeds, profiles and steps give the same games as in the experiment', async () => {
	const line = '--id 206557 --profile clean';
	expect(await game(line)).toEqual(await game(`${line} --seed 1 --steps 1 --mates flat`));
	const others = ['--seed 2', '--steps 2', '--white-steps 2', '--black-steps 2'];
	for (const other of slice(others, 4)) {
		expect((await game(`${line} ${other}`)).moves).not.toEqual((await game(line)).moves);
	}
});

test('the output for people', async () => {
	expect(await krk('play --id 206557 --steps 2'))
		.toBe(`start    206557, 8/8/6k1/3R4/8/3K4/8/8 w - - 0 1
profile  released
steps    2
seed     1
outcome  checkmate, 5 moves, 9 plies

1. Kd4 Kf7 2. Ke5 Kg6 3. Ke6 Kh6 4. Kf7 Kh7 5. Rh5#
`);
	const text = await krk('play --id 206557');
	const lines = text.slice(text.indexOf('\n\n') + 2).split('\n');
	expect(lines.every((line) => line.length <= 80 && line.trim() === line)).toBe(true);
	const moves = lines
		.join(' ')
		.split(' ')
		.filter((word) => /^[KR]/.test(word));
	const whole = (await game('--id 206557')).moves.map((move) => move.replace(' 1/2-1/2', ''));
	expect(moves).toEqual(whole);
});

describe('krk play: mistakes', () => {
	test.each([
		['', 'play: Which position? Give the number of the start with --id.'],
		['--id 262144', "--id: A position's number is a whole number from 0 to 262143."],
		['--id 0', '--id: Number 0 has the black king and the white rook both on a8.'],
		['--id 129', /^--id: The kings on a7 and a8 are on adjacent squares/],
		['--id 66', /^--id: It is White's move, but Black's king on a8 is in check from the rook/],
		['--id 194 --steps 0', '--steps: Steps are a whole number from 1 to 16, not “0”.'],
		['--id 194 --steps 17', '--steps: Steps are a whole number from 1 to 16, not “17”.'],
		['--id 194 --steps abc', '--steps: Steps are a whole number from 1 to 16, not “abc”.'],
		[
			'--id 194 --seed 4294967296',
			'--seed: A seed is a whole number from 0 to 4294967295, not “4294967296”.'
		],
		['--id 194 --seed 1e6', '--seed: A seed is a whole number from 0 to 4294967295, not “1e6”.'],
		['--id 194 --seeds 2', /^--seeds: Unknown option. krk play accepts --id, --profile, /],
		['--id 194 --csv --json', '--csv: Choose --json or --csv, not both.']
	])('%s', async (words, fault) => {
		expect(await krkFault(`play ${words}`.trim())).toMatch(fault);
	});
});
