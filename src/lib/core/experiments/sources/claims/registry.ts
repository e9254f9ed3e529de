import { CLAIM_IDS, type ClaimId } from './claim-ids.ts';
import type { Claim, ClaimWords } from './claim.ts';
import { ghessFirstGame } from './ghess-first-game.ts';
import { ghessOpening } from './ghess-opening.ts';
import { ghessPlies } from './ghess-plies.ts';
import { ghessRoot } from './ghess-root.ts';
import { ghessTension } from './ghess-tension.ts';
import { krkFreeSquares } from './krk-free-squares.ts';
import { krkHypothesis } from './krk-hypothesis.ts';
import { krkOneStep, krkTwoSteps } from './krk-mates.ts';
import { krkStarts } from './krk-starts.ts';
import { pythonCuts } from './python-cuts.ts';
import { pythonGame1, pythonGame2 } from './python-replay.ts';
import { pythonHours } from './python-hours.ts';
import { pythonRecursion } from './python-recursion.ts';
import { pythonRewards } from './python-rewards.ts';
import { pythonScores } from './python-scores.ts';
import { rCasual } from './r-casual.ts';
import { rFinalPosition } from './r-final-position.ts';
import { rFourMoves } from './r-four-moves.ts';
import { rHundredGames, rTenGames } from './r-match.ts';
import { swiftMates } from './swift-mates.ts';
import { swiftPruning } from './swift-pruning.ts';
import { swiftRandom } from './swift-random.ts';
import { swiftSixMoves } from './swift-six-moves.ts';
import { swiftTicTacToe } from './swift-tictactoe.ts';

/** To add a claim, add its id to the list of ids, its file and one line here. */
const CLAIMS: Readonly<Record<ClaimId, Claim>> = {
	'r-ten-games': rTenGames,
	'r-hundred-games': rHundredGames,
	'r-final-position': rFinalPosition,
	'r-four-moves': rFourMoves,
	'r-casual': rCasual,
	'krk-starts': krkStarts,
	'krk-free-squares': krkFreeSquares,
	'krk-one-step': krkOneStep,
	'krk-two-steps': krkTwoSteps,
	'krk-hypothesis': krkHypothesis,
	'swift-pruning': swiftPruning,
	'swift-mates': swiftMates,
	'swift-random': swiftRandom,
	'swift-six-moves': swiftSixMoves,
	'swift-tictactoe': swiftTicTacToe,
	'python-scores': pythonScores,
	'python-cuts': pythonCuts,
	'python-rewards': pythonRewards,
	'python-game-1': pythonGame1,
	'python-game-2': pythonGame2,
	'python-hours': pythonHours,
	'python-recursion': pythonRecursion,
	'ghess-tension': ghessTension,
	'ghess-root': ghessRoot,
	'ghess-plies': ghessPlies,
	'ghess-opening': ghessOpening,
	'ghess-first-game': ghessFirstGame
};

export function claimOf(id: ClaimId): Claim {
	return CLAIMS[id];
}

/** A claim without its check, for a page that lets a worker check it. */
export type ToldClaim = ClaimWords & { readonly id: ClaimId };

/** All claims in display order, as data. */
export function toldClaims(): readonly ToldClaim[] {
	return CLAIM_IDS.map((id) => {
		const { source, title, says, check } = claimOf(id);
		return { id, source, title, says, check };
	});
}
