/** The two ends of a presentation, each against what a window may say or have kept. */
import { afterEach, expect, test, vi } from 'vitest';
import { channelOf, type StageState } from '$lib/core/lessons/stage-message.ts';
import {
	keepLecture,
	keptLecture,
	type KeptLecture
} from '$lib/pages/lessons/present/kept-lecture.ts';
import { PresenterEnd } from '$lib/pages/lessons/present/presenter-end.svelte.ts';
import { StageEnd } from '$lib/pages/lessons/stage/stage-end.svelte.ts';

const SESSION = 'abcdef0123456789';
const KEY = 'plyscope-lecture';

const STATE: StageState = {
	link: '?game=tree&step=8',
	step: 8,
	future: 'hide',
	question: null,
	hands: null,
	revealed: null,
	black: false,
	frozen: false,
	counts: true,
	pointer: null,
	caption: { scene: 1, of: 1, title: 'One', next: null }
};

const LECTURE: KeptLecture = {
	lesson: 'mine',
	station: 4,
	query: 'game=tree&step=8',
	startedAt: 1000,
	sceneAt: 2000,
	hands: [1, 0],
	black: true,
	counts: false,
	frozen: STATE
};

afterEach(() => {
	sessionStorage.removeItem(KEY);
	vi.restoreAllMocks();
});

/** The ends of one session, and what closes them. */
function ends(): { presenter: PresenterEnd; stage: StageEnd; close: () => void; keys: string[] } {
	const keys: string[] = [];
	const presenter = new PresenterEnd(SESSION, Date.now, ({ key }) => keys.push(key));
	const stage = new StageEnd(SESSION);
	return {
		presenter,
		stage,
		keys,
		close: () => {
			stage.close();
			presenter.close();
		}
	};
}

test('a stage that comes later is told the state, and says its size and its keys', async () => {
	const { presenter, stage, keys, close } = ends();
	presenter.show(STATE);
	stage.greet();
	await expect.poll(() => stage.shown?.step).toBe(8);
	await expect.poll(() => presenter.size.width).toBe(innerWidth);
	expect(presenter.stage).toBe('here');
	stage.say({ kind: 'key', key: 'PageDown', code: 'PageDown', isShifted: false });
	await expect.poll(() => keys).toEqual(['PageDown']);
	stage.say({ kind: 'bye' });
	await expect.poll(() => presenter.stage).toBe('gone');
	close();
});

test('a presenter that begins again is heard, though it counts from the start', async () => {
	const { presenter, stage, close } = ends();
	for (let step = 0; step < 20; step++) presenter.show({ ...STATE, step });
	await expect.poll(() => stage.shown?.step).toBe(19);
	presenter.close();
	await new Promise((resolve) => setTimeout(resolve, 50));
	const again = new PresenterEnd(SESSION, Date.now, () => undefined);
	again.show({ ...STATE, step: 3 });
	await expect.poll(() => stage.shown?.step).toBe(3);
	again.close();
	close();
});

test('a state that is older, or of another version, is not shown', async () => {
	const { presenter, stage, close } = ends();
	presenter.show(STATE);
	await expect.poll(() => stage.shown?.step).toBe(8);
	const other = new BroadcastChannel(channelOf(SESSION));
	const state = { app: 'plyscope', kind: 'state', ...STATE, step: 1 };
	other.postMessage(JSON.stringify({ ...state, v: 1, seq: 5 }));
	other.postMessage(JSON.stringify({ ...state, v: 2, seq: Number.MAX_SAFE_INTEGER }));
	other.postMessage({ ...state, v: 1, seq: Number.MAX_SAFE_INTEGER });
	// Later on the same channel, and shown.
	other.postMessage(JSON.stringify({ ...state, v: 1, seq: (stage.shown?.seq ?? 0) + 1, step: 9 }));
	await expect.poll(() => stage.shown?.step).not.toBe(8);
	expect(stage.shown?.step).toBe(9);
	other.close();
	close();
});

test('a state that is too large is not sent, and the presenter has the fault', () => {
	const { presenter, stage, close } = ends();
	presenter.show({ ...STATE, question: '≥'.repeat(4000) });
	expect(presenter.fault?.code).toBe('stage-too-large');
	presenter.show(STATE);
	expect(presenter.fault).toBeNull();
	expect(stage.shown).toBeNull();
	close();
});

test('a lecture is kept as it was', () => {
	expect(keepLecture(LECTURE)).toBe(true);
	expect(keptLecture('mine')).toMatchObject({
		...LECTURE,
		frozen: { ...STATE }
	});
	expect(keptLecture('other')).toBeNull();
});

test.each<readonly [string, string, Partial<KeptLecture> | null]>([
	['nothing', '', null],
	['no JSON', '{', null],
	['a list', '[1]', null],
	['a station in words', JSON.stringify({ ...LECTURE, station: 'last' }), null],
	['a station below 0', JSON.stringify({ ...LECTURE, station: -1 }), null],
	['a query that is none', JSON.stringify({ ...LECTURE, query: 5 }), { query: null }],
	['a time in words', JSON.stringify({ ...LECTURE, startedAt: 'now' }), { startedAt: null }],
	['hands in words', JSON.stringify({ ...LECTURE, hands: ['x', -2, 3] }), { hands: [0, 0, 3] }],
	[
		'a frozen picture off the site',
		JSON.stringify({ ...LECTURE, frozen: { ...STATE, link: 'https://example.org/' } }),
		{ frozen: null }
	]
])('of %s is read what can be', (_, text, read) => {
	if (text !== '') sessionStorage.setItem(KEY, text);
	const kept = keptLecture('mine');
	if (read === null) expect(kept).toBeNull();
	else expect(kept).toMatchObject({ lesson: 'mine', station: 4, ...read });
});
