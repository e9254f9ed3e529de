/** Shares by the distance of the kings from their aims, against FENs, a plain search and the means over all starts. */
import { expect, test } from 'vitest';
import { classesOf } from '../../../../src/lib/core/experiments/krk/exact-classes.ts';
import { DecisionCache } from '../../../../src/lib/core/experiments/krk/exact-decisions.ts';
import { solveExactly } from '../../../../src/lib/core/experiments/krk/exact.ts';
import { HypothesisLayers } from '../../../../src/lib/core/experiments/krk/hypothesis-layers.ts';
import {
	huntsByDistance,
	matesByDistance
} from '../../../../src/lib/core/experiments/krk/mechanism.ts';
import {
	CHECKMATE,
	LEGAL_REPLY,
	LEGAL_START,
	STALEMATE,
	listPlacements,
	placementFacts
} from '../../../../src/lib/core/games/krk/legality.ts';
import { formatBoard } from '../../../../src/lib/core/games/krk/placement.ts';
import { CLEAN } from '../../../../src/lib/core/games/krk/profile/profile.ts';
import { walkBruteForce } from '../../evaluate/krk-paper/levels/brute-force.ts';
import { hasTurn } from '../../../sweep.ts';

/** File and rank of a piece, read from the text of the board. */
function find(id: number, piece: string): readonly [number, number] {
	for (const [rank, text] of formatBoard(id).split('/').entries()) {
		const cells = text.replace(/\d/g, (digit) => '.'.repeat(Number(digit)));
		if (cells.includes(piece)) return [cells.indexOf(piece), rank];
	}
	// The rook has been captured on the square of the black king.
	return find(id, 'k');
}

function apart(id: number, one: string, other: string): number {
	const [a, b] = [find(id, one), find(id, other)];
	return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
}

const layers = new HypothesisLayers('flat');

test.runIf(hasTurn(6, 0))(
	'at one step no start has its kings one square apart, and all shares are those of the starts',
	() => {
		const figures = solveExactly(layers, new DecisionCache());
		const { classOf } = classesOf('white');
		const sums = new Map<number, [mates: number, starts: number]>();
		for (const id of listPlacements(LEGAL_START)) {
			const distance = apart(id, 'K', 'k');
			const [mates, starts] = sums.get(distance) ?? [0, 0];
			sums.set(distance, [mates + figures.at(classOf[id] as number).mate, starts + 1]);
		}
		expect([...sums.keys()].toSorted()).toEqual([2, 3, 4, 5, 6, 7]);
		const { near, next, far } = matesByDistance(figures, 1);
		expect(near).toBeNull();
		const [mates, starts] = sums.get(2) as [number, number];
		expect(next).toBeCloseTo(mates / starts, 9);
		expect(far).toBeCloseTo(figures.mean().mate, 9);
	}
);

test.runIf(hasTurn(6, 3))('Black’s moves towards the rook are those of a plain search', () => {
	const { near, far } = huntsByDistance(layers, 1);
	const sums = { near: [0, 0], far: [0, 0] };
	const facts = placementFacts();
	for (const id of listPlacements(LEGAL_REPLY)) {
		if (((facts[id] as number) & (CHECKMATE | STALEMATE)) !== 0) continue;
		if (id % 101 !== 0) continue;
		const brute = walkBruteForce({ id, turn: 'black', ply: 1, counts: new Map() }, 1, CLEAN);
		const below = brute.below(id, 'black', 0);
		const values = below.map((next) => brute.valueOf(next, 'white', 1));
		const best = below.filter((_, i) => values[i] === Math.max(...values));
		const distance = apart(id, 'k', 'R');
		const nearer = best.filter((next) => apart(next, 'k', 'R') < distance).length / best.length;
		const sum = distance <= 1 ? sums.near : sums.far;
		sum[0] = (sum[0] as number) + nearer;
		sum[1] = (sum[1] as number) + 1;
	}
	const share = ([hunts = 0, all = 0]: number[]): number => hunts / all;
	// A sample of two thousand placements of all.
	expect(Math.abs(share(sums.near) - (near ?? 0))).toBeLessThan(0.06);
	expect(Math.abs(share(sums.far) - (far ?? 0))).toBeLessThan(0.03);
});
