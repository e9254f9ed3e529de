/** The paper's notation: golden lines, and whole games parsed by chess.js. */
import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../src/lib/core/base/random.ts';
import { LevelTables } from '../../../../src/lib/core/evaluate/krk-paper/levels/level-tables.ts';
import {
	CLEAN,
	RELEASED,
	type Profile
} from '../../../../src/lib/core/games/krk/profile/profile.ts';
import { formatGame, formatPaperMove } from '../../../../src/lib/core/experiments/krk/notation.ts';
import {
	KrkGame,
	playGame,
	type Outcome
} from '../../../../src/lib/core/experiments/krk/play-game.ts';
import { LEGAL_START, listPlacements } from '../../../../src/lib/core/games/krk/legality.ts';
import { formatBoard, placementOf } from '../../../../src/lib/core/games/krk/placement.ts';
import { parseSquare } from '../../../../src/lib/core/games/krk/squares.ts';
import { slice } from '../../../sweep.ts';

/** Black king, rook, white king, as in "a8 b7 c6". */
function at(squares: string): number {
	const [k = -1, R = -1, K = -1] = squares.split(' ').map((name) => parseSquare(name) ?? -1);
	return placementOf(k, R, K);
}

describe('paper notation: a move', () => {
	it.each<[text: string, before: string, after: string, outcome: Outcome | null]>([
		['Kc2', 'a8 h1 b1', 'a8 h1 c2', null],
		['Ka7', 'a8 h1 c2', 'a7 h1 c2', null],
		['Ra1+', 'a7 h1 c2', 'a7 a1 c2', null],
		['Ra8#', 'h8 a1 g6', 'h8 a8 g6', 'checkmate'],
		['Rb7$', 'a8 b1 c6', 'a8 b7 c6', 'stalemate'],
		['Ka8$', 'b8 b7 c6', 'a8 b7 c6', 'stalemate'],
		['Kxc7 1/2-1/2', 'b8 c7 h1', 'c7 c7 h1', 'rook-capture'],
		['Kd4 1/2-1/2', 'd5 a1 h1', 'd4 a1 h1', 'fifty-moves'],
		['Kd4 1/2-1/2', 'd5 a1 h1', 'd4 a1 h1', 'threefold'],
		['Rd1+ 1/2-1/2', 'd5 a1 h2', 'd5 d1 h2', 'threefold']
	])('%s', (text, before, after, outcome) => {
		expect(formatPaperMove(at(before), at(after), outcome)).toBe(text);
	});
});

describe('paper notation: a game', () => {
	it('a game numbers the full moves, and marks only its last move with the outcome', () => {
		const start = at('a8 h1 b1');
		const played = ['a8 h1 c2', 'a7 h1 c2', 'a7 a1 c2', 'b6 a1 c2'].map(at);
		expect(formatGame(start, played, null)).toBe('1. Kc2 Ka7 2. Ra1+ Kb6');
		expect(formatGame(start, Int32Array.from(played), 'threefold')).toBe(
			'1. Kc2 Ka7 2. Ra1+ Kb6 1/2-1/2'
		);
		expect(formatGame(start, played.slice(0, 3), null)).toBe('1. Kc2 Ka7 2. Ra1+');
	});

	it('a game without moves is an empty text', () => {
		expect(formatGame(194, [], null)).toBe('');
	});
});

const ENDINGS: Readonly<Record<Outcome, RegExp>> = {
	checkmate: /#$/,
	stalemate: /\$$/,
	threefold: /[1-8]\+? 1\/2-1\/2$/,
	'rook-capture': /Kx[a-h][1-8] 1\/2-1\/2$/,
	'fifty-moves': /[1-8] 1\/2-1\/2$/
};

/** The boards of a game's text, by chess.js. */
function readAgain(start: number, text: string): number[] {
	const chess = new Chess(`${formatBoard(start)} w - - 0 1`);
	return text.split(' ').flatMap((word, index, words) => {
		if (word === '1/2-1/2') {
			expect(index).toBe(words.length - 1);
			return [];
		}
		if (word.endsWith('.')) {
			expect(word).toBe(`${chess.moveNumber()}.`);
			expect(chess.turn()).toBe('w');
			return [];
		}
		// Strict: a missing or a wrong mark of check or mate is a different text.
		const move = chess.move(word.replace('$', ''), { strict: true });
		expect(move.san).toBe(word.replace('$', ''));
		expect(chess.isStalemate()).toBe(word.endsWith('$'));
		return [boardOf(chess)];
	});
}

function boardOf(chess: Chess): number {
	const [k = '', K = ''] = (['b', 'w'] as const).map(
		(color) => chess.findPiece({ type: 'k', color })[0]
	);
	const [R = k] = chess.findPiece({ type: 'r', color: 'w' });
	return at(`${k} ${R} ${K}`);
}

// The last of them also reaches the third repetition, which its tree does not know of.
const PROFILES: readonly [name: string, profile: Profile, outcomes: readonly Outcome[]][] = [
	['released', RELEASED, ['checkmate', 'fifty-moves']],
	['clean', CLEAN, ['checkmate', 'fifty-moves']],
	[
		'careless',
		{ ...CLEAN, treeSeesRepetition: 'unseen', fiftyValue: 'plus-1000' },
		['checkmate', 'threefold']
	]
];

it.each(slice(PROFILES, 3))('chess.js reads games of the %s profile', (_, profile, outcomes) => {
	const game = new KrkGame(new LevelTables(profile, 1, 1));
	const starts = listPlacements(LEGAL_START);
	const random = seededRandom(7);
	const met = new Set<Outcome>();
	for (let seed = 0; seed < 40; seed++) {
		const start = starts[Math.floor(random() * starts.length)] as number;
		const record = new Int32Array(100);
		const { outcome, plies, moves } = playGame(game, start, seed, record);
		const text = formatGame(start, record.subarray(0, plies), outcome);
		expect(readAgain(start, text)).toEqual([...record.subarray(0, plies)]);
		expect(text).toMatch(ENDINGS[outcome]);
		expect(text.split(' ').filter((word) => word.endsWith('.'))).toHaveLength(moves);
		met.add(outcome);
	}
	expect([...met]).toEqual(expect.arrayContaining([...outcomes]));
});
