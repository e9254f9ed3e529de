/** The model of the Matches page: wrong choices of a link, and the content of the address. */
import { afterEach, describe, expect, test } from 'vitest';
import { MATCHES } from '$lib/core/share/match-link.ts';
import { MatchLab } from '$lib/pages/matches/match-lab.svelte.ts';
import { offerOf } from '$lib/ui/field-holder.ts';

let lab: MatchLab;
function open(query: string): MatchLab {
	lab = new MatchLab();
	lab.open(MATCHES.read(query));
	return lab;
}
afterEach(() => {
	lab.close();
});

/** Plays the match in the form to its end. */
async function play(): Promise<void> {
	lab.play();
	await expect.poll(() => lab.run.status, { timeout: 20_000 }).toBe('done');
}

describe('matches: an unknown choice', () => {
	test.each([
		['game=go', 'game'],
		['colours=blue', 'colours'],
		['first=deep-thought', 'first'],
		['second=stockfish:99', 'second']
	] as const)('%s is reported, and the displayed choice can be accepted', (query, field) => {
		open(query);
		expect(lab.faultOf(field)).not.toBeNull();
		expect(lab.isBlocked).toBe(false);
		expect(lab.isLinkable).toBe(false);
		lab.change({ [field]: offerOf(lab, field).value });
		expect(lab.faultOf(field)).toBeNull();
		expect(lab.isLinkable).toBe(true);
		expect(lab.link).toBe('');
	});

	test('playing accepts the displayed choice; a faulty text must be corrected first', async () => {
		open('game=go&colours=blue&first=random&games=0');
		expect(lab.isBlocked).toBe(true);
		lab.play();
		expect(lab.run.setup).toBeNull();
		expect(lab.texts.games).toBe('0');
		lab.change({ games: '1' });
		await play();
		expect(lab.isFaulty).toBe(false);
		expect(lab.link).toBe('first=random&games=1');
	});
});

test('matches: a start that is emptied is the usual one again', () => {
	open('start=8/8/8/8/8/8/8/K1k5+w+-+-+0+1');
	expect(lab.faultOf('start')).not.toBeNull();
	lab.change({ start: '' });
	expect(lab.faultOf('start')).toBeNull();
	expect(lab.link).toBe('');
	expect(lab.texts.start).toMatch(/^rnbqkbnr/);
});

describe('matches: the address of played games', () => {
	const SHORT = 'game=tictactoe&first=random&second=random&games=2';

	test('the address keeps the played match while the form changes, and its games can be opened', async () => {
		open(SHORT);
		const played = MATCHES.query(lab.setup);
		await play();
		lab.change({ games: '7' });
		lab.change({ seed: 'many' });
		expect(lab.link).toBe(played);
		lab.look(1, 3);
		expect(lab.isLinkable).toBe(true);
		expect(lab.link).toBe(`${played}&show=2&at=3`);
		lab.change({ seed: '5' });
		await play();
		expect(lab.link).toContain('games=7&seed=5');
		expect(lab.link).not.toContain('show');
	});

	test('a newly opened link stays in the address until a game on the page is opened', async () => {
		open(SHORT);
		await play();
		const played = lab.link;
		lab.open(MATCHES.read('seed=9'));
		expect(lab.link).toBe('seed=9');
		lab.look(0, 2);
		expect(lab.link).toBe(`${played}&show=1&at=2`);
	});
});

test('a link to a game plays its match and shows the game at its ply', async () => {
	open('game=tictactoe&first=random&second=random&games=3&show=2&at=4');
	expect(lab.run.isPlaying).toBe(true);
	await expect.poll(() => lab.line?.moves.length ?? 0).toBeGreaterThan(4);
	expect(lab.shown).toBe(1);
	expect(lab.ply).toBe(4);
	expect(lab.link).toContain('show=2&at=4');
});
