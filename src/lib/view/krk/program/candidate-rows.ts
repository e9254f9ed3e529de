/** The moves of the side to move, the best for it first. */
import type { WeighedMove, WeighedPly } from '$lib/core/experiments/krk/analyse-line.ts';
import { isCheckmate, isStalemate } from '$lib/core/games/krk/legality.ts';
import type { Move } from '$lib/core/games/game.ts';
import { isRookTaken } from '$lib/core/games/krk/placement.ts';
import { formatPaperMove } from '$lib/core/experiments/krk/notation.ts';
import { formatChance, formatNumber } from './describe-game.ts';

export interface CandidateRow {
	readonly move: Move;
	readonly text: string;
	readonly now: string;
	readonly value: string;
	readonly isBest: boolean;
	readonly chance: string;
	/** The one that the program plays by its seed. */
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
		text: nameCandidate(id, one.reached),
		now: formatNumber(one.static),
		value: formatNumber(one.value),
		isBest: one.value === best,
		chance: formatChance(one.chance),
		isChosen: index === chosen,
		mate: length === null ? 'draw' : String(length)
	};
}

/** With its mark where the move alone ends the game. */
function nameCandidate(id: number, reached: number): string {
	const isWhite = id >> 12 === reached >> 12;
	if (isRookTaken(reached)) return formatPaperMove(id, reached, 'rook-capture').split(' ')[0] ?? '';
	if (isWhite && isCheckmate(reached)) return formatPaperMove(id, reached, 'checkmate');
	if (isWhite && isStalemate(reached)) return formatPaperMove(id, reached, 'stalemate');
	return formatPaperMove(id, reached, null);
}
