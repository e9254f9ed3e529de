/** A game against an engine: the side to move, the engine's requests, taking back, resigning, and endings. */
import { Chess } from 'chess.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { standardPlayer } from '$lib/core/engines/player.ts';
import { EXPLORER } from '$lib/core/share/link.ts';
import { PLAY } from '$lib/core/share/play-link.ts';
import { makeMoves, openPlay, QuickThinker, SlowThinker, textsOf } from './play-thinkers.ts';

/** White's moves of a game that ends in mate, if the R post's engine has Black and the seed is 1. */
const MATE_OF_SEED_1 =
	'a3 Ra2 e4 Bb5 Qh5 Qxg5 Qxe5 Qxg7 Qxh8+ Qxd8 Nxd2 Bd3 Bxh7 Nb1 Bg5 Bxe7 Qxd6+ Qd3#';

afterEach(() => {
	vi.useRealTimers();
});

describe('play: a whole game', () => {
	test('against the R post’s engine with seed 1, to the mate; chess.js agrees with every move', () => {
		const { play, thinker } = openPlay('', new QuickThinker());
		makeMoves(play, MATE_OF_SEED_1);
		const oracle = new Chess();
		for (const san of textsOf(play)) expect(oracle.move(san).san).toBe(san);
		expect(oracle.isCheckmate()).toBe(true);
		expect(play.last.ending).toMatchObject({ code: 'checkmate', winner: 'max' });
		expect(play.isOver).toBe(true);
		expect(play.legal).toEqual([]);
		// Every reply is one of its search's tied best moves, and there were no other requests.
		const replies = play.line.made.filter(({ side }) => side === 'min');
		expect(thinker.asked).toHaveLength(replies.length);
		for (const [index, { move }] of play.line.made.entries()) {
			const known = play.choiceAt(index);
			if (index % 2 === 0) expect(known).toBeNull();
			else expect(known?.choice.equals).toContain(move);
		}
	});

	test('a game reopened from its address is the same, and asks again why each move was played', () => {
		const { play } = openPlay('', new QuickThinker());
		makeMoves(play, MATE_OF_SEED_1);
		const again = openPlay(play.query, new QuickThinker()).play;
		expect(textsOf(again)).toEqual(textsOf(play));
		expect(again.last.ending?.code).toBe('checkmate');
		for (const ply of [1, 15, 33]) {
			expect(again.choiceAt(ply)).toBeNull();
			again.askWhy(ply);
			expect(again.choiceAt(ply)?.choice.move).toBe(play.line.made[ply]?.move);
		}
	});

	test('another seed gives another game', () => {
		const games = ['seed=1', 'seed=2', 'seed=3'].map((query) => {
			const { play } = openPlay(query, new QuickThinker());
			makeMoves(play, 'a3');
			return textsOf(play).join(' ');
		});
		expect(new Set(games).size).toBeGreaterThan(1);
	});
});

describe('play: endings', () => {
	const cases: readonly [string, string, string, string | null][] = [
		['checkmate', 'start=k7/2P5/1K6/8/8/8/8/8+w+-+-+0+1', 'c8=Q#', 'max'],
		['stalemate', 'start=k7/2P5/1K6/8/8/8/8/8+w+-+-+0+1', 'Ka6', null],
		['threefold', '', 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8', null],
		['fifty-moves', 'start=7k/8/8/8/8/8/R7/K7+w+-+-+99+80', 'Ra3', null],
		['insufficient-material', 'start=7k/8/8/8/8/8/1r6/K7+w+-+-+0+1', 'Kxb2', null],
		['line', 'game=tictactoe', 'a1 a3 b1 b3 c1', 'max'],
		['full-board', 'game=tictactoe', 'b2 a3 c3 a1 a2 c2 b3 b1 c1', null]
	];

	test.each(cases)('%s', (code, query, moves, winner) => {
		const { play } = openPlay(`${query}&side=both`, new QuickThinker());
		makeMoves(play, moves);
		expect(play.last.ending).toMatchObject({ code, winner });
		expect(play.isOver).toBe(true);
		// After a take-back, the game continues.
		play.takeBack();
		expect(play.isOver).toBe(false);
		expect(play.isPersonsTurn).toBe(true);
	});

	test('after a resignation the other side has won, and a take-back removes only the resignation', () => {
		const { play } = openPlay('', new QuickThinker());
		makeMoves(play, 'e4');
		play.resign();
		expect(play.state.resigned).toBe('max');
		expect(play.isOver).toBe(true);
		expect(PLAY.read(play.query).values.resigned).toBe('max');
		play.takeBack();
		expect(play.isOver).toBe(false);
		expect(play.line.made).toHaveLength(2);
	});

	test('a resignation while the engine thinks ends its thinking', () => {
		const { play, thinker } = openPlay('', new SlowThinker());
		makeMoves(play, 'e4');
		play.resign();
		expect(thinker).toMatchObject({ waiting: null, ended: 1 });
		expect(play.line.made).toHaveLength(1);
		play.takeBack();
		expect(play.line.made).toHaveLength(0);
		expect(play.isPersonsTurn).toBe(true);
	});
});

describe('play: taking back', () => {
	test('a take-back returns to the user’s own last decision', () => {
		const { play } = openPlay('', new QuickThinker());
		makeMoves(play, 'e4 d4');
		expect(play.line.made).toHaveLength(4);
		play.takeBack();
		expect(textsOf(play)).toHaveLength(2);
		expect(textsOf(play)[0]).toBe('e4');
		play.takeBack();
		expect(play.line.made).toHaveLength(0);
		expect(play.canTakeBack).toBe(false);
	});

	test('a take-back keeps the engine’s opening move if the user has Black', () => {
		const { play } = openPlay('side=black', new QuickThinker());
		expect(play.line.made).toHaveLength(1);
		expect(play.canTakeBack).toBe(false);
	});

	test('a take-back while the engine thinks removes the user’s last move, and ends the thinking', () => {
		const { play, thinker } = openPlay('', new SlowThinker());
		makeMoves(play, 'e4');
		expect(play.thought?.what).toBe('move');
		play.takeBack();
		expect(play.thought).toBeNull();
		expect(thinker.ended).toBe(1);
		expect(play.line.made).toHaveLength(0);
	});
});

describe('play: a link with a fault', () => {
	test.each([
		['moves=e2e4,e2e4', 'moves'],
		['ply=99&moves=e2e4', 'ply']
	] as const)(
		'%s: the engine waits, and the message stays until the user continues',
		(query, field) => {
			const { play, thinker } = openPlay(query, new QuickThinker());
			expect(thinker.asked).toEqual([]);
			expect(play).toMatchObject({ isHeld: true, isEnginesTurn: true });
			expect(play.faults.map((one) => one.field)).toContain(field);
			play.letThink();
			expect(play.line.made).toHaveLength(2);
			expect(play.faults).toEqual([]);
		}
	);
});

describe('play: thinking', () => {
	test('the engine counts nodes, stops at once, and waits until the user continues', () => {
		const { play, thinker } = openPlay('', new SlowThinker());
		makeMoves(play, 'e4');
		thinker.waiting?.listener.onNodes(16_384);
		expect(play.thought).toEqual({ what: 'move', nodes: 16_384 });
		play.stop();
		expect(play).toMatchObject({ thought: null, isHeld: true });
		expect(thinker.ended).toBe(1);
		play.letThink();
		expect(thinker.waiting?.question.player.plies).toBe(2);
		play.stop();
		play.setPlayer({ ...play.state.player, plies: 1 });
		expect(thinker.waiting?.question.player.plies).toBe(1);
		thinker.answer();
		expect(play.isPersonsTurn).toBe(true);
	});

	test('a dead worker is reported, and can be asked again', () => {
		const { play, thinker } = openPlay('', new SlowThinker());
		makeMoves(play, 'e4');
		thinker.waiting?.listener.onFailure('Its worker stopped answering.');
		expect(play.problem).toBe('Its worker stopped answering.');
		play.letThink();
		expect(play.problem).toBeNull();
		thinker.answer();
		expect(play.line.made).toHaveLength(2);
	});

	test('an engine that cannot play here says why, and is not asked', () => {
		const { play, thinker } = openPlay('engine=krk-paper&side=black', new SlowThinker());
		expect(play.refusal).toMatch(/king and rook/);
		expect(thinker.waiting).toBeNull();
		play.setPlayer(standardPlayer('r-bloggers'));
		expect(play.refusal).toBeNull();
		expect(thinker.waiting).not.toBeNull();
	});

	test('an engine against itself waits, then plays move by move until it is paused', () => {
		vi.useFakeTimers();
		const { play } = openPlay('side=none&engine=random', new QuickThinker());
		expect(play.line.made).toHaveLength(0);
		play.letThink();
		expect(play.line.made).toHaveLength(1);
		vi.advanceTimersByTime(10_000);
		const played = play.line.made.length;
		expect(played).toBeGreaterThan(5);
		play.stop();
		vi.advanceTimersByTime(10_000);
		expect(play.line.made).toHaveLength(played);
		expect(play.canTakeBack).toBe(false);
	});
});

describe('play: earlier positions', () => {
	test('a displayed earlier position does not change the game, unless the user continues from it', () => {
		const { play } = openPlay('', new QuickThinker());
		makeMoves(play, 'e4 d4');
		play.goTo(1);
		expect(play.legal).toEqual([]);
		expect(play.line.made).toHaveLength(4);
		expect(PLAY.read(play.query).values.ply).toBe(1);
		play.goTo(2);
		play.continueFromHere();
		expect(play.line.made).toHaveLength(2);
		expect(play.legal.length).toBeGreaterThan(0);
		makeMoves(play, 'Nf3');
		expect(textsOf(play)[2]).toBe('Nf3');
	});

	test('the engine moves if it is to move in the continued position', () => {
		const { play } = openPlay('', new QuickThinker());
		makeMoves(play, 'e4 d4');
		play.goTo(1);
		play.continueFromHere();
		expect(play.line.made).toHaveLength(2);
	});
});

describe('play: hints and tried moves', () => {
	test('a hint is the engine’s own choice, and disappears with the next move', () => {
		const { play, thinker } = openPlay('start=k7/2P5/1K6/8/8/8/8/8+w+-+-+0+1', new QuickThinker());
		play.askHint();
		expect(thinker.asked).toHaveLength(1);
		const text = play.hint && play.line.game.moveText(play.here, play.hint.choice.move);
		expect(['c8=Q#', 'c8=R#']).toContain(text);
		makeMoves(play, 'Kc6');
		expect(play.hint).toBeNull();
	});

	test('a tried move is not made; its link is the engine’s search at the next position', () => {
		const { play } = openPlay('', new QuickThinker());
		const [move] = play.legal.filter((one) => play.line.game.moveId(play.here, one) === 'e2e4');
		play.setConsidering(true);
		play.choose(move ?? -1);
		expect(play.considered).toBe(move);
		expect(play.line.made).toHaveLength(0);
		const { query } = play.replyTo(move ?? -1);
		const { values: state, faults } = EXPLORER.read(query ?? '');
		expect(faults).toEqual([]);
		expect(state).toMatchObject({ game: 'chess', evaluator: 'r-bloggers', depth: 2 });
		const after = new Chess();
		after.move('e4');
		expect(state.position).toBe(`${new Chess().fen()} moves e2e4`);
		expect(state.step).toBe(Infinity);
		play.setConsidering(false);
		play.choose(move ?? -1);
		expect(play.line.made).toHaveLength(2);
	});

	test('a tried move that ends the game, or leads to no search, is explained', () => {
		const mate = openPlay('start=k7/2P5/1K6/8/8/8/8/8+w+-+-+0+1', new QuickThinker()).play;
		const [queen] = mate.legal.filter((one) => mate.line.game.moveId(mate.here, one) === 'c7c8q');
		expect(mate.replyTo(queen ?? -1)).toEqual({ query: null, because: 'the game is over.' });
		const random = openPlay('engine=random', new QuickThinker()).play;
		expect(random.replyTo(random.legal[0] ?? -1)).toMatchObject({
			query: null,
			because: expect.stringMatching(/plays at random/) as unknown
		});
	});
});

describe('play: settings', () => {
	test('another game, and back, has an engine that plays it', () => {
		const { play } = openPlay('engine=krk-paper', new QuickThinker());
		play.begin('tictactoe', { start: '.........', moves: [] });
		expect(play.state.player.engine).toBe('swift-tictactoe');
		makeMoves(play, 'b2');
		expect(play.line.made).toHaveLength(2);
	});

	test('after changing sides the engine plays the other side', () => {
		const { play } = openPlay('', new QuickThinker());
		makeMoves(play, 'e4');
		play.setSeat('min');
		expect(play.line.made).toHaveLength(3);
		expect(play.isPersonsTurn).toBe(true);
		expect(play.line.made[2]?.side).toBe('max');
	});

	test('a fault of the address disappears when it is corrected', () => {
		const { play } = openPlay('seed=x&side=red', new QuickThinker());
		expect(play.faults).toHaveLength(2);
		play.setSeed(3);
		expect(play.faults.map(({ field }) => field)).toEqual(['side']);
		play.setSeat('max');
		expect(play.faults).toEqual([]);
	});
});
