import { expect } from 'vitest';
import type { Random } from '../../../../../src/lib/core/base/random.ts';
import type { KrkGame, Outcome } from '../../../../../src/lib/core/experiments/krk/play-game.ts';
import {
	LEGAL_REPLY,
	LEGAL_START,
	isCheckmate,
	isStalemate,
	listPlacements
} from '../../../../../src/lib/core/games/krk/legality.ts';
import { writeStartsBefore } from '../../../../../src/lib/core/games/krk/unmoves.ts';
import { lostIn } from '../../../../../src/lib/core/experiments/krk/tablebase.ts';
import { isRookTaken } from '../../../../../src/lib/core/games/krk/placement.ts';
import { listMoves, searchBruteForce } from './brute-force.ts';

export const STARTS = listPlacements(LEGAL_START);

export function pick(ids: ArrayLike<number>, random: Random): number {
	return ids[Math.floor(random() * ids.length)] as number;
}

/** Black to move: mated on White's next move or the one after, and reached from a legal start. */
export const LOST_SOON = listPlacements(LEGAL_REPLY).filter((id) => {
	const moves = lostIn(id);
	return (moves === 1 || moves === 2) && listStartsBefore(id).length > 0;
});

export function listStartsBefore(id: number): Int32Array {
	const before = new Int32Array(22);
	return before.slice(0, writeStartsBefore(id, before));
}

/** A game, with the test's own counts of its boards. */
export class Walk {
	readonly counts = new Map<number, number>();

	constructor(
		readonly game: KrkGame,
		start: number,
		private readonly random: Random
	) {
		game.begin(start, 1);
		if (game.tables.profile.startCounted === 'counted') this.counts.set(start, 1);
	}

	/** Plays a move that does not end the game; false if there is none. */
	step(shuffling: number): boolean {
		const { game, counts } = this;
		const open = listMoves(game.id, game.turn).filter(
			(id) => !isRookTaken(id) && !isCheckmate(id) && !isStalemate(id) && (counts.get(id) ?? 0) < 2
		);
		const again = open.filter((id) => counts.get(id) === 1);
		const pool = again.length > 0 && this.random() < shuffling ? again : open;
		const next = pool[Math.floor(this.random() * pool.length)];
		if (next === undefined) return false;
		expect(this.play(next)).toBe(game.ply === 100 ? 'fifty-moves' : null);
		return true;
	}

	play(next: number): Outcome | null {
		this.counts.set(next, (this.counts.get(next) ?? 0) + 1);
		return this.game.advance(next);
	}

	/** Number of boards that the tree must know; checks the table's values against the plain search. */
	compare(): number {
		const { game, counts } = this;
		const { turn, ply, id, tables } = game;
		const steps = turn === 'white' ? tables.whiteSteps : tables.blackSteps;
		const { reached, values, count, best, tied } = game.weigh();
		const expected = searchBruteForce({ id, turn, ply, counts }, steps, tables.profile);
		const found = Array.from({ length: count }, (_, i) => [reached[i], values[i]]);
		expect(new Map(found as [number, number][])).toEqual(expected);
		const all = [...expected.values()];
		expect(best).toBe(turn === 'white' ? Math.min(...all) : Math.max(...all));
		expect(tied).toBe(all.filter((value) => value === best).length);
		return [...counts.values()].filter((times) => times === 2).length;
	}
}
