/** The fields of a set that depend on each other: its level, and what it asks. */
import { expect, test } from 'vitest';
import { changedSet } from '../../../src/lib/core/practice/change-set.ts';
import { PRACTICE } from '../../../src/lib/core/practice/practice-link.ts';

const asked = (query: string): string => PRACTICE.read(query).values.ask.join(' ');
const faultOf = (query: string): string | undefined => PRACTICE.read(query).faults[0]?.fault.code;

test.each([
	['level=1', 'values move'],
	['level=2', 'values cuts move'],
	['level=3', 'values windows cuts'],
	['level=4', 'values cuts count move'],
	['level=5', 'values windows cuts count move reorder'],
	['diagnose=on', 'values cuts count move'],
	['game=tictactoe&level=3', 'values windows cuts'],
	['game=tree&position=[[3,5],[2,9]]', 'values cuts count move'],
	['level=4&ask=move,cuts', 'cuts move'],
	['level=4&ask=reorder, values', 'values reorder']
])('“%s” asks for %s', (query, expected) => {
	expect([asked(query), faultOf(query)]).toEqual([expected, undefined]);
});

test.each([
	['level=4&ask=what', 'ask-unknown'],
	['level=1&ask=cuts', 'ask-impossible'],
	['game=tictactoe&ask=reorder', 'ask-impossible'],
	['level=4&ask=reorder', 'ask-reorder'],
	['level=9', 'level-unknown'],
	['game=tictactoe&level=1', 'level-game'],
	['game=krk&level=2', 'level-game'],
	['depth=3', 'practice-drawn'],
	['order=killer', 'practice-order'],
	['diagnose=on&game=tictactoe', 'diagnose-drawn'],
	['diagnose=on&position=[[3,5],[2,9]]', 'diagnose-drawn']
])('“%s” is refused: %s', (query, code) => {
	expect(faultOf(query)).toBe(code);
});

test.each([
	['diagnose=maybe', 'A diagnosis is on or off, not “maybe”'],
	['level=9', 'There is no level “9”'],
	['sets=99', '“99” is not a number of exercises from 1 to 20.'],
	['seed=x', '“x” is not a seed: give a whole number from 0 to 4294967295.'],
	['algorithm=pvs', '“pvs” cannot be practised'],
	['marks=x', 'There are no marks “x”'],
	['show=99', 'A set has no exercise “99”.'],
	['game=tictactoe&level=1', 'Tic-tac-toe has no exercises of level 1; choose 2 or 3.']
])('“%s” is refused in words: %s', (query, said) => {
	expect(PRACTICE.read(query).faults[0]?.fault.message).toContain(said);
});

test('a game is drawn at its own levels, from the first', () => {
	const levelOf = (query: string): number => PRACTICE.read(query).values.level;
	expect(['', 'game=tictactoe', 'game=chess', 'game=krk'].map(levelOf)).toEqual([1, 2, 2, 1]);
	expect(faultOf('game=tictactoe&level=3')).toBeUndefined();
	expect(faultOf('order=reversed')).toBeUndefined();
	expect(faultOf('diagnose=off&game=tree&position=[[3,5],[2,9]]')).toBeUndefined();
});

test('a change leaves what goes with the old values to its default, and keeps the rest', () => {
	const { values } = PRACTICE.read('level=4&seed=9&ask=cuts&cut=strict&show=2');
	const seed = '9';
	expect(changedSet(values, { level: '5' })).toEqual({ seed, cut: 'strict', level: '5' });
	expect(changedSet(values, { seed: '3', ask: '' })).toEqual({
		...{ level: '4', cut: 'strict' },
		...{ seed: '3' }
	});
	expect(changedSet(values, { game: 'chess' })).toEqual({ seed, cut: 'strict', game: 'chess' });
	expect(changedSet(values, { level: '3', ask: 'values' })).toMatchObject({ ask: 'values' });
});
