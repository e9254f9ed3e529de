/** Written games are parsed by our own reader and by chess.js. */
import { Chess } from 'chess.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../../../../src/lib/core/fen/start-fen.ts';
import { moveUci } from '../../../../../src/lib/core/games/chess/moves.ts';
import { PGN_RESULTS, type PgnGame } from '../../../../../src/lib/core/games/chess/pgn/pgn-game.ts';
import { readPgn } from '../../../../../src/lib/core/games/chess/pgn/read-pgn.ts';
import { writePgn } from '../../../../../src/lib/core/games/chess/pgn/write-pgn.ts';
import { SHARP, STANDARD, stateOf } from '../positions.ts';
import { chess } from '../../../../../src/lib/core/games/chess/chess.ts';

const NO_HEADERS = new Map<string, string>();

function playedFrom(start: string, picks: readonly number[]): PgnGame {
	const state = stateOf(start);
	for (const pick of picks) {
		const moves = state.legalMoves();
		const move = moves[pick % moves.length];
		if (move === undefined) break;
		state.play(move);
	}
	const first = chess.format(stateOf(start));
	return { headers: NO_HEADERS, start: first, moves: state.movesSoFar(), result: '*' };
}

test('a game has its seven tags, its reason, and lines of at most 80 characters', () => {
	const moves = playedFrom(
		START_FEN,
		Array.from({ length: 60 }, (_, ply) => ply * 7)
	);
	const text = writePgn(
		{
			...moves,
			headers: new Map([
				['Annotator', 'A "b" \\ c\nd'],
				['White', 'Ann'],
				['Result', 'x']
			]),
			result: '0-1'
		},
		'checkmate'
	);
	const lines = text.split('\n');
	expect(lines.slice(0, 10)).toEqual([
		'[Event "?"]',
		'[Site "?"]',
		'[Date "????.??.??"]',
		'[Round "?"]',
		'[White "Ann"]',
		'[Black "?"]',
		'[Result "0-1"]',
		'[Annotator "A \\"b\\" \\\\ c d"]',
		'[Termination "checkmate"]',
		''
	]);
	const movetext = lines.slice(10, -1);
	expect(movetext.length).toBeGreaterThan(3);
	expect(Math.max(...movetext.map((line) => line.length))).toBeLessThanOrEqual(80);
	expect(Math.min(...movetext.slice(0, -1).map((line) => line.length))).toBeGreaterThan(70);
	expect(text.endsWith(' 0-1\n')).toBe(true);
});

test('a game that Black begins has its FEN, and numbers its moves accordingly', () => {
	const start = '4k3/8/8/8/8/8/8/4K2R b K - 3 9';
	const game = playedFrom(start, [0, 0]);
	expect(writePgn(game)).toMatch(
		/\[SetUp "1"\]\n\[FEN "4k3\/8\/8\/8\/8\/8\/8\/4K2R b K - 3 9"\]\n\n9\.\.\. Kd7 10\. Kd1 \*\n$/
	);
});

describe('PGN: random games', () => {
	const starts = [...Object.values(STANDARD), ...Object.values(SHARP)];
	const picks = fc.array(fc.nat({ max: 10_000 }), { maxLength: 90 });
	const value = fc
		.string({ unit: 'grapheme', maxLength: 12 })
		.map((text) => text.replace(/\s+/g, ' '));

	test.each(starts)('%s: the moves round-trip, here and in chess.js', (start) => {
		fc.assert(
			fc.property(picks, fc.constantFrom(...PGN_RESULTS), value, (chosen, result, white) => {
				const headers = new Map([['White', white]]);
				const game = { ...playedFrom(start, chosen), headers, result };
				const text = writePgn(game);
				const again = readPgn(text);
				if (!again.ok) throw new Error(again.fault.message);
				expect(again.value).toMatchObject({
					start: game.start,
					moves: game.moves,
					result,
					hasMore: false
				});
				expect(again.value.headers.get('White')).toBe(white);
				expect(writePgn(again.value)).toBe(text);
				const other = new Chess();
				other.loadPgn(writePgn({ ...game, headers: NO_HEADERS }));
				expect(other.history({ verbose: true }).map(({ lan }) => lan)).toEqual(
					game.moves.map(moveUci)
				);
				const words = text
					.split('\n\n')
					.at(-1)
					?.split(/\s+/)
					.filter((word) => /^[a-hKQRBNO]/.test(word));
				expect(words).toEqual(other.history());
			}),
			{ numRuns: 8, seed: 3 }
		);
	});
});
