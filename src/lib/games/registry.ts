import { assertExists } from '$lib/core/base/assert.ts';
import type { GameId } from '$lib/core/games/registry.ts';
import { explicitFace } from './explicit/face.ts';
import type { GameFace } from './face.ts';

/** The faces so far: a page that opens with a typed tree loads those of the other games when they are asked for. */
const faces = new Map<string, unknown>([['tree', explicitFace]]);

/** Adds the faces of other games. */
export function addFaces(others: Readonly<Partial<Record<GameId, unknown>>>): void {
	for (const [id, face] of Object.entries(others)) faces.set(id, face);
}

/** True if the face of a game is there; false for a text that names none. */
export function hasFace(text: string): boolean {
	return faces.has(text);
}

/** The face of a game that is ready (`ready.ts`), without its state's type: give it only states of this game. */
export function faceOf(id: string): GameFace {
	return assertExists(faces.get(id), `the face of ${id} is ready`) as GameFace;
}
