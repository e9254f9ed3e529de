import { beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, gameOf, loadRules } from '../../../src/lib/core/games/registry.ts';
import { leastDepthOf, rootOf } from '../../../src/lib/core/games/root.ts';

beforeAll(() => loadRules(GAME_IDS));

describe('the root of a setup', () => {
	test.each(GAME_IDS)('%s: moves played on one do not move another', (game) => {
		const rules = gameOf(game);
		const position = rules.defaultPosition;
		const [first, second] = [rootOf({ game, position }), rootOf({ game, position })];
		const [move] = first.legalMoves() as [number];
		first.play(move);
		expect(first.maxToMove()).not.toBe(second.maxToMove());
		expect(rules.format(second)).toBe(rules.format(rootOf({ game, position })));
	});

	test.each(['max', 'min'] as const)('%s begins a typed tree, and no other game', (root) => {
		const begins = (asked: Parameters<typeof rootOf>[0]): boolean => rootOf(asked).maxToMove();
		expect(begins({ game: 'tree', position: '[1,2]', root })).toBe(root === 'max');
		expect(begins({ game: 'tictactoe', position: '.........', root })).toBe(true);
	});

	test('a text that no game wrote is an error of ours', () => {
		expect(() => rootOf({ game: 'tree', position: '[1,' })).toThrow('read before');
	});

	test('only a typed tree has leaves that must be reached', () => {
		expect(leastDepthOf({ game: 'tree', position: '[[1,2],3]' })).toBe(2);
		expect(leastDepthOf({ game: 'tictactoe', position: '.........' })).toBe(0);
	});
});
