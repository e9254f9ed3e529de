/** Loads what searches need: the rules, evaluators and orders of games, and the code of algorithms. */
import { loadEvaluators } from '../evaluate/registry.ts';
import { GAME_IDS, loadRules, type GameId } from '../games/registry.ts';
import { loadOrders } from './ordering/order.ts';
import { ALGORITHM_IDS, loadAlgorithms, type AlgorithmId } from './registry.ts';

/** Loads games with all evaluators and orders of theirs. */
export async function loadGames(ids: readonly GameId[]): Promise<void> {
	await Promise.all([loadRules(ids), loadEvaluators(ids), loadOrders(ids)]);
}

/** Loads what a search needs. */
export async function loadSearch({
	game,
	algorithm
}: {
	readonly game: GameId;
	readonly algorithm: AlgorithmId;
}): Promise<void> {
	await Promise.all([loadGames([game]), loadAlgorithms([algorithm])]);
}

/** Loads all of it, for the command line, and for workers and pages of many games. */
export async function loadAll(): Promise<void> {
	await Promise.all([loadGames(GAME_IDS), loadAlgorithms(ALGORITHM_IDS)]);
}
