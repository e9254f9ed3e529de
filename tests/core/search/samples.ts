/** Random searches for the properties: trees of any shape with any values, and tic-tac-toe positions. */
import fc from 'fast-check';
import { ALGORITHM_IDS } from '../../../src/lib/core/search/registry.ts';
import { CUT_RULES, FAIL_RULES } from '../../../src/lib/core/search/search.ts';
import { SETUP, type SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { shuffled, seededRandom } from '../../../src/lib/core/base/random.ts';
import { textOf, type Nested } from './oracle.ts';

/** Few distinct whole numbers, so that ties are frequent; decimals; and both infinities. */
const leaf = fc.oneof(
	{ weight: 6, arbitrary: fc.integer({ min: -3, max: 3 }) },
	{ weight: 2, arbitrary: fc.integer({ min: -900, max: 900 }).map((value) => value / 8) },
	{ weight: 1, arbitrary: fc.constantFrom(Infinity, -Infinity) }
);

/** Trees of up to five plies, uneven, leaves anywhere; now and then a single leaf. */
const nodeOf = fc.memo((plies: number): fc.Arbitrary<Nested> =>
	plies <= 1
		? leaf
		: fc.oneof(
				{ withCrossShrink: true },
				{ weight: 1, arbitrary: leaf },
				{ weight: 2, arbitrary: fc.array(nodeOf(plies - 1), { minLength: 1, maxLength: 4 }) }
			)
);
export const nestedTree: fc.Arbitrary<Nested> = fc.oneof(
	{ weight: 1, arbitrary: leaf },
	{ weight: 19, arbitrary: fc.array(nodeOf(5), { minLength: 1, maxLength: 4 }) }
);

export const treeSetup = fc
	.record({ tree: nestedTree, root: fc.constantFrom('max' as const, 'min' as const) })
	.map(({ tree, root }) => ({ tree, root, fields: treeFields(tree, root) }));

export function treeFields(tree: Nested, root: 'max' | 'min'): SetupFields {
	return { game: 'tree', position: textOf(tree), root };
}

/** Boards that a random game leads to, with either beginner, with at most six free cells. */
export const grid: fc.Arbitrary<string> = fc
	.record({
		seed: fc.nat(),
		first: fc.constantFrom('X', 'O'),
		plies: fc.integer({ min: 3, max: 9 })
	})
	.map(({ seed, first, plies }) => {
		const cells = Array<string>(9).fill('.');
		const order = shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8], seededRandom(seed));
		for (const [ply, cell] of order.slice(0, plies).entries()) {
			if (hasThree(cells)) break;
			cells[cell] = (ply % 2 === 0) === (first === 'X') ? 'X' : 'O';
		}
		return cells.join('');
	});

/** Chess with the kings and a few more pieces, so that few moves are legal, and most possible captures are. */
const skirmish = fc
	.record({
		squares: fc.uniqueArray(fc.nat({ max: 63 }), { minLength: 4, maxLength: 6 }),
		pieces: fc.array(fc.constantFrom(...Array.from('PPpprRnNbQ')), { minLength: 4, maxLength: 4 }),
		side: fc.constantFrom('w', 'b'),
		depth: fc.constantFrom('0', '0', '1')
	})
	.map(({ squares, pieces, side, depth }) => {
		const board = Array<string>(64).fill('1');
		const all = ['K', 'k', ...pieces];
		for (const [at, square] of squares.entries()) board[square] = all[at] as string;
		const ranks = Array.from({ length: 8 }, (_, rank) => board.slice(8 * rank, 8 * rank + 8));
		const text = ranks
			.map((rank) => rank.join('').replace(/1+/g, ({ length }) => String(length)))
			.join('/');
		return { game: 'chess', position: `${text} ${side} - - 0 1`, depth };
	})
	.filter((fields) => SETUP.parse(fields).faults.length === 0);

export const rules = fc.record({
	cut: fc.constantFrom(...CUT_RULES),
	fail: fc.constantFrom(...FAIL_RULES),
	ties: fc.constantFrom('bounds', 'bounds', 'exact', 'open'),
	order: fc.oneof(
		fc.constantFrom('listed', 'reversed', 'killer', 'history', 'best-first', 'worst-first'),
		fc.nat({ max: 99 }).map((seed) => `random:${seed}`)
	)
});

/** The plain ones: minimax has no rules except the order. */
const plainAlgorithm = fc.constantFrom('minimax', 'alphabeta', 'alphabeta', 'alphabeta');
export const algorithm = fc.constantFrom(...ALGORITHM_IDS);

/** A small search of a tree that is walked once without a table, as the fields of a link. */
export const anySearch = searchBy(plainAlgorithm);
/** A small search by any algorithm. */
export const everySearch = searchBy(algorithm);

function searchBy(algorithms: fc.Arbitrary<string>): fc.Arbitrary<SetupFields> {
	return fc
		.tuple(
			fc.oneof(
				{ weight: 3, arbitrary: treeSetup.map(({ fields }) => fields) },
				{
					weight: 1,
					arbitrary: fc.record({
						game: fc.constant('tictactoe'),
						position: grid.filter((text) => text.replace(/[XO]/g, '').length <= 4),
						evaluator: fc.constantFrom('outcome', 'outcome-depth', 'open-lines'),
						depth: fc.constantFrom('whole', 'whole', '1', '2', '3')
					})
				},
				{ weight: 1, arbitrary: skirmish }
			),
			rules,
			algorithms
		)
		.map(([position, chosen, algorithm]) => ({ ...position, ...chosen, algorithm }));
}

function hasThree(cells: readonly string[]): boolean {
	return ['012', '345', '678', '036', '147', '258', '048', '246'].some((line) => {
		const marks = [...line].map((cell) => cells[Number(cell)]);
		return marks[0] !== '.' && marks.every((mark) => mark === marks[0]);
	});
}

/** From 0 to just under 1, evenly: most doubles between them are close to 0. */
export const shares = fc.nat(999_999).map((millionths) => millionths / 1_000_000);
