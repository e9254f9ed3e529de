/** A verdict in words, for the pages and the command line. */
import { formatCount, plural } from '../base/count-words.ts';
import type { Disagreement, RefereeCounts, RefereeVerdict } from './verdict.ts';

const ABOUT: Readonly<Record<Disagreement['about'], string>> = {
	position: 'the position',
	moves: 'the legal moves',
	ending: 'how the game has ended',
	claims: 'the draws that may be claimed',
	move: 'the move played',
	result: 'the recorded ending'
};

/** The verdict in a sentence; where the rules differ, how often. */
export function describeVerdict(verdict: RefereeVerdict): string {
	const { counts, found, uncompared } = verdict;
	if (found > 0)
		return `chess.js disagrees ${found === 1 ? 'once' : `${formatCount(found)} times`}.`;
	const left = counts.games - uncompared.length;
	if (left === 0) return 'Nothing could be compared with chess.js.';
	if (counts.moves === 0) return describePosition(counts);
	const games = plural(left, 'game');
	const moves = plural(counts.moves, 'move');
	return `${games}, ${moves}: all legal, same mates, stalemates and dead positions, by chess.js.`;
}

/** A verdict on positions without moves. */
function describePosition({
	legalMoves,
	checkmates,
	stalemates,
	deadPositions
}: RefereeCounts): string {
	if (checkmates > 0) return 'Checkmate, by chess.js too.';
	if (stalemates > 0) return 'Stalemate, by chess.js too.';
	if (deadPositions > 0) return 'A dead position, by chess.js too.';
	return `${plural(legalMoves, 'legal move')}, the same by chess.js.`;
}

/** What was counted on the way: the endings and the claims, the same for both. */
export function describeCounts({
	checkmates,
	stalemates,
	deadPositions,
	claims
}: RefereeCounts): string {
	const ends = [
		plural(checkmates, 'checkmate'),
		plural(stalemates, 'stalemate'),
		plural(deadPositions, 'dead position')
	].join(', ');
	const draws = [
		`${formatCount(claims.threefold)} by threefold repetition`,
		`${formatCount(claims['fifty-moves'])} by the fifty-move rule`
	].join(', ');
	return `${ends}. Positions at which a draw may be claimed: ${draws}.`;
}

/** "Game 3, after 12 plies: the rules differ on the legal moves." */
export function nameDisagreement({ game, ply, about }: Disagreement): string {
	return `Game ${game}, after ${plural(ply, 'ply', 'plies')}: the rules differ on ${ABOUT[about]}.`;
}

/** A disagreement with both answers and its position, in one line. */
export function describeDisagreement(one: Disagreement): string {
	return `${nameDisagreement(one)} Plyscope: ${one.ours}. chess.js: ${one.theirs}. Position: ${one.fen}.`;
}
