import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALGORITHM_IDS } from '../../../src/lib/core/search/registry.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { answerOf } from '../../../src/lib/core/trace/answer.ts';
import { rootMovesAt, type Verdict } from '../../../src/lib/core/trace/root-moves.ts';
import { nestedValues } from '../search/oracle.ts';
import { record } from '../search/record.ts';
import { algorithm, rules, treeSetup } from '../search/samples.ts';
import { runs } from '../../sweep.ts';
import { boundOf } from '../../../src/lib/core/trace/schema.ts';

/** The claim of each verdict: a move's exact value compared with the best one, for the side that chooses. */
const CLAIMS: Readonly<Record<Verdict, (worth: number, best: number) => boolean>> = {
	best: (worth, best) => worth === best,
	// Of the returned moves: no better one is known.
	'best so far': (worth, best) => worth <= best,
	'certainly worse': (worth, best) => worth < best,
	'not better': (worth, best) => worth <= best,
	'not searched': (worth, best) => worth <= best
};

type TreeSetup = typeof treeSetup extends fc.Arbitrary<infer Setup> ? Setup : never;

/** A search of a typed tree, and the exact value of each path of moves for the side that chooses at the root. */
function searchOf({ tree, root, fields }: TreeSetup, chosen: SetupFields) {
	const role = chosen.algorithm === 'ghess' ? 'max' : root;
	const exact = nestedValues(tree, role);
	const sign = role === 'max' ? 1 : -1;
	return {
		trace: record({ ...fields, ...chosen }).trace,
		worthAt: (path: string): number => sign * (exact.get(path) as number)
	};
}

describe('root moves', () => {
	test('the final verdicts are true of the exact values', () => {
		const seen = new Set<Verdict>();
		fc.assert(
			fc.property(treeSetup, rules, algorithm, (setup, chosen, algorithm) => {
				const { trace, worthAt } = searchOf(setup, { ...chosen, algorithm });
				const best = worthAt('');
				for (const { row, value, bound, verdict, searching } of rootMovesAt(
					trace,
					trace.steps - 1
				)) {
					if (verdict === null) throw new Error('a finished root has verdicts');
					seen.add(verdict);
					const worth = worthAt(String(trace.moveOf(row)));
					expect(CLAIMS[verdict](worth, best), `${verdict}: ${worth}, best ${best}`).toBe(true);
					expect(searching).toBe(false);
					expect(value === null).toBe(trace.isPruned(row));
					expect(bound === null).toBe(trace.isPruned(row));
				}
			}),
			{ numRuns: 300 }
		);
		const final = Object.keys(CLAIMS).filter((verdict) => verdict !== 'best so far');
		expect(seen).toEqual(new Set(final));
	});

	test.each(ALGORITHM_IDS)(
		'%s: every value is true of its move, and where the root is exact, so are the best moves',
		(algorithm) => {
			fc.assert(
				fc.property(treeSetup, rules, ({ tree, root, fields }, chosen) => {
					const { trace } = record({ ...fields, ...chosen, algorithm });
					const exact = nestedValues(tree, algorithm === 'ghess' ? 'max' : root);
					const answer = answerOf(trace);
					for (const { row, value, bound, verdict } of rootMovesAt(trace, trace.steps - 1)) {
						if (value === null) continue;
						const worth = exact.get(String(trace.moveOf(row))) as number;
						if (bound !== 'upper') expect(worth).toBeGreaterThanOrEqual(value);
						if (bound !== 'lower') expect(worth).toBeLessThanOrEqual(value);
						if (verdict !== 'best' || answer?.bound !== 'exact') continue;
						expect(value).toBe(answer.value);
						expect(bound).toBe('exact');
					}
				}),
				{ numRuns: runs(4000, 80) }
			);
		}
	);

	test.each([
		['mtdf', '[[0,1],[1,0],[1,2]]', 'max'],
		['sss', '[[2,0],[0,0],[0,0]]', 'min']
	])(
		'%s: a best move whose last pass returned a bound is exact if two bounds meet',
		(algorithm, position, root) => {
			const { trace } = record({ game: 'tree', position, root, algorithm });
			const best = rootMovesAt(trace, trace.steps - 1).filter(({ verdict }) => verdict === 'best');
			expect(best.map(({ bound }) => bound)).toEqual(['exact']);
			expect(boundOf(trace.flagsOf(best[0]?.row ?? 0))).not.toBe('exact');
		}
	);

	test('the first move that gave the root its value is always called best', () => {
		fc.assert(
			fc.property(treeSetup, rules, algorithm, ({ fields }, chosen, algorithm) => {
				const { trace } = record({ ...fields, ...chosen, algorithm });
				const moves = rootMovesAt(trace, trace.steps - 1);
				const first = moves.find(({ value }) => value === trace.valueOf(trace.lastRoot));
				expect(first?.verdict).toBe(trace.isLeaf(trace.lastRoot) ? undefined : 'best');
			}),
			{ numRuns: runs(300, 4) }
		);
	});

	test('during the search, moves are compared with the best so far, and worse moves stay worse', () => {
		const seen = new Set<Verdict>();
		fc.assert(
			fc.property(treeSetup, rules, algorithm, (setup, chosen, algorithm) => {
				const { trace, worthAt } = searchOf(setup, { ...chosen, algorithm });
				const worthOf = (row: number): number => worthAt(String(trace.moveOf(row)));
				const fallen = new Set<number>();
				for (let step = 0; step < trace.steps - 1; step++) {
					const moves = rootMovesAt(trace, step);
					const inHand = moves.filter(
						// A pass that has found the value, before the last.
						({ verdict }) => verdict === 'best so far' || verdict === 'best'
					);
					const returned = moves.filter(({ value }) => value !== null);
					// A pass that fails low has no leading move.
					if (inHand.length === 0 && trace.isAnnounced(0)) continue;
					expect(inHand.length > 0).toBe(returned.length > 0);
					const best = Math.max(...inHand.map(({ row }) => worthOf(row)));
					for (const { row, value, verdict } of moves) {
						if (verdict !== null) seen.add(verdict);
						// Only a finished pass has pruned moves.
						if (verdict === 'not searched') {
							expect(trace.isPruned(row)).toBe(true);
							continue;
						}
						expect(verdict === null).toBe(value === null);
						if (verdict === null) continue;
						expect(CLAIMS[verdict](worthOf(row), best), `${verdict} at ${step}`).toBe(true);
						// By its move, since another pass has another row for it.
						if (fallen.has(row)) expect(verdict).toBe('certainly worse');
						if (verdict === 'certainly worse') fallen.add(row);
					}
				}
			}),
			{ numRuns: 200 }
		);
		expect(seen).toEqual(new Set(Object.keys(CLAIMS)));
	});

	test('during the search, root moves show returned values and the move being searched', () => {
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
		expect(at(8)).toEqual([[3, 'exact', 'best so far', false], open, open]);
		expect(at(12)).toEqual([[3, 'exact', 'best so far', false], [null, null, null, true], open]);
		expect(at(21)).toEqual([
			[3, 'exact', 'best so far', false],
			[2, 'upper', 'certainly worse', false],
			[2, 'exact', 'certainly worse', false]
		]);
		expect(at(22)).toEqual([
			[3, 'exact', 'best', false],
			[2, 'upper', 'certainly worse', false],
			[2, 'exact', 'certainly worse', false]
		]);
	});

	test('a root that is a leaf has no root moves', () => {
		const { trace } = record({ game: 'tictactoe', position: 'XXXOO....' });
		expect(rootMovesAt(trace, trace.steps - 1)).toEqual([]);
	});
});

test('the end of a pass that is not the last has a best move only if it gives the root’s value exactly', () => {
	const leaderAt = (fields: SetupFields, pass: number): readonly unknown[] => {
		const { trace } = record(fields);
		const { rootRow } = trace.passes[pass] ?? { rootRow: NaN };
		const end = trace.exitStepOf(rootRow);
		expect(end).toBeLessThan(trace.steps - 1);
		const moves = rootMovesAt(trace, end);
		const leader = moves.find(({ verdict }) => verdict === 'best' || verdict === 'best so far');
		return [boundOf(trace.flagsOf(rootRow)), leader?.verdict];
	};
	// The first pass of MTD(f) proves that the root is worth at least 3.
	const tree = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]', algorithm: 'mtdf' };
	expect(leaderAt(tree, 0)).toEqual(['lower', 'best so far']);
	// To one ply the value is exact, to that depth.
	const shallow = { game: 'tictactoe', position: 'XO.OX....', depth: '2', evaluator: 'open-lines' };
	expect(leaderAt({ ...shallow, algorithm: 'deepening' }, 0)).toEqual(['exact', 'best']);
});
