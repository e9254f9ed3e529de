/** The board of a FEN without the other fields. */
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../../../src/lib/core/fen/start-fen.ts';
import { formatFen, isBoardAlone, parseFen } from '../../../../src/lib/core/games/chess/fen.ts';
import { EXPLORER } from '../../../../src/lib/core/share/link.ts';
import { PLAY } from '../../../../src/lib/core/share/play-link.ts';
import { MATCHES } from '../../../../src/lib/core/share/match-link.ts';

const BOARD = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2';
const WHOLE = `${BOARD} w - - 0 1`;

describe('a FEN with the board alone', () => {
	it('is White to move, without castling or en passant', () => {
		const read = parseFen(` ${BOARD} `);
		expect(read.ok && formatFen(read.value)).toBe(WHOLE);
		const start = parseFen(START_FEN.split(' ')[0] ?? '');
		expect(start.ok && formatFen(start.value)).toBe(START_FEN.replace('KQkq', '-'));
	});

	it('is told from a whole FEN, and from half a board', () => {
		expect([BOARD, `${BOARD} moves a2a4`].map(isBoardAlone)).toEqual([true, true]);
		expect([WHOLE, `${BOARD} w`, BOARD.slice(0, 12), ''].map(isBoardAlone)).toEqual([
			false,
			false,
			false,
			false
		]);
		const half = parseFen('8/5B2/k5p1');
		expect(half).toMatchObject({ ok: false, fault: { code: 'fen-fields' } });
	});

	it('opens from a link of every page, and the link is then written whole', () => {
		const explorer = EXPLORER.read(`game=chess&position=${BOARD}`);
		expect(explorer.faults).toEqual([]);
		expect(new URLSearchParams(EXPLORER.query(explorer.values)).get('position')).toBe(WHOLE);
		const play = PLAY.read(`start=${BOARD}`);
		expect(play.faults).toEqual([]);
		expect(new URLSearchParams(PLAY.query(play.values)).get('start')).toBe(WHOLE);
		const match = MATCHES.read(`start=${BOARD}`);
		expect(match.faults).toEqual([]);
		expect(new URLSearchParams(MATCHES.query(match.values)).get('start')).toBe(WHOLE);
	});
});
