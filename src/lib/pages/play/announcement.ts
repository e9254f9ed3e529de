/** Announcements for screen readers: moves and the end, another ply on the board, hints, replies. */
import { engineOf } from '$lib/core/engines/registry.ts';
import type { Play } from './play.svelte.ts';
import { describeTurn } from '$lib/games/describe-position.ts';
import { standAt, stateAt } from './play-line.ts';
import { describeChoice, describeConsidered, describeResult } from './describe-play.ts';

export function announcement(play: Play): string {
	const { hint, considered, line } = play;
	if (!play.isAtEnd) return announcePly(play);
	if (considered !== null) return describeConsidered(play, considered);
	if (hint !== null) {
		return `Hint: ${describeChoice(line, line.made.length, hint, play.state.seed)}`;
	}
	return announceGame(play);
}

/** The board shows an earlier position. */
function announcePly({ line, state }: Play): string {
	const { game, made } = line;
	const move = made[state.ply - 1];
	const turn = describeTurn(game, stateAt(game, standAt(line, state.ply)));
	const after = move === undefined ? '' : `, after ${game.sideNames[move.side]}’s ${move.text}`;
	return `Ply ${state.ply} of ${made.length}${after}: ${turn}.`;
}

function announceGame(play: Play): string {
	const { made, game } = play.line;
	const last = made.at(-1);
	const turn = `${describeTurn(game, play.here)}.`;
	if (last === undefined) return describeResult(play) ?? turn;
	const isFromFile = made.length <= (play.file?.plies ?? 0);
	const who =
		play.hasPerson(last.side) || isFromFile
			? game.sideNames[last.side]
			: engineOf(play.state.player.engine).name;
	const result = describeResult(play);
	return `${who} plays ${last.text}. ${result === null ? turn : `Game over. ${result}`}`;
}
