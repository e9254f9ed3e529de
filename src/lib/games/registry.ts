import { Loaded, type Coded } from '$lib/core/base/loaded.ts';
import type { GameId } from '$lib/core/games/registry.ts';
import { explicitFace } from './explicit/face.ts';
import type { GameFace } from './face.ts';

/** The faces of all games. To add a game, add its row here. */
const FACES: Readonly<Record<GameId, Coded<unknown>>> = {
	tictactoe: { load: async () => (await import('./tictactoe/face.ts')).ticTacToeFace },
	chess: { load: async () => (await import('./chess/face.ts')).chessFace },
	krk: { load: async () => (await import('./krk/face.ts')).krkFace },
	'krk-released': { load: async () => (await import('./krk/face.ts')).krkFace },
	tree: { code: explicitFace }
};

const faces = new Loaded<GameId, unknown>('face of', FACES);

/** Loads the faces of games. */
export async function loadFaces(ids: readonly GameId[]): Promise<void> {
	await faces.load(ids);
}

/** True if the face of a game is there; false for a text that names none. */
export function hasFace(text: string): boolean {
	return faces.has(text);
}

/** The face of a game that was loaded, without its state's type: give it only states of this game. */
export function faceOf(id: string): GameFace {
	return faces.of(id as GameId) as GameFace;
}
