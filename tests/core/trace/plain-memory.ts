/** The knowledge of the learning orders, as plain as possible: lists of all events, searched again at every node. */
import { STAND_PAT, type Move } from '../../../src/lib/core/games/game.ts';

interface Cut {
	readonly move: Move;
	readonly ply: number;
}

interface Best {
	readonly move: Move;
	readonly max: boolean;
	readonly plies: number;
}

export class PlainMemory {
	private readonly cuts: Cut[] = [];
	private readonly bests: Best[] = [];

	constructor(private readonly order: 'killer' | 'history') {}

	/** @param ply of the node whose moves they are */
	sorted(moves: readonly Move[], max: boolean, ply: number): Move[] {
		const ranks = moves.map((move) =>
			this.order === 'killer' ? this.killerRank(move, ply) : this.credit(move, max)
		);
		const rising = [...new Set(ranks)].sort((a, b) => a - b);
		return rising.reverse().flatMap((rank) => moves.filter((_, at) => ranks[at] === rank));
	}

	/** A stand pat is not a move that could be made elsewhere. */
	noteCut(move: Move, ply: number): void {
		if (move !== STAND_PAT) this.cuts.push({ move, ply });
	}

	noteBest(move: Move, max: boolean, plies: number): void {
		if (move !== STAND_PAT) this.bests.push({ move, max, plies });
	}

	/** 2 for the last move with a cutoff at a ply, 1 for the last other one, 0 for all others. */
	private killerRank(move: Move, ply: number): number {
		const here = this.cuts.filter((cut) => cut.ply === ply).map((cut) => cut.move);
		const last = here.at(-1);
		if (move === last) return 2;
		return move === here.findLast((other) => other !== last) ? 1 : 0;
	}

	private credit(move: Move, max: boolean): number {
		return this.bests
			.filter((best) => best.move === move && best.max === max)
			.reduce((sum, { plies }) => sum + 2 ** plies, 0);
	}
}
