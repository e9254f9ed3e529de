import { rootSlack } from '../../../src/lib/core/search/search.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { ghostSizeOf } from '../../../src/lib/core/trace/recording.ts';
import {
	NO_ROW,
	cutReason,
	eventAt,
	momentAt,
	rowsAt,
	type Frame
} from '../../../src/lib/core/trace/cursor.ts';
import { CountIndex } from '../../../src/lib/core/trace/counts.ts';
import { record, setupOf } from '../search/record.ts';
import { anySearch } from '../search/samples.ts';
import { NaiveReplay, eventsOf, type NaiveNode } from './naive.ts';

const rowOf = (node: NaiveNode | null): number => node?.row ?? NO_ROW;

function frameOf(node: NaiveNode): Frame {
	const { row, max, alphaGiven, betaGiven, alpha, beta, best, returned } = node;
	return {
		row,
		max,
		alphaGiven,
		betaGiven,
		alpha,
		beta,
		alphaOwner: rowOf(node.alphaOwner),
		betaOwner: rowOf(node.betaOwner),
		best,
		bestChild: rowOf(node.bestChild),
		returned
	};
}

describe('at every step, against the first events played back one by one', () => {
	test('the moment, the rows and the counts', () => {
		fc.assert(
			fc.property(anySearch, (fields) => {
				const setup = setupOf(fields);
				const recording = recordSearch(setup);
				const { trace } = recording;
				const index = new CountIndex(trace, ghostSizeOf(recording));
				const events = eventsOf(setup);
				const naive = new NaiveReplay(rootSlack(setup.ties));
				expect(trace.steps).toBe(events.length);
				for (const [step, event] of events.entries()) {
					naive.take(event);
					const { kind, node, subject, path, improved, tightened } = momentAt(trace, step);
					expect(kind).toBe(event.kind);
					expect(node).toBe(naive.here.row);
					// The rows of a cut are the last ones written, the first pruned move is its subject.
					const pruned = event.kind === 'cut' ? naive.here.moves.length - event.firstUnsearched : 0;
					expect(subject).toBe(naive.subject?.row ?? naive.rows.length - pruned);
					expect(path).toEqual(naive.stack.map(frameOf));
					expect({ improved, tightened }).toEqual({
						improved: naive.improved,
						tightened: naive.tightened
					});
					expect(rowsAt(trace, step)).toBe(naive.rows.length);
					expect(index.at(step)).toMatchObject(naive.counts);
				}
				expect(naive.rows).toHaveLength(trace.rows);
			}),
			{ numRuns: 200 }
		);
	});

	test('the cut test holds after a return exactly where a cut follows or nothing is left', () => {
		fc.assert(
			fc.property(anySearch, (fields) => {
				const setup = setupOf(fields);
				const { trace } = recordSearch(setup);
				const events = eventsOf(setup);
				const naive = new NaiveReplay(rootSlack(setup.ties));
				for (const [step, event] of events.entries()) {
					naive.take(event);
					const { best, max, alphaGiven, betaGiven, moves, returned } = naive.here;
					const bound = max ? betaGiven : alphaGiven;
					const meets = best === bound && setup.cut === 'equal';
					const passes = best !== null && (max ? best > bound : best < bound);
					const holds = setup.algorithm === 'alphabeta' && best !== null && (meets || passes);
					expect(momentAt(trace, step).testHolds).toBe(holds);
					if (event.kind !== 'return') continue;
					const cutFollows = events[step + 1]?.kind === 'cut';
					expect(cutFollows).toBe(holds && returned < moves.length);
				}
			}),
			{ numRuns: 200 }
		);
	});

	test('the owner of each cutoff really set the bound that cut, and set it first', () => {
		let owned = 0;
		fc.assert(
			fc.property(anySearch, (fields) => {
				const setup = setupOf({ ...fields, algorithm: 'alphabeta' });
				const { trace } = recordSearch(setup);
				const naive = new NaiveReplay(rootSlack(setup.ties));
				for (const [step, event] of eventsOf(setup).entries()) {
					naive.take(event);
					if (event.kind !== 'cut') continue;
					const { bound, owner, ownerChild, pliesAbove } = cutReason(momentAt(trace, step).path);
					const cut = naive.here;
					// Only the other side's ancestors limit a node, each by the best it has so far.
					const rivals = naive.stack.filter((node) => node.max !== cut.max && node.best !== null);
					const slackAt = (row: number): number => (row === 0 ? rootSlack(setup.ties) : 0);
					const limitOf = ({ row, max, best }: NaiveNode): number =>
						(best as number) + (max ? -slackAt(row) : slackAt(row));
					const bests = rivals.map(limitOf);
					const tightest = cut.max ? Math.min(Infinity, ...bests) : Math.max(-Infinity, ...bests);
					expect(bound).toBe(tightest);
					const first = rivals.find((node) => limitOf(node) === tightest);
					if (first === undefined || !Number.isFinite(tightest)) continue;
					expect(owner).toBe(first.row);
					expect(trace.parentOf(ownerChild)).toBe(owner);
					expect(trace.valueOf(ownerChild)).toBe(first.best);
					expect(pliesAbove).toBe(naive.stack.length - 1 - naive.stack.indexOf(first));
					expect(pliesAbove % 2).toBe(1);
					owned++;
				}
			}),
			{ numRuns: 200 }
		);
		expect(owned).toBeGreaterThan(100);
	});
});

describe('cut reasons of known searches', () => {
	const plies = (position: string): number[] => {
		const { trace } = record({ game: 'tictactoe', position });
		return Array.from({ length: trace.steps }, (_, step) => step)
			.filter((step) => eventAt(trace, step).kind === 'cut')
			.map((step) => cutReason(momentAt(trace, step).path).pliesAbove);
	};

	test('8 of the 12 cutoffs of .O..X.O.X are deep', () => {
		expect(plies('.O..X.O.X')).toHaveLength(12);
		expect(plies('.O..X.O.X').filter((above) => above > 1)).toHaveLength(8);
	});

	test('the cutoffs of ..XO..OXO are all shallow', () => {
		expect(plies('..XO..OXO')).toEqual([1, 1, 1, 1, 1]);
	});

	test('a bound of the starting window has no owner: MAX cannot want more than +Infinity', () => {
		const { trace } = record({ game: 'tree', position: '[inf,3]' });
		const moment = momentAt(trace, 3);
		expect(moment.kind).toBe('cut');
		expect(cutReason(moment.path)).toEqual({
			bound: Infinity,
			owner: NO_ROW,
			ownerChild: NO_ROW,
			pliesAbove: 0
		});
	});
});

describe('steps outside the trace', () => {
	const { trace } = record({ game: 'tree', position: '[1,2]' });
	test.each([-1, 6, 1e9])('%d is refused', (step) => {
		expect(trace.steps).toBe(6);
		expect(() => momentAt(trace, step)).toThrow(`step ${step}`);
	});
});
