/** A question bank: the trees of one level, from one seed to another. */
import { MOST_SEED } from '../../base/random.ts';
import { quote } from '../../base/clip.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { Field } from '../../fields/field.ts';
import type { PracticeValues } from '../practice-link.ts';
import { exerciseAt } from '../set.ts';
import { bankItem, type BankItem } from './bank-item.ts';

/** From the first to the last, both included. */
interface Seeds {
	readonly first: number;
	readonly last: number;
}

/** The most trees of a bank: some 10 MB. */
const MOST_TREES = 500;

export const SEEDS: Field<Seeds> = {
	label: 'Seeds',
	about: `the seeds of the trees, as in 1-50; at most ${MOST_TREES}`,
	parse: parseSeeds,
	format: ({ first, last }) => (first === last ? String(first) : `${first}-${last}`),
	default: () => ({ first: 1, last: 20 })
};

/** Faults: `seeds-range`, `seeds-many`. */
function parseSeeds(text: string): Result<Seeds> {
	const [, one = '', other = one] = /^\s*(\d{1,10})\s*(?:[-–]\s*(\d{1,10})\s*)?$/.exec(text) ?? [];
	const [first, last] = [Number(one), Number(other)];
	if (one === '' || first > last || last > MOST_SEED) {
		return fail(
			'seeds-range',
			`${quote(text)} is not a range of seeds: give the first and the last one with a hyphen, as in 1-50, from 0 to ${MOST_SEED}.`
		);
	}
	return last - first < MOST_TREES
		? ok({ first, last })
		: fail('seeds-many', `A bank has at most ${MOST_TREES} trees. Give fewer seeds.`);
}

/** Faults: those of `exerciseAt`. */
export function makeBank(values: PracticeValues, { first, last }: Seeds): Result<BankItem[]> {
	const items: BankItem[] = [];
	for (let seed = first; seed <= last; seed++) {
		const exercise = exerciseAt({ ...values, seed, sets: 1 }, 0);
		if (!exercise.ok) return exercise;
		items.push(bankItem(exercise.value, { level: values.level, seed }));
	}
	return ok(items);
}
