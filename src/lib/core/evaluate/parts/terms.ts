/** Makes the terms of a value. */
import type { Term } from '../evaluator.ts';

/** A term that is a difference: MAX's share less MIN's. */
export function versus(id: string, name: string, max: number, min: number): Term {
	return { id, name, value: max - min, sides: { max, min } };
}
