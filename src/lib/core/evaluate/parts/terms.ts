/** How the parts of a value are made and added. */
import type { Term } from '../evaluator.ts';

/** What all parts are worth together, from MAX's side; never -0. */
export function sumOf(terms: readonly Term[]): number {
	let sum = 0;
	for (const { value } of terms) sum += value;
	return sum;
}

/** A part that is a difference: what MAX has of it, less what MIN has. */
export function versus(id: string, name: string, max: number, min: number): Term {
	return { id, name, value: max - min, sides: { max, min } };
}
