/**
 * Deals out the games of a run to any number of players. Tables belong to a part and take a moment to make, so a
 * player stays with its part as long as it can, and new players begin with parts that nobody is at.
 */
import type { GameRange } from './run-results.ts';

export class GameQueue {
	/** What nobody has been given yet. */
	private readonly open: GameRange[];

	constructor(gaps: readonly GameRange[]) {
		this.open = gaps.filter(({ from, to }) => from < to);
	}

	/** Games that nobody has been given. */
	get left(): number {
		return this.open.reduce((sum, { from, to }) => sum + to - from, 0);
	}

	/**
	 * The next games for a player; null when all have been given out.
	 *
	 * @param part the part that the player is at, or null
	 * @param taken the parts that the others are at
	 * @param most how many games at most
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

	/** Takes back what a player has left unplayed; it is dealt out before the rest. */
	giveBack(range: GameRange): void {
		if (range.from < range.to) this.open.unshift(range);
	}
}
