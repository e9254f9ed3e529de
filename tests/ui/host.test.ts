import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Host } from '$lib/ui/frame/guest/host.ts';

/** What the page around the tests' own frame was sent. */
let sent: Record<string, unknown>[] = [];

beforeEach(() => {
	sent = [];
	vi.useFakeTimers();
	// Structured cloning would refuse a message that no page can be sent.
	vi.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown) => {
		sent.push(structuredClone(message) as Record<string, unknown>);
	});
});

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** Asks for the state of `task-1`, as a frame does that is opened. */
function ask(search = '?embed=1'): { taken: string[]; id: unknown; end: () => void } {
	const taken: string[] = [];
	const end = new Host(search).askState('task-1', (text) => taken.push(text));
	const question = sent.find(({ subject }) => subject === 'SPLICE.getState');
	return { taken, id: question?.['message_id'], end };
}

const answerTo = (id: unknown, state: unknown = { 'task-1': 'kept' }): object => ({
	subject: 'SPLICE.getState.response',
	message_id: id,
	state
});

function hear(
	data: unknown,
	{ source = window.parent, origin = 'https://course.example' }: MessageEventInit = {}
): void {
	dispatchEvent(new MessageEvent('message', { data, source, origin }));
}

describe('a kept state', () => {
	it('is taken until 15 seconds after the question, and not later', () => {
		const early = ask();
		vi.advanceTimersByTime(14_999);
		hear(answerTo(early.id));
		expect(early.taken).toEqual(['kept']);
		sent = [];
		const late = ask();
		vi.advanceTimersByTime(15_000);
		hear(answerTo(late.id));
		expect(late.taken).toEqual([]);
	});

	it('is taken once', () => {
		const { taken, id } = ask();
		hear(answerTo(id));
		hear(answerTo(id, { 'task-1': 'second' }));
		expect(taken).toEqual(['kept']);
	});

	it('is not taken after an answer without one', () => {
		for (const state of [null, [], 'kept', 7, {}, { 'task-2': 'kept' }, { 'task-1': 7 }]) {
			sent = [];
			const { taken, id } = ask();
			hear(answerTo(id, state));
			hear(answerTo(id));
			expect(taken, JSON.stringify(state)).toEqual([]);
		}
	});

	it('is not taken from an answer that reports an error', () => {
		const { taken, id } = ask();
		hear({ ...answerTo(id), error: 'none' });
		expect(taken).toEqual([]);
	});

	it('is not taken from what a prototype has', () => {
		const { taken, id } = ask();
		hear(answerTo(id, Object.create({ 'task-1': 'inherited' })));
		expect(taken).toEqual([]);
		expect({}).not.toHaveProperty('task-1');
	});

	it('is not taken once the frame has gone', () => {
		const { taken, id, end } = ask();
		end();
		hear(answerTo(id));
		expect(taken).toEqual([]);
		expect(vi.getTimerCount()).toBe(0);
	});

	it('is taken although other messages came before it', () => {
		const { taken, id } = ask();
		const others: readonly unknown[] = [
			null,
			7,
			'x'.repeat(5_000_000),
			[answerTo(id)],
			JSON.parse('{"__proto__": {"subject": "SPLICE.getState.response"}, "constructor": 1}'),
			{ subject: { toString: null }, message_id: id },
			{ ...answerTo(id), subject: 'SPLICE.getState' },
			answerTo('another'),
			answerTo([id]),
			answerTo(undefined)
		];
		for (let i = 0; i < 1000; i++) hear(others[i % others.length]);
		expect(taken).toEqual([]);
		hear(answerTo(id));
		expect(taken).toEqual(['kept']);
	});

	it('is taken from the page around alone', () => {
		const { taken, id } = ask();
		const inner = document.createElement('iframe');
		document.body.append(inner);
		for (const source of [window, inner.contentWindow, null]) hear(answerTo(id), { source });
		inner.remove();
		expect(taken).toEqual([]);
		hear(answerTo(id));
		expect(taken).toEqual(['kept']);
	});

	it('is taken from the origin of the link alone', () => {
		const { taken, id } = ask('?embed=1&origin=https://moodle.example.org');
		for (const origin of ['https://moodle.example.org.evil', 'http://moodle.example.org', 'null'])
			hear(answerTo(id), { origin });
		expect(taken).toEqual([]);
		hear(answerTo(id), { origin: 'https://moodle.example.org' });
		expect(taken).toEqual(['kept']);
	});
});

it('a page around that cannot be told anything is asked nothing', () => {
	const { id } = ask('?embed=1&origin=garbage');
	expect(sent).toEqual([]);
	expect(id).toBeUndefined();
});
