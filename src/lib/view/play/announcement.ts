/** What a person who does not see the board is told as the game goes on: the last move, check, and the end. */
import { engineOf } from '$lib/core/engines/registry.ts';
import type { Play } from '$lib/state/play/play.svelte.ts';
import { describeTurn } from '../boards/describe-position.ts';
import { describeResult } from './describe-play.ts';

export function announcement(play: Play): string {
	const { made, game } = play.line;
	const last = made.at(-1);
	const turn = `${describeTurn(game, play.here)}.`;
	if (last === undefined) return describeResult(play) ?? turn;
	const who = play.hasPerson(last.side)
		? game.sideNames[last.side]
		: engineOf(play.state.player.engine).name;
	const result = describeResult(play);
	return `${who} plays ${last.text}. ${result === null ? turn : `Game over. ${result}`}`;
}
