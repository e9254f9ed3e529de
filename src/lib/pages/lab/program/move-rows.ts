/** The move list: each move in the paper's notation, with the other profile's and perfect play's choice. */
import type { WeighedMove, WeighedPly } from '$lib/core/experiments/krk/analyse-line.ts';
import { formatPaperMove } from '$lib/core/experiments/krk/notation.ts';
import type { Move } from '$lib/core/games/game.ts';
import { placementAfter } from '$lib/core/games/krk/moves.ts';
import { SIDE_NAMES } from './describe-game.ts';
import type { ProgramGame } from './program-game.svelte.ts';

/** A judgement on a move; `agrees` is also its mark. */
export interface Remark {
	readonly agrees: boolean;
	readonly text: string;
}

interface MoveRow {
	readonly number: number;
	/** Before White's moves. */
	readonly begins: boolean;
	readonly side: string;
	readonly text: string;
	/** The other profile's and perfect play's choice; null if not known (yet). */
	readonly other: Remark | null;
	readonly perfect: Remark | null;
}

export function moveRows(game: ProgramGame): MoveRow[] {
	const { placements, moves, lineOutcome } = game;
	return moves.map((move, ply) => {
		const before = placements[ply] as number;
		const isLast = ply === moves.length - 1;
		const weighed = game.weighed(ply);
		const others = game.others(ply);
		return {
			number: (ply >> 1) + 1,
			begins: ply % 2 === 0,
			side: SIDE_NAMES[ply % 2 === 0 ? 'white' : 'black'],
			text: formatPaperMove(before, placements[ply + 1] as number, isLast ? lineOutcome : null),
			other: others && remarkOnOther(before, move, others),
			perfect: weighed && remarkOnPerfect(weighed, move)
		};
	});
}

/** A move without the mark of its outcome. */
function nameMove(id: number, move: Move): string {
	return formatPaperMove(id, placementAfter(id, move), null);
}

/** Moves named one by one; the others are counted. */
const NAMED = 2;

function nameMoves(id: number, moves: readonly Move[]): string {
	const names = moves.slice(0, NAMED).map((move) => nameMove(id, move));
	const rest = moves.length - names.length;
	return names.join(', ') + (rest > 0 ? ` +${rest}` : '');
}

/** @param choices the other profile's possible moves there */
function remarkOnOther(id: number, move: Move, choices: readonly Move[]): Remark {
	if (!choices.includes(move)) return { agrees: false, text: nameMoves(id, choices) };
	return { agrees: true, text: choices.length === 1 ? 'the same' : `one of ${choices.length}` };
}

function remarkOnPerfect({ id, turn, moves }: WeighedPly, move: Move): Remark | null {
	const played = moves.find((one) => one.move === move);
	if (played === undefined) return null;
	const lengths = moves.map(lengthOf);
	const best = turn === 'white' ? Math.min(...lengths) : Math.max(...lengths);
	const length = lengthOf(played);
	const better = nameMoves(
		id,
		moves.filter((_, i) => lengths[i] === best).map((one) => one.move)
	);
	const after = turn === 'white' ? 1 : 0;
	if (length === best) {
		if (length === Infinity) return { agrees: true, text: 'a draw' };
		return { agrees: true, text: turn === 'white' ? `mate in ${best + after}` : `holds ${best}` };
	}
	if (length === Infinity) {
		return { agrees: false, text: `throws away the win; ${better}: mate in ${best + 1}` };
	}
	if (best === Infinity) return { agrees: false, text: `misses the draw ${better}` };
	const text =
		turn === 'white'
			? `mate in ${length + 1}, loses ${length - best}: ${better}`
			: `holds ${length}, not ${best}: ${better}`;
	return { agrees: false, text };
}

/** White's moves to mate after a move; Infinity for a draw. */
function lengthOf({ mate }: WeighedMove): number {
	return mate ?? Infinity;
}
