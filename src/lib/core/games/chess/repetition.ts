/**
 * How often the positions of a game have stood: those of its record and those on the path of a search behind it.
 * Two positions are one where board, side to move, castling rights and a legal en passant capture are the same, as
 * chess.js counts; clocks do not matter.
 */
import { THIRD_TIME } from './endings.ts';
import { keyOf } from './key.ts';
import type { Position } from './position.ts';

/** The fewest plies that lead from a position to itself: each side goes and comes back. */
const SHORTEST_CYCLE = 4;

/** Plies that no clock reaches: an identity leaves the clock out. */
const NO_CLOCK = -Infinity;

export class Repetition {
	/** What stood, ply by ply; the last one is the current position. */
	private readonly stood: string[] = [];
	/** From which ply on each of them could come about again: no capture, pawn move or lost right since. */
	private readonly since: number[] = [];
	private readonly times = new Map<string, number>();
	/** By ply, how often since then a position came about again. */
	private readonly again: number[] = [];

	/** Takes in the position that has just come about. */
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

	/** Forgets the current position: its move is taken back. */
	pop(): void {
		const identity = this.stood.pop() as string;
		this.since.pop();
		this.again.pop();
		const times = this.timesOf(identity) - 1;
		if (times === 0) this.times.delete(identity);
		else this.times.set(identity, times);
	}

	/** How often the current position has stood, this time included. */
	timesStood(): number {
		return this.timesOf(this.stood.at(-1) as string);
	}

	/**
	 * True where some position that could still come about again has stood twice: where none has, no move brings one
	 * about for the third time.
	 */
	hasRepeated(): boolean {
		return (this.again.at(-1) as number) > 0;
	}

	/**
	 * What the next `plies` plies may owe to the way that led here from ply `root`, as text to stand behind the key of
	 * the position: the positions on it that can stand for the third time by then, in no order; one ply longer, for
	 * those who claim draws a move ahead. What stood before `root` is left out, being the same for all that lies below.
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
 * The fewest plies until a position can stand for the third time; 0 where it has.
 * @param times how often it has stood
 * @param ago plies since it stood last
 */
function soonestThird(times: number, ago: number): number {
	if (times >= THIRD_TIME) return 0;
	// Who moves there moves there again, so that the plies until then and since then are even together.
	const back = ago < SHORTEST_CYCLE ? SHORTEST_CYCLE - ago : 2 - (ago & 1);
	return back + SHORTEST_CYCLE * (THIRD_TIME - 1 - times);
}
