/** Links to the paper's program: what is written is read again, and what is wrong is told field by field. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	CLEAN,
	RELEASED,
	type Profile
} from '../../../src/lib/core/evaluate/krk-paper/levels/profile.ts';
import { READINGS } from '../../../src/lib/core/evaluate/krk-paper/readings.ts';
import { LEGAL_START, listPlacements } from '../../../src/lib/core/games/krk/legality.ts';
import type { Move } from '../../../src/lib/core/games/game.ts';
import { moveUci, placementAfter } from '../../../src/lib/core/games/krk/moves.ts';
import {
	ANSWERS,
	BESIDES,
	DEFAULT_PROGRAM,
	DEFAULT_VIEW,
	PERSONS,
	SHADES,
	formatProgramLink,
	parseProgramLink,
	type ProgramField,
	type ProgramLink,
	type ProgramView
} from '../../../src/lib/core/share/krk-link.ts';
import {
	listLegalMoves,
	parseSeed,
	parseStart,
	parseSteps
} from '../../../src/lib/core/share/krk-link-fields.ts';

const STARTS = listPlacements(LEGAL_START);
const PROFILES: readonly Profile[] = [
	RELEASED,
	CLEAN,
	{ ...CLEAN, mates: 'depth' },
	{ ...RELEASED, ties: 'uniform', reading: 'flood' }
];

/** Legal moves from a start, each picked by a number. */
function walk(start: number, picks: readonly number[]): Move[] {
	const moves: Move[] = [];
	let id = start;
	for (const pick of picks) {
		const legal = listLegalMoves(id, moves.length % 2 === 0 ? 'white' : 'black');
		const move = legal[pick % Math.max(1, legal.length)];
		if (move === undefined) break;
		moves.push(move);
		id = placementAfter(id, move);
	}
	return moves;
}

const anyLink: fc.Arbitrary<ProgramLink> = fc
	.record({
		start: fc.nat({ max: STARTS.length - 1 }).map((at) => STARTS[at] as number),
		profile: fc.constantFrom(...PROFILES),
		whiteSteps: fc.integer({ min: 1, max: 16 }),
		blackSteps: fc.integer({ min: 1, max: 16 }),
		seed: fc.integer({ min: 0, max: 4_294_967_295 }),
		picks: fc.option(fc.array(fc.nat({ max: 100 }), { maxLength: 30 })),
		ply: fc.nat({ max: 100 })
	})
	.map(({ picks, ply, ...rest }) => {
		if (picks === null) return { ...rest, moves: 'game' as const, ply };
		const moves = walk(rest.start, picks);
		return { ...rest, moves, ply: Math.min(ply, moves.length) };
	});

const anyView: fc.Arbitrary<ProgramView> = fc.record({
	person: fc.constantFrom(...PERSONS),
	answer: fc.constantFrom(...ANSWERS),
	shades: fc.subarray([...SHADES]),
	reading: fc.option(fc.constantFrom(...READINGS)),
	beside: fc.constantFrom(...BESIDES)
});

describe('a link', () => {
	it('is read again as it was written', () => {
		fc.assert(
			fc.property(anyLink, anyView, (link, view) => {
				const read = parseProgramLink(formatProgramLink(link, view));
				expect(read).toEqual({ link, view, faults: [] });
			}),
			{ numRuns: 300 }
		);
	});

	it('that says nothing means the defaults', () => {
		const read = parseProgramLink('');
		expect(read).toEqual({ link: DEFAULT_PROGRAM, view: DEFAULT_VIEW, faults: [] });
	});

	it('keeps meaning what it meant', () => {
		const link = { ...DEFAULT_PROGRAM, moves: walk(206_557, [0, 0, 0]), ply: 2 };
		expect(formatProgramLink(link)).toBe(
			'?start=206557&profile=released&white=2&black=2&seed=1&moves=d3c2-g6f6-c2b1&ply=2'
		);
	});
});

describe('a broken link', () => {
	it.each<[query: string, field: ProgramField, says: RegExp]>([
		['start=0', 'start', /both on a8/],
		['start=193', 'start', /kings on a7 and a8 stand side by side/],
		['start=262144', 'start', /0 to 262143/],
		['start=194 b', 'start', /begin with White to move/],
		['start=k7/8/1K6/8/8/8/8/R7', 'start', /already attacked by the rook on a1/],
		['start=K1k5/8/8/8/8/8/8/8 w', 'start', /rook on the board/],
		['profile=relased', 'profile', /released or clean/],
		['profile=clean,mates:deep', 'profile', /mates is one of flat, depth/],
		['white=0', 'white', /1 to 16, not “0”/],
		['black=17', 'black', /1 to 16, not “17”/],
		['black=two', 'black', /1 to 16, not “two”/],
		['seed=-1', 'seed', /from 0 to 4294967295/],
		['seed=4294967296', 'seed', /from 0 to 4294967295/],
		['person=me', 'person', /none, white, black, both/],
		['answer=never', 'answer', /at-once, next/],
		['shade=free-blue', 'shade', /There is no shade “blue”/],
		['reading=mine', 'reading', /authors, authors-fixed/],
		['beside=maybe', 'beside', /shown, hidden/],
		['moves=d3d4-g6g5', 'moves', /Move 2 .*“g6g5” is no legal move of Black’s/],
		['moves=d3d4&ply=2', 'ply', /no ply 2/],
		['ply=x', 'ply', /0 to 100/],
		['moves=game&ply=101', 'ply', /0 to 100/],
		['colour=red', 'link', /“colour”, which means nothing here/],
		['seed=1&seed=2', 'link', /“seed” more than once/]
	])('%s', (query, field, says) => {
		const { faults } = parseProgramLink(query);
		expect(faults.map((one) => one.field)).toEqual([field]);
		expect(faults[0]?.fault.message).toMatch(says);
	});

	it('keeps what is right in it', () => {
		const { link, view, faults } = parseProgramLink(
			'start=194&profile=clean&white=99&black=3&seed=7&moves=a5b5-a8b8-zz&person=white'
		);
		expect(faults.map(({ field }) => field)).toEqual(['moves', 'white']);
		expect(link).toMatchObject({
			start: 194,
			profile: CLEAN,
			whiteSteps: 2,
			blackSteps: 3,
			seed: 7
		});
		expect(link.moves).toHaveLength(1);
		expect(view.person).toBe('white');
	});

	it('makes no moves from a start that could not be read', () => {
		const { link, faults } = parseProgramLink('start=x&moves=d3d4');
		expect(faults.map(({ field }) => field)).toEqual(['start']);
		expect(link.moves).toEqual([]);
	});

	it('stops after fifty moves of each side', () => {
		const round = ['d3c2', 'g6f6', 'c2d3', 'f6g6'];
		const words = Array.from({ length: 101 }, (_, i) => round[i % 4] as string);
		const { link, faults } = parseProgramLink(`moves=${words.join('-')}`);
		expect(link.moves).toHaveLength(100);
		expect(faults[0]?.fault.message).toMatch(/Move 101 .*Fifty moves/);
	});

	it('of any text whatever is read without an error', () => {
		fc.assert(
			fc.property(fc.string(), fc.string(), (name, value) => {
				const { link } = parseProgramLink(`${name}=${value}&moves=${value}&ply=${value}`);
				expect(link.start).toBeGreaterThan(0);
			})
		);
	});
});

describe('fields as they are typed', () => {
	it('steps', () => {
		expect(parseSteps(' 16 ')).toEqual({ ok: true, value: 16 });
		for (const text of ['0', '17', '', '1.5', 'x', '1e1', '-2']) {
			expect(parseSteps(text).ok).toBe(false);
		}
	});

	it('seeds', () => {
		expect(parseSeed('0')).toEqual({ ok: true, value: 0 });
		for (const text of ['', '1.5', '-1', '99999999999']) expect(parseSeed(text).ok).toBe(false);
	});

	it('starts, with the place of the fault', () => {
		expect(parseStart('206557')).toEqual(parseStart('8/8/6k1/3R4/8/3K4/8/8 w - - 0 1'));
		const read = parseStart('8/8/6k1/3R4/8/3K4/8/8 b');
		expect(read.ok || read.fault.at).toBe(22);
	});

	it('legal moves are in listed order', () => {
		const names = listLegalMoves(206_557, 'white').map(moveUci);
		expect(names).toHaveLength(19);
		expect(names).toEqual([...names].sort());
	});
});
