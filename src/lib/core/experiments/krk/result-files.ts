/**
 * The paper's own result files (Bozinovski and Jankuloski 2023, section III): one text per start, named by its
 * number, in the folder LegalPositionTests, with the game of each number of steps under a heading; and the list of
 * all legal starts.
 */
import { LEGAL_START, listPlacements } from '../../games/krk/legality.ts';
import { formatBoard } from '../../games/krk/placement.ts';
import type { Experiment } from './experiment.ts';
import { formatGame } from './notation.ts';
import type { GameResult, Outcome } from './play-game.ts';

export const FOLDER = 'LegalPositionTests';
export const LEGAL_POSITIONS_NAME = 'legalpositions.txt';

const OUTCOME_TEXTS: Readonly<Record<Outcome, string>> = {
	checkmate: 'checkmate',
	stalemate: 'stalemate',
	threefold: 'threefold repetition draw',
	'rook-capture': 'rook capture draw',
	'fifty-moves': '50-move-rule draw'
};

/** The path of a start's file. */
export function fileName(id: number): string {
	return `${FOLDER}/${id}.txt`;
}

/** One game: heading, board, moves, number of moves, outcome, a line each. */
export function formatResult(
	steps: number,
	start: number,
	placements: Int32Array,
	{ outcome, moves }: GameResult
): string {
	return [
		`${steps}-Step Minimax/Maximin`,
		formatBoard(start),
		formatGame(start, placements, outcome),
		String(moves),
		OUTCOME_TEXTS[outcome],
		''
	].join('\n');
}

/** Replays a start's game in each part, for its moves; `index` is the game's number in every part. */
export function replayFile(
	experiments: readonly Experiment[],
	index: number,
	record: Int32Array,
	onResult: (part: number, result: GameResult) => void
): string {
	const games = experiments.map((experiment, part) => {
		const result = experiment.play(index, record);
		onResult(part, result);
		const played = record.subarray(0, result.plies);
		return formatResult(experiment.plan.whiteSteps, experiment.startOf(index), played, result);
	});
	return games.join('\n');
}

/** The numbers of all legal starts, one per line. */
export function legalPositionsText(): string {
	return `${listPlacements(LEGAL_START).join('\n')}\n`;
}
