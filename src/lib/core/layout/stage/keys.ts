import type { Story } from '../../explain/story.ts';

/**
 * The key of a row's place: the ids of the moves from the root, joined by "/"; "root" at the root. Rows of several
 * passes, and of a probe and its re-search, that lead to one place have one key.
 */
export function placeKey({ trace, names }: Story, row: number): string {
	const path = trace.pathTo(row).slice(1);
	return path.length === 0 ? 'root' : path.map((at) => names.idOf(at)).join('/');
}
