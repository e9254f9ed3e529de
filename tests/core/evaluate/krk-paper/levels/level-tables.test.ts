import { describe, expect, test } from 'vitest';
import { LevelTables } from '../../../../../src/lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { KrkGame } from '../../../../../src/lib/core/experiments/krk/play-game.ts';
import {
	CLEAN,
	RELEASED,
	type Profile
} from '../../../../../src/lib/core/games/krk/profile/profile.ts';
import { lostIn, mateIn } from '../../../../../src/lib/core/experiments/krk/tablebase.ts';
import {
	STALEMATE,
	isCheckmate,
	isLegalStart,
	listPlacements
} from '../../../../../src/lib/core/games/krk/legality.ts';
import { blackKingOf, rookOf } from '../../../../../src/lib/core/games/krk/placement.ts';
import { areAligned } from '../../../../../src/lib/core/games/krk/squares.ts';
import { mapPlacement } from '../../../../../src/lib/core/games/krk/symmetry.ts';
import { STARTS } from './walk.ts';
import { EXHAUSTIVE } from '../../../../sweep.ts';

if (EXHAUSTIVE) {
	test('sixteen steps with depth-aware mates are perfect play', () => {
		const tables = new LevelTables({ ...CLEAN, mates: 'depth' }, 16, 16);
		const game = new KrkGame(tables);
		for (let i = 0; i < STARTS.length; i += 97) {
			game.begin(STARTS[i] as number, 1);
			expect(game.weigh().best).toBe(-1000 + 2 * mateIn(game.id) - 1);
			game.advance(game.choose());
			if (isCheckmate(game.id)) continue;
			expect(game.weigh().best).toBe(-1000 + 2 * (lostIn(game.id) ?? NaN));
		}
	});
}

describe('level tables: the symmetries of the board', () => {
	test('the symmetries change nothing for CLEAN', () => {
		expect(countAsymmetric(CLEAN)).toBe(0);
	});

	test('the symmetries change RELEASED, only through the two faults of its evaluator', () => {
		expect(countAsymmetric(RELEASED)).toBeGreaterThan(100);
		expect(countAsymmetric({ ...RELEASED, reading: 'authors-fixed' })).toBe(0);
	});
});

/** Number of values of 2-step roots that differ from those of a mirror image. */
function countAsymmetric(profile: Profile): number {
	const tables = new LevelTables(profile, 2, 2);
	let different = 0;
	for (const ply of [0, 1, 97, 98]) {
		const { values } = tables.layerBelow(ply);
		for (let i = 0; i < STARTS.length; i += 11) {
			const id = STARTS[i] as number;
			if (values[id] !== values[mapPlacement(1 + (i % 7), id)]) different++;
		}
	}
	return different;
}

test('Black is immobile after its own move in 68 positions, never in line with the rook', () => {
	const immobile = listPlacements(STALEMATE).filter(isLegalStart);
	expect(immobile).toHaveLength(68);
	expect(immobile.filter((id) => areAligned(rookOf(id), blackKingOf(id)))).toHaveLength(0);
});

test.each([0, 17, 1.5, NaN])('%d steps are rejected as a depth', (steps) => {
	expect(() => new LevelTables(CLEAN, 1, steps)).toThrow('1 to 16');
});
