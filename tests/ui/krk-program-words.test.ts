/** What the program's page says of a position, held against the evaluator. */
import { describe, expect, it } from 'vitest';
import { RELEASED } from '$lib/core/evaluate/krk-paper/levels/profile.ts';
import { paperValue } from '$lib/core/evaluate/krk-paper/paper-value.ts';
import { READINGS } from '$lib/core/evaluate/krk-paper/readings.ts';
import { LEGAL_REPLY, LEGAL_START, listPlacements } from '$lib/core/games/krk/legality.ts';
import { placementOf } from '$lib/core/games/krk/placement.ts';
import { parseStart } from '$lib/core/share/krk-link-fields.ts';
import {
	describeOutcome,
	describeTies,
	formatChance
} from '$lib/view/krk/program/describe-game.ts';
import { describeProfile } from '$lib/view/krk/program/describe-profile.ts';
import { describeValue } from '$lib/view/krk/program/describe-value.ts';
import { quadrantsSvg } from '$lib/view/krk/program/quadrants-svg.ts';

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
			/confuses .* as meant, \d+ would be free/
		);
		expect(describeValue(id, 'white', 'authors-fixed').why).not.toMatch(/confuses/);
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
	expect(describeOutcome('checkmate', 9)).toBe('Checkmate: White has won in 5 moves.');
	expect(describeOutcome('fifty-moves', 100)).toContain('after 50 moves');
	expect(describeTies('black', 'released', 2)).toContain('worst');
	expect(describeTies('white', 'uniform', 3)).toContain('equally likely');
	expect([0, 0.001, 1 / 3, 1].map(formatChance)).toEqual(['–', '<1 %', '33 %', '100 %']);
	expect(describeProfile({ ...RELEASED, ties: 'uniform' })).toBe(
		'Released, but Equal moves: Any, equally likely.'
	);
});
