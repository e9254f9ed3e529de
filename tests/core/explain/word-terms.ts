/** Sides, moves and bounds for tests of the words of sentences. */
import { expect } from 'vitest';
import type { Amount } from '../../../src/lib/core/explain/knowledge.ts';
import { plainText, type Part } from '../../../src/lib/core/explain/parts.ts';
import type {
	HoldingTerm,
	MoveTerm,
	OwnedTerm,
	PlaceTerm,
	ReturnTerm
} from '../../../src/lib/core/explain/terms.ts';

export const X = { side: 'max', name: 'X' } as const;
export const O = { side: 'min', name: 'O' } as const;
export const exact = (value: number): Amount => ({ value, bound: 'exact' });
export const most = (value: number): Amount => ({ value, bound: 'upper' });
export const least = (value: number): Amount => ({ value, bound: 'lower' });
export const move = (name: string): MoveTerm => ({ row: 1, name, names: 'move' });
export const node = (name: string): MoveTerm => ({ row: 1, name, names: 'node' });
export const place = (...path: string[]): PlaceTerm => ({ row: 1, path, names: 'move' });
export const returned = (given: Amount, to: ReturnTerm['to'] = X): ReturnTerm => ({
	child: move('b2'),
	given,
	to,
	told: 'plainly'
});
export const owned = (more: Partial<OwnedTerm> = {}): OwnedTerm => ({
	from: 'owner',
	side: X,
	value: 3,
	limit: 3,
	at: place(),
	by: move('a1'),
	isAmbiguous: false,
	pliesAbove: 1,
	...more
});
export const nowhere = (withheld = false): HoldingTerm => ({
	from: 'nowhere',
	side: O,
	value: Infinity,
	limit: Infinity,
	withheld
});
export const asks = (
	question: Extract<HoldingTerm, { from: 'pass' }>['question']
): HoldingTerm => ({
	from: 'pass',
	side: O,
	value: 3,
	limit: 3,
	question,
	claims: []
});
export const probes = (of: typeof X | typeof O): HoldingTerm => ({
	from: 'probe',
	side: O,
	value: 3,
	limit: 3,
	of,
	than: 2,
	claims: []
});

type Row = readonly [said: readonly Part[], text: string];
export const check = (rows: readonly Row[]): void => {
	expect(rows.map(([parts]) => plainText(parts))).toEqual(rows.map(([, text]) => text));
};
