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

/** What was counted on the way, the same for both: "8 checkmates, 1 stalemate. No draw to claim." */
export function describeCounts(counts: RefereeCounts): string {
	const { checkmates, stalemates, deadPositions, claims } = counts;
	const ends = [
		...listed(checkmates, 'checkmate'),
		...listed(stalemates, 'stalemate'),
		...listed(deadPositions, 'dead position')
	];
	const draws = [
		...listed(claims.threefold, 'time by threefold repetition', 'times by threefold repetition'),
		...listed(claims['fifty-moves'], 'time by the fifty-move rule', 'times by the fifty-move rule')
	];
	const ended = ends.length === 0 ? 'No mate, stalemate or dead position' : ends.join(', ');
	const claimed = draws.length === 0 ? 'No draw to claim' : `A draw to claim ${draws.join(', ')}`;
	return `${ended}. ${claimed}.`;
}

function listed(count: number, ...words: [one: string, many?: string]): string[] {
	return count === 0 ? [] : [plural(count, ...words)];
}

/** "Game 3, after 12 plies: the rules differ on the legal moves." */
export function nameDisagreement({ game, ply, about }: Disagreement): string {
	const place = ply === 0 ? 'at the start' : `after ${plural(ply, 'ply', 'plies')}`;
	return `Game ${game}, ${place}: the rules differ on ${ABOUT[about]}.`;
}

/** A disagreement with both answers and its position, in one line. */
export function describeDisagreement(one: Disagreement): string {
	return `${nameDisagreement(one)} Plyscope: ${one.ours}. chess.js: ${one.theirs}. Position: ${one.fen}.`;
}
