import type { Story } from '../../../explain/story.ts';
import { Kept } from '../../../base/kept.ts';

/**
 * The key of a row's place: the ids of the moves from the root, joined by "/"; "root" at the root. Rows of several
 * passes, and of a probe and its re-search, that lead to one place have one key.
 */
export function placeKey(story: Story, row: number): string {
	const keys = known.of(story);
	const found = keys.get(row);
	if (found !== undefined) return found;
	const parent = story.trace.parentOf(row);
	const key = parent < 0 ? 'root' : join(placeKey(story, parent), story.names.idOf(row));
	keys.set(row, key);
	return key;
}

const known = new Kept((): Map<number, string> => new Map());

function join(parent: string, id: string): string {
	return parent === 'root' ? id : `${parent}/${id}`;
}
