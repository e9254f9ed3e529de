import { describe, expect, it } from 'vitest';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import { createStory } from '../../../src/lib/core/explain/story.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { Trace } from '../../../src/lib/core/trace/trace.ts';
import { partOf, storyOf } from './record-case.ts';

type Row = readonly [position: string, rules: SetupFields, step: number, text: string];

const SHALLOW = '..XO..OXO';
const DEEP = '.O..X.O.X';

const ticTacToe: readonly Row[] = [
	[SHALLOW, {}, 0, 'X to move. No bounds yet: alpha is −∞, beta ∞.'],
	[SHALLOW, {}, 4, 'The board is full. A draw: 0.'],
	[SHALLOW, {}, 7, 'After c2, O to move. X already has 0 with b2 after a3 b3; O has no bound yet.'],
	[
		SHALLOW,
		{},
		10,
		'c2 gives exactly 0, a tie: X keeps b2, which came first. That was the last move here.'
	],
	[
		'X...O....',
		{},
		7,
		'After b1, O to move. X already has 1 with a1 after … a2 c2; O has no bound yet.'
	],
	[SHALLOW, {}, 13, 'X completes row 3: 1.'],
	[
		SHALLOW,
		{},
		15,
		'After b2 b3, X gets at least 1. b3 at once already gives 0, so O avoids b2. c2 is pruned: 2 nodes saved.'
	],
	[SHALLOW, {}, 16, 'b2 gives at least 1, certainly worse for O, who keeps b3 with 0.'],
	[SHALLOW, {}, 22, 'a3 gives exactly 0, X’s best so far; alpha rises to 0.'],
	[SHALLOW, {}, 24, 'O completes column a: −1.'],
	[
		SHALLOW,
		{},
		31,
		'After b2 a3, X gets at most −1. a3 at once already gives 0, so X avoids b2. b3 and c2 are pruned: 9 nodes saved.'
	],
	[
		SHALLOW,
		{},
		38,
		'A draw (0), with a3. b3 (at most −1), b2 (at most −1) and c2 (at most −1) are worse.'
	],
	[SHALLOW, { depth: '0' }, 0, 'Depth limit: estimated at 0 (no line of three).'],
	[
		SHALLOW,
		{ depth: '0' },
		1,
		'Nothing to search: the root is at the depth limit, estimated at 0.'
	],
	[
		SHALLOW,
		{ depth: '1' },
		9,
		'At this depth and with this evaluator, the root is worth 0, with a3. b3, b2 and c2 are equally good.'
	],
	[
		DEEP,
		{},
		10,
		'After c3 a3 a2 c2, X gets at most 0. X takes 1 at the root (a3) rather than come here, so b1 cannot matter. 1 move is pruned: 2 nodes saved.'
	],
	[
		DEEP,
		{},
		20,
		'After c3 a3, X gets at most 1. a3 at once already gives 1, so c3 can only tie. a2, c2 and b1 are pruned: 27 nodes saved.'
	],
	[DEEP, {}, 21, 'c3 gives at most 1; X keeps a3. Equal or worse? The search need not know.'],
	[
		DEEP,
		{},
		75,
		'X wins (1), with a3. b1 (at most −1) is worse. c3 (at most 1), a2 (at most 1) and c2 (at most 1) may tie.'
	],
	[
		DEEP,
		{ evaluator: 'outcome-depth', depth: '1' },
		11,
		'X wins (9), with a3. 4 others (at most 0) are worse.'
	],
	[
		'XO.OX..O.',
		{ algorithm: 'minimax', evaluator: 'outcome-depth' },
		1,
		'After c3, O to move: O picks the smallest value.'
	],
	[
		'XX.OO..X.',
		{},
		-1,
		'O wins (−1), with c3. c2 is equally good. a1 (at least 1) and c1 (at least 1) are worse.'
	],
	[
		'XOO.O...X',
		{},
		-1,
		'O wins (−1), even after X’s best, a2. a1 and b1 are equally good. c2 (at most −1) may tie.'
	],
	[
		'O.O.X.X.O',
		{},
		-1,
		'O wins (−1), even after X’s best, b3. a2 (at most −1), c2 (at most −1) and b1 (at most −1) may tie.'
	],
	['XXXOO....', {}, 0, 'X completes row 3: 1.'],
	['XXXOO....', {}, 1, 'Nothing to search: the root is a leaf, worth 1.']
];

const QUEENS = '8/8/8/8/8/1k6/2p5/K7 b - - 0 1';
const SWIFT = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
const MATED = '7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43';

const chess: readonly Row[] = [
	[QUEENS, {}, 0, 'Black to move. No bounds yet: alpha is −∞, beta ∞.'],
	[
		QUEENS,
		{},
		1,
		'Stalemate: the king on a1 is not attacked, but there is no legal move. A draw: 0.'
	],
	[
		QUEENS,
		{},
		3,
		'After Ka4, White to move. White has no bound yet; Black already has 0 with Ka3 at the root.'
	],
	[QUEENS, {}, 4, 'Depth limit: estimated at −1 point (Black is a pawn up).'],
	[QUEENS, {}, 5, 'Ka2 gives −1, White’s best so far; alpha rises to −1. −1 < 0: no cutoff.'],
	[
		QUEENS,
		{},
		12,
		'After Kb4 Ka2, White gets at least −1. Ka4 already gives −1, so Kb4 can only tie. Kb2 is pruned: 1 node saved.'
	],
	[
		QUEENS,
		{},
		13,
		'Kb4 gives at least −1; Black keeps Ka4. Equal or worse? The search need not know.'
	],
	[QUEENS, {}, 23, 'King against king and bishop: a draw, 0.'],
	[
		QUEENS,
		{},
		27,
		'Checkmate: the king on a1 is attacked by the queen on c1 and cannot be saved. Black wins: −1000.'
	],
	[
		QUEENS,
		{},
		31,
		'Black wins (−1000), with c1=Q#. c1=R# is equally good. 7 others (at least −1) are worse.'
	],
	[
		SWIFT,
		{ algorithm: 'quiescence', depth: '1' },
		20,
		'Black may take nothing (“stand pat”): estimated 3 points, White is a bishop up.'
	],
	[
		SWIFT,
		{ algorithm: 'quiescence', depth: '1', evaluator: 'ghess', shadow: 'off' },
		22,
		'After Re1, White gets at most 36 (stand pat). Kc2 already gives 40, so White avoids Re1. Rxe1+ is pruned.'
	],
	[SWIFT, {}, 38, 'a3 gives exactly 2, White’s best so far; alpha rises to 2.'],
	[
		SWIFT,
		{},
		58,
		'After a4 Re1+, White gets at most 2. a3 already gives 2, so a4 can only tie. Re2, Re3 and 6 others are pruned: 8 nodes saved.'
	],
	[
		SWIFT,
		{},
		-1,
		'At this depth and with this evaluator, the root is worth 3 points, with Rc1. 7 others (at most 2) are worse. 15 others (at most 3) may tie.'
	],
	['8/8/8/8/8/5k2/7p/7K w - - 99 80', {}, -1, 'A draw (0), with Kxh2. It is the only move.'],
	[
		'8/8/8/8/8/5k2/7p/6K1 w - - 99 80',
		{},
		1,
		'Fifty-move rule: 100 plies without a capture or a pawn move. A draw: 0.'
	],
	[
		'8/8/8/8/8/5k2/7p/6K1 w - - 99 80',
		{},
		-1,
		'A draw (0), with Kf1. Kh1 and Kxh2 are equally good.'
	],
	// A certain draw among estimates: the position may contain more than the search saw.
	[
		'8/8/8/8/8/5k2/7p/6K1 w - - 0 80',
		{ depth: '1' },
		-1,
		'At this depth and with this evaluator, the root is worth 0 points, with Kxh2. Kf1 (−1) and Kh1 (−1) are worse.'
	],
	[MATED, {}, 1, 'Nothing to search: the root is a leaf, worth 1000.'],
	[
		'6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1',
		{ evaluator: 'swift-mended', depth: '1' },
		19,
		'Checkmate: the king on g8 is attacked by the rook on d8 and cannot be saved. White wins: 9999 (10000 − 1 ply).'
	],
	[
		'3r2k1/8/8/8/8/8/5PPP/6K1 b - - 0 1',
		{ evaluator: 'python-improved-mended', depth: '1' },
		-1,
		'Black wins (−99999), with Rd1#. 16 others (at least −185) are worse.'
	]
];

const TRAP = 'k7/8/2K5/8/8/8/8/1R6 w - - 0 1';
const LOOSE = '8/8/8/8/4k3/3R4/8/K7 b - - 0 1';

/** Black is MAX: alpha rises for Black, White wants the smallest value. */
const krk: readonly Row[] = [
	[
		'206557',
		{},
		3,
		'Kf6 gives 12, Black’s best so far; alpha rises to 12. No cutoff: White has no bound yet.'
	],
	['206557', {}, 2, 'Depth limit: the black king has 12 free squares, so 12.'],
	['206557', {}, 12, 'Kc2 gives exactly 12, White’s best so far; beta falls to 12.'],
	[
		'206557',
		{},
		98,
		'After Rf5 Kxf5, Black gets at least 1000. Re5 already gives 9, so White avoids Rf5. Kg7, Kh6 and Kh7 are pruned: 3 nodes saved.'
	],
	[
		'206557',
		{},
		-1,
		'At this depth and with this evaluator, the root is worth 9 squares, with Re5. 18 others (at least 12) are worse.'
	],
	[LOOSE, { algorithm: 'minimax' }, 0, 'Black to move: Black picks the largest value.'],
	[LOOSE, {}, 1, 'King against king: a draw. The paper counts it 1000, worst for White.'],
	[LOOSE, { algorithm: 'minimax' }, 3, 'After Ke5, White to move: White picks the smallest value.'],
	[
		TRAP,
		{ depth: '3' },
		251,
		'Stalemate: the king on a8 is not attacked, but there is no legal move. A draw. The paper counts it 1000, worst for White.'
	],
	[
		TRAP,
		{ depth: '3' },
		683,
		'Checkmate: the king on a7 is attacked by the rook on a1 and cannot be saved. White wins: −1000.'
	],
	[TRAP, { depth: '3' }, -1, 'White wins (−1000), with Kc7. 20 others (at least 2) are worse.']
];

describe.each([
	['tictactoe', ticTacToe, {}],
	['chess', chess, { depth: '2' }],
	['krk', krk, { depth: '2' }]
] as const)('%s', (game, rows, defaults) => {
	it.each(rows)('%s %o, step %i', (position, rules, step, text) => {
		const story = storyOf({ game, position, ...defaults, ...rules });
		const at = step < 0 ? story.trace.steps + step : step;
		expect(textOf(explainStep(story, at))).toBe(text);
	});
});

it.each([
	['7', LOOSE, ', worst for White'],
	// Eight plies may bring a board back for the third time, and a game may have had boards of its own.
	['8', LOOSE, ''],
	['2', '8/8/8/4k3/8/3R4/8/1K6 b - - 0 1 moves e5e4 b1a1', '']
])(
	'a draw is worst for White where no draw is worth more: depth %s of %s',
	(depth, position, worst) => {
		const story = partOf({ game: 'krk', position, depth, budget: '4' });
		expect(textOf(explainStep(story, 1))).toBe(
			`King against king: a draw. The paper counts it 1000${worst}.`
		);
	}
);

it('a value that an earlier version recorded gets no reason of the current evaluator', () => {
	const position = '6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1';
	const { trace } = storyOf({ game: 'chess', position, evaluator: 'r-bloggers', depth: '1' });
	const setup = { ...trace.header.setup, evaluator: 'swift-mended' } as const;
	const earlier = createStory(new Trace({ ...trace.header, setup }, trace.columns), null);
	expect(textOf(explainStep(earlier, 19))).toBe(
		'Checkmate: the king on g8 is attacked by the rook on d8 and cannot be saved. White wins: 1000.'
	);
});

it('sentences omit saved nodes if they were not measured', () => {
	const { trace } = storyOf({ game: 'tictactoe', position: SHALLOW });
	const text = textOf(explainStep(createStory(trace, null), 31));
	expect(text).toMatch(/b3 and c2 are pruned\.$/);
});

it('sentences mark the parts that a page colours and links', () => {
	const story = storyOf({ game: 'tictactoe', position: SHALLOW });
	const row = story.trace.rowAt([4]);
	const [first, prunedFirst] = [...story.trace.childrenOf(row)];
	expect(explainStep(story, 31).parts.filter(({ role }) => role !== undefined)).toEqual([
		{ text: 'b2', role: 'move', row },
		{ text: 'a3', role: 'move', row: first },
		{ text: 'X', role: 'max' },
		{ text: '−1', role: 'value' },
		{ text: 'a3', role: 'move', row: 1 },
		{ text: '0', role: 'value' },
		{ text: 'X', role: 'max' },
		{ text: 'b2', role: 'move', row },
		{ text: 'b3', role: 'cut', row: prunedFirst },
		{ text: 'c2', role: 'cut', row: (prunedFirst ?? 0) + 1 }
	]);
});
