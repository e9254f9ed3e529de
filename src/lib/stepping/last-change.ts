/** How a changed search differs from the one before it, and where its moment went. */
import { departureText } from '$lib/core/explain/departure.en.ts';
import type { Story } from '$lib/core/explain/story.ts';
import { gameOf, type GameId } from '$lib/core/games/registry.ts';
import { rootOf } from '$lib/core/games/root.ts';
import { SEARCH_FIELDS } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { SameMoment } from '$lib/core/trace/same-moment.ts';

/** A recorded search, as it is shown. */
export interface Shown {
	readonly setup: SearchSetup;
	readonly story: Story;
	readonly step: number;
	/** Nodes visited in the whole recording. */
	readonly visited: number;
}

export interface LastChange {
	/** Both totals of visited nodes, and the labels of the changed fields; null if the totals do not compare. */
	readonly totals: {
		readonly fields: readonly string[];
		readonly before: number;
		readonly after: number;
	} | null;
	/** Why another moment is shown, in words, and the step of it; null for the same moment. */
	readonly departure: { readonly text: string; readonly step: number } | null;
}

/** Fields that make another problem; after any other change the totals answer the same one. */
const PROBLEM = ['game', 'root', 'depth', 'open', 'evaluator'] as const;
/** Fields that change a search of the same problem. */
const CHANGES = ['position', 'algorithm', 'order', 'cut', 'fail', 'ties'] as const;

/** True where the moves of one position exist in the other, too: the same position, or a tree with other leaves. */
export function hasSameMoves(one: SearchSetup, other: SearchSetup): boolean {
	if (one.game !== other.game) return false;
	if (one.position === other.position) return true;
	const game = gameOf(one.game);
	// Two examples are two problems, even if their trees have one shape.
	if (isExample(one) && isExample(other)) return false;
	return game.hasSameMoves?.(rootOf(one), rootOf(other)) === true;
}

/**
 * What to say about a change; null if there is nothing to say.
 *
 * @param before the search before it, whose total is compared
 * @param from the search with the moment that is kept: the same, or an earlier one
 */
export function lastChange(
	before: Shown,
	from: Shown,
	after: Shown,
	{ departure }: SameMoment
): LastChange | null {
	const change: LastChange = {
		totals: totalsOf(before, after),
		departure: departure && { text: departureText(departure, from, after), step: after.step }
	};
	return change.totals === null && change.departure === null ? null : change;
}

function totalsOf(before: Shown, after: Shown): LastChange['totals'] {
	const isPartial = before.story.trace.partial !== null || after.story.trace.partial !== null;
	const differs = (field: keyof SearchSetup): boolean =>
		String(before.setup[field]) !== String(after.setup[field]);
	if (isPartial || PROBLEM.some(differs)) return null;
	const fields = CHANGES.filter(differs).map((field) =>
		field === 'position' ? 'Leaves' : SEARCH_FIELDS[field].label
	);
	return fields.length === 0 ? null : { fields, before: before.visited, after: after.visited };
}

function isExample({ game, position }: { game: GameId; position: string }): boolean {
	return gameOf(game).presets.some((preset) => preset.position === position);
}
