/** The keys of a what-if: a focused leaf gets other values, Enter keeps them, and Esc goes back. */
import type { Explorer } from '../explorer.svelte.ts';
import { add, suppose, valueAt } from './suppose.ts';

const AMOUNTS: Readonly<Partial<Record<string, number>>> = { ArrowUp: 1, ArrowDown: -1 };
const TEN = 10;

/**
 * Does what a key does while values are tried, or to begin with them; false if that is nothing.
 *
 * @param leaf the focused leaf; null if none is
 */
export function pressSupposed(
	explorer: Explorer,
	{ key, shiftKey }: KeyboardEvent,
	leaf: string | null
): boolean {
	const amount = AMOUNTS[key];
	if (leaf !== null && amount !== undefined) {
		suppose(explorer, leaf, add(valueAt(explorer, leaf), shiftKey ? TEN * amount : amount));
	} else if (explorer.supposed === null) return false;
	else if (key === 'Enter') void explorer.keepSupposed();
	else if (key === 'Escape') explorer.endSupposed();
	else return false;
	return true;
}
