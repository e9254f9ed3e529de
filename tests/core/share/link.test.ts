import { FUTURES } from '../../../src/lib/core/trace/future.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idsOf } from '../../../src/lib/core/fields/field.ts';
import { evaluatorOf } from '../../../src/lib/core/evaluate/registry.ts';
import {
	COLOURINGS,
	EXPLORER,
	type ExplorerValues,
	NONE,
	PANEL_IDS,
	FORM_NAMES,
	TREE_NAMES,
	VIEWS
} from '../../../src/lib/core/share/link.ts';
import { parseStep } from '../../../src/lib/core/fields/parse-step.ts';
import { HIDDEN } from '../../../src/lib/core/share/hidden.ts';
import { WRONG_FIELDS } from '../search/faults.ts';
import { setupOf } from '../search/record.ts';
import { anySearch } from '../search/samples.ts';

const chessPositions = fc.constantFrom(
	'8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
	'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
	'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1'
);
const chessSearch = fc.record({
	game: fc.constant('chess'),
	position: chessPositions,
	depth: fc.integer({ min: 0, max: 20 }).map(String),
	order: fc.constantFrom('listed', 'captures-first', 'random:12')
});
const named = fc.constant({ game: 'tree', position: "root:[a_1':[x:-0.5,y:inf],b-2:1e21]" });

const linkState: fc.Arbitrary<ExplorerValues> = fc
	.record({
		fields: fc.oneof(anySearch, chessSearch, named),
		budget: fc.constantFrom('2000000', '1', '10000000'),
		step: fc.integer({ min: 0, max: 9_999_999_999 }),
		future: fc.constantFrom(...FUTURES),
		unpruned: fc.constantFrom('off' as const, 'on' as const),
		predict: fc.constantFrom('off' as const, 'on' as const, 'class' as const),
		view: fc.constantFrom(...VIEWS),
		tree: fc.constantFrom(...idsOf(TREE_NAMES)),
		form: fc.constantFrom(...idsOf(FORM_NAMES)),
		colour: fc.constantFrom(...COLOURINGS),
		evaluator: fc.constantFrom('ghess', 'python-improved', null),
		hide: fc.subarray([...HIDDEN]),
		isOver: fc.boolean(),
		panel: fc.constantFrom(NONE, ...PANEL_IDS)
	})
	.map(({ fields, budget, evaluator, isOver, ...rest }) => {
		const chosen = fields.game === 'chess' && evaluator !== null ? { evaluator } : {};
		const setup = setupOf({ ...fields, ...chosen, budget });
		const overlay = isOver ? evaluatorOf(setup.evaluator).overlays?.at(-1) : undefined;
		return { ...setup, over: overlay?.id ?? NONE, ...rest };
	});

describe('explorer link', () => {
	test('a link opens exactly its own state', () => {
		fc.assert(
			fc.property(linkState, (state) => {
				const link = EXPLORER.query(state);
				expect(EXPLORER.read(link)).toMatchObject({ values: state, assumed: null, faults: [] });
				expect(EXPLORER.read(`?${link}`)).toMatchObject({
					values: state,
					assumed: null,
					faults: []
				});
				expect(EXPLORER.query(EXPLORER.read(link).values)).toBe(link);
			}),
			{ numRuns: 200 }
		);
	});

	test('a link has no characters that an address must not contain', () => {
		fc.assert(
			fc.property(linkState, (state) => {
				const link = EXPLORER.query(state);
				expect(link).toMatch(/^[\w.~!*'()+,:[\]/=&%-]*$/);
				expect(new URL(`https://example.org/?${link}`).search).toBe(
					`?${link.replace(/'/g, '%27')}`
				);
			})
		);
	});

	test.each([
		['nothing but the game and the step where all is default', 'game=tree', 'game=tree&step=0'],
		['a readable FEN', 'game=chess&position=8/5B2/k5p1/4rp2/8/8/PP6/1K3R2+w+-+-+0+1&step=12', null],
		[
			'a readable tree',
			'game=tree&position=[[3,5],[2,9]]&root=min&order=random:7&cut=strict&fail=hard&step=3',
			null
		],
		['a view', 'game=tictactoe&future=show&view=lecture&step=0', null],
		['no default', 'game=tree&algorithm=alphabeta&cut=equal&future=hide', 'game=tree&step=0'],
		['no version', 'v=1&game=tree&step=1', 'game=tree&step=1'],
		['no default of its own game', 'game=chess&depth=3&evaluator=r-bloggers', 'game=chess&step=0'],
		['no number that is the default', 'game=krk&position=206557&step=0', 'game=krk&step=0'],
		[
			'a number as FEN',
			'game=krk&position=194+b',
			'game=krk&position=k7/8/K7/R7/8/8/8/8+b+-+-+0+1&step=0'
		],
		['the depth that is no default', 'game=chess&depth=4', 'game=chess&depth=4&step=0'],
		[
			'normalised positions',
			'game=tree&position=((3%205)(2%209))',
			'game=tree&position=[[3,5],[2,9]]&step=0'
		]
	])('a link contains %s', (_, link, written) => {
		const { values: state, faults } = EXPLORER.read(link);
		expect(faults).toEqual([]);
		expect(EXPLORER.query(state)).toBe(written ?? link);
	});

	test('a link without fields is the default state', () => {
		const { values, faults } = EXPLORER.read('');
		expect(EXPLORER.read('?game=tree&step=0')).toMatchObject({ values, faults });
		expect(EXPLORER.read('?v=1')).toMatchObject({ values, faults });
	});

	test('a link opens only overlays of its evaluator', () => {
		const query = 'game=chess&evaluator=ghess&over=tension&step=0';
		const { values: state, faults } = EXPLORER.read(query);
		expect(faults).toEqual([]);
		expect(state.over).toBe('tension');
		expect(EXPLORER.query(state)).toBe(query);
		expect(EXPLORER.query({ ...state, evaluator: 'swift' })).not.toContain('over');
		const unknown = EXPLORER.read('game=chess&evaluator=ghess&over=fog');
		expect(unknown.faults[0]?.fault.message).toContain('choose none, tension');
	});

	test('a link keeps any large step, since only the search determines the number of steps', () => {
		expect(EXPLORER.read('step=9999999999').values.step).toBe(9_999_999_999);
	});
});

describe('explorer link: broken links', () => {
	const faultsOf = (query: string) =>
		EXPLORER.read(query).faults.map(({ field, fault }) => [field, fault.code]);

	test.each(WRONG_FIELDS)(
		'$name: the fault belongs to its field, and the other fields are kept',
		({ fields, field, code }) => {
			const query = Object.entries(fields)
				.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
				.join('&');
			const { values: state, faults } = EXPLORER.read(`${query}&step=5&future=show`);
			expect(faults.map((one) => [one.field, one.fault.code])).toEqual([[field, code]]);
			expect([state.step, state.future]).toEqual([5, 'show']);
			// The replacement state can be linked to.
			expect(EXPLORER.read(EXPLORER.query(state)).faults).toEqual([]);
		}
	);

	test.each([
		['step=-1', 'step', 'step-number'],
		['step=1.5', 'step', 'step-number'],
		['step=', 'step', 'step-number'],
		['step=99999999999', 'step', 'step-range'],
		['future=maybe', 'future', 'future-unknown'],
		['view=3d', 'view', 'view-unknown'],
		['over=tension', 'over', 'over-unknown'],
		['over=', 'over', 'over-unknown'],
		['panel=attic', 'panel', 'panel-unknown'],
		['v=2', 'v', 'link-version'],
		['v=', 'v', 'link-version'],
		['posit', 'link', 'link-unknown-field'],
		['foo=1', 'link', 'link-unknown-field'],
		['Cut=strict', 'link', 'link-unknown-field'],
		['=3', 'link', 'link-unknown-field'],
		['foo=1&bar=2', 'link', 'link-unknown-field'],
		['cut=strict&cut=equal', 'link', 'link-repeated-field'],
		['fail=hard&fail=hard', 'link', 'link-repeated-field'],
		['step=0&step=0', 'link', 'link-repeated-field']
	])('%s', (query, field, code) => {
		expect(faultsOf(query)).toEqual([[field, code]]);
		const { values } = EXPLORER.read(`game=chess&depth=2&${query}`);
		expect([values.game, values.depth]).toEqual(['chess', 2]);
		expect([values.step, values.future, values.view]).toEqual([0, 'hide', 'explore']);
	});

	test.each([
		'game',
		'position',
		'root',
		'algorithm',
		'depth',
		'evaluator',
		'order',
		'cut',
		'fail'
	])('%s without a value is a fault, with and without the equals sign', (field) => {
		for (const query of [field, `${field}=`]) {
			expect(EXPLORER.read(query).faults.map((one) => one.field)).toEqual([field]);
		}
	});

	test('unknown parts are named', () => {
		expect(EXPLORER.read('game=tree&posit').faults[0]?.fault.message).toContain('“posit”');
		expect(EXPLORER.read('step=1&step=2').faults[0]?.fault.message).toContain('“step”');
		expect(EXPLORER.read('step=1&step=2').values.step).toBe(1);
	});

	test('tracking parameters of mail programs and networks are ignored', () => {
		expect(faultsOf('game=tree&utm_source=mail&utm_medium=x&fbclid=1&gclid=2&step=0')).toEqual([]);
	});

	test('a link of a later version still opens with its known fields', () => {
		const { values: state, faults } = EXPLORER.read('v=2&game=chess&depth=2&engine=on&step=4');
		expect(faults.map(({ field }) => field)).toEqual(['v']);
		expect(state.depth).toBe(2);
		expect(state.step).toBe(4);
	});

	test('a truncated link still opens, and reports its damage', () => {
		const whole = EXPLORER.query({
			...setupOf({
				game: 'chess',
				position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
				order: 'random:7',
				depth: '2'
			}),
			step: 31,
			future: 'show',
			view: 'lecture',
			tree: 'minimax',
			colour: 'value'
		});
		for (let length = 0; length <= whole.length; length++) {
			const { values: state, faults } = EXPLORER.read(whole.slice(0, length));
			expect(EXPLORER.read(EXPLORER.query(state)).faults).toEqual([]);
			const cut = whole.slice(whole.lastIndexOf('&', length - 1) + 1, length);
			if (length > 0 && length < whole.length && cut !== '' && !cut.includes('=')) {
				expect(faults.length).toBeGreaterThan(0);
			}
			if (length < whole.indexOf('1K3R2')) continue;
			expect(faults.length).toBeLessThanOrEqual(1);
		}
		expect(faultsOf(whole.slice(0, whole.indexOf('4rp2')))).toEqual([['position', 'fen-fields']]);
		expect(faultsOf(whole.slice(0, whole.indexOf(':7')))).toEqual([['order', 'order-seed']]);
	});

	test('a link with broken percent signs still opens', () => {
		expect(EXPLORER.read('game=tree&position=%5B3%2C5%').faults).toHaveLength(1);
		expect(EXPLORER.read('%E0%A4%A&&=&step=2').values.step).toBe(2);
	});

	test('any text opens a state that can be linked to', () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 80 }), (query) => {
				const { values: state } = EXPLORER.read(query);
				expect(EXPLORER.read(EXPLORER.query(state))).toMatchObject({
					values: state,
					assumed: null,
					faults: []
				});
			})
		);
	});

	test('faults quote only a little of the input', () => {
		for (const field of [
			'game',
			'algorithm',
			'depth',
			'order',
			'cut',
			'budget',
			'step',
			'view',
			'v',
			'x'.repeat(1_000_000)
		]) {
			const { faults } = EXPLORER.read(`${field}=${'x'.repeat(1_000_000)}`);
			expect(faults).toHaveLength(1);
			expect(faults[0]?.fault.message.length).toBeLessThan(500);
		}
	});
});

test.each([
	['0', 0],
	['31', 31],
	[' 31 ', 31]
])('the step %j is %i', (text, step) => {
	expect(parseStep(text)).toEqual({ ok: true, value: step });
});
