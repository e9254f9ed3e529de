import { expect, test } from 'vitest';
import { seededRandom, shuffled } from '../../../../../src/lib/core/base/random.ts';
import { makeCandidates, weighMoves } from '../../../../../src/lib/core/experiments/krk/choose.ts';
import { LevelTables } from '../../../../../src/lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { KrkGame } from '../../../../../src/lib/core/experiments/krk/play-game.ts';
import {
	CLEAN,
	RELEASED,
	type Profile
} from '../../../../../src/lib/core/games/krk/profile/profile.ts';
import { RepetitionOverlay } from '../../../../../src/lib/core/evaluate/krk-paper/levels/repetition.ts';
import {
	STALEMATE,
	isLegalReply,
	isLegalStart,
	listPlacements
} from '../../../../../src/lib/core/games/krk/legality.ts';
import type { Turn } from '../../../../../src/lib/core/games/krk/placement.ts';
import { listMoves, searchBruteForce } from './brute-force.ts';
import { LOST_SOON, STARTS, Walk, listStartsBefore, pick } from './walk.ts';
import { slice } from '../../../../sweep.ts';

const PROFILES: [string, Profile, number][] = [1, 2].flatMap(
	(steps): [string, Profile, number][] => [
		[`RELEASED, ${steps} step(s)`, RELEASED, steps],
		[`CLEAN, ${steps} step(s)`, CLEAN, steps],
		[`RELEASED by depth, ${steps} step(s)`, { ...RELEASED, mates: 'depth' }, steps],
		[`CLEAN by depth, ${steps} step(s)`, { ...CLEAN, mates: 'depth' }, steps]
	]
);

test.each(slice(PROFILES, 8))(
	'%s: any recurring boards, fixed in any order',
	(_, profile, steps) => {
		const random = seededRandom(20 + steps);
		const tables = new LevelTables(profile, steps, steps);
		const overlay = new RepetitionOverlay(tables.layers);
		const candidates = makeCandidates();
		for (let i = 0; i < (steps === 1 ? 80 : 12); i++) {
			const isNear = random() < 0.7;
			const lost = pick(LOST_SOON, random);
			const start = isNear ? pick(listStartsBefore(lost), random) : pick(STARTS, random);
			const [id, turn]: [number, Turn] = i % 2 === 0 ? [start, 'white'] : [lost, 'black'];
			const boards = shuffled(listBoards(id, turn, steps), random);
			const seen = boards.slice(0, boards.length * 0.3 * random());
			for (const board of seen) overlay.fix(board);
			const ply = turn === 'white' ? 20 : 21;
			weighMoves(candidates, id, turn, tables.layerBelow(ply).values, tables.mateStep);
			const counts = new Map(seen.map((board) => [board, 2]));
			const expected = searchBruteForce({ id, turn, ply, counts }, steps, profile);
			for (let move = 0; move < candidates.count; move++) {
				const reached = candidates.reached[move] as number;
				expect(candidates.values[move]).toBe(expected.get(reached));
			}
			overlay.reset();
		}
	}
);

test('a stalemate after Black’s own move stays one for RELEASED, whatever boards have occurred', () => {
	const { layers } = new LevelTables(RELEASED, 3, 1);
	const random = seededRandom(6);
	const overlay = new RepetitionOverlay(layers);
	const immobile = listPlacements(STALEMATE).filter(isLegalStart);
	for (const id of slice(immobile, 5)) {
		const values = layers.map((layer) => layer.values[id]);
		for (const board of [id, ...shuffled(listBoards(id, 'white', 2), random).slice(0, 20)]) {
			overlay.fix(board);
		}
		const isWhite = layers.map(({ turn }) => turn === 'white');
		const after = layers.map((layer) => layer.values[id]);
		expect(after.filter((_, i) => isWhite[i])).toEqual(values.filter((_, i) => isWhite[i]));
		overlay.reset();
	}
});

/** The boards of a tree, without the root; mates and stalemates end the game before they can recur. */
function listBoards(id: number, turn: Turn, steps: number): number[] {
	const boards = new Set<number>();
	let level = [id];
	for (let ply = 0; ply < 2 * steps; ply++) {
		const mover = (turn === 'white') === (ply % 2 === 0) ? 'white' : 'black';
		level = [...new Set(level.flatMap((board) => listMoves(board, mover)))].filter(
			(board) => isLegalReply(board) && listMoves(board, 'black').length > 0
		);
		for (const board of level) boards.add(board);
	}
	boards.delete(id);
	return [...boards];
}

test('a game restores the tables', () => {
	for (const profile of slice([RELEASED, CLEAN], 2)) {
		const tables = new LevelTables(profile, 2, 2);
		const game = new KrkGame(tables);
		const copies = tables.layers.map(({ values }) => values.slice());
		const random = seededRandom(9);
		const walk = new Walk(game, pick(STARTS, random), random);
		while (game.ply < 99 && walk.step(0.8));
		expect(tables.layers.some(({ values }, i) => differ(values, copies[i]))).toBe(true);
		game.clear();
		expect(tables.layers.some(({ values }, i) => differ(values, copies[i]))).toBe(false);
	}
});

function differ(one: Int16Array, other: Int16Array | undefined): boolean {
	return one.some((value, index) => value !== other?.[index]);
}
