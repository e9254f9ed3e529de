import { gameOf } from '$lib/core/games/registry.ts';
import type { Extent } from '$lib/core/layout/stage/placement/whole/extent.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';

/** The position of a place as text; the root's for a place that the extent does not have. */
export function boardAt(
	{ game: id, position, root }: SearchSetup,
	extent: Extent | null,
	key: string
): string {
	const game = gameOf(id);
	const parsed = game.parse(position, { root });
	if (!parsed.ok) return position;
	const moves: number[] = [];
	let at = extent?.places.find((place) => place.key === key) ?? null;
	for (; at?.parent; at = at.parent) moves.unshift(at.move);
	for (const move of moves) parsed.value.play(move);
	return game.format(parsed.value);
}
