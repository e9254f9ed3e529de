import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluatorIdsFor } from '../../../src/lib/core/evaluate/registry.ts';
import { explainStep } from '../../../src/lib/core/explain/sentence.ts';
import { LEGAL_REPLY, listPlacements } from '../../../src/lib/core/games/krk/legality.ts';
import { ALGORITHM_IDS } from '../../../src/lib/core/search/registry.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { faultsOf } from './faults-of.ts';
import { nestedTree, recordCase, rules, textOfTree, treeSetup } from './record-case.ts';
import { runs, slice } from '../../sweep.ts';

const TREES = [
	'[[3,12,8],[2,4,6],[14,5,2]]',
	'[[14,5,2],[6,4,2],[12,8,3]]',
	'[5,[[[4,9],7],8]]',
	'[[3,5],[3,1]]',
	'[[0.5,-0.75],[3.25,[0.5,2]],-4]',
	'[[inf,-inf],[-inf,[0.5,[-inf]],inf],[[[inf]]]]',
	'[[-inf,-inf],[-inf]]',
	'-4'
];

/** Every placement with Black to move. */
const REPLIES = listPlacements(LEGAL_REPLY);

describe('explanations: every claim of every sentence is true', () => {
	it('claims are true on typed trees under all rules', () => {
		fc.assert(
			fc.property(treeSetup, (setup) => {
				expect(faultsOf(recordCase(setup))).toEqual([]);
			}),
			{ numRuns: runs(200, 25) }
		);
	});

	it('claims are true with any starting window', () => {
		const window = fc
			.tuple(fc.integer({ min: -3, max: 2 }), fc.integer({ min: 1, max: 4 }))
			.map(([alpha, width]) => [alpha, alpha + width] as const);
		fc.assert(
			fc.property(
				nestedTree,
				window,
				rules,
				fc.constantFrom('max', 'min'),
				(tree, at, rule, root) => {
					const setup = {
						...rule,
						algorithm: 'alphabeta',
						ties: 'bounds',
						game: 'tree',
						position: textOfTree(tree),
						root
					};
					expect(faultsOf(recordCase(setup, at))).toEqual([]);
				}
			),
			{ numRuns: runs(120, 25) }
		);
	});

	it('claims are true on tic-tac-toe near its end', () => {
		const setup: fc.Arbitrary<SetupFields> = fc
			.tuple(
				fc.constantFrom(
					'..XO..OXO',
					'.O..X.O.X',
					'XX.OO....',
					'.O..XOOX.',
					'XOX.O..X.',
					'OX.XO.X..',
					'XXXOO....'
				),
				fc.constantFrom('whole', 'whole', '0', '1', '2', '3'),
				fc.constantFrom('outcome', 'outcome-depth', 'open-lines'),
				fc.constantFrom('listed', 'reversed', 'random:3', 'worst-first'),
				rules
			)
			.map(([position, depth, evaluator, order, rule]) => ({
				game: 'tictactoe',
				position,
				depth,
				evaluator,
				order,
				...rule
			}));
		fc.assert(
			fc.property(setup, (fields) => {
				expect(faultsOf(recordCase(fields))).toEqual([]);
			}),
			{ numRuns: runs(40, 20) }
		);
	});

	it.each(ALGORITHM_IDS)('claims are true by %s, on demanding trees and positions', (algorithm) => {
		const at = ALGORITHM_IDS.indexOf(algorithm);
		const positions: SetupFields[] = [
			...TREES.flatMap((position) =>
				['max', 'min'].map((root) => ({ game: 'tree', position, root }))
			),
			{ game: 'tictactoe', position: '.O..X.O.X' },
			{ game: 'tictactoe', position: 'X...O..X.', depth: '3', evaluator: 'outcome-depth' },
			{ game: 'chess', position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1', depth: '3' },
			{ game: 'chess', position: '8/6R1/5k2/8/3p4/3K4/8/8 w - - 0 1', depth: '2' },
			{ game: 'krk', position: '206557', depth: '2' }
		];
		for (const position of slice(positions, 9, at)) {
			// Nodes beyond the depth limit are not part of the truth that the claims are checked with.
			expect(faultsOf(recordCase({ ...position, algorithm }))).toEqual([]);
		}
	});

	it.each([...evaluatorIdsFor('chess'), 'ghess:tension,tempo'])(
		'claims are true by the evaluator %s',
		(evaluator) => {
			for (const position of [
				'8/8/5k2/2B2r2/3p1p2/8/1P6/K7 w - - 0 1',
				'8/8/8/8/8/1k6/2p5/K7 b - - 0 1'
			]) {
				expect(faultsOf(recordCase({ game: 'chess', position, depth: '1', evaluator }))).toEqual(
					[]
				);
			}
		}
	);

	it('claims are true on king and rook, where Black is MAX', () => {
		const setup = fc
			.tuple(
				fc.nat({ max: 223_943 }),
				fc.constantFrom('0', '1', '2'),
				fc.constantFrom('listed', 'captures-first', 'random:5'),
				rules
			)
			.map(([index, depth, order, rule]) => ({
				game: 'krk',
				position: `${String(REPLIES[index])} b`,
				depth,
				order,
				...rule
			}));
		fc.assert(
			fc.property(setup, (fields) => {
				expect(faultsOf(recordCase(fields))).toEqual([]);
			}),
			{ numRuns: runs(30, 15) }
		);
	});

	it.each([
		['7k/8/6K1/8/8/8/8/R7 w', '1', 'min wins'],
		['7k/8/6K1/8/8/8/8/R7 w', '2', 'min wins'],
		['8/8/8/8/4k3/3R4/8/K7 b - - 99 80', '1', 'draw'],
		['8/8/8/8/4k3/3R4/8/K7 b - - 0 1', '1', null],
		['206557', '2', null]
	])('claims are true on king and rook, %s to depth %s', (position, depth, result) => {
		const one = recordCase({ game: 'krk', position, depth });
		expect(faultsOf(one)).toEqual([]);
		const last = explainStep(one.story, one.events.length - 1);
		expect(last.claims.find(({ kind }) => kind === 'result') ?? null).toEqual(
			result === null ? null : expect.objectContaining({ result })
		);
	});

	it.each([
		['k7/2P5/1K6/8/8/8/8/8 w - - 0 1', 'max wins'],
		['8/8/8/8/8/1k6/2p5/K7 b - - 0 1', 'min wins'],
		['8/8/8/8/8/5k2/7p/7K w - - 99 80', 'draw'],
		['8/6R1/5k2/8/3p4/3K4/8/8 w - - 0 1', null]
	])('claims are true on chess, %s', (position, result) => {
		const one = recordCase({ game: 'chess', position, depth: '2' });
		expect(faultsOf(one)).toEqual([]);
		const last = explainStep(one.story, one.events.length - 1);
		expect(last.claims.find(({ kind }) => kind === 'result') ?? null).toEqual(
			result === null ? null : expect.objectContaining({ result })
		);
	});
});
