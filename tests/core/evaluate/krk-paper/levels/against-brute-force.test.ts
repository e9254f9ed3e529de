import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/lib/core/base/random.ts';
import { LevelTables } from '../../../../../src/lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { KrkGame } from '../../../../../src/lib/core/experiments/krk/play-game.ts';
import { CLEAN, RELEASED } from '../../../../../src/lib/core/games/krk/profile/profile.ts';
import { lostIn } from '../../../../../src/lib/core/experiments/krk/tablebase.ts';
import { parseSetup } from '../../../../../src/lib/core/games/krk/parse-setup.ts';
import { hasTurn, runs, slice } from '../../../../sweep.ts';
import { listMoves } from './brute-force.ts';
import { listVariants } from './variants.ts';
import { LOST_SOON, STARTS, Walk, listStartsBefore, pick } from './walk.ts';

const CASES = listVariants().flatMap(([name, profile]) =>
	[1, 2].map((steps) => [name, steps, profile] as const)
);

describe('the tables are what a plain search returns', () => {
	test.each(slice(CASES, 18))('%s, %i step(s)', (_, steps, profile) => {
		const random = seededRandom(steps);
		const game = new KrkGame(new LevelTables(profile, steps, steps));
		// At random, and where both sides have a mate on the second move within reach.
		for (let i = 0; i < (steps === 1 ? 30 : 2); i++) {
			const walk = new Walk(game, pick(STARTS, random), random);
			walk.compare();
			if (walk.step(0)) walk.compare();
			const lost = pick(LOST_SOON, random);
			const near = new Walk(game, pick(listStartsBefore(lost), random), random);
			near.compare();
			near.play(lost);
			near.compare();
		}
		// Repetition, and the last plies before the fifty-move rule, in games that move back and forth.
		let [repeated, late] = [0, 0];
		for (let i = 0; i < 2; i++) {
			const walk = new Walk(game, pick(STARTS, random), random);
			const shuffling = i % 2 === 0 ? 0.8 : 0.1;
			while (game.ply < 99 && walk.step(shuffling)) {
				const isLate = game.ply >= 99 - 2 * steps;
				if (!isLate && random() > (steps === 1 ? 0.3 : 0.04)) continue;
				if (walk.compare() > 2) repeated++;
				if (isLate) late++;
			}
		}
		expect(repeated).toBeGreaterThan(2);
		expect(late).toBeGreaterThan(2 * steps);
	});
});

test('different steps for the two sides', () => {
	const random = seededRandom(3);
	for (const [white, black] of [
		[1, 2],
		[2, 1]
	] as const) {
		const game = new KrkGame(new LevelTables(CLEAN, white, black));
		for (let i = 0; i < runs(5, 5); i++) {
			const walk = new Walk(game, pick(STARTS, random), random);
			for (let ply = 0; ply < 4 && walk.step(0.5); ply++) walk.compare();
		}
	}
});

test('three steps, where the released program avoids a mate on its second move', () => {
	// Kc7 and mate with the rook on the a-file; but a mate has the value -900 at level 3, and -1000 at level 5.
	const setup = parseSetup('2K5/k7/8/2R5/8/8/8/8 w - - 0 1');
	if (!setup.ok) throw new Error(setup.fault.message);
	const soonest = listMoves(setup.value.id, 'white').filter((id) => lostIn(id) === 1);
	expect(soonest).not.toEqual([]);
	for (const [profile, value] of [
		[RELEASED, -900],
		[{ ...RELEASED, levelThreeMate: 'as-any' }, -1000]
	] as const) {
		const game = new KrkGame(new LevelTables(profile, 3, 1));
		const walk = new Walk(game, setup.value.id, seededRandom(4));
		// Three steps take brute force seconds.
		if (profile === RELEASED && hasTurn(5, 0)) walk.compare();
		const { reached, values, best } = game.weigh();
		expect(best).toBe(-1000);
		for (const id of soonest) expect(values[reached.indexOf(id)]).toBe(value);
	}
});
