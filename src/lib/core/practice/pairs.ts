/** Pairs: each drawn tree twice, under both cutoff rules. */
import { fail, type Result } from '../base/result.ts';
import { choice, type Field } from '../fields/field.ts';
import type { GameId } from '../games/registry.ts';
import { SEARCH_FIELDS } from '../search/setup-fields.ts';
import type { CutRule } from '../search/search.ts';
import { levelsOf } from './level-field.ts';
import type { Level } from './levels.ts';

export type Pairs = 'off' | 'on';

/** Only the trees of this level are accepted because the two rules cut them differently. */
const PAIRED: Level = 5;

/** What decides whether there can be pairs. */
interface Asked {
	readonly game: GameId;
	readonly level: Level;
	readonly position: string | null;
	readonly diagnose: 'off' | 'on';
}

const PAIRS = choice('pairs', {
	label: 'Pairs',
	about: 'on: each tree twice, cut on equality and then past the bound; at level 5',
	ids: ['off', 'on'],
	names: { off: 'Off', on: 'Each tree under ≥, then >' },
	unknown: (quoted) => `Pairs are on or off, not ${quoted}`,
	default: 'off'
});

export const PAIRS_FIELD: Field<Pairs, Asked> = {
	...PAIRS,
	shown: canPair,
	needs: ['game', 'level', 'position', 'diagnose'],
	parse: (text, asked): Result<Pairs> => {
		const read = PAIRS.parse(text, asked);
		if (!read.ok || read.value === 'off' || canPair(asked)) return read;
		return fail('pairs-level', `Pairs are drawn at level ${PAIRED} of typed trees. Choose it too.`);
	}
};

/** The cutoff rule of a set, which has both where its trees come in pairs. */
export const CUT_FIELD: Field<CutRule, { readonly pairs: Pairs }> = {
	...SEARCH_FIELDS.cut,
	shown: ({ pairs }) => pairs === 'off',
	needs: ['pairs'],
	parse: (text, known) =>
		known.pairs === 'off'
			? SEARCH_FIELDS.cut.parse(text, known)
			: fail('pairs-cut', 'A pair has both cutoff conditions. Choose one, or pairs.'),
	format: (cut, { pairs }) => (pairs === 'off' ? cut : null)
};

export function canPair({ game, level, position, diagnose }: Asked): boolean {
	const isDrawn = position === null && diagnose === 'off';
	return isDrawn && level === PAIRED && levelsOf(game).includes(PAIRED);
}

/** What decides which exercise is where in a set of drawn ones. */
interface Series {
	readonly seed: number;
	readonly cut: CutRule;
	readonly pairs: Pairs;
}

/** How many exercises a tree gives. */
export const PER_TREE = { off: 1, on: 2 } as const;

/** The seed of a drawn exercise, also before and after its set. */
export function seedAt({ seed, pairs }: Omit<Series, 'cut'>, index: number): number {
	return (seed + Math.floor(index / PER_TREE[pairs])) >>> 0;
}

/** The first of a pair cuts on equality, the second only past the bound. */
export function cutAt({ cut, pairs }: Omit<Series, 'seed'>, index: number): CutRule {
	if (pairs === 'off') return cut;
	return isSecond(index) ? 'strict' : 'equal';
}

/** True for the second exercise of a pair. */
export function isSecond(index: number): boolean {
	return index % PER_TREE.on === 1;
}
