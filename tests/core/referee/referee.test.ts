/** Games judged by our rules and by chess.js: known ones, and faults that are planted on our side. */
import { Chess } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { PYTHON_GAMES } from '../../../src/lib/core/experiments/sources/python-games.ts';
import { readPgn } from '../../../src/lib/core/games/chess/pgn/read-pgn.ts';
import { START_FEN } from '../../../src/lib/core/fen/start-fen.ts';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import { refereeGames } from '../../../src/lib/core/referee/referee.ts';
import {
	describeCounts,
	describeDisagreement,
	describeVerdict
} from '../../../src/lib/core/referee/verdict.en.ts';
import { chessWith, gameFrom } from './games.ts';

const chess = gameOf('chess');
const FOOLS_MATE = gameFrom('f2f3 e7e5 g2g4 d8h4');
const NOTHING = { disagreements: [], found: 0, uncompared: [] };

describe('games on which both agree', () => {
	test('the Python post’s games: 25 and 88 moves of each side, and two mates', () => {
		const games = PYTHON_GAMES.map(({ movetext }) => {
			const read = readPgn(movetext);
			if (!read.ok) throw new Error(read.fault.message);
			return { ...read.value, ending: 'checkmate' };
		});
		const verdict = refereeGames(games, chess);
		expect(verdict).toMatchObject({
			...NOTHING,
			counts: { games: 2, moves: 2 * (25 + 88), checkmates: 2, stalemates: 0, deadPositions: 0 }
		});
		expect(describeVerdict(verdict)).toBe(
			'2 games, 226 moves: all legal, same mates, stalemates and dead positions, by chess.js.'
		);
		expect(describeCounts(verdict.counts)).toBe('2 checkmates. No draw to claim.');
	});

	test.each([
		['stalemate', '7k/5K2/8/6Q1/8/8/8/8 w - - 0 1', 'g5g6', { stalemates: 1 }],
		['the last pawn is taken', '8/8/8/3k4/4P3/8/4K3/8 b - - 0 1', 'd5e4', { deadPositions: 1 }],
		[
			'bishops of both sides on squares of one colour',
			'8/4k3/8/2b5/3P4/4B3/3K4/8 b - - 0 1',
			'c5d4',
			{ deadPositions: 1 }
		],
		[
			'bishops on squares of both colours',
			'8/1b2k3/8/2b5/3P4/4B3/3K4/8 b - - 0 1',
			'c5d4',
			{ deadPositions: 0 }
		],
		[
			'the clock runs out',
			'8/8/4k3/8/3R4/3K4/8/8 w - - 99 90',
			'd4d5',
			{ claims: { 'fifty-moves': 1, threefold: 0 } }
		],
		[
			'a position occurs for the third time',
			START_FEN,
			'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8',
			{ claims: { 'fifty-moves': 0, threefold: 1 } }
		]
	])('%s', (_name, start, moves, counts) => {
		expect(refereeGames([gameFrom(moves, start)], chess)).toMatchObject({ ...NOTHING, counts });
	});

	test('a mate comes before a clock that has run out', () => {
		const mate = gameFrom('h1h8', '4k3/8/4K3/8/8/8/8/7R w - - 99 90');
		expect(refereeGames([mate], chess)).toMatchObject({
			...NOTHING,
			counts: { checkmates: 1, claims: { 'fifty-moves': 0 } }
		});
	});

	test('a pinned pawn cannot take en passant, so its position recurs, though chess.js hashes it apart', () => {
		const start = '3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1';
		const moves = 'e2e4 d8e7 e1e2 e7d8 e2e1 d8e7 e1e2 e7d8 e2e1';
		const other = new Chess(start);
		for (const move of moves.split(' ')) other.move(move);
		expect(other.isThreefoldRepetition()).toBe(false);
		expect(refereeGames([gameFrom(moves, start)], chess)).toMatchObject({
			...NOTHING,
			counts: { claims: { threefold: 1 } }
		});
	});

	test('counts in words', () => {
		const { counts } = refereeGames([gameFrom('e2e4')], chess);
		expect(describeCounts(counts)).toBe('No mate, stalemate or dead position. No draw to claim.');
		const some = { stalemates: 1, deadPositions: 2, claims: { threefold: 1, 'fifty-moves': 3 } };
		expect(describeCounts({ ...counts, ...some })).toBe(
			'1 stalemate, 2 dead positions. A draw to claim 1 time by threefold repetition, 3 times by the fifty-move rule.'
		);
	});

	test('the moves of a record are replayed too', () => {
		const start = `${START_FEN} moves f2f3 e7e5`;
		const { moves } = FOOLS_MATE;
		expect(refereeGames([{ start, moves: moves.slice(2) }], chess)).toMatchObject({
			...NOTHING,
			counts: { games: 1, moves: 4, checkmates: 1 }
		});
	});

	test.each([
		[START_FEN, '20 legal moves, the same by chess.js.'],
		['7k/5KQ1/8/8/8/8/8/8 b - - 0 1', 'Checkmate, by chess.js too.'],
		['7k/5K2/6Q1/8/8/8/8/8 b - - 0 1', 'Stalemate, by chess.js too.'],
		['7k/5K2/8/8/8/8/8/8 b - - 0 1', 'A dead position, by chess.js too.']
	])('a position alone: %s', (start, words) => {
		expect(describeVerdict(refereeGames([{ start, moves: [] }], chess))).toBe(words);
	});
});

describe('a planted disagreement is found, with both answers', () => {
	test('a legal move that our rules miss', () => {
		const blind = chessWith(({ moves }) => ({ moves: moves.filter((move) => move !== 'Nc6') }));
		const verdict = refereeGames([FOOLS_MATE], blind);
		expect(verdict.found).toBe(2);
		expect(verdict.disagreements[0]).toEqual({
			game: 1,
			ply: 1,
			fen: 'rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1',
			about: 'moves',
			ours: '19 legal moves',
			theirs: '20 legal moves, only here Nc6'
		});
		expect(describeVerdict(verdict)).toBe('chess.js disagrees 2 times.');
		expect(verdict.disagreements.map(describeDisagreement)[0]).toBe(
			'Game 1, after 1 ply: the rules differ on the legal moves. Plyscope: 19 legal moves. chess.js: 20 legal moves, only here Nc6. Position: rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1.'
		);
	});

	test('a mate that our rules take for a stalemate', () => {
		const kind = chessWith(({ ended }) => ({ ended: ended === 'checkmate' ? 'stalemate' : ended }));
		expect(refereeGames([FOOLS_MATE], kind).disagreements).toMatchObject([
			{ game: 1, ply: 4, about: 'ending', ours: 'stalemate', theirs: 'checkmate' }
		]);
	});

	test('a draw that our rules let claim too soon', () => {
		const hasty = chessWith(({ fen }) => ({ claims: fen.includes(' b ') ? ['threefold'] : [] }));
		expect(refereeGames([gameFrom('e2e4')], hasty).disagreements).toMatchObject([
			{
				ply: 1,
				about: 'claims',
				ours: 'a draw to claim (threefold repetition)',
				theirs: 'no draw to claim'
			}
		]);
	});

	test('a right to castle that our rules keep', () => {
		const stubborn = chessWith(({ fen }) => ({ fen: fen.replace(' - - ', ' KQkq - ') }));
		const start = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
		const game = gameFrom('e1e2 e8e7', start);
		const [one] = refereeGames([game], stubborn).disagreements;
		expect(one).toMatchObject({ ply: 2, about: 'position' });
		expect(one?.ours).toContain(' KQkq ');
		expect(one?.theirs).toContain(' - - ');
	});

	test('a move that only chess.js finds illegal ends the comparison of its game alone', () => {
		const lax = chessWith(({ moves }) => ({ moves: [...moves, 'Ra3'] }));
		const jump = gameFrom('a1a3', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1').moves;
		const verdict = refereeGames([{ start: START_FEN, moves: jump }, FOOLS_MATE], lax);
		expect(verdict.disagreements).toContainEqual({
			game: 1,
			ply: 0,
			fen: START_FEN,
			about: 'move',
			ours: 'a1a3 is legal',
			theirs: 'a1a3 is illegal'
		});
		expect(verdict.counts).toMatchObject({ games: 2, moves: 4 });
	});

	test('a recorded ending that is none', () => {
		const verdict = refereeGames(
			[
				{ ...FOOLS_MATE, ending: 'checkmate' },
				{ ...FOOLS_MATE, ending: 'stalemate' },
				{ ...gameFrom('e2e4'), ending: 'fifty-moves' }
			],
			chess
		);
		expect(verdict.disagreements).toMatchObject([
			{ game: 2, ply: 4, about: 'result', ours: 'ended by stalemate', theirs: 'checkmate' },
			{ game: 3, about: 'result', ours: 'ended by fifty-move rule', theirs: 'no draw to claim' }
		]);
	});

	test('of many only the first ones are kept, but all are counted', () => {
		const blind = chessWith(() => ({ moves: ['a3', 'a4'] }));
		const games = Array.from({ length: 30 }, () => ({ start: START_FEN, moves: [] }));
		const verdict = refereeGames(games, blind);
		expect([verdict.found, verdict.disagreements.length]).toEqual([30, 20]);
	});
});

describe('what cannot be compared', () => {
	test('a position that chess.js does not read is said, not an alarm', () => {
		const fen = '8/8/8/8/8/8/8/4K3 w - - 0 1';
		const verdict = refereeGames(
			[{ start: START_FEN, moves: [] }],
			chessWith(() => ({ fen }))
		);
		expect(verdict).toMatchObject({
			found: 0,
			uncompared: [
				{ game: 1, why: `chess.js does not read ${fen}: Invalid FEN: missing black king.` }
			]
		});
		expect(describeVerdict(verdict)).toBe('Nothing could be compared with chess.js.');
	});
});
