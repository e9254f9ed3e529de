import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rootMovesAt, type Verdict } from '../../../src/lib/core/trace/root-moves.ts';
import { nestedValues } from '../search/oracle.ts';
import { record } from '../search/record.ts';
import { rules, treeSetup } from '../search/samples.ts';

/** What each verdict claims: a move's exact value against the best one, seen from the side that chooses. */
const CLAIMS: Readonly<Record<Verdict, (worth: number, best: number) => boolean>> = {
	best: (worth, best) => worth === best,
	'certainly worse': (worth, best) => worth < best,
	'not better': (worth, best) => worth <= best,
	'not searched': (worth, best) => worth <= best
};

describe('the root’s moves', () => {
	test('at the end carry verdicts that are true of the exact values', () => {
		const seen = new Set<Verdict>();
		fc.assert(
			fc.property(treeSetup, rules, ({ tree, root, fields }, chosen) => {
				const { trace } = record({ ...fields, ...chosen });
				const exact = nestedValues(tree, root);
				const sign = root === 'max' ? 1 : -1;
				const best = sign * (exact.get('') as number);
				for (const { row, value, bound, verdict, searching } of rootMovesAt(
					trace,
					trace.steps - 1
				)) {
					if (verdict === null) throw new Error('a finished root has verdicts');
					seen.add(verdict);
					const worth = sign * (exact.get(String(trace.moveOf(row))) as number);
					expect(CLAIMS[verdict](worth, best), `${verdict}: ${worth}, best ${best}`).toBe(true);
					expect(searching).toBe(false);
					expect(value === null).toBe(trace.isPruned(row));
					expect(bound === null).toBe(trace.isPruned(row));
				}
			}),
			{ numRuns: 300 }
		);
		expect(seen).toEqual(new Set(Object.keys(CLAIMS)));
	});

	test('the first that gave the root its value is always called best', () => {
		fc.assert(
			fc.property(treeSetup, rules, ({ fields }, chosen) => {
				const { trace } = record({ ...fields, ...chosen });
				const moves = rootMovesAt(trace, trace.steps - 1);
				const first = moves.find(({ value }) => value === trace.valueOf(0));
				expect(first?.verdict).toBe(trace.rows === 1 ? undefined : 'best');
			}),
			{ numRuns: 300 }
		);
	});

	test('on the way show what has returned, what is being searched, and no verdict yet', () => {
		const { trace } = record({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' });
		const at = (step: number) =>
			rootMovesAt(trace, step).map(({ value, bound, verdict, searching }) => [
				value,
				bound,
				verdict,
				searching
			]);
		const open = [null, null, null, false];
		expect(at(0)).toEqual([open, open, open]);
		expect(at(1)).toEqual([[null, null, null, true], open, open]);
		expect(at(8)).toEqual([[3, 'exact', null, false], open, open]);
		expect(at(12)).toEqual([[3, 'exact', null, false], [null, null, null, true], open]);
		expect(at(21)).toEqual([
			[3, 'exact', null, false],
			[2, 'upper', null, false],
			[2, 'exact', null, false]
		]);
		expect(at(22)).toEqual([
			[3, 'exact', 'best', false],
			[2, 'upper', 'certainly worse', false],
			[2, 'exact', 'certainly worse', false]
		]);
	});

	test('of a root that is a leaf are none', () => {
		const { trace } = record({ game: 'tictactoe', position: 'XXXOO....' });
		expect(rootMovesAt(trace, trace.steps - 1)).toEqual([]);
	});
});
