/** The program page's texts about a position, compared with the evaluator. */
import { describe, expect, it } from 'vitest';
import { CLEAN, RELEASED, type Profile } from '$lib/core/games/krk/profile/profile.ts';
import { LevelTables } from '$lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { paperValue } from '$lib/core/evaluate/krk-paper/paper-value.ts';
import { READINGS } from '$lib/core/games/krk/profile/readings.ts';
import { analyseLine } from '$lib/core/experiments/krk/analyse-line.ts';
import { KrkGame } from '$lib/core/experiments/krk/play-game.ts';
import { placementAfter } from '$lib/core/games/krk/moves.ts';
import { LEGAL_REPLY, LEGAL_START, listPlacements } from '$lib/core/games/krk/legality.ts';
import { placementOf } from '$lib/core/games/krk/placement.ts';
import { parseStart, readMoves } from '$lib/core/share/krk-link-fields.ts';
import {
	describeOutcome,
	describeTies,
	formatChance
} from '$lib/pages/lab/program/describe-game.ts';
import { nameProfile } from '$lib/core/games/krk/profile/profile-text.ts';
import { describeReached, describeValue } from '$lib/games/krk/describe-value.ts';
import { quadrantsSvg } from '$lib/games/krk/quadrants-svg.ts';

describe('the value in words', () => {
	it.each(READINGS)('%s: the sum is the value of the position', (reading) => {
		for (const [turn, fact] of [
			['white', LEGAL_START],
			['black', LEGAL_REPLY]
		] as const) {
			for (const id of listPlacements(fact).filter((_, index) => index % 397 === 0)) {
				const { value, sum, why } = describeValue(id, turn, reading);
				const expected = paperValue(id, turn, reading);
				expect(Number(value.replace('−', '-'))).toBe(expected);
				expect(why).not.toMatch(/undefined|NaN| {2}|, \.|, ,/);
				if (Math.abs(expected) === 1000) continue;
				const [, all, taken, left] = /^(\d+) − (\d+) = (\d+)$/.exec(sum) ?? [];
				expect(Number(left)).toBe(expected);
				expect(Number(all) - Number(taken)).toBe(expected);
			}
		}
	});

	it.each([
		['8/6k1/4K3/3R4/8/8/8/8', /quadrant 1 of the rook.* takes 4 away/],
		['8/8/8/8/1R1K2k1/8/8/8', /passage behind it: both quadrants .*, quadrants 1 and 4/]
	])('%s', (fen, says) => {
		const start = parseStart(fen);
		const id = start.ok ? start.value : 0;
		expect(describeValue(id, 'white', 'authors-fixed').why).toMatch(says);
	});

	it('of a board without the rook is a draw', () => {
		expect(describeValue(placementOf(9, 9, 40), 'white', 'authors').value).toBe('+1000');
	});

	it('tells where the released program confuses the sides', () => {
		const start = parseStart('8/8/8/8/1R1K2k1/8/8/8');
		const id = start.ok ? start.value : 0;
		expect(describeValue(id, 'white', 'authors').why).toMatch(
			/confuses .* The corrected count is \d+\./
		);
		expect(describeValue(id, 'white', 'authors-fixed').why).not.toMatch(/confuses/);
	});
});

describe('the value where a game has ended', () => {
	/** The kings' and rook's moves back and forth from figure 1. */
	const ROUND = ['d5e5', 'g6f6', 'e5d5', 'f6g6'];

	function endOf(profile: Profile, words: readonly string[]): readonly string[] {
		const { values: legal } = readMoves(206_557, words.join('-'), profile);
		const game = new KrkGame(new LevelTables(profile, 1, 1));
		const { moves, outcome } = analyseLine(game, 206_557, 1, legal);
		const id = moves.reduce(placementAfter, 206_557);
		const turn = moves.length % 2 === 0 ? 'white' : 'black';
		const said = describeReached(id, turn, profile.reading, outcome, profile.fiftyValue);
		return [String(moves.length), outcome ?? '', said.value, said.sum];
	}

	it('a third occurrence is worth 1000 and the squares', () => {
		const words = Array.from({ length: 12 }, (_, i) => ROUND[i % 4] as string);
		expect(endOf(RELEASED, words)).toEqual(['9', 'threefold', '+1009', '1000 + 9 = 1009']);
		expect(endOf(CLEAN, words)).toEqual(['8', 'threefold', '+1012', '1000 + 12 = 1012']);
	});

	it('fifty moves are worth what the profile says', () => {
		const id = 206_557;
		const squares = describeReached(id, 'white', 'authors', 'fifty-moves', 'free-squares');
		expect([squares.value, squares.sum]).toEqual(['12', '12 − 0 = 12']);
		const draw = describeReached(id, 'white', 'authors', 'fifty-moves', 'plus-1000');
		expect([draw.value, draw.sum]).toEqual(['+1000', '']);
	});

	it('a stalemate of Black’s own making is one', () => {
		const start = parseStart('k7/7R/1K6/8/8/8/8/8');
		const id = start.ok ? start.value : 0;
		const said = describeReached(id, 'white', 'authors', 'stalemate', 'free-squares');
		expect(said.value).toBe('+1000');
	});

	it('a game that goes on is worth its squares', () => {
		const said = describeReached(206_557, 'white', 'authors', null, 'plus-1000');
		expect(said).toEqual(describeValue(206_557, 'white', 'authors'));
	});
});

it('the quadrants are those that have squares', () => {
	const numbers = (rook: number): string =>
		[...quadrantsSvg(rook).matchAll(/>(\d)<\/text>/g)].map(([, name]) => name).join('');
	expect(numbers(27)).toBe('1234');
	expect(numbers(0)).toBe('4');
	expect(numbers(63)).toBe('2');
});

it('outcomes, ties, chances and profiles', () => {
	expect(describeOutcome('checkmate', 9)).toBe('Checkmate: White wins in 5 moves.');
	expect(describeOutcome('fifty-moves', 100)).toContain('after 50 moves');
	expect(describeTies('black', 'released', 2)).toContain('worst');
	expect(describeTies('white', 'uniform', 3)).toContain('equally likely');
	expect([0, 0.001, 1 / 3, 1].map(formatChance)).toEqual(['–', '<1%', '33%', '100%']);
	expect(nameProfile({ ...RELEASED, ties: 'uniform' })).toBe(
		'Released, tied moves: any, equally likely'
	);
});
