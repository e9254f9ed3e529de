/**
 * Unfinished positions of games that X began, small enough to be searched by hand and with two cutoffs or more. With
 * few cells left no cutoff is deep.
 */
import { mixHash, seededRandom } from '../../base/random.ts';
import { gameOf } from '../../games/registry.ts';
import { countSearch } from '../../search/count.ts';
import { SETUP } from '../../search/setup-fields.ts';
import type { SearchSetup } from '../../search/setup.ts';
import { MOST_NODES } from '../exercise.ts';
import type { Level } from '../levels.ts';
import { hasCutoffs } from './cutoffs.ts';
import type { SetRules, Source } from './source.ts';

const GAME = 'tictactoe';
const CELLS = 9;
/** Empty cells. */
const EMPTY: Readonly<Partial<Record<Level, number>>> = { 2: 3, 3: 4 };

export const tictactoeSource: Source = {
	levels: [2, 3],
	draw: (level, seed, rules) => {
		const positions = positionsOf(level, rules);
		const random = seededRandom(mixHash(mixHash(seed, level), 0));
		const position = positions[Math.floor(random() * positions.length)];
		return position === undefined ? null : { position, depth: null };
	}
};

const found = new Map<string, readonly string[]>();

/** The positions of a level in the order of their text. */
export function positionsOf(
	level: Level,
	{ cut, order }: Pick<SetRules, 'cut' | 'order'>
): readonly string[] {
	const key = `${level} ${cut} ${order}`;
	const known = found.get(key);
	if (known !== undefined) return known;
	const positions = unfinished(EMPTY[level] ?? 0).filter((position) => {
		const setup = SETUP.fill({ game: GAME, position, cut, order });
		return isSmall(setup) && hasCutoffs(setup);
	});
	found.set(key, positions);
	return positions;
}

function isSmall(setup: SearchSetup): boolean {
	return countSearch({ ...setup, algorithm: 'minimax' }, () => undefined).visited <= MOST_NODES;
}

/** The unfinished positions of games that X began with so many empty cells, in the order of their text. */
export function unfinished(empty: number): string[] {
	const os = Math.floor((CELLS - empty) / 2);
	const texts = arrange({ '.': empty, O: os, X: CELLS - empty - os });
	const game = gameOf(GAME);
	return texts.filter((text) => {
		const state = game.parse(text, { root: 'max' });
		return state.ok && !state.value.isTerminal();
	});
}

/** All texts with these characters so many times each, sorted if the characters are. */
function arrange(left: Readonly<Record<string, number>>): string[] {
	const characters = Object.keys(left).filter((one) => (left[one] ?? 0) > 0);
	if (characters.length === 0) return [''];
	return characters.flatMap((one) =>
		arrange({ ...left, [one]: (left[one] ?? 0) - 1 }).map((rest) => one + rest)
	);
}
