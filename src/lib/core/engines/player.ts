import { listChoices } from '../base/choices.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { GameId } from '../games/registry.ts';
import { factsOf } from '../games/registry.ts';
import { engineIdsFor, engineOf, type EngineId } from './registry.ts';
import { clip } from '../base/clip.ts';

/** An engine with its search depth. */
export interface Player {
	readonly engine: EngineId;
	/** One of the engine's depths, in plies. */
	readonly plies: number;
}

/** The engine at its default depth. */
export function standardPlayer(engine: EngineId): Player {
	return { engine, plies: engineOf(engine).defaultPlies };
}

/** A player in links and on the command line: `ghess`, or with another depth than the default `ghess:4`. */
export function formatPlayer({ engine, plies }: Player): string {
	return plies === engineOf(engine).defaultPlies ? engine : `${engine}:${plies}`;
}

/** Reads a player of a game; a fault lists the valid choices. */
export function parsePlayer(text: string, game: GameId): Result<Player> {
	const [id, plies, ...rest] = text.split(':');
	const ids = engineIdsFor(game);
	const engine = ids.find((one) => one === id);
	if (engine === undefined) {
		return fail(
			'engine-unknown',
			`${factsOf(game).name} has no engine “${clip(id ?? '')}”; choose ${listChoices(ids, (one) => engineOf(one).name)}.`
		);
	}
	if (plies === undefined) return ok(standardPlayer(engine));
	const { depths } = engineOf(engine);
	const depth = depths.find((one) => String(one.plies) === plies);
	if (depth === undefined || rest.length > 0) {
		const choices = depths.map((one) => `${engine}:${one.plies}`).join(', ');
		return fail('engine-plies', `“${clip(text)}” is no depth of ${engine}; choose ${choices}.`);
	}
	return ok({ engine, plies: depth.plies });
}
