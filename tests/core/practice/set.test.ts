/** Sets of exercises: their links, where they are drawn from, parts of searches, and what cannot be practised. */
import { describe, expect, test, vi } from 'vitest';
import type { GameState } from '../../../src/lib/core/games/game.ts';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import { checkAnswers } from '../../../src/lib/core/practice/check.ts';
import { exerciseOf, MOST_NODES, type Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { ideaAnswers } from '../../../src/lib/core/practice/idea-answers.ts';
import { placesIn, placesOf, stepOf } from '../../../src/lib/core/practice/asked-places.ts';
import { PRACTICE, type PracticeValues } from '../../../src/lib/core/practice/practice-link.ts';
import {
	exerciseAt,
	faultyField,
	placeInSet,
	isFlat,
	setupOf,
	sizeOf,
	withoutFlat
} from '../../../src/lib/core/practice/set.ts';
import { CHESS_POSITIONS } from '../../../src/lib/core/practice/sources/chess.ts';
import { positionsOf, unfinished } from '../../../src/lib/core/practice/sources/tictactoe.ts';
import { walk } from '../../../src/lib/core/practice/walk.ts';
import { countSearch } from '../../../src/lib/core/search/count.ts';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';
import type { SearchSetup } from '../../../src/lib/core/search/setup.ts';
import { CUT_RULES, FAIL_RULES, TIE_RULES } from '../../../src/lib/core/search/search.ts';
import { cutReason, pathFrames } from '../../../src/lib/core/trace/cursor.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import { expectSame } from '../../same.ts';
import { EXHAUSTIVE, slice } from '../../sweep.ts';
import { EVERYTHING, range, valueOf } from './exercises.ts';

function read(query: string): PracticeValues {
	const { values, faults } = PRACTICE.read(query);
	expect(faults).toEqual([]);
	return values;
}

const at = (query: string, index = 0): Exercise => valueOf(exerciseAt(read(query), index));
const setupAt = (values: PracticeValues): SearchSetup => valueOf(setupOf(values, 0));
const positionOf = (x: Exercise): string => x.recording.trace.header.setup.position;

const START = 'game=chess&position=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR+w+KQkq+-+0+1';
/** A small part of a search that is too large: minimax visits perft(5), 4,865,609 leaves. It takes some seconds. */
const LARGE: [query: string, code: string] = [
	`${START}&depth=5&algorithm=minimax&at=e4+e5+Nf3+Nc6`,
	'practice-budget'
];

describe('a link', () => {
	test.each([
		['', 'values,move', 'minimax', 5],
		['level=2', 'values,cuts,move', 'alphabeta', 5],
		['level=5&sets=3', 'values,windows,cuts,count,move,reorder', 'alphabeta', 3],
		['game=tictactoe', 'values,cuts,move', 'alphabeta', 5],
		['position=[[3,5],[2,9]]&sets=9', 'values,cuts,count,move', 'alphabeta', 1],
		['ask=move,values&level=4', 'values,move', 'alphabeta', 5]
	])('%s asks what it says', (query, ask, algorithm, size) => {
		const values = read(query);
		expect([values.ask.join(), values.algorithm, sizeOf(values)]).toEqual([ask, algorithm, size]);
	});

	test.each([
		['level=6', 'level-unknown'],
		['game=tictactoe&level=1', 'level-game'],
		['game=chess&level=3', 'level-game'],
		['seed=-1', 'seed-range'],
		['sets=21', 'sets-range'],
		['sets=0', 'sets-range'],
		['ask=cuts', 'ask-impossible'],
		['level=4&ask=scissors', 'ask-unknown'],
		['level=4&ask=reorder', 'ask-reorder'],
		['game=tictactoe&ask=reorder', 'ask-impossible'],
		['algorithm=pvs', 'algorithm-unknown'],
		['depth=3', 'practice-drawn'],
		['ties=exact', 'practice-drawn'],
		['at=a', 'practice-drawn'],
		['order=random:3', 'practice-order'],
		['diagnose=on&game=chess', 'diagnose-drawn'],
		['diagnose=maybe', 'diagnose-unknown'],
		['pairs=on', 'pairs-level'],
		['level=5&pairs=on&diagnose=on', 'pairs-level'],
		['level=5&pairs=twice', 'pairs-unknown'],
		['level=5&pairs=on&cut=strict', 'pairs-cut'],
		['position=[[3,', 'tree-bracket'],
		['level=4&v=2', 'link-version'],
		['level=4&points=on', 'link-unknown-field'],
		['show=0', 'show-range']
	])('%s has the fault %s', (query, code) => {
		expect(PRACTICE.read(query).faults.map(({ fault }) => fault.code)).toEqual([code]);
	});

	test.each([
		['game=krk', 'practice-nodes'],
		['game=tictactoe&position=.O..X.O.X', 'practice-nodes'],
		['position=7', 'practice-leaf'],
		['position=[[1,2],3]&at=b', 'practice-leaf'],
		['position=[[5,6],[3,4]]&at=b2', 'practice-leaf'],
		['position=[[5,6],[3,4]]&at=q', 'path-illegal'],
		['position=[[5,6],[3,[4,[1,2]]]]&at=b+b2+b2.2', 'path-pruned'],
		...(EXHAUSTIVE ? [LARGE] : [])
	])('%s cannot be practised: %s', (query, code) => {
		const found = exerciseAt(read(query), 0);
		expect(found).toMatchObject({ ok: false, fault: { code } });
		if (!found.ok) expect(found.fault.message).toMatch(/^[^\n]{1,300}\.$/);
	});

	test.each([
		`${START}&depth=20`,
		`${START}&depth=20&at=e4+e5`,
		`${START}&depth=20&order=best-first`,
		'game=tictactoe&position=.........',
		'game=krk&depth=20&at=Rd7'
	])('%s is known to be too large after as many nodes as an exercise may have', (query) => {
		const values = read(query);
		const root = gameOf(values.game).parse(setupAt(values).position, { root: 'max' });
		if (!root.ok) throw new Error(root.fault.message);
		const played = vi.spyOn(Object.getPrototypeOf(root.value) as GameState, 'play');
		expect(exerciseAt(values, 0)).toMatchObject({ ok: false, fault: { code: 'practice-nodes' } });
		// A path is played twice: to read it, and to go there.
		expect(played.mock.calls.length).toBeLessThanOrEqual(MOST_NODES + 4);
		played.mockRestore();
	});

	test.each([
		['game=chess&level=9', 'There is no level “9”; choose 2 (First cuts).'],
		['game=tictactoe&level=9', 'There is no level “9”; choose 2 (First cuts), 3 (The window).'],
		...['2', '9'].map((level) => [
			`game=krk&level=${level}`,
			'King and rook has no exercises of any level. Give a position and a depth with at most 60 nodes.'
		])
	])('%s lists the levels of its game', (query, message) => {
		expect(PRACTICE.read(query).faults.map(({ fault }) => fault.message)).toEqual([message]);
	});

	test('the exercises of a set have the seeds that follow', () => {
		const values = read('level=4&seed=17&sets=3');
		expect([0, 1, 2].map((index) => placeInSet(values, index))).toEqual([
			{ level: 4, seed: 17 },
			{ level: 4, seed: 18 },
			{ level: 4, seed: 19 }
		]);
		expect(positionOf(at('level=4&seed=17', 1))).toBe(positionOf(at('level=4&seed=18')));
		expect(placeInSet(read('seed=4294967295'), 1).seed).toBe(0);
	});
});

describe('a recorded search that cannot be practised', () => {
	const setup = SETUP.fill({ position: '[[3,5],[2,9]]' });
	test.each([
		[{ algorithm: 'pvs' }, 'practice-algorithm'],
		[{ shadow: 'off' }, 'practice-no-minimax']
	] as const)('%j', (change, code) => {
		const found = exerciseOf(recordSearch({ ...setup, ...change }), EVERYTHING);
		expect(found).toMatchObject({ ok: false, fault: { code } });
	});

	test('nothing that it has is asked', () => {
		const found = exerciseOf(recordSearch({ ...setup, algorithm: 'minimax' }), ['cuts']);
		expect(found).toMatchObject({ ok: false, fault: { code: 'practice-ask' } });
	});
});

/** The pruned branches of a search with the distance of the bound's owner. */
function cutoffsOf(setup: SearchSetup): number[] {
	const { trace } = recordSearch(setup);
	return range(0, trace.rows - 1).flatMap((row) => {
		if ((trace.flagsOf(row) & FLAG.FIRST_PRUNED) === 0) return [];
		const frames = pathFrames(trace, trace.parentOf(row), trace.enterStepOf(row));
		return [cutReason(frames).pliesAbove];
	});
}

describe('drawn from games', () => {
	test('tic-tac-toe has so many positions', () => {
		const rules = { cut: 'equal', order: 'listed' } as const;
		expect([unfinished(3).length, unfinished(4).length]).toEqual([1372, 1140]);
		expect([positionsOf(2, rules).length, positionsOf(3, rules).length]).toEqual([432, 978]);
		expect(positionsOf(3, rules)).toEqual([...positionsOf(3, rules)].sort());
		const nodes = unfinished(4).map(
			(position) =>
				countSearch(
					SETUP.fill({ game: 'tictactoe', position, algorithm: 'minimax' }),
					() => undefined
				).visited
		);
		expect(nodes.filter((count) => count <= 60)).toHaveLength(1056);
	});

	test('no cutoff in them is deep', () => {
		for (const level of [2, 3] as const) {
			for (const position of slice(positionsOf(level, { cut: 'equal', order: 'listed' }), 20)) {
				const cutoffs = cutoffsOf(SETUP.fill({ game: 'tictactoe', position }));
				expectSame([cutoffs.length >= 2, Math.max(...cutoffs)], [true, 1], position);
			}
		}
	});

	test.each(CHESS_POSITIONS)('$position has at most 60 nodes and two cutoffs', (drawn) => {
		const { trace, shadow } = recordSearch(SETUP.fill({ game: 'chess', ...drawn }));
		expect(shadow?.rows).toBeLessThanOrEqual(60);
		const cutoffs = range(0, trace.rows - 1).filter(
			(row) => (trace.flagsOf(row) & FLAG.FIRST_PRUNED) !== 0
		);
		expect(cutoffs.length).toBeGreaterThanOrEqual(2);
	});

	test('under each rule, in both directions, what is drawn has two cutoffs', () => {
		const rules = CUT_RULES.flatMap((cut) =>
			(['listed', 'reversed'] as const).map((order) => `cut=${cut}&order=${order}`)
		);
		for (const [game, rule] of [
			...slice(rules, 2).map((one) => ['chess', one] as const),
			...slice(rules, 4).map((one) => ['tictactoe', one] as const)
		]) {
			const positions = new Set<string>();
			for (const seed of range(1, 12)) {
				const { setup } = at(`game=${game}&seed=${seed}&${rule}`).recording.trace.header;
				positions.add(setup.position);
				expect(cutoffsOf(setup).length, setup.position).toBeGreaterThanOrEqual(2);
			}
			expect(positions.size).toBeGreaterThan(2);
		}
	});

	test.each(CHESS_POSITIONS)('the moves of $position differ in value', (drawn) => {
		const { trace } = recordSearch(SETUP.fill({ game: 'chess', algorithm: 'minimax', ...drawn }));
		const values = [...trace.childrenOf(0)].map((row) => trace.valueOf(row));
		expect(new Set(values).size).toBeGreaterThan(1);
	});

	test('a new set skips positions whose leaves are all equal, and a link keeps its own', () => {
		const isFlatAt = (seed: number): boolean => isFlat(at(`game=tictactoe&seed=${seed}`).tree);
		expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter(isFlatAt)).toEqual([1, 3, 4]);
		const seedAfter = (query: string): number => withoutFlat(read(`game=tictactoe&${query}`)).seed;
		expect([seedAfter('seed=1'), seedAfter('seed=2&sets=1'), seedAfter('seed=3&sets=1')]).toEqual([
			5, 2, 5
		]);
		// The old link draws what it drew.
		expect(isFlat(at('game=tictactoe').tree)).toBe(true);
		const known = [
			{ level: 2, count: 32 },
			{ level: 3, count: 4 }
		] as const;
		for (const { level, count } of slice(known, 2)) {
			const flat = positionsOf(level, { cut: 'equal', order: 'listed' }).filter((position) =>
				isFlat(at(`game=tictactoe&position=${position}`).tree)
			);
			expect(flat).toHaveLength(count);
		}
	});

	test('king and rook is no choice of the form, as its usual position is too large', () => {
		const offered = (query: string): string[] =>
			(PRACTICE.fields.game.options?.(read(query)) ?? []).map(({ id }) => id);
		expect(offered('')).toEqual(['tree', 'tictactoe', 'chess']);
		expect(offered('game=krk&depth=1')).toContain('krk');
	});

	test('chess positions are drawn one after the other, from the seed 1', () => {
		const count = CHESS_POSITIONS.length;
		const drawn = range(1, count).map((seed) => positionOf(at(`game=chess&seed=${seed}`)));
		expect(drawn).toEqual(CHESS_POSITIONS.map(({ position }) => position));
		expect(positionOf(at('game=chess&seed=0'))).toBe(CHESS_POSITIONS.at(-1)?.position);
	});

	test('the first is as published: 17 nodes, alpha-beta 15, 2 cutoffs', () => {
		const { setup } = at('game=chess').recording.trace.header;
		expect(setup.position).toBe('k7/2P5/1K6/8/8/8/8/8 w - - 0 1');
		const minimax = countSearch({ ...setup, algorithm: 'minimax' }, () => undefined);
		const { visited, cutoffs } = countSearch(setup, () => undefined);
		expect([minimax.visited, visited, cutoffs]).toEqual([17, 15, 2]);
	});

	test('their keys are right, and the words name moves', () => {
		for (const query of ['game=tictactoe&level=3', 'game=tictactoe', 'game=chess']) {
			for (const seed of range(1, 6)) {
				const x = at(`${query}&seed=${seed}`);
				expect(checkAnswers(x, keyOf(x)).kind).toBe('right');
			}
		}
		const x = at('game=tictactoe&level=3&seed=5');
		const { words } = checkAnswers(x, { ...keyOf(x), cuts: [] });
		expect(words).toMatch(
			/^A cut is missing after [abc][123]( [abc][123])*\. The root is worth [−\d]+, whatever [abc123 ]+ is\.$/
		);
		expect(
			ideaAnswers(x).map(({ idea, sheet }) => [
				idea.id,
				checkAnswers(x, keyOf(x, sheet)).named?.words
			])
		).toContainEqual(['min-only', expect.stringMatching(/that cuts at O nodes only/)]);
	});
});

/** Trees with repeated and infinite leaves. */
const TREES = [
	'[[3,5],[3,1]]',
	'[5,[[[4,9],7],8]]',
	'[[inf,3],[-inf,2],[3,[4,-inf]]]',
	'[[[1,1],[0,2]],[[1,0],[1,[2,2]]],1]',
	'[[0.1,0.2],[0.3,[0.1,0.4]]]'
];

describe('the truth', () => {
	test('is what the walker finds too, under all rules, and for every part of a search', () => {
		for (const position of TREES) {
			for (const root of ['max', 'min'] as const) {
				for (const cut of CUT_RULES) {
					for (const fail of FAIL_RULES) {
						for (const ties of TIE_RULES) {
							for (const algorithm of ['alphabeta', 'minimax'] as const) {
								const setup = SETUP.fill({ position, root, cut, fail, ties, algorithm });
								expectWalked(recordSearch(setup));
							}
						}
					}
				}
			}
		}
		expectWalked(recordSearch(setupIn('game=tictactoe&position=.O..X.O.X')));
	});

	test('a part has the window that its search gives it', () => {
		const x = at('position=[[5,6],[[3,9],[4,[8,2]]]]&at=b');
		expect(x.isWhole).toBe(false);
		expect(x.window).toEqual({ alpha: 5, beta: Infinity });
		expect(keyOf(x)).toEqual({
			texts: {
				'value-0': '4',
				'value-1': '9',
				'value-4': '4',
				'value-6': '2',
				count: '5',
				move: 'b2'
			},
			cuts: []
		});
	});

	test('places are in the order of their steps, and windows before branches', () => {
		for (const level of [2, 3, 4, 5]) {
			const x = at(`level=${level}&seed=3&ask=${EVERYTHING.join()}`);
			const places = placesOf(x);
			const steps = places.map((place) => stepOf(x, place));
			expect(steps).toEqual([...steps].sort((one, other) => one - other));
			expect(new Set(places.map(({ kind, node }) => `${kind} ${node}`)).size).toBe(places.length);
			const beyond = [...placesIn(x, x.truth)].filter((place) => place.isBeyond);
			for (const place of beyond) {
				expectSame(x.truth.entered[place.node], false);
			}
		}
	});
});

function setupIn(query: string): SearchSetup {
	return valueOf(setupOf(read(query), 0));
}

/** Every part of a search small enough to be an exercise. */
function expectWalked(recording: ReturnType<typeof recordSearch>): void {
	const { trace } = recording;
	let parts = 0;
	for (let row = 0; row < trace.rows; row++) {
		const part = exerciseOf(recording, EVERYTHING, row);
		if (!part.ok) continue;
		parts++;
		const x = part.value;
		const found = walk(x);
		const { setup } = trace.header;
		expectSame(
			{ ...found, windows: x.algorithm === 'minimax' ? x.truth.windows : found.windows },
			{ ...x.truth },
			`${setup.position} ${setup.cut} ${setup.fail} ${setup.ties} ${setup.root} row ${row}`
		);
	}
	expectSame(parts > 0, true);
}

test.each([
	[null, null, 'practice-ask', 'ask'],
	[null, null, 'practice-algorithm', 'algorithm'],
	[null, null, 'practice-budget', 'seed'],
	['[3,5]', null, 'practice-budget', 'position'],
	['[3,5]', 'a', 'practice-place', 'at']
] as const)(
	'with the position %s and the place %s, %s is a fault of the field %s',
	(position, at, code, field) => {
		const { values } = PRACTICE.parse({});
		expect(faultyField({ ...values, position, at }, code)).toBe(field);
	}
);
