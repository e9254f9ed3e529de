/** Games as PGN: chess.js reads the output, and PGN from elsewhere is opened, or rejected with its move. */
import { Chess } from 'chess.js';
import { describe, expect, test, vi } from 'vitest';
import { PLAY } from '$lib/core/share/play-link.ts';
import { linkOf, resultByFile } from '$lib/pages/play/game-file.ts';
import { pgnDate, playPgn, readPlayPgn } from '$lib/pages/play/play-pgn.ts';
import type { Play } from '$lib/pages/play/play.svelte.ts';
import { makeMoves, openPlay, QuickThinker, textsOf } from './play-thinkers.ts';

const NAMES = { players: { max: 'Human', min: 'R post' }, date: '2026.11.22' };
const pgnOf = (play: Play): string => playPgn(play.line, play.state, NAMES, play.file);

describe('PGN of a game: writing', () => {
	test('the date is that of the player, just after midnight and just before it', () => {
		expect(pgnDate(new Date(2026, 0, 5, 0, 5))).toBe('2026.01.05');
		expect(pgnDate(new Date(2026, 11, 31, 23, 55))).toBe('2026.12.31');
		// A clock that is ahead of Greenwich by ten hours: there it is still the day before.
		const ahead = new Date('2026-03-01T00:30:00Z');
		vi.spyOn(ahead, 'getDate').mockReturnValue(2);
		expect(pgnDate(ahead)).toBe('2026.03.02');
	});

	test('chess.js reads the same moves, names and result', () => {
		const { play } = openPlay('start=k7/2P5/1K6/8/8/8/8/8+w+-+-+0+1&seed=5', new QuickThinker());
		makeMoves(play, 'c8=Q#');
		const oracle = new Chess();
		oracle.loadPgn(pgnOf(play));
		expect(oracle.history()).toEqual(['c8=Q#']);
		expect(oracle.getHeaders()).toMatchObject({
			White: 'Human',
			Black: 'R post',
			Result: '1-0',
			Termination: 'checkmate',
			FEN: 'k7/2P5/1K6/8/8/8/8/8 w - - 0 1',
			Seed: '5'
		});
	});

	test('an unfinished game has no result; a resigned one has', () => {
		const { play } = openPlay('', new QuickThinker());
		makeMoves(play, 'e4');
		expect(pgnOf(play)).toContain('[Result "*"]');
		play.resign();
		expect(pgnOf(play)).toMatch(/\[Result "0-1"\][\s\S]*\[Termination "resignation"\]/);
		expect(pgnOf(play).trim()).toMatch(/0-1$/);
	});

	test('a written game opens as the same game, and the engine waits', () => {
		const { play } = openPlay('', new QuickThinker());
		makeMoves(play, 'e4 d4 c3');
		const read = readPlayPgn(pgnOf(play));
		expect(read).toMatchObject({ ok: true, value: { notes: [] } });
		const other = openPlay('side=black', new QuickThinker()).play;
		if (read.ok) other.begin('chess', read.value.begun);
		expect(textsOf(other)).toEqual(textsOf(play));
		expect(other.isHeld).toBe(true);
		other.letThink();
		expect(other.line.made).toHaveLength(play.line.made.length + 1);
	});
});

/** A game as the page opens it. */
function openFile(text: string, query = 'side=white'): Play {
	const { play } = openPlay(query, new QuickThinker());
	const read = readPlayPgn(text);
	if (!read.ok) throw new Error(read.fault.message);
	play.begin('chess', read.value.begun, read.value.file);
	return play;
}

describe('PGN of a game: a file’s own headers', () => {
	const FILE =
		'[Event "Casual"]\n[White "Adams"]\n[Black "Torre"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 1-0';

	test('names and result are kept until the user plays on; chess.js reads them', () => {
		const play = openFile(FILE);
		expect(resultByFile(play.file)).toBe('1-0');
		expect(play.isOver).toBe(false);
		const oracle = new Chess();
		oracle.loadPgn(pgnOf(play));
		expect(oracle.getHeaders()).toMatchObject({
			Event: 'Casual',
			White: 'Adams',
			Black: 'Torre',
			Result: '1-0'
		});
		play.letThink();
		expect(play.line.made).toHaveLength(4);
		expect(resultByFile(play.file)).toBeNull();
		expect(play.file?.plies).toBe(3);
		oracle.loadPgn(pgnOf(play));
		expect(oracle.getHeaders()).toMatchObject({ White: 'Human', Result: '*' });
	});

	test('a take-back drops the headers; the remaining moves are still from the file', () => {
		const play = openFile(FILE);
		play.takeBack();
		expect(play.file).toMatchObject({ plies: 2, isWhole: false });
		expect(pgnOf(play)).toContain('[Result "*"]');
	});

	test('a resignation is read for either side', () => {
		const { play } = openPlay('', new QuickThinker());
		makeMoves(play, 'e4');
		play.resign();
		const again = openFile(pgnOf(play));
		expect(again.state.resigned).toBe('max');
		expect(again.isOver).toBe(true);
		expect(pgnOf(again)).toBe(pgnOf(play));
		const other = openFile('[Result "1-0"]\n[Termination "Black resigns"]\n\n1. e4 1-0');
		expect(other.state.resigned).toBe('min');
		const none = openFile('[Result "1-0"]\n[Termination "time forfeit"]\n\n1. e4 1-0');
		expect(none.state.resigned).toBeNull();
	});
});

describe('PGN of a game: reading', () => {
	test.each([
		['1. e4 e5 2. Ke3', /^Move 2, White: .*Ke3/, 12],
		['1. e4 e5 2. Nf3 Nc6 3. Qh5', /^Move 3, White: .*Qh5/, 23],
		['[Variant "Chess960"]\n\n1. e4', /variant Chess960/, undefined],
		['', /There is no game in the text/, undefined]
	])('%s is rejected', (text, message, at) => {
		const read = readPlayPgn(text);
		expect(read.ok).toBe(false);
		if (read.ok) return;
		expect(read.fault.message).toMatch(message);
		if (at !== undefined) expect(read.fault.at).toBe(at);
	});

	const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 ';

	test('moves after a fivefold repetition are dropped, with a note', () => {
		const read = readPlayPgn(`${SHUFFLE.repeat(4)} e4 e5 *`);
		expect(read).toMatchObject({ ok: true });
		if (!read.ok) return;
		expect(read.value.begun.moves).toHaveLength(16);
		expect(read.value.notes).toEqual([
			'By the rules the game is over after 16 plies (fivefold repetition): the 2 moves after that were ignored.'
		]);
	});

	test('a game goes on after a draw that nobody claimed, in its link too', () => {
		const play = openFile(`[Result "1-0"]\n\n${SHUFFLE.repeat(3)} e4 e5 1-0`);
		expect(play.line.made).toHaveLength(14);
		expect(play.isOver).toBe(false);
		expect(pgnOf(play)).toContain('7. e4 e5 1-0');
		const again = PLAY.read(linkOf(play.state, play.file, false));
		expect(again.faults).toEqual([]);
		expect(again.values.moves).toEqual(play.state.moves);
	});

	test('a game that stops at a draw to claim is drawn, unless its file has a winner', () => {
		const drawn = openFile(`${SHUFFLE.repeat(2)} 1/2-1/2`);
		expect(drawn.last.ending).toMatchObject({ code: 'threefold' });
		expect(pgnOf(drawn)).toContain('[Result "1/2-1/2"]');
		const lost = openFile(`[Result "0-1"]\n\n${SHUFFLE.repeat(2)} 0-1`);
		expect(pgnOf(lost)).toContain('[Result "0-1"]');
	});

	test('a game that is taken back to a draw to claim ends there', () => {
		const play = openFile(`${SHUFFLE.repeat(2)} e4 e5 *`);
		play.goTo(8);
		play.continueFromHere();
		expect(play.last.ending).toMatchObject({ code: 'threefold' });
		expect(play.isOver).toBe(true);
	});

	test('the first of several games is opened, with a note', () => {
		const read = readPlayPgn('1. e4 *\n\n1. d4 *');
		expect(read.ok && read.value.begun.moves).toHaveLength(1);
		expect(read.ok && read.value.notes[0]).toMatch(/^More games follow/);
	});
});
