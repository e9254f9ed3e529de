import { describe, expect, test } from 'vitest';
import { MATCH } from '../../../src/lib/core/engines/seats.ts';
import { factsOf, GAME_IDS, gameAsked, gameOf } from '../../../src/lib/core/games/registry.ts';
import { PRACTICE } from '../../../src/lib/core/practice/practice-link.ts';
import { WORKSHEET } from '../../../src/lib/core/practice/worksheet/worksheet-link.ts';
import { COMPARE } from '../../../src/lib/core/share/compare-link.ts';
import { EXPLORER } from '../../../src/lib/core/share/link.ts';
import { PLAY } from '../../../src/lib/core/share/play-link.ts';

const LISTS = { EXPLORER, COMPARE, PRACTICE, WORKSHEET } as const;
const POSITIONS = [
	['[[3,5],[2,9]]', 'tree'],
	['(3 (5 2))', 'tree'],
	['x:[a:1,b:2]', 'tree'],
	['XO./.X./..O', 'tictactoe'],
	['xo..x...o', 'tictactoe'],
	['8/8/8/8/8/2k5/7R/K7 w - - 0 1', 'chess']
] as const;

describe('a link with a position and no game', () => {
	test.each(
		Object.entries(LISTS).flatMap(([name, list]) =>
			POSITIONS.map(([position, game]) => ({ name, list, position, game }))
		)
	)('$name opens $position as $game', ({ list, position, game }) => {
		const { values, faults } = list.read(new URLSearchParams({ position }).toString());
		expect(values.game).toBe(game);
		// Of a game or a depth that a page has not there may be one, of the position none.
		expect(faults.filter(({ field }) => field === 'position')).toEqual([]);
	});

	test.each(['PLAY', 'MATCH'] as const)('%s begins from the board that it gives', (name) => {
		const read = { PLAY, MATCH }[name].read('start=XO..X....');
		expect([read.values.game, read.faults]).toEqual(['tictactoe', []]);
		// Nobody plays a typed tree.
		expect({ PLAY, MATCH }[name].read('start=[3,5]').values.game).toBe('chess');
	});

	test('a game that is named stays, and a text like no position is of the usual game', () => {
		const named = COMPARE.read('game=tictactoe&position=[[3,5],[2,9]]');
		expect([named.values.game, named.faults.length]).toEqual(['tictactoe', 1]);
		expect(COMPARE.read('position=nonsense').values.game).toBe('tictactoe');
		expect(EXPLORER.read('position=nonsense').values.game).toBe('tree');
	});
});

test.each(GAME_IDS)('the examples of %s look like its positions', (id) => {
	for (const { position } of gameOf(id).presets) {
		const looks = gameAsked({ position });
		// King and rook is written as chess is.
		expect([id, 'chess'], position).toContain(looks);
	}
	expect(gameAsked({ position: factsOf(id).defaultPosition })).toBeDefined();
});
