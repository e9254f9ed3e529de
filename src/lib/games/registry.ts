import { assertExists } from '$lib/core/base/assert.ts';
import type { GameId } from '$lib/core/games/registry.ts';
import { chessFace } from './chess/face.ts';
import { explicitFace } from './explicit/face.ts';
import type { GameFace } from './face.ts';
import { krkFace } from './krk/face.ts';
import { ticTacToeFace } from './tictactoe/face.ts';

/** The faces of all games. To add a game, add its folder and one line here. */
const FACES = {
	tictactoe: ticTacToeFace,
	chess: chessFace,
	krk: krkFace,
	'krk-released': krkFace,
	tree: explicitFace
} satisfies Readonly<Record<GameId, unknown>>;

/** The face of a game, by its id, without its state's type: give it only states of this game. */
export function faceOf(id: string): GameFace {
	const faces: Readonly<Record<string, unknown>> = FACES;
	return assertExists(faces[id], `there is a face of ${id}`) as GameFace;
}
