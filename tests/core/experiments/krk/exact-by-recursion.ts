/**
 * Expected values of a placement, by plain recursion forward over everything that can happen, each decision searched
 * by brute force: the reference for the exact figures.
 */
import { bestMoves } from '../../../../src/lib/core/experiments/krk/tablebase.ts';
import type { Profile } from '../../../../src/lib/core/games/krk/profile/profile.ts';
import { isCheckmate, isStalemate } from '../../../../src/lib/core/games/krk/legality.ts';
import { moveBetween } from '../../../../src/lib/core/games/krk/moves.ts';
import { isRookTaken } from '../../../../src/lib/core/games/krk/placement.ts';
import { searchBruteForce } from '../../evaluate/krk-paper/levels/brute-force.ts';

export interface Outlook {
	readonly mate: number;
	readonly fifty: number;
	readonly drawn: number;
	readonly moves: number;
	readonly whiteOptimal: number;
	readonly blackMoves: number;
	readonly blackOptimal: number;
	/** White's moves to mate with the best and the worst tie-breaks; Infinity without mate. */
	readonly shortest: number;
	readonly longest: number;
}

const NOTHING: Outlook = {
	mate: 0,
	fifty: 0,
	drawn: 0,
	moves: 0,
	whiteOptimal: 0,
	blackMoves: 0,
	blackOptimal: 0,
	shortest: Infinity,
	longest: Infinity
};
const KEYS = Object.keys(NOTHING) as (keyof Outlook)[];
const NO_COUNTS = new Map<number, number>();

export class ForwardRecursion {
	private readonly outlooks = new Map<number, Outlook>();
	private readonly ties = new Map<string, number[]>();

	constructor(
		private readonly profile: Profile,
		private readonly steps: number
	) {}

	/** With White to move at the even plies. */
	lookAhead(id: number, ply: number): Outlook {
		const key = id * 101 + ply;
		let outlook = this.outlooks.get(key);
		if (outlook === undefined) {
			outlook = this.compute(id, ply);
			this.outlooks.set(key, outlook);
		}
		return outlook;
	}

	private compute(id: number, ply: number): Outlook {
		const isWhite = ply % 2 === 0;
		if (isRookTaken(id)) return { ...NOTHING, drawn: 1 };
		if (!isWhite && isCheckmate(id)) return { ...NOTHING, mate: 1, shortest: 0, longest: 0 };
		if (!isWhite && isStalemate(id)) return { ...NOTHING, drawn: 1 };
		if (ply === 100) return { ...NOTHING, fifty: 1 };
		const ties = this.tiesAt(id, ply);
		const next = ties.map((one) => this.lookAhead(one, ply + 1));
		const mean = (key: keyof Outlook): number =>
			next.reduce((sum, one) => sum + one[key], 0) / next.length;
		const means = Object.fromEntries(KEYS.map((key) => [key, mean(key)])) as Record<
			keyof Outlook,
			number
		>;
		const best = bestMoves(id, isWhite ? 'white' : 'black');
		const optimal = ties.filter((one) => best.includes(moveBetween(id, one))).length / ties.length;
		const own = isWhite ? 1 : 0;
		return {
			...means,
			moves: means.moves + own,
			whiteOptimal: means.whiteOptimal + (isWhite ? optimal : 0),
			blackMoves: means.blackMoves + 1 - own,
			blackOptimal: means.blackOptimal + (isWhite ? 0 : optimal),
			shortest: Math.min(...next.map((one) => one.shortest)) + own,
			longest: Math.max(...next.map((one) => one.longest)) + own
		};
	}

	private tiesAt(id: number, ply: number): number[] {
		// If the tree ends before ply 100, the ply matters only for the side to move.
		const key = `${id} ${ply + 2 * this.steps < 100 ? ply % 2 : ply}`;
		let ties = this.ties.get(key);
		if (ties === undefined) {
			const turn = ply % 2 === 0 ? 'white' : 'black';
			const values = searchBruteForce(
				{ id, turn, ply, counts: NO_COUNTS },
				this.steps,
				this.profile
			);
			const best = (turn === 'white' ? Math.min : Math.max)(...values.values());
			ties = [...values].filter(([, value]) => value === best).map(([one]) => one);
			this.ties.set(key, ties);
		}
		return ties;
	}
}
