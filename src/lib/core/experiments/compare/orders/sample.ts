/** A seeded sample of orders: which orders are drawn, and what alpha-beta visits in each. */
import { mixHash, MOST_SEED } from '../../../base/random.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { prepareSearch } from '../../../search/prepare.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import { countTree } from './count-tree.ts';
import type { OnProgress } from './visit-limit.ts';

export interface SamplePlan {
	/** How many orders are drawn. */
	readonly size: number;
	readonly seed: number;
}

export const DEFAULT_SAMPLE: SamplePlan = { size: 300, seed: 1 };
export const LEAST_SAMPLE = 10;
/** Each order drawn is a whole search. */
export const MOST_SAMPLE = 10_000;

/**
 * The order that is drawn as number `index`: it hangs on the seed and its number alone, so a sample is the same
 * however it is cut into slices, and a larger one begins with the smaller.
 */
export function drawOrder(seed: number, index: number): string {
	return `random:${mixHash(mixHash(0x811c9dc5, seed), index)}`;
}

/**
 * The nodes that alpha-beta visits in the order that is drawn as number `index`.
 * @throws BudgetExceeded where they are more than the setup's budget
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
 * The nodes that alpha-beta visits, whatever the setup's own algorithm.
 * @throws BudgetExceeded
 */
export function countNodes(setup: SearchSetup, onProgress?: OnProgress): number {
	const prepared = prepareSearch({ ...setup, algorithm: 'alphabeta', open: null }, onProgress);
	return countTree(prepared.newTree(), setup, onProgress);
}

/** Faults: `sample-number`, `sample-range`. */
export function parseSampleSize(text: string): Result<number> {
	const digits = text.trim().replace(/[,\s]/g, '');
	if (!/^[+-]?\d+$/.test(digits)) {
		return fail('sample-number', `“${text.slice(0, 40)}” is not a number of orders.`);
	}
	const size = Number(digits);
	return size >= LEAST_SAMPLE && size <= MOST_SAMPLE
		? ok(size)
		: fail(
				'sample-range',
				`A sample has ${LEAST_SAMPLE} to ${MOST_SAMPLE.toLocaleString('en')} orders: each of them is a whole search.`
			);
}

/** Fault: `sample-seed`. */
export function parseSeed(text: string): Result<number> {
	const digits = text.trim();
	return /^\d{1,10}$/.test(digits) && Number(digits) <= MOST_SEED
		? ok(Number(digits))
		: fail('sample-seed', `A seed is a whole number from 0 to ${MOST_SEED}.`);
}

/** A plan as links write it: the number of orders, a colon, the seed. */
export function formatSample({ size, seed }: SamplePlan): string {
	return `${size}:${seed}`;
}

/** Reads what `formatSample` writes. Faults: `sample-form`, and those of its two numbers. */
export function parseSample(text: string): Result<SamplePlan> {
	const [size = '', seed, ...more] = text.split(':');
	if (seed === undefined || more.length > 0) {
		return fail('sample-form', `“${text.slice(0, 40)}” is not a sample; write it as in 300:1.`, 0);
	}
	const [orders, start] = [parseSampleSize(size), parseSeed(seed)];
	if (!orders.ok) return orders;
	return start.ok ? ok({ size: orders.value, seed: start.value }) : start;
}
