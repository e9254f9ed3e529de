/** Games with the piece letters of other languages. Random games in English letters are the oracle. */
import { describe, expect, test } from 'vitest';
import { moveUci } from '../../../../../src/lib/core/games/chess/moves.ts';
import { readPgn } from '../../../../../src/lib/core/games/chess/pgn/read-pgn.ts';
import { textOf, writtenGames } from './written-games.ts';

/** King, queen, rook, bishop, knight, as each language's books have them. */
const LETTERS: Readonly<Record<string, string>> = {
	German: 'K D T L S',
	French: 'R D T F C',
	Spanish: 'R D T A C',
	Italian: 'R D T A C',
	Dutch: 'K D T L P',
	Portuguese: 'R D T B C',
	Russian: 'Кр Ф Л С К',
	Polish: 'K H W G S',
	Czech: 'K D V S J',
	Hungarian: 'K V B F H'
};

function translated(san: string, letters: string): string {
	const other = letters.split(' ');
	return san.replace(/(?<![-O])[KQRBN]/g, (letter) => other['KQRBN'.indexOf(letter)] ?? letter);
}

const uci = (text: string): string => {
	const game = readPgn(text);
	return game.ok ? game.value.moves.map(moveUci).join(' ') : game.fault.message;
};
const notes = (text: string): readonly string[] => {
	const game = readPgn(text);
	return game.ok ? game.value.notes : [];
};

describe('PGN: piece letters of', () => {
	// One from each start by the day, in all languages.
	const games = writtenGames(1_000, 4, 66);
	test.each(Object.entries(LETTERS))('%s are read in a random game, and named', (name, letters) => {
		let same = 0;
		for (const game of games) {
			const read = readPgn(textOf(game, ({ san }) => translated(san, letters)));
			if (!read.ok) {
				// Few moves may fit another language too.
				expect(read.fault).toMatchObject({ code: 'pgn-languages' });
				expect(read.fault.message).toContain(name);
				continue;
			}
			const isSame = read.value.moves.join() === game.moves.join();
			if (isSame) same++;
			else expect(read.value.notes.join()).toContain(name);
			const isForeign = game.written.some(
				({ san }) => translated(san, letters) !== san && /[QRBN]/.test(san)
			);
			if (isSame && isForeign) expect(read.value.notes.join()).toContain(name);
		}
		expect(same).toBeGreaterThan(games.length / 2);
	});

	test.each([
		['1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 *', 'German'],
		['1. e4 e5 2. Pf3 Pc6 3. Lb5 a6 *', 'Dutch'],
		['1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 *', 'French'],
		['1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 *', 'Spanish or Italian'],
		['1. e4 e5 2. Cf3 Cc6 3. Bb5 a6 *', 'Portuguese'],
		['1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 *', 'Russian'],
		['1. e4 e5 2. Sf3 Sc6 3. Gb5 a6 *', 'Polish'],
		['1. e4 e5 2. Jf3 Jc6 3. Sb5 a6 *', 'Czech'],
		['1. e4 e5 2. Hf3 Hc6 3. Fb5 a6 *', 'Hungarian']
	])('%s: %s', (text, name) => {
		expect(uci(text)).toBe('e2e4 e7e5 g1f3 b8c6 f1b5 a7a6');
		expect(notes(text)).toEqual([`Read with ${name} piece letters.`]);
	});

	test('English need no note, and a game of pawns has no language', () => {
		expect(notes('1. e4 e5 2. Nf3 Nc6 3. Bb5')).toEqual([]);
		expect(notes('1. e4 e5 2. d4 exd4')).toEqual([]);
	});
});

describe('PGN: letters of two languages that make different games', () => {
	// S is the knight in German and Polish, the bishop in Czech.
	const two = '[FEN "4k3/8/8/8/8/8/8/2B1K1N1 w - - 0 1"]\n\n1. Se3 *';
	const open = '[FEN "4k3/8/8/8/8/4p3/8/2B1K1N1 w - - 0 1"]\n\n1. Sxe3 *';
	const both = '[FEN "4k3/8/8/8/8/8/6B1/4K1N1 w - - 0 1"]\n\n1. Sf3 *';

	test('are asked about, with the place where they part', () => {
		expect(readPgn(both)).toEqual({
			ok: false,
			fault: {
				code: 'pgn-languages',
				message:
					'The moves fit German, Polish and Czech piece letters, as different games. Put [Language "German"] in front to choose.',
				at: both.indexOf('Sf3')
			}
		});
		expect(uci(`[Language "Czech"]\n${both}`)).toBe('g2f3');
		expect(uci(`[Language "german"]\n${both}`)).toBe('g1f3');
		expect(notes(`[Language "Polish"]\n${both}`)).toEqual(['Read with Polish piece letters.']);
	});

	test('are settled by the moves that one of them makes illegal', () => {
		expect([uci(two), uci(open)]).toEqual(['c1e3', 'c1e3']);
		expect(notes(two)).toEqual(['Read with Czech piece letters.']);
	});

	test('are read in English where that is one, and the other is named', () => {
		const game = '[FEN "7k/8/8/8/8/8/8/R3K3 w - - 0 1"]\n\n1. Rd1 *';
		expect(uci(game)).toBe('a1d1');
		expect(notes(game)).toEqual([
			'Read with English piece letters. With French, Spanish, Italian or Portuguese letters the same text is another game: put [Language "French"] in front to read that one.'
		]);
	});
});

test('PGN: a fault in another language names the language and the move as written', () => {
	const text = '1. e4 e5 2. Sf3 Sc6 3. Lh6 a6 *';
	expect(readPgn(text)).toMatchObject({
		ok: false,
		fault: { at: text.indexOf('Lh6') }
	});
	expect(uci(text)).toMatch(
		/^Move 3, White: Lh6 is not legal here: .* \(read with German piece letters\)\.$/
	);
});
