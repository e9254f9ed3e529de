/** Which fields the form of a set shows. */
import { expect, test } from 'vitest';
import { PRACTICE, type PracticeValues } from '../../../src/lib/core/practice/practice-link.ts';

const DRAWN = ['level', 'seed', 'sets'] as const;
const OWN = ['algorithm', 'depth', 'at', 'evaluator', 'ties'] as const;

test.each<[string, readonly (keyof PracticeValues)[]]>([
	['', [...DRAWN, 'diagnose', 'root']],
	['game=tictactoe', [...DRAWN, 'diagnose']],
	['diagnose=on', ['diagnose', 'root']],
	['game=tree&position=[[3,5],[2,9]]', ['root', ...OWN]],
	['game=tictactoe&position=.O..X.O.X', OWN]
])('“%s”: of those that depend on the set, %j', (query, expected) => {
	const { values } = PRACTICE.read(query);
	const depending = [...DRAWN, 'diagnose', 'root', ...OWN] as const;
	expect(depending.filter((name) => PRACTICE.fields[name].shown?.(values) ?? true)).toEqual(
		expected
	);
});

test('drawn exercises have the search of their level; a diagnosis and a position of one’s own have alpha-beta', () => {
	const searchOf = (query: string): string => PRACTICE.read(query).values.algorithm;
	expect(['level=1', 'level=2', 'diagnose=on'].map(searchOf)).toEqual([
		'minimax',
		'alphabeta',
		'alphabeta'
	]);
	expect(searchOf('game=tree&position=[[3,5],[2,9]]')).toBe('alphabeta');
	expect(searchOf('game=tree&position=[[3,5],[2,9]]&algorithm=minimax')).toBe('minimax');
});

test('drawn exercises are searched in one of two directions, a position of one’s own in any order', () => {
	const ordersOf = (query: string): readonly string[] | undefined =>
		PRACTICE.fields.order.options?.(PRACTICE.read(query).values).map(({ id }) => id);
	expect(ordersOf('')).toEqual(['listed', 'reversed']);
	expect(ordersOf('game=tree&position=[[3,5],[2,9]]')).toContain('killer');
});
