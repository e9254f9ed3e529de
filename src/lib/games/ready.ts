/**
 * What a page needs for the searches that its fields name: the rules, the looks and the evaluators of their games, and
 * the code of their algorithms. Each is loaded when it is asked for.
 */
import type { FieldFault } from '$lib/core/fields/field-list.ts';
import { hasEvaluators } from '$lib/core/evaluate/registry.ts';
import { GAME_IDS, gameAsked, type GameId } from '$lib/core/games/registry.ts';
import { loadGames } from '$lib/core/search/load.ts';
import { ALGORITHM_IDS, hasCode, loadAlgorithms } from '$lib/core/search/registry.ts';
import { hasFace, loadFaces } from './registry.ts';

/** Fields as text; one that names nothing asks for nothing. */
interface Asked {
	readonly game?: string | null | undefined;
	/** One, or several with commas between them. */
	readonly algorithm?: string | null | undefined;
}

/** Loads what fields ask for, if it is not there. Rejects if it cannot be loaded; a later call asks again. */
async function makeReady({ game, algorithm }: Asked): Promise<void> {
	const games = GAME_IDS.filter((id) => id === game);
	const names = algorithm?.split(',') ?? [];
	const algorithms = ALGORITHM_IDS.filter((id) => names.includes(id));
	await Promise.all([loadGames(games), loadFaces(games), loadAlgorithms(algorithms)]);
}

/** Loads all games with their looks, and all algorithms. */
export async function makeAllReady(): Promise<void> {
	await Promise.all([loadGames(GAME_IDS), loadFaces(GAME_IDS), loadAlgorithms(ALGORITHM_IDS)]);
}

/** Loads what the query of a link needs before it can be read; `usual` are the games that the page has in any case. */
export async function makeReadyFor(query: string, ...usual: readonly GameId[]): Promise<void> {
	const asked = new URLSearchParams(query);
	const algorithm = asked.get('algorithms') ?? asked.get('algorithm');
	await Promise.all([
		makeReady({ game: gameAsked(Object.fromEntries(asked)), algorithm }),
		...usual.map((game) => makeReady({ game }))
	]);
}

/** True if what fields ask for is here. */
export function isReady({ game, algorithm }: Asked): boolean {
	const algorithms = algorithm?.split(',') ?? [];
	return (
		!GAME_IDS.some((id) => id === game && !(hasFace(id) && hasEvaluators(id))) &&
		!ALGORITHM_IDS.some((id) => algorithms.includes(id) && !hasCode(id))
	);
}

/** Loads what fields ask for that is not here; the fault if it cannot be loaded, else null. */
export async function loadFor(asked: Asked): Promise<FieldFault<keyof Asked> | null> {
	try {
		await makeReady(asked);
		return null;
	} catch {
		const field = isReady({ game: asked.game }) ? 'algorithm' : 'game';
		const message = `This ${field} could not be loaded. Check your connection, then choose it again.`;
		return { field, fault: { code: `${field}-not-loaded`, message } };
	}
}
