/** Chess positions in the notations of other programs, on standard input. */
import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { plyscope } from './command.ts';

const BACK = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1';

describe('chess positions from standard input', () => {
	test.each([
		[
			'EPD',
			'6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8+; id "back rank";\n',
			'EPD, with bm Rd8+; id “back rank”',
			BACK
		],
		[
			'the move number 0',
			'6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 0\n',
			'a FEN: the move number 0 is read as 1',
			BACK
		],
		[
			'a PGN with false castling rights',
			'[SetUp "1"]\n[FEN "7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1"]\n\n*\n',
			'a PGN, after its 0 plies: in the header FEN, the castling rights KQkq are dropped, as the placement contradicts them',
			'7k/5K2/4R3/8/8/8/8/8 w - - 0 1'
		],
		['a UCI command', `position fen ${BACK}\n`, 'a UCI position command', BACK]
	])('%s is read, and the answer says so', async (_name, input, what, fen) => {
		const words = ['evaluate', '--game', 'chess', '--position', '-', '--evaluator', 'ghess'];
		const { code, stdout } = await plyscope(words, 'file', new EventEmitter(), input);
		expect(code).toBe(0);
		expect(stdout).toContain(`Chess, ${fen}`);
		expect(stdout).toContain(`Read as ${what}.`);
	});

	test('Chess960 ends with code 2 and its name', async () => {
		const wild = 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9';
		const { code, stderr } = await plyscope(['search', '--game', 'chess', '--position', wild]);
		expect(code).toBe(2);
		expect(stderr).toMatch(/^--position: This is Chess960, by the castling rights HFhf\./);
	});
});
