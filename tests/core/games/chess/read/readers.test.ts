/** Chess positions in the notations of other programs: what each is read as, and what is said about it. */
import { Chess } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/lib/core/base/random.ts';
import { formatFen } from '../../../../../src/lib/core/games/chess/fen.ts';
import { moveUci } from '../../../../../src/lib/core/games/chess/moves.ts';
import { readChessPosition } from '../../../../../src/lib/core/games/chess/read/readers.ts';
import { runs, seedFrom } from '../../../../sweep.ts';
import { writtenGames, type WrittenGame } from '../pgn/written-games.ts';
import { stateOf } from '../positions.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const BACK = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -';

/** "id: what | position", or the fault with its place; null for our own notation, or for none. */
function said(text: string): string | null {
	const read = readChessPosition(text);
	if (read === null) return null;
	if (!read.ok) return `${read.fault.message} (${String(read.fault.at)})`;
	const [{ id, what, position }] = read.value;
	return `${id}: ${what} | ${position.ok ? position.value : position.fault.message}`;
}

describe('chess positions as people have them', () => {
	test.each([
		[
			'EPD with its operations',
			`${BACK} bm Rd8+; id "back rank";\n`,
			`epd: EPD, with bm Rd8+; id “back rank” | ${BACK} 0 1`
		],
		['EPD without a last sign', `${BACK} bm Rd8+`, `epd: EPD, with bm Rd8+ | ${BACK} 0 1`],
		[
			'EPD with a sign in quotes, and clocks',
			`${BACK} hmvc 3; fmvn 9; id "a; b";`,
			`epd: EPD, with id “a; b” | ${BACK} 3 9`
		],
		['EPD after six fields', `${BACK} 2 7 bm Rd8+;`, `epd: EPD, with bm Rd8+ | ${BACK} 2 7`],
		[
			'the move number 0',
			`${BACK} 0 0`,
			`fen: a FEN: the move number 0 is read as 1 | ${BACK} 0 1`
		],
		[
			'false castling rights',
			'7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1',
			'fen: a FEN: the castling rights KQkq are dropped, as the placement contradicts them | 7k/5K2/4R3/8/8/8/8/8 w - - 0 1'
		],
		[
			'one false right',
			'r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1',
			'fen: a FEN: the castling right K is dropped, as the placement contradicts it | r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 0 1'
		],
		['a label', `FEN: ${BACK} 0 1`, `fen: a FEN | ${BACK} 0 1`],
		['a header', `[FEN "${BACK} 0 1"]`, `pgn: a PGN, after its 0 plies | ${BACK} 0 1`],
		[
			'fields joined as in an address',
			`${BACK} 0 1`.replaceAll(' ', '_'),
			`fen: a FEN | ${BACK} 0 1`
		],
		['quotes', `"${BACK} 0 1",`, `fen: a FEN | ${BACK} 0 1`],
		[
			'a line of a log',
			`12:00:01 INFO position=${BACK} 0 1 eval=3`,
			`fen-within: a FEN in a longer text | ${BACK} 0 1`
		],
		[
			'a call in a program',
			`board = chess.Board("${BACK} 3 9")\nprint(board)`,
			`fen-within: a FEN in a longer text | ${BACK} 3 9`
		],
		[
			'the same FEN twice',
			`before ${BACK} 0 1, after ${BACK} 0 1`,
			`fen-within: a FEN in a longer text | ${BACK} 0 1`
		],
		[
			'a board that a program prints',
			'. . . . . . k .\n. . . . . p p p\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . P P P\n. . . R . . K .',
			`board: a drawn board: White is to move, and there is no castling and no en passant | ${BACK} 0 1`
		],
		[
			'figurines with ranks and files',
			'8 ······♚·\n7 ·····♟♟♟\n6 ········\n5 ········\n4 ········\n3 ········\n2 ·····♙♙♙\n1 ···♖··♔·\n  abcdefgh',
			`board: a drawn board: White is to move, and there is no castling and no en passant | ${BACK} 0 1`
		],
		[
			'UCI after other commands',
			'uci\nucinewgame\nposition startpos moves e2e4\ngo depth 3',
			`uci: a UCI position command | ${START} moves e2e4`
		],
		[
			'moves without numbers',
			'e4 e5 Nf3',
			`pgn: a PGN, after its 3 plies | ${START} moves e2e4 e7e5 g1f3`
		],
		[
			'moves in UCI alone',
			'e2e4 e7e5\ng1f3\n',
			`uci: moves in UCI, from the start | ${START} moves e2e4 e7e5 g1f3`
		],
		['UCI with a FEN', `position fen ${BACK} 0 1`, `uci: a UCI position command | ${BACK} 0 1`],
		[
			'UCI with moves, out of a log',
			'12:00:01 < position startpos moves e2e4 e7e5\ngo depth 3',
			`uci: a UCI position command | ${START} moves e2e4 e7e5`
		],
		['the start of UCI', 'position startpos', `uci: a UCI position command | ${START}`],
		['startpos alone', 'startpos moves e2e4', `uci: a UCI position command | ${START} moves e2e4`],
		[
			'an analysis at lichess',
			`https://lichess.org/analysis/standard/${BACK.replaceAll(' ', '_')}_0_1?color=black#3`,
			`address: an address of lichess.org | ${BACK} 0 1`
		],
		[
			'an editor at lichess, escaped',
			`lichess.org/editor/${encodeURIComponent(`${BACK} 0 1`)}`,
			`address: an address of lichess.org | ${BACK} 0 1`
		],
		[
			'an analysis at chess.com',
			`https://www.chess.com/analysis?fen=${encodeURIComponent(`${BACK} 0 1`)}&flip=false`,
			`address: an address of chess.com | ${BACK} 0 1`
		],
		[
			'plus signs at chess.com',
			`https://www.chess.com/analysis?tab=analysis&fen=${BACK.replaceAll(' ', '+')}+0+1`,
			`address: an address of chess.com | ${BACK} 0 1`
		],
		[
			'a PGN in German',
			'1. e4 e5 2. Sf3 Sc6 3. Lb5 *',
			`pgn: a PGN, after its 5 plies: read with German piece letters | ${START} moves e2e4 e7e5 g1f3 b8c6 f1b5`
		]
	])('%s', (_name, text, reading) => {
		expect(said(text)).toBe(reading);
	});

	test.each([
		START,
		BACK,
		`${BACK} 0`,
		BACK.slice(0, BACK.indexOf(' ')),
		`${START} moves e2e4`,
		'nonsense',
		'',
		'8/8/8/8/8/8/8/8 w - - 0 1',
		`${BACK} 0 x`
	])('%j is left to our own reader', (text) => {
		expect(said(text)).toBeNull();
	});

	const WILD = 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w';

	test.each([
		[
			'Chess960 by letters of files',
			`${WILD} HFhf - 2 9`,
			'HFhf',
			/^This is Chess960, by the castling rights HFhf\. Plyscope plays standard chess only\. /
		],
		[
			'what may be Chess960',
			`${WILD} KQkq - 2 9`,
			'KQkq',
			/^This may be Chess960, .* Write - for the rights to read the position without castling\. /
		],
		[
			'Chess960 in an address',
			`https://lichess.org/analysis/chess960/${BACK.replaceAll(' ', '_')}`,
			'/analysis',
			/^This is an address of Chess960\. /
		],
		[
			'an address of a game',
			'https://lichess.org/abcdefgh',
			'https',
			/has no FEN, and Plyscope fetches nothing\. Copy the FEN /
		],
		[
			'several records',
			`${BACK} bm Rd8+;\nr${BACK} id "x";\n`,
			`r${BACK}`,
			/^This is EPD with several records\./
		],
		[
			'a log with several positions',
			`a ${BACK} 0 1\nb r${BACK.slice(1)} 0 1\n`,
			`r${BACK.slice(1)}`,
			/^There are 2 FENs in this text\. Paste one of them\./
		],
		[
			'a log with several commands',
			'position startpos\nposition startpos moves e2e4',
			'position startpos moves',
			/^There are 2 position commands in this text\./
		],
		['an open quote', `${BACK} id "x;`, 'id', /^This is EPD, and this operation /],
		['a bad move after UCI', 'position startpos moves e2e5', 'e2e5', /^Move 1, White: e2e5 /],
		['a bad FEN after UCI', 'position fen 8/8/8/8/8/8/8/8 w - - 0 1', '8/8', /White has no king/],
		[
			'a bad move after UCI and a FEN',
			`position fen ${BACK} 0 0 moves d1d8 e2e4`,
			'e2e4',
			/^Move 1, Black: the game was over before “e2e4”, by checkmate/
		]
	])('%s is a fault with its place', (_name, text, fragment, message) => {
		expect(said(text)).toMatch(message);
		expect(said(text)).toContain(`(${text.indexOf(fragment)})`);
	});
});

/** The position at the end of a game in each notation. */
const WRITERS: Readonly<Record<string, (fen: string, game: WrittenGame) => string>> = {
	epd: (fen) => `${fen.split(' ').slice(0, 4).join(' ')} id "a.1"; c0 "b";`,
	fen: (fen) => `FEN = ${fen}`,
	'fen-within': (fen) => `[12:00:01] search(fen="${fen}", depth=3)`,
	board: (fen) => new Chess(fen).ascii(),
	uci: (fen) => `position fen ${fen}`,
	'uci with moves': (_fen, { start, moves }) =>
		`position fen ${start} moves ${moves.map(moveUci).join(' ')}`,
	lichess: (fen) => `https://lichess.org/analysis/${fen.replaceAll(' ', '_')}`,
	'chess.com': (fen) => `https://www.chess.com/analysis?fen=${encodeURIComponent(fen)}`
};

describe('chess positions: random ones read back', () => {
	test.each(Object.entries(WRITERS))('as %s', (name, write) => {
		for (const game of writtenGames(1_000, 7, 50)) {
			const state = stateOf(game.start);
			for (const move of game.moves) state.play(move);
			const fen = formatFen(state.position);
			const read = readChessPosition(write(fen, game));
			const position = read?.ok === true ? read.value[0].position : null;
			const again = position?.ok === true ? formatFen(stateOf(position.value).position) : null;
			// EPD has no clocks, and a drawn board nothing but its pieces.
			const kept = name === 'epd' ? 4 : name === 'board' ? 1 : 6;
			if (name === 'board' && again === null) {
				// Then Black has to move, as White gives check.
				expect(new Chess(fen).inCheck()).toBe(true);
				continue;
			}
			expect(again?.split(' ').slice(0, kept)).toEqual(fen.split(' ').slice(0, kept));
			expect(new Chess(again ?? '').fen().split(' ')[0]).toBe(fen.split(' ')[0]);
		}
	});

	test('a long text of no notation is left at once', () => {
		for (const piece of [
			' ',
			'r',
			'r/',
			'/',
			'position ',
			'fen ',
			`${BACK} a `,
			';',
			'"',
			'%41',
			'1. '
		]) {
			const text = piece.repeat(190_000 / piece.length);
			for (const front of ['', 'FEN', 'lichess.org/', `${BACK} id`, `${BACK} id "`]) {
				const read = readChessPosition(front + text);
				expect(read?.ok ?? false).toBe(false);
			}
		}
	});

	test('damaged ones get a fault with a place, or are read', () => {
		const random = seededRandom(seedFrom(8));
		const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
		const games = writtenGames(100, 9);
		const alphabet = Array.from('/ _+%;:"[]()0198KkQqwb-#?&=\n.Z½\ud83d');
		// As many for each notation.
		for (let count = runs(200_000 * Object.keys(WRITERS).length, 600); count > 0; count--) {
			const game = pick(games);
			const text = pick(Object.values(WRITERS))(game.start, game);
			const at = Math.floor(random() * text.length);
			const damaged =
				text.slice(0, at) + pick(alphabet) + text.slice(at + Math.floor(random() * 4));
			const read = readChessPosition(damaged);
			if (read === null || read.ok) continue;
			expect(read.fault.message).toMatch(/\S/);
			expect(read.fault.at).toBeGreaterThanOrEqual(0);
			expect(read.fault.at).toBeLessThanOrEqual(damaged.length);
		}
	});
});
