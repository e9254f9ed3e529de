/**
 * Assigns the games of a run to any number of players. Tables belong to a part and take a moment to make, so a player
 * stays with its part as long as it can, and new players begin with unassigned parts.
 */
import type { GameRange } from './run-results.ts';

export class GameQueue {
	/** Ranges that are not assigned yet. */
	private readonly open: GameRange[];

	constructor(gaps: readonly GameRange[]) {
		this.open = gaps.filter(({ from, to }) => from < to);
	}

	/** Number of games not assigned yet. */
	get left(): number {
		return this.open.reduce((sum, { from, to }) => sum + to - from, 0);
	}

	/**
	 * The next games for a player; null when all have been assigned.
	 *
	 * @param part the player's current part, or null
	 * @param taken the other players' parts
	 * @param most the most games to assign
	 */
	take(part: number | null, taken: readonly number[], most: number): GameRange | null {
		let index = this.open.findIndex((range) => range.part === part);
		if (index === -1) index = this.open.findIndex((range) => !taken.includes(range.part));
		if (index === -1) index = 0;
		const range = this.open[index];
		if (range === undefined) return null;
		const to = Math.min(range.to, range.from + most);
		if (to === range.to) this.open.splice(index, 1);
		else this.open[index] = { ...range, from: to };
		return { ...range, to };
	}

	/** Takes back a player's unplayed games; they are assigned before the rest. */
	giveBack(range: GameRange): void {
		if (range.from < range.to) this.open.unshift(range);
	}
}
