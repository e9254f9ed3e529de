/**
 * The visits of PVS, MTD(f) and SSS* on the textbook trees, leaf by leaf, written down so that every change is
 * noticed. A bar precedes each pass after the first, an asterisk a re-searched child, and a value in brackets is a
 * table hit of an inner node.
 */
import { describe, expect, test } from 'vitest';
import type { AlgorithmId } from '../../../../src/lib/core/search/registry.ts';
import { eventsOf, tallyOf, type Event } from './run.ts';

const AIMA = '[[3,12,8],[2,4,6],[14,5,2]]';
const KNUTH_MOORE = '[[3,12,8],[2,4,6],[2,5,14]]';
const WORST = '[[14,5,2],[6,4,2],[12,8,3]]';
const THREE_PLIES = '[[[3,5],[6,9]],[[1,2],[0,-1]]]';
const TIE_TRAP = '[[3,5],[3,1]]';
const DEEP_CUTOFF = '[5,[[[4,9],7],8]]';
const DECIMALS = '[[0.1,0.3],[0.2,[0.25,0.3]],[0.2,0.4]]';

const ROWS: readonly (readonly [id: AlgorithmId, tree: string, nodes: number, leaves: string])[] = [
	['pvs', AIMA, 11, '3 12 8 2 14 5 2'],
	['pvs', KNUTH_MOORE, 9, '3 12 8 2 2'],
	['pvs', WORST, 17, '14 5 2 6 4 2 12 8 3 * 12 8 3'],
	['pvs', THREE_PLIES, 11, '3 5 6 1 2'],
	['pvs', TIE_TRAP, 6, '3 5 3'],
	['pvs', DEEP_CUTOFF, 13, '5 4 7 8 * 4 7'],
	['pvs', DECIMALS, 12, '0.1 0.3 0.2 0.25 * 0.2 0.2'],
	['mtdf', AIMA, 14, '3 12 8 | 3 2 14 5 2'],
	['mtdf', KNUTH_MOORE, 12, '3 12 8 | 3 2 2'],
	['mtdf', WORST, 25, '14 5 2 | 14 5 2 6 4 2 12 8 3 | (2) (2) 12 8 3'],
	['mtdf', THREE_PLIES, 21, '3 6 | 3 5 (6) | 3 5 1 2'],
	['mtdf', TIE_TRAP, 9, '3 5 | 3 3'],
	['mtdf', DEEP_CUTOFF, 16, '5 | 5 4 7 8 | 5 (4) 7'],
	['mtdf', DECIMALS, 17, '0.1 0.3 | 0.1 0.2 0.25 | (0.1) 0.2 0.2'],
	['sss', AIMA, 25, '3 2 14 | (3) (2) 14 5 | (3) (2) 14 5 2 | 3 12 8'],
	['sss', KNUTH_MOORE, 12, '3 2 2 | 3 12 8'],
	['sss', THREE_PLIES, 16, '3 5 1 2 | 3 5 6'],
	['sss', TIE_TRAP, 9, '3 3 | 3 5'],
	['sss', DEEP_CUTOFF, 14, '5 4 7 | 5 (4) 7 8'],
	['sss', DECIMALS, 13, '0.1 0.2 0.2 | (0.1) 0.2 0.25']
];

function write({ kind, value, detail }: Event): string[] {
	if (kind === 'evaluate') return [String(value)];
	if (kind === 'hit') return [`(${value})`];
	if (kind === 'research') return ['*'];
	return kind === 'pass' && !detail.startsWith('first') ? ['|'] : [];
}

describe('family: visited leaves, in order', () => {
	test.each(ROWS)('%s on %s', (id, position, nodes, leaves) => {
		const fields = { game: 'tree', position };
		expect(eventsOf(id, fields).flatMap(write).join(' ')).toBe(leaves);
		expect(tallyOf(id, fields).visited).toBe(nodes);
	});
});

test('MTD(f) tests 0 first, then each result, between neighbouring numbers', () => {
	const passes = eventsOf('mtdf', { game: 'tree', position: DEEP_CUTOFF })
		.filter(({ kind }) => kind === 'pass')
		.map(({ detail }) => detail);
	expect(passes).toEqual([
		`first Infinity ${-Number.MIN_VALUE} 0`,
		`failed-high Infinity 5 ${5 + 4 * Number.EPSILON}`,
		`failed-high Infinity 7 ${7 + 4 * Number.EPSILON}`
	]);
});

test('SSS* starts from above: each of its passes but the last fails low', () => {
	const events = eventsOf('sss', { game: 'tree', position: WORST });
	const answers = events.filter(({ kind }) => kind === 'finish').map(({ value }) => value);
	expect(answers).toEqual([14, 12, 8, 6, 5, 4, 3, 3]);
});
