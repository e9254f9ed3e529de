import { searchSetup } from '../../../engines/search-setup.ts';
import { evaluatorOf, type EvaluatorId } from '../../../evaluate/registry.ts';
import { isCastling } from '../../../games/chess/castling.ts';
import { moveFrom, moveTo } from '../../../games/chess/moves.ts';
import { KING, kindOf } from '../../../games/chess/pieces.ts';
import { ChessState } from '../../../games/chess/chess-state.ts';
import { assert } from '../../../base/assert.ts';
import { factsOf, gameOf } from '../../../games/registry.ts';
import { rootOf } from '../../../games/root.ts';
import type { Claim, See } from './claim.ts';
import { note } from './figure.ts';
import { recordAlone, returnStepOf } from './find-step.ts';
import { formatCount } from '../../../base/count-words.ts';

/** The starting position, and one of ours in which both sides may castle on both wings and captures are possible. */
const CASTLING = 'r3k2r/pppq1ppp/2np1n2/2b1p1B1/2B1P1b1/2NP1N2/PPPQ1PPP/R3K2R w KQkq - 0 1';
const POSITIONS = [factsOf('chess').defaultPosition, CASTLING];

const VARIANTS = ['python-improved', 'python-improved-mended'] as const;
type Variant = (typeof VARIANTS)[number];

interface Tally {
	moves: number;
	captures: number;
	castlings: number;
	/** The number of moves after which the reward for a capture, or for castling, was not 0. */
	readonly paid: Record<Variant, { capture: number; castling: number }>;
}

export const pythonRewards: Claim = {
	id: 'python-rewards',
	source: 'python',
	title: 'It rewards captures and castling',
	says: 'The improved score adds an incentive for checks, captures and castling.',
	check: `Plays every legal move of two positions and reads the parts of the score behind it: the start, and one of ours with captures and four ways to castle.`,
	run() {
		const tally = count();
		const published = tally.paid['python-improved'];
		const mended = tally.paid['python-improved-mended'];
		const [captures, castlings] = [formatCount(tally.captures), formatCount(tally.castlings)];
		const isRight = published.capture === tally.captures && published.castling === tally.castlings;
		return {
			verdict: isRight ? 'true' : 'not-as-claimed',
			sentence: isRight
				? 'Each reward is paid when it should be.'
				: `It asks after the move has been made. Then every move looks like a capture (${formatCount(published.capture)} of ${formatCount(tally.moves)} are rewarded) and none like castling (${formatCount(published.castling)}).`,
			figures: [
				note('Moves played', formatCount(tally.moves)),
				{
					name: 'Capture rewarded, as published',
					claimed: captures,
					found: formatCount(published.capture),
					agrees: published.capture === tally.captures
				},
				{
					name: 'Castling rewarded, as published',
					claimed: castlings,
					found: formatCount(published.castling),
					agrees: published.castling === tally.castlings
				},
				note('Capture rewarded, corrected', formatCount(mended.capture)),
				note('Castling rewarded, corrected', formatCount(mended.castling))
			],
			see: VARIANTS.flatMap(seeCastling)
		};
	}
};

function count(): Tally {
	const tally: Tally = {
		moves: 0,
		captures: 0,
		castlings: 0,
		paid: {
			'python-improved': { capture: 0, castling: 0 },
			'python-improved-mended': { capture: 0, castling: 0 }
		}
	};
	for (const position of POSITIONS) {
		const state = stateOf(position);
		for (const move of state.legalMoves()) {
			tally.moves++;
			if (state.isCapture(move)) tally.captures++;
			if (castles(state, move)) tally.castlings++;
			state.play(move);
			for (const variant of VARIANTS) {
				if (termOf(variant, state, 'capture') !== 0) tally.paid[variant].capture++;
				if (termOf(variant, state, 'castling') !== 0) tally.paid[variant].castling++;
			}
			state.undo();
		}
	}
	return tally;
}

function termOf(evaluator: EvaluatorId, state: ChessState, id: string): number {
	const terms = evaluatorOf(evaluator).terms(state, 1, 1);
	return terms.find((term) => term.id === id)?.value ?? 0;
}

function castles(state: ChessState, move: number): boolean {
	const [from, to] = [moveFrom(move), moveTo(move)];
	return kindOf(state.board[from] as number) === KING && isCastling(from, to);
}

function setupOf(evaluator: Variant): ReturnType<typeof searchSetup> {
	return searchSetup({
		game: 'chess',
		position: CASTLING,
		depth: 1,
		algorithm: 'minimax',
		evaluator
	});
}

function stateOf(position: string): ChessState {
	const state = rootOf({ ...setupOf('python-improved'), position });
	assert(state instanceof ChessState, 'a position of chess');
	return state;
}

/** The leaf after the first castling move, with the terms of its value in the panel. */
function seeCastling(variant: Variant): See[] {
	const setup = setupOf(variant);
	const state = stateOf(CASTLING);
	const move = state.legalMoves().find((one) => castles(state, one));
	if (move === undefined) return [];
	// The leaf is evaluated one step before its value returns to the root.
	const step = returnStepOf(recordAlone(setup), move) - 1;
	const text = gameOf('chess').moveText(state, move);
	const which = variant === 'python-improved' ? 'As published' : 'Corrected';
	return [
		{
			kind: 'step',
			text: `${which}: the value after ${text}, in parts`,
			setup,
			step,
			panel: 'worth'
		}
	];
}
