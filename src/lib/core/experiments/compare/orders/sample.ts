/** A seeded sample of orders: the sampled orders, and alpha-beta's nodes in each. */
import { formatCount } from '../../../base/count-words.ts';
import { quote } from '../../../base/clip.ts';
import { mixHash, MOST_SEED } from '../../../base/random.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { failMissing, whole, type FieldsOf } from '../../../fields/field.ts';
import { prepareSearch } from '../../../search/prepare.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import { countTree } from './count-tree.ts';
import type { OnProgress } from '../../../search/visit-limit.ts';

export interface SamplePlan {
	/** Number of sampled orders. */
	readonly size: number;
	readonly seed: number;
}

export const DEFAULT_SAMPLE: SamplePlan = { size: 300, seed: 1 };
const LEAST_SAMPLE = 10;
/** Each sampled order is a whole search. */
const MOST_SAMPLE = 10_000;

/** The two numbers of a sample. Faults: `sample-number`, `sample-range`, `sample-seed`. */
export const SAMPLE_FIELDS = {
	size: {
		label: 'Random orders',
		about: 'how many orders are sampled',
		parse: parseSampleSize,
		format: String,
		default: () => DEFAULT_SAMPLE.size
	},
	seed: whole({
		label: 'Seed',
		about: 'makes the sample repeatable',
		least: 0,
		most: MOST_SEED,
		code: 'sample-seed',
		wrong: () => `A seed is a whole number from 0 to ${MOST_SEED}.`,
		default: DEFAULT_SAMPLE.seed
	})
} as const satisfies FieldsOf<SamplePlan>;

/**
 * Returns random order number `index`. It depends only on `seed` and `index`, so a sample does not depend on how it
 * is split across workers, and a larger sample extends a smaller one.
 */
export function drawOrder(seed: number, index: number): string {
	return `random:${mixHash(mixHash(0x811c9dc5, seed), index)}`;
}

/**
 * The nodes that alpha-beta visits in random order number `index`.
 * @throws BudgetExceeded if they exceed the setup's budget
 */
export function sampleNodes(
	setup: SearchSetup,
	seed: number,
	index: number,
	onProgress?: OnProgress
): number {
	return countNodes({ ...setup, order: drawOrder(seed, index) }, onProgress);
}

/**
 * The nodes that alpha-beta visits; the setup's own algorithm is ignored.
 * @throws BudgetExceeded
 */
export function countNodes(setup: SearchSetup, onProgress?: OnProgress): number {
	const prepared = prepareSearch({ ...setup, algorithm: 'alphabeta', open: null }, onProgress);
	return countTree(prepared.newTree(), setup, onProgress);
}

/** A plan in the notation of links: the number of orders, a colon, the seed. */
export function formatSample({ size, seed }: SamplePlan): string {
	return `${size}:${seed}`;
}

/** Reads what `formatSample` writes. Faults: `sample-form`, and those of its two numbers. */
export function parseSample(text: string): Result<SamplePlan> {
	const [size = '', seed, ...more] = text.split(':');
	if (seed === undefined || more.length > 0) {
		return fail('sample-form', `${quote(text)} is not a sample; write it as in 300:1.`, 0);
	}
	const [orders, start] = [parseSampleSize(size), SAMPLE_FIELDS.seed.parse(seed, {})];
	if (!orders.ok) return orders;
	return start.ok ? ok({ size: orders.value, seed: start.value }) : start;
}

function parseSampleSize(text: string): Result<number> {
	const digits = text.trim().replace(/[,\s]/g, '');
	if (digits === '') {
		return failMissing(
			'sample-number',
			`a number of orders from ${LEAST_SAMPLE} to ${formatCount(MOST_SAMPLE)}`
		);
	}
	if (!/^[+-]?\d+$/.test(digits)) {
		return fail('sample-number', `${quote(text)} is not a number of orders.`);
	}
	const size = Number(digits);
	return size >= LEAST_SAMPLE && size <= MOST_SAMPLE
		? ok(size)
		: fail(
				'sample-range',
				`A sample has ${LEAST_SAMPLE} to ${formatCount(MOST_SAMPLE)} orders: each of them is a whole search.`
			);
}
