/** Links to the paper's program: links round-trip, and faults are reported field by field. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLEAN, RELEASED, type Profile } from '../../../src/lib/core/games/krk/profile/profile.ts';
import { READINGS } from '../../../src/lib/core/games/krk/profile/readings.ts';
import {
	CHECKMATE,
	LEGAL_START,
	STALEMATE,
	listPlacements,
	placementFacts
} from '../../../src/lib/core/games/krk/legality.ts';
import { PROGRAM_FIELDS } from '../../../src/lib/core/evaluate/krk-paper/program-fields.ts';
import { idsOf } from '../../../src/lib/core/fields/field.ts';
import { isRookTaken } from '../../../src/lib/core/games/krk/placement.ts';
import type { Move } from '../../../src/lib/core/games/game.ts';
import { moveUci, placementAfter } from '../../../src/lib/core/games/krk/moves.ts';
import {
	ANSWER_NAMES,
	BESIDE_NAMES,
	PERSON_NAMES,
	PROGRAM,
	SHADES,
	type ProgramField,
	type ProgramLink,
	type ProgramView
} from '../../../src/lib/core/share/krk-link.ts';
import {
	listLegalMoves,
	parseStart,
	unusedIn
} from '../../../src/lib/core/share/krk-link-fields.ts';

const STARTS = listPlacements(LEGAL_START);
const PROFILES: readonly Profile[] = [
	RELEASED,
	CLEAN,
	{ ...CLEAN, mates: 'depth' },
	{ ...RELEASED, ties: 'uniform', reading: 'flood' }
];

/** True where a board alone ends the game by one of the profiles. */
function isOver(id: number): boolean {
	return isRookTaken(id) || ((placementFacts()[id] ?? 0) & (CHECKMATE | STALEMATE)) !== 0;
}

/** Legal moves from a start, each selected by a number; none of them ends the game. */
function walk(start: number, picks: readonly number[]): Move[] {
	const moves: Move[] = [];
	const boards = [start];
	for (const pick of picks) {
		const id = boards.at(-1) as number;
		const legal = listLegalMoves(id, moves.length % 2 === 0 ? 'white' : 'black').filter((one) => {
			const next = placementAfter(id, one);
			const { length } = boards.filter((board) => board === next);
			return length < 2 && !isOver(next);
		});
		const move = legal[pick % Math.max(1, legal.length)];
		if (move === undefined) break;
		moves.push(move);
		boards.push(placementAfter(id, move));
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
	person: fc.constantFrom(...idsOf(PERSON_NAMES)),
	answer: fc.constantFrom(...idsOf(ANSWER_NAMES)),
	shades: fc.subarray([...SHADES]),
	reading: fc.option(fc.constantFrom(...READINGS)),
	beside: fc.constantFrom(...idsOf(BESIDE_NAMES))
});

describe('KRK link', () => {
	it('a link round-trips', () => {
		fc.assert(
			fc.property(anyLink, anyView, (link, view) => {
				const read = PROGRAM.read(PROGRAM.query({ ...link, ...view }));
				expect(read).toMatchObject({ values: { ...link, ...view }, faults: [] });
			}),
			{ numRuns: 300 }
		);
	});

	it('an empty link has the defaults', () => {
		expect(PROGRAM.read('')).toMatchObject({ values: PROGRAM.defaults, faults: [] });
		expect(PROGRAM.defaults).toMatchObject({
			start: 206_557,
			whiteSteps: 2,
			blackSteps: 2,
			moves: []
		});
	});

	it('an old link keeps its meaning', () => {
		const link = { ...PROGRAM.defaults, moves: walk(206_557, [0, 0, 0]), ply: 2 };
		expect(PROGRAM.query(link)).toBe(
			'start=206557&profile=released&white=2&black=2&seed=1&moves=d3c2-g6f6-c2b1&ply=2'
		);
	});
});

describe('KRK link: broken links', () => {
	it.each<[query: string, field: ProgramField, says: RegExp]>([
		['start=0', 'start', /both on a8/],
		['start=193', 'start', /kings on a7 and a8 are on adjacent squares/],
		['start=262144', 'start', /0 to 262143/],
		['start=194 b', 'start', /begin with White to move/],
		['start=k7/8/1K6/8/8/8/8/R7', 'start', /in check from the rook on a1/],
		['start=K1k5/8/8/8/8/8/8/8 w', 'start', /rook on the board/],
		['profile=relased', 'profile', /released \(Released\) or clean \(Clean\)/],
		['profile=clean,mates:deep', 'profile', /mates is one of flat \(.+\), depth \(.+\), not/],
		['white=0', 'white', /1 to 16, not “0”/],
		['black=17', 'black', /1 to 16, not “17”/],
		['black=two', 'black', /1 to 16, not “two”/],
		['seed=-1', 'seed', /from 0 to 4294967295/],
		['seed=4294967296', 'seed', /from 0 to 4294967295/],
		[
			'person=me',
			'person',
			/none \(Neither side\), white \(White\), black \(Black\), both \(Both sides\)/
		],
		['answer=never', 'answer', /at-once \(Automatically\), next \(When you press Next\)/],
		['shade=free-blue', 'shade', /There is no shade “blue”/],
		['reading=mine', 'reading', /authors \(As released\), authors-fixed \(Corrected\)/],
		['beside=maybe', 'beside', /shown \(Compare on\), hidden \(Compare off\)/],
		['moves=d3d4-g6g5', 'moves', /Move 2 .*“g6g5” is no legal move of Black’s/],
		['moves=d3d4&ply=2', 'ply', /no ply 2/],
		['ply=x', 'ply', /0 to 100/],
		['moves=game&ply=101', 'ply', /0 to 100/],
		['colour=red', 'link', /“colour”, which is unknown here/],
		['seed=1&seed=2', 'link', /“seed” more than once/]
	])('%s', (query, field, says) => {
		const { faults } = PROGRAM.read(query);
		expect(faults.map((one) => one.field)).toEqual([field]);
		expect(faults[0]?.fault.message).toMatch(says);
	});

	it('a broken link keeps its valid fields', () => {
		const { values, faults } = PROGRAM.read(
			'start=194&profile=clean&white=99&black=3&seed=7&moves=a5b5-a8b8-zz&person=white'
		);
		expect(faults.map(({ field }) => field)).toEqual(['white', 'moves']);
		expect(values).toMatchObject({
			start: 194,
			profile: CLEAN,
			whiteSteps: 2,
			blackSteps: 3,
			seed: 7,
			person: 'white'
		});
		expect(values.moves).toHaveLength(1);
	});

	it.each([
		['194', null],
		['8/8/6k1/3R4/8/3K4/8/8 w - - 0 1', null],
		[
			'8/8/6k1/3R4/8/3K4/8/8 w KQ - 0 1',
			'This game has no castling and no en passant: “KQ” is ignored.'
		],
		[
			'8/8/6k1/3R4/8/3K4/8/8 w Q e3 7 9',
			'This game has no castling and no en passant: “Q” and “e3” are ignored. The FEN’s move counters are ignored: the game starts at move 1.'
		],
		['nonsense', null]
	])('of the start %s is said what is ignored: %s', (text, said) => {
		expect(unusedIn(text)).toBe(said);
	});

	it('a link says what is ignored of its start', () => {
		const query = 'start=8/8/8/3k4/8/8/8/R3K3+w+Q+-+0+1';
		expect(PROGRAM.read(query).assumed).toContain('“Q” is ignored');
		expect(PROGRAM.read('start=206557').assumed).toBeNull();
	});

	it('an unreadable start has no moves', () => {
		const { values: link, faults } = PROGRAM.read('start=x&moves=d3d4');
		expect(faults.map(({ field }) => field)).toEqual(['start']);
		expect(link.moves).toEqual([]);
	});

	it('moves stop after fifty moves of each side', () => {
		const moves = walk(
			206_557,
			Array.from({ length: 101 }, (_, i) => 7 * i)
		);
		expect(moves).toHaveLength(101);
		const { values: link, faults } = PROGRAM.read(`moves=${moves.map(moveUci).join('-')}`);
		expect(link.moves).toHaveLength(100);
		expect(faults[0]?.fault.message).toMatch(/before move 101 .*: fifty moves/);
	});

	it.each([
		['released', '', 9],
		['clean', '', 8],
		['released', ',startCounted:counted', 8]
	])('%s%s: moves stop at the third occurrence of a board', (profile, change, plies) => {
		const round = ['d5e5', 'g6f6', 'e5d5', 'f6g6'];
		const words = Array.from({ length: 11 }, (_, i) => round[i % 4] as string);
		const query = (length: number): string =>
			`profile=${profile}${change}&moves=${words.slice(0, length).join('-')}`;
		expect(PROGRAM.read(query(plies)).faults).toEqual([]);
		const { values: link, faults } = PROGRAM.read(query(11));
		expect(link.moves).toHaveLength(plies);
		expect(faults.map(({ field }) => field)).toEqual(['moves']);
		expect(faults[0]?.fault.message).toBe(
			`The game ended before move ${plies + 1} of the link: the same board for the third time. The moves before it are kept.`
		);
	});

	it('a missing ply shows the last existing move', () => {
		const { values: link, faults } = PROGRAM.read('moves=d3d4-g6f6-a1a1&ply=3');
		expect([link.ply, faults.map(({ field }) => field)]).toEqual([2, ['moves']]);
	});

	it.each([
		['start=7k/8/6K1/8/8/8/8/R7&moves=a1a8-h8g8', 2, 'checkmate'],
		['start=8/8/8/8/8/3R4/2k5/7K&moves=h1g1-c2d3-g1f1', 3, 'the rook is captured']
	])('%s: nothing comes after the end', (query, move, why) => {
		const { values: link, faults } = PROGRAM.read(query);
		expect(link.moves).toHaveLength(move - 1);
		expect(faults[0]?.fault.message).toContain(`before move ${move} of the link: ${why}.`);
	});

	it('any text can be read without an error', () => {
		fc.assert(
			fc.property(fc.string(), fc.string(), (name, value) => {
				const { values: link } = PROGRAM.read(`${name}=${value}&moves=${value}&ply=${value}`);
				expect(link.start).toBeGreaterThan(0);
			})
		);
	});
});

describe('KRK link: typed fields', () => {
	const { steps, seed } = PROGRAM_FIELDS;

	it('steps are validated', () => {
		expect(steps.parse(' 16 ', {})).toEqual({ ok: true, value: 16 });
		for (const text of ['0', '17', '', '1.5', 'x', '1e1', '-2']) {
			expect(steps.parse(text, {}).ok).toBe(false);
		}
	});

	it('seeds are validated', () => {
		expect(seed.parse('0', {})).toEqual({ ok: true, value: 0 });
		for (const text of ['', '1.5', '-1', '99999999999'])
			expect(seed.parse(text, {}).ok).toBe(false);
	});

	it('starts are validated, with the place of the fault', () => {
		expect(parseStart('206557')).toEqual(parseStart('8/8/6k1/3R4/8/3K4/8/8 w - - 0 1'));
		const read = parseStart('8/8/6k1/3R4/8/3K4/8/8 b');
		expect(read.ok || read.fault.at).toBe(22);
	});

	it('a number of the paper’s text is reported with the program’s number', () => {
		const read = parseStart('120562');
		expect(read.ok || read.fault.message).toMatch(
			/in check from .* In the numbering of the paper’s text this would be 206557\.$/
		);
		for (const text of ['193', '0', '262144', '120562 b', '999999']) {
			const other = parseStart(text);
			expect(other.ok || other.fault.message).not.toMatch(/numbering/);
		}
	});

	it('legal moves are in listed order', () => {
		const names = listLegalMoves(206_557, 'white').map(moveUci);
		expect(names).toHaveLength(19);
		expect(names).toEqual([...names].sort());
	});
});
