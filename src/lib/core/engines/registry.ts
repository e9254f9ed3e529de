import type { Option } from '../fields/field.ts';
import type { GameId } from '../games/registry.ts';
import type { Engine } from './engine.ts';
import { ghess, ghessMended } from './ghess.ts';
import { krkPaper } from './krk-paper.ts';
import { minimaxTicTacToe } from './minimax-tictactoe.ts';
import { pythonImproved, pythonMended, pythonSimple } from './python.ts';
import { rBloggers } from './r-bloggers.ts';
import { random } from './random.ts';
import { swift, swiftMended, swiftTicTacToe } from './swift.ts';

/** All engines, as published and corrected. To add an engine, add its file and one line here. */
const ENGINES = {
	'r-bloggers': rBloggers,
	swift,
	'swift-mended': swiftMended,
	'python-simple': pythonSimple,
	'python-improved': pythonImproved,
	'python-improved-mended': pythonMended,
	ghess,
	'ghess-mended': ghessMended,
	'krk-paper': krkPaper,
	'swift-tictactoe': swiftTicTacToe,
	'minimax-tictactoe': minimaxTicTacToe,
	random
} satisfies Record<string, Engine>;

export type EngineId = keyof typeof ENGINES;
export const ENGINE_IDS = Object.keys(ENGINES) as readonly EngineId[];

export function engineOf(id: EngineId): Engine {
	return ENGINES[id];
}

/** The games that engines play, in the order of the engines. */
export const PLAYED_GAMES: readonly GameId[] = [
	...new Set(ENGINE_IDS.flatMap((id) => engineOf(id).games))
];

/** The engines that play a game, its usual opponent first. */
export function engineIdsFor(game: GameId): EngineId[] {
	return ENGINE_IDS.filter((id) => engineOf(id).games.includes(game));
}

/** The same, as a form offers them. */
export function engineOptions(game: GameId): Option[] {
	return engineIdsFor(game).map((id) => {
		const { name, about } = engineOf(id);
		return { id, name, about };
	});
}
