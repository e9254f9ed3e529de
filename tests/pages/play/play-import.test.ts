/** A game from a file and its link: reloading it changes nothing. */
import { expect, test } from 'vitest';
import { PLAY } from '$lib/core/share/play-link.ts';
import { nameByFile, resultByFile } from '$lib/pages/play/game-file.ts';
import { readPlayPgn } from '$lib/pages/play/play-pgn.ts';
import { Play } from '$lib/pages/play/play.svelte.ts';
import { whoHas } from '$lib/pages/play/describe-play.ts';
import { QuickThinker } from './play-thinkers.ts';

const PGN = `[White "Réti, Richard"]
[Black "Tartakower & Co"]
[Result "1-0"]

1. e4 c6 2. d4 1-0`;

function opened(): Play {
	const read = readPlayPgn(PGN);
	if (!read.ok) throw new Error(read.fault.message);
	const play = new Play(new QuickThinker());
	play.begin('chess', read.value.begun, read.value.file);
	return play;
}

function reloaded(play: Play): Play {
	const again = new Play(new QuickThinker());
	again.open(PLAY.read(play.query));
	return again;
}

test('names of the file stand for both sides, before and after a reload', () => {
	const before = opened();
	for (const play of [before, reloaded(before)]) {
		expect(whoHas(play, 'max')).toBe('Réti, Richard');
		expect(whoHas(play, 'min')).toBe('Tartakower & Co');
		expect(resultByFile(play.file)).toBe('1-0');
		expect(play.file?.plies).toBe(3);
		expect(play.faults).toEqual([]);
	}
});

test('after a reload the engine still waits, and no move of the file is its own', () => {
	const play = reloaded(opened());
	expect(play.isEnginesTurn).toBe(true);
	expect(play.isHeld).toBe(true);
	expect(play.state.moves).toHaveLength(3);
	expect(play.query).toBe(opened().query);
});

test('once somebody has played on, the names go and the file’s moves stay the file’s', async () => {
	const play = opened();
	play.letThink();
	await expect.poll(() => play.state.moves.length).toBe(4);
	const again = reloaded(play);
	expect(again.isHeld).toBe(false);
	expect(nameByFile(again.file, 'max')).toBeNull();
	expect(again.file).toMatchObject({ plies: 3, isWhole: false });
	expect(again.query).toBe(play.query);
});

test('links from before, and wrong fields, are told apart', () => {
	expect(PLAY.read('moves=e2e4').values).toMatchObject({
		white: '',
		black: '',
		result: null,
		imported: 0
	});
	const { faults } = PLAY.read('moves=e2e4&imported=9&result=2-0&waits=maybe');
	expect(faults.map(({ field }) => field)).toEqual(['result', 'imported', 'waits']);
});
