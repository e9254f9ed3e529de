import { expect, test } from 'vitest';
import { slice } from '../../../sweep.ts';
import { perft } from './perft.ts';
import { STANDARD, stateOf } from './positions.ts';

/**
 * Path counts from the first given depth. The first six positions and their counts are the standard ones of the chess
 * programming wiki, "Perft Results"; the two posts' counts are those of `perft` in chess.js 1.4.0.
 */
const counts: [name: string, fen: string, firstDepth: number, paths: number[]][] = [
	['the initial position', STANDARD.initial, 1, [20, 400, 8_902, 197_281]],
	['kiwipete', STANDARD.kiwipete, 1, [48, 2_039, 97_862, 4_085_603]],
	['position 3', STANDARD.position3, 1, [14, 191, 2_812, 43_238]],
	['position 4', STANDARD.position4, 1, [6, 264, 9_467, 422_333]],
	['position 5', STANDARD.position5, 1, [44, 1_486, 62_379, 2_103_487]],
	['position 6', STANDARD.position6, 1, [46, 2_079, 89_890, 3_894_594]],
	[
		"the Swift post's position",
		'8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
		3,
		[8_648, 148_035, 3_317_260]
	],
	[
		"the Python post's position",
		'8/6R1/5k2/8/3p4/3K4/8/8 w - - 0 1',
		4,
		[9_952, 177_555, 1_077_858]
	]
];

/** Every position in a second; one a day to its full depth. */
const FEW = 200_000;
const deep = slice(counts, counts.length);

test.each(counts)('perft of %s', (name, fen, firstDepth, all) => {
	const { position } = stateOf(fen);
	const paths = all.filter((count) => count < FEW || deep.some(([other]) => other === name));
	expect(paths.map((_, index) => perft(position, firstDepth + index))).toEqual(paths);
});

test('perft of depth 0 is the position itself', () => {
	expect(perft(stateOf(STANDARD.initial).position, 0)).toBe(1);
});
