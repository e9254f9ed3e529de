/** Listed endings that are small enough to be searched by hand, with two cutoffs or more. */
import { mixHash, seededRandom } from '../../base/random.ts';
import { SETUP } from '../../search/setup-fields.ts';
import { hasCutoffs } from './cutoffs.ts';
import type { DrawnPosition, SetRules, Source } from './source.ts';

/** New positions go to the end of a new list: links to sets keep their meaning. */
export const CHESS_POSITIONS: readonly DrawnPosition[] = [
	{ position: 'k7/2P5/1K6/8/8/8/8/8 w - - 0 1', depth: 2 },
	{ position: '7k/5P2/6K1/8/8/8/8/8 w - - 0 1', depth: 2 },
	{ position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1', depth: 2 },
	{ position: '7k/8/6K1/8/8/8/8/R7 w - - 0 1', depth: 2 },
	{ position: 'k7/p1K5/8/1P6/8/8/8/8 w - - 0 1', depth: 2 },
	{ position: '8/2k5/P7/K7/8/8/8/8 w - - 0 1', depth: 2 },
	{ position: '8/8/8/8/8/p7/k1K5/1N6 w - - 0 1', depth: 2 },
	{ position: '7k/5K2/8/6N1/7p/8/8/8 w - - 0 1', depth: 2 },
	{ position: '8/8/8/8/8/k7/p1p5/2K5 b - - 0 1', depth: 2 },
	{ position: '8/6p1/6k1/8/6K1/6P1/8/8 w - - 0 1', depth: 2 },
	{ position: '8/8/4k3/3p4/3P4/4K3/8/8 w - - 0 1', depth: 2 },
	{ position: '8/8/1p6/1k6/8/1K6/1P6/8 w - - 0 1', depth: 2 },
	{ position: '8/8/3k4/8/3KP3/8/8/8 w - - 0 1', depth: 2 },
	{ position: '6k1/5p2/6p1/8/8/6PK/5P2/8 w - - 0 1', depth: 2 },
	{ position: '8/1P1k4/8/K7/8/8/8/8 w - - 0 1', depth: 2 },
	{ position: '2k5/2P5/2K5/8/8/8/8/8 w - - 0 1', depth: 2 }
];

export const chessSource: Source = {
	levels: [2],
	draw: (level, seed, rules) => {
		const positions = positionsFor(rules);
		const random = seededRandom(mixHash(mixHash(seed, level), 0));
		return positions[Math.floor(random() * positions.length)] ?? null;
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
