/** Makes and adds the terms of a value. */
import type { Term } from '../evaluator.ts';

/** The sum of all terms, from MAX's side; never -0. */
export function sumOf(terms: readonly Term[]): number {
	let sum = 0;
	for (const { value } of terms) sum += value;
	return sum;
}

/** A term that is a difference: MAX's share less MIN's. */
export function versus(id: string, name: string, max: number, min: number): Term {
	return { id, name, value: max - min, sides: { max, min } };
}
