import { expect, test } from 'vitest';
import {
	capital,
	listMoves,
	listNames,
	saving,
	small
} from '../../../src/lib/core/explain/names.en.ts';
import { plainText, say } from '../../../src/lib/core/explain/parts.ts';
import type { MoveTerm } from '../../../src/lib/core/explain/terms.ts';

const term = (name: string, names: MoveTerm['names']): MoveTerm => ({ name, names, row: 1 });

test('a first word changes its letter, and a name keeps it', () => {
	const name = { text: 'b2', role: 'move', row: 1 } as const;
	expect(plainText(capital(say`the root has ${name}`))).toBe('The root has b2');
	expect(plainText(small(say`The root has ${name}`))).toBe('the root has b2');
	const max = { text: 'Max', role: 'max' } as const;
	expect(capital(say`${name} is next`)).toEqual(say`${name} is next`);
	expect(small(say`${max} has ${name}`)).toEqual(say`${max} has ${name}`);
	expect([capital([]), small([])]).toEqual([[], []]);
});

test.each([
	[['b'], 0, 'b', 'Node b is', 'b is'],
	[['b', 'c'], 0, 'b and c', 'Nodes b and c are', 'b and c are'],
	[['b', 'c'], 4, 'b, c and 4 others', 'Nodes b, c and 4 others are', 'b, c and 4 others are']
])('%j and %i others are listed: %s', (named, others, names, nodes, moves) => {
	const terms = (kind: MoveTerm['names']): MoveTerm[] => named.map((name) => term(name, kind));
	expect(plainText(listNames(terms('move'), others, 'cut'))).toBe(names);
	expect(plainText(listMoves(terms('node'), others, 'cut'))).toBe(nodes);
	expect(plainText(listMoves(terms('move'), others, 'cut'))).toBe(moves);
});

test('what is saved is counted in nodes, and not said where it is not known', () => {
	expect([0, 1, 1204].map((saved) => saving(': ', saved))).toEqual([
		': 0 nodes saved',
		': 1 node saved',
		': 1,204 nodes saved'
	]);
	expect(saving(': ', null)).toBe('');
});
