/** The moves of the side to move, the best first. */
import type { WeighedMove, WeighedPly } from '$lib/core/experiments/krk/analyse-line.ts';
import type { Outcome } from '$lib/core/experiments/krk/play-game.ts';
import type { Move } from '$lib/core/games/game.ts';
import { formatPaperMove } from '$lib/core/experiments/krk/notation.ts';
import { formatChance, formatNumber } from './describe-game.ts';

interface CandidateRow {
	readonly move: Move;
	readonly text: string;
	/** Why the game would be drawn with it, if the board alone does not show the reason; empty otherwise. */
	readonly draw: string;
	readonly now: string;
	readonly value: string;
	readonly isBest: boolean;
	readonly chance: string;
	/** The program's move by its seed. */
	readonly isChosen: boolean;
	/** Moves of White's to mate with perfect play, from this move on; "draw". */
	readonly mate: string;
}

export function candidateRows(here: WeighedPly): CandidateRow[] {
	const sign = here.turn === 'white' ? 1 : -1;
	return here.moves
		.map((one, index) => ({ one, row: toRow(here, one, index) }))
		.sort((a, b) => sign * (a.one.value - b.one.value) || b.one.chance - a.one.chance)
		.map(({ row }) => row);
}

function toRow(
	{ id, turn, best, chosen }: WeighedPly,
	one: WeighedMove,
	index: number
): CandidateRow {
	const length = one.mate === null ? null : one.mate + (turn === 'white' ? 1 : 0);
	return {
		move: one.move,
		text: nameCandidate(id, one),
		draw: one.outcome === null ? '' : (DRAWS[one.outcome] ?? ''),
		now: formatNumber(one.static),
		value: formatNumber(one.value),
		isBest: one.value === best,
		chance: formatChance(one.chance),
		isChosen: index === chosen,
		mate: length === null ? 'draw' : String(length)
	};
}

/** Explanations of draws: the board has occurred twice, or there was no capture for too long. */
const DRAWS: Readonly<Partial<Record<Outcome, string>>> = {
	threefold: '3rd time: draw',
	'fifty-moves': '50 moves: draw'
};

/** With its mark if the move ends the game; a draw needs more space, and has a text of its own. */
function nameCandidate(id: number, { reached, outcome }: WeighedMove): string {
	return formatPaperMove(id, reached, outcome).split(' ')[0] ?? '';
}
