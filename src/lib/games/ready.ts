/**
 * What a page needs for more than minimax and alpha-beta on typed trees: the rules and the looks of the other games,
 * their evaluators, the code of the other algorithms. A page that opens with a tree is light without them, and loads
 * them when they are asked for; all others import `all.ts` from the start.
 */
import type { FieldFault } from '$lib/core/fields/field-list.ts';
import { GAME_IDS } from '$lib/core/games/registry.ts';
import { ALGORITHM_IDS, hasCode } from '$lib/core/search/registry.ts';
import { hasFace } from './registry.ts';

/** Fields as text; one that names nothing asks for nothing. */
interface Asked {
	readonly game?: string | null | undefined;
	/** One, or several with commas between them. */
	readonly algorithm?: string | null | undefined;
}

let loading: Promise<unknown> | null = null;

/** Loads all of it, if it is not there. Rejects if it cannot be loaded; a later call asks again. */
export async function makeReady(): Promise<void> {
	if (GAME_IDS.every(hasFace)) return;
	loading ??= import('./all.ts').finally(() => {
		loading = null;
	});
	await loading;
}

/** Loads what the query of a link needs before it can be read. */
export async function makeReadyFor(query: string): Promise<void> {
	const asked = new URLSearchParams(query);
	const algorithm = asked.get('algorithms') ?? asked.get('algorithm');
	if (!isReady({ game: asked.get('game'), algorithm })) await makeReady();
}

/** True if what fields ask for is here. */
export function isReady({ game, algorithm }: Asked): boolean {
	const algorithms = algorithm?.split(',') ?? [];
	return (
		!GAME_IDS.some((id) => id === game && !hasFace(id)) &&
		!ALGORITHM_IDS.some((id) => algorithms.includes(id) && !hasCode(id))
	);
}

/** Loads what fields ask for that is not here; the fault if it cannot be loaded, else null. */
export async function loadFor(asked: Asked): Promise<FieldFault<keyof Asked> | null> {
	try {
		await makeReady();
		return null;
	} catch {
		const field = isReady({ game: asked.game }) ? 'algorithm' : 'game';
		const message = `This ${field} could not be loaded. Check your connection, then choose it again.`;
		return { field, fault: { code: `${field}-not-loaded`, message } };
	}
}
