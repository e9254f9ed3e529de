import type { GameState, PositionKey } from './game.ts';

/** Plies of the longest line of a game that always ends. Each position is visited once. */
export function longestLine(state: GameState, most: number): number {
	const known = new Map<PositionKey, number>();
	return plies();

	function plies(): number {
		if (state.isTerminal()) return 0;
		const key = state.symmetricKey?.(most) ?? state.key(most);
		let longest = known.get(key);
		if (longest === undefined) {
			longest = 0;
			for (const move of state.legalMoves()) {
				state.play(move);
				longest = Math.max(longest, 1 + plies());
				state.undo();
			}
			known.set(key, longest);
		}
		return longest;
	}
}
