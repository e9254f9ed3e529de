/** Several searches moved by one transport: every lane is at the tick's step, and moving one moves all. */
import { afterEach, describe, expect, test } from 'vitest';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';
import type { AlgorithmId } from '../../../src/lib/core/search/registry.ts';
import { SideBySide } from '../../../src/lib/pages/compare/side-by-side/side-by-side.svelte.ts';

const { values: setup } = SETUP.parse({ game: 'tictactoe', position: '.O..X.O.X' });
const IDS: readonly AlgorithmId[] = ['minimax', 'alphabeta', 'pvs', 'mtdf'];

let lanes: SideBySide;
function show(ids: readonly AlgorithmId[] = IDS): SideBySide {
	lanes = new SideBySide();
	lanes.show(setup, ids);
	return lanes;
}
afterEach(() => {
	lanes.close();
});

describe('lanes: small searches', () => {
	test('each lane has its own search, at its first step', () => {
		const { lanes, tick } = show();
		expect(tick).toBe(0);
		expect(lanes.map(({ explorer }) => explorer.trace.header.setup.algorithm)).toEqual(IDS);
		expect(lanes.map(({ explorer }) => explorer.step)).toEqual([0, 0, 0, 0]);
	});

	test('by node: all lanes have visited the same number, and finished lanes wait', () => {
		const side = show();
		side.player.go(20);
		expect(side.lanes.map(({ explorer }) => explorer.counts.visited)).toEqual([20, 20, 20, 20]);
		side.player.go(100);
		const [minimax, ...others] = side.lanes;
		expect(minimax?.explorer.counts.visited).toBe(100);
		for (const { explorer } of others) expect(explorer.step).toBe(explorer.lastStep);
		side.player.go(side.lastTick);
		expect(minimax?.explorer.step).toBe(minimax?.explorer.lastStep);
	});

	test('by step, and by root move: all lanes have finished the same move', () => {
		const side = show();
		side.setPace('step');
		side.player.go(17);
		expect(side.lanes.map(({ explorer }) => explorer.step)).toEqual([17, 17, 17, 17]);
		side.setPace('root-move');
		side.player.go(2);
		for (const { explorer } of side.lanes) {
			const { trace, moment } = explorer;
			expect(moment.kind).toBe('return');
			expect(trace.moveOf(moment.subject)).toBe(side.rootMoves[1]);
		}
	});
});

describe('lanes: movement', () => {
	test('a node chosen in one lane moves all lanes', () => {
		const side = show();
		side.setPace('step');
		const [, alphabeta] = side.lanes;
		alphabeta?.explorer.goToRow(9);
		const step = alphabeta?.explorer.trace.enterStepOf(9);
		expect(side.lanes.map(({ explorer }) => explorer.step)).toEqual([step, step, step, step]);
	});

	test('another pace keeps the first lane at its step', () => {
		const side = show();
		side.player.go(40);
		const before = side.lanes[0]?.explorer.step;
		side.setPace('step');
		expect(side.lanes[0]?.explorer.step).toBe(before);
	});

	test('a search added later is at the same place as the others', () => {
		const side = show(['minimax', 'alphabeta']);
		side.show(setup, ['minimax', 'alphabeta', 'tt']);
		side.player.go(15);
		expect(side.lanes.map(({ explorer }) => explorer.counts.visited)).toEqual([15, 15, 15]);
		side.show(setup, ['alphabeta', 'tt']);
		expect(side.lanes.map(({ algorithm }) => algorithm)).toEqual(['alphabeta', 'tt']);
	});
});

test('a search that is too large does not start by itself; the others do', () => {
	lanes = new SideBySide();
	const chess = SETUP.parse({ game: 'chess', depth: '6', budget: '3000' }).values;
	lanes.show(chess, ['minimax']);
	expect(lanes.lanes[0]?.explorer.searcher.in('proposed')?.size.low).toBeGreaterThan(3000);
});
