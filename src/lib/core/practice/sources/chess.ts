/** Listed endings that are small enough to be searched by hand, with two cutoffs or more. */
import { SETUP } from '../../search/setup-fields.ts';
import { hasCutoffs } from './cutoffs.ts';
import type { DrawnPosition, SetRules, Source } from './source.ts';

/**
 * In the order in which seeds take them. In each the moves differ in value: where all leaves are equal nothing can be
 * learnt from a cut. New positions go to the end of a new list: links to sets keep their meaning.
 */
export const CHESS_POSITIONS: readonly DrawnPosition[] = [
	{ position: 'k7/2P5/1K6/8/8/8/8/8 w - - 0 1', depth: 2 },
	{ position: '8/3P4/8/8/1p6/7K/8/7k w - - 0 1', depth: 2 },
	{ position: '8/8/3P4/8/k7/8/2p5/2K5 w - - 0 1', depth: 2 },
	{ position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1', depth: 2 },
	{ position: '8/8/8/8/3k4/4R3/2p5/3K4 w - - 0 1', depth: 2 },
	{ position: '8/8/8/8/8/k7/p1p5/2K5 b - - 0 1', depth: 2 },
	{ position: '2k5/2P5/2K5/8/8/8/8/8 w - - 0 1', depth: 2 },
	{ position: 'k7/8/8/7P/8/6p1/7K/8 w - - 0 1', depth: 2 },
	{ position: '8/8/8/8/8/p7/k1K5/1N6 w - - 0 1', depth: 2 },
	{ position: '8/8/1p6/8/4k3/4P3/6p1/6K1 b - - 0 1', depth: 2 },
	{ position: '7k/8/6K1/8/8/8/8/R7 w - - 0 1', depth: 2 },
	{ position: 'k7/2P5/8/8/6p1/5p2/8/7K w - - 0 1', depth: 2 },
	{ position: '4k3/4P3/7p/8/KP6/8/8/8 b - - 0 1', depth: 2 },
	{ position: '8/1P1k4/8/K7/8/8/8/8 w - - 0 1', depth: 2 },
	{ position: '7k/5P2/6K1/8/8/8/8/8 w - - 0 1', depth: 2 },
	{ position: '8/2k5/P7/8/8/8/1p6/1K6 w - - 0 1', depth: 2 }
];

export const chessSource: Source = {
	levels: [2],
	// One after the other from the seed 1, so that no set has a position twice before it has had them all.
	draw: (_level, seed, rules) => {
		const positions = positionsFor(rules);
		return positions[(seed + positions.length - 1) % positions.length] ?? null;
	}
};

const found = new Map<string, readonly DrawnPosition[]>();

/** Past the bound, and from the other side, fewer of them have enough cutoffs. */
function positionsFor({ cut, order }: SetRules): readonly DrawnPosition[] {
	const key = `${cut} ${order}`;
	const known = found.get(key);
	if (known !== undefined) return known;
	const positions = CHESS_POSITIONS.filter((one) =>
		hasCutoffs(SETUP.fill({ game: 'chess', ...one, cut, order }))
	);
	found.set(key, positions);
	return positions;
}
