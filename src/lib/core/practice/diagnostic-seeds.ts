/**
 * The trees of a diagnosis: the fewest of levels 4 and 5 on which every two wrong ideas that can be told apart differ.
 */
import { ideaAnswers } from './idea-answers.ts';
import { ASKS, type Exercise } from './exercise.ts';
import { keyOf } from './key.ts';
import { levelExercise } from './level-exercise.ts';
import type { Level } from './levels.ts';
import type { SetRules } from './sources/source.ts';
import type { Sheet } from './sheet.ts';

/** The most trees of a diagnosis. */
const MOST_TREES = 8;
/** The trees of each level that it is chosen from. */
const POOL = 8;
const RIGHT = 'right';

/** What decides a diagnosis. */
interface DiagnosisRules extends Omit<SetRules, 'order'> {
	readonly seed: number;
	readonly order: string;
	readonly ask: readonly string[];
}

interface Candidate {
	readonly level: Level;
	readonly seed: number;
	/** The pairs of ideas that differ on the tree, as bits. */
	readonly pairs: bigint;
}

const known = new Map<string, readonly Candidate[]>();

/** The levels and seeds of a diagnosis, in order. */
export function diagnosticSeeds(
	rules: DiagnosisRules
): readonly { readonly level: Level; readonly seed: number }[] {
	const { seed, root, cut, fail, order, ask } = rules;
	const key = [seed, root, cut, fail, order, ...ask].join(' ');
	let chosen = known.get(key);
	if (chosen === undefined) {
		chosen = fewest(candidates(rules));
		known.set(key, chosen);
	}
	return chosen;
}

function candidates({ seed, root, cut, fail, order, ask }: DiagnosisRules): Candidate[] {
	const rules: SetRules = { root, cut, fail, order: order === 'reversed' ? order : 'listed' };
	const asked = ASKS.filter((one) => ask.includes(one));
	return Array.from({ length: POOL }, (_, index) => (seed + index) >>> 0).flatMap((one) =>
		([4, 5] as const).flatMap((level) => {
			const exercise = levelExercise(level, one, rules, asked);
			return exercise.ok ? [{ level, seed: one, pairs: pairsApart(exercise.value) }] : [];
		})
	);
}

/** The pairs of ideas, the right one included, that have no answer in common. */
function pairsApart(exercise: Exercise): bigint {
	const answers = new Map<string, Set<string>>([
		[RIGHT, new Set([sayNumbers(exercise, exercise.truth)])]
	]);
	for (const { idea, sheet } of ideaAnswers(exercise)) {
		const own = answers.get(idea.id) ?? new Set();
		answers.set(idea.id, own.add(sayNumbers(exercise, sheet)));
	}
	const all = [...answers.values()];
	let pairs = 0n;
	let bit = 1n;
	for (const [index, one] of all.entries()) {
		for (const other of all.slice(0, index)) {
			if (![...one].some((text) => other.has(text))) pairs |= bit;
			bit <<= 1n;
		}
	}
	return pairs;
}

/** A whole sheet as text, without signs: a student may leave them out. */
function sayNumbers(exercise: Exercise, sheet: Sheet): string {
	return JSON.stringify(keyOf(exercise, sheet)).replace(/[≤≥]/g, '');
}

/** The first of the shortest sequences that tell apart what the whole pool does. */
function fewest(pool: readonly Candidate[]): readonly Candidate[] {
	const all = pool.reduce((pairs, one) => pairs | one.pairs, 0n);
	for (let size = 1; size <= MOST_TREES; size++) {
		const found = choose(pool, size, all);
		if (found !== null) return found;
	}
	return pool.slice(0, MOST_TREES);
}

/** The first `size` of the pool, in its order, that cover all wanted pairs; null if none do. */
function choose(pool: readonly Candidate[], size: number, wanted: bigint): Candidate[] | null {
	if (size === 0) return wanted === 0n ? [] : null;
	for (const [index, one] of pool.entries()) {
		const rest = choose(pool.slice(index + 1), size - 1, wanted & ~one.pairs);
		if (rest !== null) return [one, ...rest];
	}
	return null;
}
