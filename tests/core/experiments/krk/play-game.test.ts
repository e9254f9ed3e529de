import { expect, test } from 'vitest';
import { seededRandom } from '../../../../src/lib/core/base/random.ts';
import { LevelTables } from '../../../../src/lib/core/evaluate/krk-paper/levels/level-tables.ts';
import {
	KrkGame,
	playGame,
	type Outcome
} from '../../../../src/lib/core/experiments/krk/play-game.ts';
import {
	CLEAN,
	RELEASED,
	type Profile
} from '../../../../src/lib/core/games/krk/profile/profile.ts';
import {
	LEGAL_START,
	STALEMATE,
	isCheckmate,
	isLegalStart,
	isStalemate,
	listPlacements
} from '../../../../src/lib/core/games/krk/legality.ts';
import { parseSetup } from '../../../../src/lib/core/games/krk/parse-setup.ts';
import { isRookTaken, type Turn } from '../../../../src/lib/core/games/krk/placement.ts';
import { writeRepliesBefore } from '../../../../src/lib/core/games/krk/unmoves.ts';
import { listMoves } from '../../evaluate/krk-paper/levels/brute-force.ts';
import { runs } from '../../../sweep.ts';

function idOf(board: string, turn: Turn = 'white'): number {
	const setup = parseSetup(`${board} ${turn.charAt(0)} - - 0 1`);
	if (!setup.ok) throw new Error(setup.fault.message);
	return setup.value.id;
}

/** A game by profile: to make the tables takes longer than to play. */
const games = new Map<Profile, KrkGame>();

function gameOf(profile: Profile): KrkGame {
	const game = games.get(profile) ?? new KrkGame(new LevelTables(profile, 1, 1));
	games.set(profile, game);
	return game;
}

const STARTS = listPlacements(LEGAL_START);

test.each([RELEASED, CLEAN])('a record is a legal game that ends by its rules', (profile) => {
	const game = gameOf({ ...profile, treeSeesRepetition: 'unseen', fiftyValue: 'plus-1000' });
	const random = seededRandom(2);
	const met = new Set<Outcome>();
	for (let i = 0; i < runs(120, 3); i++) {
		const start = STARTS[Math.floor(random() * STARTS.length)] as number;
		const record = new Int32Array(100).fill(-1);
		const { outcome, plies, moves } = playGame(game, start, i, record);
		expect(moves).toBe(Math.ceil(plies / 2));
		expect(record.subarray(plies).every((id) => id === -1)).toBe(true);
		const boards = [start, ...record.subarray(0, plies)];
		for (let ply = 0; ply < plies; ply++) {
			const reached = listMoves(boards[ply] as number, ply % 2 === 0 ? 'white' : 'black');
			expect(reached).toContain(boards[ply + 1]);
		}
		expect(outcome).toBe(judge(boards, profile.startCounted));
		met.add(outcome);
	}
	expect(met).toContain('checkmate');
	expect(met).toContain('threefold');
});

/** The outcome of a whole game, by its boards from the start. */
function judge(boards: readonly number[], start: Profile['startCounted']): Outcome | null {
	const last = boards.at(-1) as number;
	const counted = start === 'counted' ? boards : boards.slice(1);
	const times = counted.filter((id) => id === last).length;
	if (isRookTaken(last)) return 'rook-capture';
	if (boards.length % 2 === 0 && isCheckmate(last)) return 'checkmate';
	if (boards.length % 2 === 0 && isStalemate(last)) return 'stalemate';
	if (times === 3) return 'threefold';
	return boards.length === 101 ? 'fifty-moves' : null;
}

test('the start is the first of three occurrences, or is not counted', () => {
	const start = idOf('8/8/6k1/3R4/8/3K4/8/8');
	const round = ['8/8/6k1/3R4/8/8/3K4/8', '8/6k1/8/3R4/8/8/3K4/8', '8/6k1/8/3R4/8/3K4/8/8'];
	for (const [profile, cycles] of [
		[CLEAN, 2],
		[RELEASED, 3]
	] as const) {
		const game = gameOf(profile);
		game.begin(start, 1);
		const boards = [...round.map((board) => idOf(board)), start];
		const played = Array.from({ length: cycles }, () => boards).flat();
		const ends = played.map((id) => game.advance(id));
		// With the start uncounted, the board after White's first move occurs a third time before the start does.
		const first = profile === CLEAN ? 4 * cycles - 1 : 4 * (cycles - 1);
		expect(ends.findIndex((outcome) => outcome === 'threefold')).toBe(first);
	}
});

test('an immobile king after its own move: stalemate for RELEASED, not for CLEAN', () => {
	const id = listPlacements(STALEMATE)
		.filter(isLegalStart)
		.find((placement) => repliesBefore(placement).length > 0) as number;
	const reply = repliesBefore(id)[0] as number;
	for (const [profile, expected] of [
		[RELEASED, 'stalemate'],
		[CLEAN, null]
	] as const) {
		const game = gameOf(profile);
		game.begin(STARTS[0] as number, 1);
		game.advance(reply);
		expect(game.turn).toBe('black');
		expect(game.advance(id)).toBe(expected);
	}
});

function repliesBefore(id: number): number[] {
	const before = new Int32Array(22);
	return [...before.subarray(0, writeRepliesBefore(id, before))];
}

test('White mates in one if it can, and Black captures a free rook', () => {
	const game = gameOf(CLEAN);
	const mate = playGame(game, idOf('7k/8/6K1/8/8/8/8/R7'), 1, null);
	expect(mate).toEqual({ outcome: 'checkmate', plies: 1, moves: 1 });
	game.begin(idOf('8/8/8/8/4k3/8/3R4/K7'), 1);
	expect(game.advance(idOf('8/8/8/8/4k3/3R4/8/K7', 'black'))).toBeNull();
	expect(game.advance(game.choose())).toBe('rook-capture');
});

test('the same seed gives the same game, another seed another', () => {
	const game = gameOf(CLEAN);
	const start = idOf('8/8/8/3k4/8/2R5/8/K7');
	const records = [7, 7, 8].map((seed) => {
		const record = new Int32Array(100);
		playGame(game, start, seed, record);
		return [...record];
	});
	expect(records[1]).toEqual(records[0]);
	expect(records[2]).not.toEqual(records[0]);
});

test('a game must begin at a legal start', () => {
	expect(() => {
		gameOf(CLEAN).begin(0, 1);
	}).toThrow('no legal start');
});
