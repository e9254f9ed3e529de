/** The example positions of all games as one list, for a choice that chooses the game, too. */
import type { Preset } from '$lib/core/games/game.ts';
import { factsOf, gameOf, GAME_IDS, type GameId } from '$lib/core/games/registry.ts';

interface Example {
	/** Its game and its own id. */
	readonly id: string;
	readonly game: GameId;
	readonly preset: Preset;
	/** The heading that it is listed under. */
	readonly group: string;
}

/** The heading of what the posts and the papers print. */
const SOURCES = 'Sources';

export function exampleId(game: GameId, preset: Preset): string {
	return `${game} ${preset.id}`;
}

/** The name of a position that is no example. A tree has one name, that of its game. */
export function nameOfOwn(game: GameId): string {
	return isTree(game) ? factsOf(game).name : 'Your own position';
}

/** The examples of one game, in its own order. */
export function examplesOf(game: GameId): readonly Example[] {
	return gameOf(game).presets.map((preset) => ({
		id: exampleId(game, preset),
		game,
		preset,
		group: preset.isFromSource ? SOURCES : factsOf(game).name
	}));
}

/** All examples: trees first, which are the smallest, and last what the sources print. Their games must be there. */
export function allExamples(): readonly Example[] {
	const all = GAME_IDS.toSorted(
		(one, other) => Number(isTree(other)) - Number(isTree(one))
	).flatMap(examplesOf);
	const isSource = ({ group }: Example): boolean => group === SOURCES;
	return [...all.filter((example) => !isSource(example)), ...all.filter(isSource)];
}

function isTree(game: GameId): boolean {
	return factsOf(game).hasTypedLeaves === true;
}
