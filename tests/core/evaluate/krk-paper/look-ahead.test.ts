/** Look-ahead replaces a search: every value must be the one that plain minimax returns. */
import { describe, expect, test } from 'vitest';
import { seededRandom, type Random } from '../../../../src/lib/core/base/random.ts';
import { evaluatorOf } from '../../../../src/lib/core/evaluate/registry.ts';
import { gameOf } from '../../../../src/lib/core/games/registry.ts';
import { SWITCHES, SWITCH_IDS } from '../../../../src/lib/core/games/krk/profile/switches.ts';
import { KrkState } from '../../../../src/lib/core/games/krk/krk-state.ts';
import { LEGAL_START, listPlacements } from '../../../../src/lib/core/games/krk/legality.ts';
import { formatSetup } from '../../../../src/lib/core/games/krk/parse-setup.ts';
import { moveUci } from '../../../../src/lib/core/games/krk/moves.ts';
import { setupOf } from '../../search/record.ts';
import { recordSearch } from '../../../../src/lib/core/trace/record.ts';
import { EXHAUSTIVE, runs, SEED, seedFrom, slice } from '../../../sweep.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';

const SEARCHES = [
	['krk', 'krk-paper'],
	['krk', 'krk-depth'],
	['krk-released', 'krk-released']
] as const;

/** A random game with recurring boards, from a start with a clock; null if it ended early. */
function playRandomly(
	game: 'krk' | 'krk-released',
	clock: number,
	plies: number,
	random: Random
): string | null {
	const starts = listPlacements(LEGAL_START);
	const id = starts[Math.floor(random() * starts.length)] as number;
	const start = formatSetup({ id, turn: 'white', clock, moveNumber: 1 });
	const parsed = gameOf(game).parse(start, { root: 'max' });
	if (!parsed.ok || !(parsed.value instanceof KrkState)) throw new Error(`no start ${start}`);
	const state = parsed.value;
	const words: string[] = [];
	while (words.length < plies) {
		const moves = state.legalMoves();
		// Moving back and forth makes boards recur.
		const back = moves.find((move) => words.at(-2) === reversed(moveUci(move)));
		const any = moves[Math.floor(random() * moves.length)];
		const move = back !== undefined && random() < 0.6 ? back : any;
		if (move === undefined) return null;
		state.play(move);
		state.settleRecord();
		words.push(moveUci(move));
	}
	return state.isTerminal() ? null : [start, 'moves', ...words].join(' ');
}

const reversed = (uci: string): string => uci.slice(2) + uci.slice(0, 2);

function expectSameValues(fields: SetupFields): number {
	const setup = setupOf({ ...fields, algorithm: 'minimax' });
	const { trace } = recordSearch(setup);
	const state = gameOf(setup.game).parse(setup.position, { root: 'max' });
	const { lookAhead } = evaluatorOf(setup.evaluator);
	if (!state.ok || lookAhead === undefined) throw new Error('this search can look ahead');
	const depth = setup.depth as number;
	expect(lookAhead.canReach(state.value, depth)).toBe(true);
	let inner = 0;
	for (let row = 1; row < trace.rows; row++) {
		if (trace.isLeaf(row)) continue;
		const moves = trace.movesTo(row);
		for (const move of moves) state.value.play(move);
		const found = lookAhead.valueAt(state.value, moves.length, depth);
		for (let left = moves.length; left > 0; left--) state.value.undo();
		if (found !== trace.valueOf(row)) {
			expect(`${moves.map(moveUci).join(' ')}: ${found}`, setup.position).toBe(
				`${trace.valueOf(row)}`
			);
		}
		inner++;
	}
	return inner;
}

const POSITIONS = [
	[2, 0, 0, 12],
	[2, 0, 7, 20],
	[2, 0, 20, 15],
	[2, 92, 6, 6],
	[4, 0, 8, 2],
	[4, 0, 15, 2],
	[4, 90, 6, 2],
	[4, 90, 7, 2]
] as const;

describe.each(SEARCHES.map((search, at) => [...search, at] as const))(
	'%s by %s',
	(game, evaluator, at) => {
		test.each(slice(POSITIONS, 2, at))(
			'%i plies, from clock %i after %i plies of a game',
			(depth, clock, plies, positions) => {
				const random = seededRandom(1000 * depth + 10 * plies + clock);
				let inner = 0;
				const wanted = runs(positions, 10);
				for (let done = 0; done < wanted;) {
					const position = playRandomly(game, clock, plies, random);
					if (position === null) continue;
					inner += expectSameValues({ game, evaluator, position, depth: String(depth) });
					done++;
				}
				expect(inner).toBeGreaterThan(wanted);
			}
		);
	}
);

describe('look-ahead: recordings of any profile equal the level tables', () => {
	const random = seededRandom(seedFrom(9));
	const games = runs(60, 20);
	const pick = (choices: readonly string[]): string =>
		choices[Math.floor(random() * choices.length)] as string;

	test.each(['krk', 'krk-released'] as const)('%s with random options', (game) => {
		const met = new Set<string>();
		for (let done = 0; done < games;) {
			const switches = SWITCH_IDS.map((id) => `${id}:${pick(Object.keys(SWITCHES[id].choices))}`);
			const by = ['released', ...switches].join(',');
			const clock = pick(['0', '0', '92', '94']);
			const played = playRandomly(game, Number(clock), 4 + Math.floor(random() * 3), random);
			if (played === null) continue;
			const position = `${played} by ${by}`;
			const parsed = gameOf(game).parse(position, { root: 'max' });
			// Under these options the game may have ended earlier.
			if (!parsed.ok || parsed.value.isTerminal()) continue;
			const evaluator = game === 'krk' ? 'krk-paper' : 'krk-released';
			expectSameValues({ game, evaluator, position, depth: (done + SEED) % 12 === 0 ? '4' : '2' });
			for (const one of switches) met.add(one);
			done++;
		}
		const all = SWITCH_IDS.flatMap((id) => Object.keys(SWITCHES[id].choices));
		expect(met.size).toBe(EXHAUSTIVE ? all.length : met.size);
	});
});

test('a clock on the wrong ply is accepted while the fifty moves are far', () => {
	const board = '8/8/6k1/3R4/8/3K4/8/8';
	for (const clock of [0, 3, 40]) {
		for (const turn of ['w', 'b']) {
			const position = `${board} ${turn} - - ${clock} 20`;
			expectSameValues({ game: 'krk', evaluator: 'krk-paper', position, depth: '2' });
		}
	}
});
