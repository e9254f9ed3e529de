/**
 * Counts occurrences of positions: those in the record and those on the path of the current search. Two positions are
 * the same if board, side to move, castling rights and a legal en passant capture are the same (FIDE Laws 9.2.3);
 * clocks do not matter.
 */
import { THIRD_TIME } from './endings.ts';
import { keyOf } from './key.ts';
import type { Position } from './position.ts';

/** The fewest plies from a position back to itself: each side moves away and back. */
const SHORTEST_CYCLE = 4;

/** A horizon within which no clock can run out, so that an identity excludes the clock. */
const NO_CLOCK = -Infinity;

export class Repetition {
	/** Position identities ply by ply; the last one is the current position. */
	private readonly stood: string[] = [];
	/** By ply, the first ply whose position can still recur: no capture, pawn move or lost right since. */
	private readonly since: number[] = [];
	private readonly times = new Map<string, number>();
	/** By ply, the number of recurrences since that ply. */
	private readonly again: number[] = [];

	/** Adds the current position. */
	push(position: Position): void {
		const identity = keyOf(position, NO_CLOCK);
		const ply = this.stood.length;
		const isNew = ply === 0 || position.halfmoveClock === 0 || position.lostRights();
		this.since.push(isNew ? ply : (this.since[ply - 1] as number));
		this.stood.push(identity);
		const times = this.timesOf(identity) + 1;
		this.times.set(identity, times);
		this.again.push(isNew ? 0 : (this.again[ply - 1] as number) + (times > 1 ? 1 : 0));
	}

	/** Removes the current position, because its move is taken back. */
	pop(): void {
		const identity = this.stood.pop() as string;
		this.since.pop();
		this.again.pop();
		const times = this.timesOf(identity) - 1;
		if (times === 0) this.times.delete(identity);
		else this.times.set(identity, times);
	}

	/** Number of occurrences of the current position, this one included. */
	timesStood(): number {
		return this.timesOf(this.stood.at(-1) as string);
	}

	/** True where a position that can still recur has occurred twice. Otherwise no move leads to a third occurrence. */
	hasRepeated(): boolean {
		return (this.again.at(-1) as number) > 0;
	}

	/**
	 * Suffix for the key of the position: how the path from ply `root` can affect the next `plies` plies. Lists the
	 * positions of the path that can occur for the third time by then, in no order, and one ply further, for players
	 * who claim draws a move ahead. Positions before `root` are omitted, since they are the same for the whole subtree.
	 */
	wayKey(root: number, plies: number): string {
		if (!this.hasRepeated() && plies + 1 <= SHORTEST_CYCLE) return '';
		const now = this.stood.length - 1;
		const from = Math.max(root, this.since[now] as number);
		const last = new Map<string, number>();
		for (let ply = from; ply <= now; ply++) last.set(this.stood[ply] as string, ply);
		return this.stood
			.slice(from, now)
			.filter(
				(one) => soonestThird(this.timesOf(one), now - (last.get(one) as number)) <= plies + 1
			)
			.sort()
			.join('');
	}

	private timesOf(identity: string): number {
		return this.times.get(identity) ?? 0;
	}
}

/**
 * The fewest plies until the third occurrence of a position; 0 if it has happened.
 * @param times number of occurrences so far
 * @param ago plies since the last occurrence
 */
function soonestThird(times: number, ago: number): number {
	if (times >= THIRD_TIME) return 0;
	// The same side moves at each occurrence, so the plies since then and until then have an even sum.
	const back = ago < SHORTEST_CYCLE ? SHORTEST_CYCLE - ago : 2 - (ago & 1);
	return back + SHORTEST_CYCLE * (THIRD_TIME - 1 - times);
}
