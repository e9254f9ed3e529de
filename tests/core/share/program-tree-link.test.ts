import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packMove } from '../../../src/lib/core/games/krk/moves.ts';
import { PROGRAM } from '../../../src/lib/core/share/krk-link.ts';
import { PROGRAM_TREE } from '../../../src/lib/core/share/program-tree-link.ts';
import { seedFrom } from '../../sweep.ts';

const DEFAULTS = PROGRAM_TREE.defaults;
const square = fc.nat(63);
const moves = fc.array(
	fc.tuple(square, square).map(([from, to]) => packMove(from, to)),
	{ maxLength: 32 }
);

describe('the link of the program’s tree', () => {
	it('keeps what is open, and reads back the same', () => {
		const views = fc.record({
			turn: fc.constantFrom(null, 'white' as const, 'black' as const),
			line: moves,
			rows: moves,
			level: fc.nat(32),
			order: fc.constantFrom('generated' as const, 'value' as const)
		});
		fc.assert(
			fc.property(views, (view) => {
				const { values, faults } = PROGRAM_TREE.read(PROGRAM_TREE.query({ ...DEFAULTS, ...view }));
				expect(faults).toEqual([]);
				expect(values).toEqual({ ...DEFAULTS, ...view });
			}),
			{ seed: seedFrom(1511), numRuns: 100 }
		);
	});

	it('has the fields of the program, so that the way back keeps the game', () => {
		const link = { ...DEFAULTS, seed: 7, whiteSteps: 1, person: 'black' as const };
		const { values } = PROGRAM.read(PROGRAM_TREE.query(link));
		expect(values).toMatchObject({ seed: 7, whiteSteps: 1, start: 206_557, person: 'black' });
	});

	it.each([
		['line=d5e9', 'line', 'd5e9'],
		['rows=d5e5-x', 'rows', 'x'],
		['level=33', 'level', '33'],
		['turn=red', 'turn', 'red'],
		['order=worst', 'order', 'worst']
	])('%s is a fault, and the rest holds', (query, field, says) => {
		const { values, faults } = PROGRAM_TREE.read(`?seed=3&${query}`);
		expect(faults.map((fault) => fault.field)).toEqual([field]);
		expect(faults[0]?.fault.message).toContain(says);
		expect(values.seed).toBe(3);
	});

	it('opening a node is an entry of the history, opening a row is not', () => {
		const setting = (query: string): string => PROGRAM_TREE.settingOf(query);
		expect(setting('seed=1&rows=d5e5&level=2')).toBe(setting('seed=1'));
		expect(setting('seed=1&line=d5e5-g6f6')).not.toBe(setting('seed=1'));
	});
});
