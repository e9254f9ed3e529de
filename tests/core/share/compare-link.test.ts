/** Links to a comparison: they open their own state, and faults do not affect the readable fields. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import { ALGORITHM_IDS, type AlgorithmId } from '../../../src/lib/core/search/registry.ts';
import {
	FEWEST,
	COMPARE,
	MOST,
	type CompareValues
} from '../../../src/lib/core/share/compare-link.ts';
import { comparisonQuery } from '../../../src/lib/core/share/comparison-query.ts';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';
import { PACES } from '../../../src/lib/core/trace/paces.ts';
import { setupOf } from '../search/record.ts';
import { anySearch, everySearch } from '../search/samples.ts';

const chessSearch = fc.record({
	game: fc.constant('chess'),
	position: fc.constantFrom(
		'8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
		'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
	),
	depth: fc.integer({ min: 0, max: 20 }).map(String),
	order: fc.constantFrom('listed', 'captures-first', 'random:12')
});
const compared = fc
	.shuffledSubarray(ALGORITHM_IDS as AlgorithmId[], { minLength: FEWEST, maxLength: MOST })
	.map((ids): readonly AlgorithmId[] => ids);

const compareState: fc.Arbitrary<CompareValues> = fc
	.record({
		fields: fc.oneof(anySearch, chessSearch),
		algorithms: compared,
		isSymmetric: fc.boolean(),
		at: fc.nat(99_999),
		pace: fc.constantFrom(...PACES),
		texts: fc.record({
			own: fc.option(fc.constantFrom('c3,a1', 'd1d7,e1e2')),
			sample: fc.option(fc.constantFrom('500:7', 'wrong')),
			equal: fc.option(fc.constantFrom('bounds', 'all'))
		}),
		ends: fc.option(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))),
		budget: fc.constantFrom('2000000', '1', '10000000')
	})
	.map(({ fields, algorithms, isSymmetric, ends, budget, at, pace, texts }): CompareValues => {
		const setup = setupOf({ ...fields, budget });
		const hasDepths = ends !== null && gameOf(setup.game).leastDepth === undefined;
		return COMPARE.fill({
			...setup,
			algorithms,
			keys: isSymmetric && setup.game === 'tictactoe' ? 'symmetric' : 'exact',
			depths: hasDepths ? { first: Math.min(...ends), last: Math.max(...ends) } : null,
			pace,
			at,
			...texts
		});
	});

describe('comparison link', () => {
	test('a link opens exactly its own state', () => {
		fc.assert(
			fc.property(compareState, (state) => {
				const link = COMPARE.query(state);
				expect(COMPARE.read(link)).toMatchObject({ values: state, assumed: null, faults: [] });
				expect(COMPARE.read(`?v=1&${link}`)).toMatchObject({
					values: state,
					assumed: null,
					faults: []
				});
				expect(link).toMatch(/^[\w.~!*'()+,:[\]/=&%-]*$/);
			}),
			{ numRuns: 200 }
		);
	});

	test.each([
		['nothing for the example', 'game=tictactoe&position=.O..X.O.X&depth=whole', ''],
		['a readable comparison', 'algorithms=alphabeta,tt&keys=symmetric&depths=2-4', null],
		['a place side by side', 'pace=root-move&at=3', null],
		['what the panels look at', 'own=c3,a3&sample=500:7&equal=all', null],
		['one depth as one', 'depths=3-3', 'depths=3'],
		['another game without its defaults', 'game=chess&depth=3', 'game=chess'],
		['the position of another game', 'game=tree&position=[[3,5],[3,1]]&algorithms=sss,mtdf', null]
	])('a link contains %s', (_, given, written) => {
		const { values: state, faults } = COMPARE.read(given);
		expect(faults).toEqual([]);
		expect(COMPARE.query(state)).toBe(written ?? given);
	});

	test('a search takes its problem and its rules along, to be compared with minimax and alpha-beta', () => {
		fc.assert(
			fc.property(everySearch, fc.constantFrom('2000000', '500'), (fields, budget) => {
				const setup = setupOf({ ...fields, budget });
				const { values: state, faults } = COMPARE.read(comparisonQuery(setup));
				expect(faults).toEqual([]);
				expect(comparisonQuery(setup)).toBe(COMPARE.query(state));
				expect({ ...SETUP.fill(state), algorithm: setup.algorithm }).toEqual(setup);
				expect(state.algorithms).toEqual([
					'minimax',
					'alphabeta',
					...(['minimax', 'alphabeta'].includes(setup.algorithm) ? [] : [setup.algorithm])
				]);
			}),
			{ numRuns: 100 }
		);
		expect(comparisonQuery(setupOf({ game: 'tictactoe', position: '.O..X.O.X' }))).toBe('');
	});

	const EXAMPLE = COMPARE.read('').values;

	test('a link without fields is the example comparison', () => {
		expect(EXAMPLE).toMatchObject({
			game: 'tictactoe',
			position: '.O..X.O.X',
			depth: null,
			algorithms: ['minimax', 'alphabeta'],
			keys: 'exact',
			depths: null
		});
	});

	test.each([
		['pace', 'minutes', 'pace-unknown', undefined, EXAMPLE.algorithms],
		['at', '-1', 'step-number', undefined, EXAMPLE.algorithms],
		['algorithms', 'minimax,minimax', 'algorithm-twice', 8, EXAMPLE.algorithms],
		['algorithms', 'minimax,pvs,minimax', 'algorithm-twice', 12, ['minimax', 'pvs']],
		['algorithms', 'tt,mcts,pvs', 'algorithm-unknown', 3, ['tt', 'pvs']],
		['algorithms', 'tt,,pvs', 'algorithm-unknown', 3, ['tt', 'pvs']],
		['algorithms', '', 'algorithm-unknown', 0, EXAMPLE.algorithms],
		['algorithms', 'tt', 'algorithms-few', undefined, EXAMPLE.algorithms],
		[
			'algorithms',
			'sss,mtdf,tt,pvs,minimax',
			'algorithms-many',
			undefined,
			['sss', 'mtdf', 'tt', 'pvs']
		]
	] as const)('%s=%s: %s', (field, text, code, at, algorithms) => {
		const { values: state, faults } = COMPARE.read(`${field}=${text}&order=reversed`);
		expect(faults.map((entry) => [entry.field, entry.fault.code, entry.fault.at])).toEqual([
			[field, code, at]
		]);
		expect(state.algorithms).toEqual(algorithms);
		expect(state.order).toBe('reversed');
	});

	test.each([
		['depths', 'depths=5-2', 'depths-reversed'],
		['depths', 'depths=deep', 'depths-text'],
		['depths', 'depths=1-05', 'depths-text'],
		['depths', 'depths=0-3', 'depths-from'],
		['depths', 'depths=1-10', 'depth-range'],
		['depths', 'depths=1-999999999', 'depth-range'],
		['depths', 'game=tree&position=[[3,5],[3,1]]&depths=1-2', 'depth-below-leaves'],
		['keys', 'keys=odd', 'keys-unknown'],
		['keys', 'game=chess&keys=symmetric', 'keys-game'],
		['depth', 'depth=-3', 'depth-range'],
		['order', 'order=captures-first', 'order-game'],
		['budget', 'budget=1e9', 'budget-range'],
		['position', 'position=XXXX', /^/],
		['game', 'game=go&keys=odd&depths=7-1&position=x', 'game-unknown'],
		['v', 'v=9', 'link-version'],
		['link', 'algorithm=minimax', 'link-unknown-field'],
		['link', 'keys=exact&keys=symmetric', 'link-repeated-field']
	])('the fault of %s in %s', (field, link, code) => {
		const { values: state, faults } = COMPARE.read(`${link}&algorithms=sss,tt`);
		expect(faults.map((entry) => entry.field)).toEqual([field]);
		expect(faults[0]?.fault.code).toMatch(code);
		expect(state.algorithms).toEqual(['sss', 'tt']);
	});

	test('a truncated link still opens', () => {
		fc.assert(
			fc.property(compareState, fc.double({ min: 0, max: 1, noNaN: true }), (state, share) => {
				const link = COMPARE.query(state);
				const half = COMPARE.read(link.slice(0, Math.floor(share * link.length))).values;
				expect(half.algorithms.length).toBeGreaterThanOrEqual(FEWEST);
				expect(COMPARE.read(COMPARE.query(half)).faults).toEqual([]);
			})
		);
	});
});
