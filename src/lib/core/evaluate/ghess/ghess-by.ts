/** ghess's evaluation made of the selected terms. */
import { BLACK, WHITE } from '../../games/chess/pieces.ts';
import type { ChessState } from '../../games/chess/chess-state.ts';
import type { BoardOverlay, EvaluatorCode, Term } from '../evaluator.ts';
import { chessReason } from '../parts/chess-reason.ts';
import { MATE_STEP, soonestTerms, soonestValue } from '../parts/soonest-mate.ts';
import { versus } from '../parts/terms.ts';
import { ghessTerms } from './terms.ts';
import { tensionMap, type OwnSquare } from './tension.ts';

/**
 * @param chosen ids of terms, at least one
 * @param mate value of a checkmate, less the plies to it; null if the ends of games are not scored
 */
export function ghessBy(
	chosen: readonly string[],
	ownSquare: OwnSquare,
	mate: number | null
): EvaluatorCode<ChessState> {
	const parts = ghessTerms(ownSquare).filter(({ id }) => chosen.includes(id));
	const step =
		mate === null ? parts.map(({ weight }) => weight).reduce(greatestDivisor) : MATE_STEP;
	const termsOf = (state: ChessState, ply: number): readonly Term[] => {
		const end = mate === null ? null : soonestTerms(state, mate, ply);
		if (end !== null) return end;
		return parts.map((part) => {
			const [white, black] = [part.count(state, WHITE), part.count(state, BLACK)];
			return versus(part.id, part.name, part.weight * white, part.weight * black);
		});
	};
	return {
		unit: 'tenths of a pawn',
		dependsOnPly: mate !== null,
		...(mate === null ? { ends: 'not scored' as const } : {}),
		granularity: () => step,
		evaluate(state, ply) {
			const end = mate === null ? null : soonestValue(state, mate, ply);
			if (end !== null) return end;
			let sum = 0;
			for (const part of parts) {
				sum += part.weight * (part.count(state, WHITE) - part.count(state, BLACK));
			}
			return sum;
		},
		terms: termsOf,
		reason: (state, ply) => chessReason(state, termsOf(state, ply)),
		overlays: [tensionOverlay(ownSquare)]
	};
}

const ABOUT: Readonly<Record<OwnSquare, string>> = {
	counted: 'a sliding piece counts the square it is on (as published)',
	'left-out': 'no piece counts its own square'
};

function tensionOverlay(ownSquare: OwnSquare): BoardOverlay<ChessState> {
	return {
		id: 'tension',
		name: 'Tension',
		about: `White’s attacks on each square minus Black’s; ${ABOUT[ownSquare]}.`,
		valuesAt: (state) => tensionMap(state, ownSquare)
	};
}

function greatestDivisor(a: number, b: number): number {
	return b === 0 ? a : greatestDivisor(b, a % b);
}
