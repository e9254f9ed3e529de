/** A recording that makes an explanation throw, which no search makes: the page says so, and stays usable. */
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { explainStep } from '$lib/core/explain/sentence.ts';
import { createStory } from '$lib/core/explain/story.ts';
import { recordingOf as joined, type Recording } from '$lib/core/trace/recording.ts';
import { FLAG } from '$lib/core/trace/schema.ts';
import { Trace } from '$lib/core/trace/trace.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { explorerOf, recordingOf, show, wordsOf } from './panels-host.ts';
import { TEXTBOOK } from './searches.ts';
import LanePanel from '$lib/pages/compare/side-by-side/LanePanel.svelte';
import StepGuardHost from './StepGuardHost.svelte';

/** A search whose first two root moves have bounds from different sides. */
function contradiction(): Recording {
	const { trace } = recordingOf({ ...TEXTBOOK, algorithm: 'sss' });
	const columns = structuredClone(trace.columns);
	const inner = [...columns.flags.keys()].filter(
		(row) => trace.depthOf(row) === 1 && !trace.isPruned(row) && trace.passIndexOf(row) === 0
	);
	const [a, b] = inner as [number, number];
	const least = Math.min(...inner.map((row) => trace.valueOf(row)));
	columns.flags[a] = (trace.flagsOf(a) & ~FLAG.UPPER) | FLAG.LOWER;
	columns.flags[b] = (trace.flagsOf(b) & ~FLAG.LOWER) | FLAG.UPPER;
	columns.value[a] = least - 2;
	columns.value[b] = least - 1;
	return joined(new Trace(trace.header, columns), null);
}

/** The steps whose sentence throws. */
function brokenSteps({ trace }: Recording): number[] {
	const story = createStory(trace, null);
	return [...Array(trace.steps).keys()].filter((step) => {
		try {
			explainStep(story, step);
			return false;
		} catch {
			return true;
		}
	});
}

function showInstead({ searcher }: Explorer, recording: Recording): void {
	searcher.show({ setup: recording.trace.header.setup, recording, standsInFor: null });
}

const note = (step: number) =>
	page.getByText(`Step ${step} cannot be shown because of an error in Plyscope.`);

test('a step that cannot be explained has a message, and other steps are shown as ever', async () => {
	const explorer = await explorerOf(TEXTBOOK);
	const recording = contradiction();
	const [broken] = brokenSteps(recording) as [number];
	expect(broken).toBeGreaterThan(1);
	showInstead(explorer, recording);
	explorer.player.go(broken - 1);
	const { container } = await show(StepGuardHost, explorer, { width: '900px' });
	const sentence = (): string => wordsOf(container.querySelector('p.sentence'));
	expect(sentence()).not.toBe('');
	explorer.player.go(broken);
	flushSync();
	await expect.element(note(broken)).toBeVisible();
	expect(container.querySelector('.sentence')).toBeNull();
	await userEvent.click(page.getByRole('button', { name: /^Previous (step|event)/ }));
	await expect.element(note(broken)).not.toBeInTheDocument();
	expect(explorer.step).toBe(broken - 1);
	expect(sentence()).not.toBe('');
});

test('the message leads back to the example', async () => {
	const explorer = await explorerOf(TEXTBOOK);
	const recording = contradiction();
	const [broken] = brokenSteps(recording) as [number];
	showInstead(explorer, recording);
	explorer.player.go(broken);
	const { container } = await show(StepGuardHost, explorer, { width: '900px' });
	await expect.element(note(broken)).toBeVisible();
	await userEvent.click(page.getByRole('button', { name: 'Show example' }));
	await expect.element(note(broken)).not.toBeInTheDocument();
	expect(explorer.recording).not.toBe(recording);
	expect(wordsOf(container.querySelector('p.sentence'))).not.toBe('');
});

/** Makes a part of the model throw at a step, as an error of ours would. */
function breakAt(explorer: Explorer, part: 'sentence' | 'totals', step: number): void {
	const whole = explorer[part];
	Object.defineProperty(explorer, part, {
		get() {
			if (explorer.step === step) throw new Error(`no ${part}`);
			return whole;
		}
	});
}

test('the notes above the picture are guarded too', async () => {
	const explorer = await explorerOf(TEXTBOOK);
	const { trace } = explorer.recording;
	const partial = new Trace({ ...trace.header, partial: 'budget' }, trace.columns);
	showInstead(explorer, joined(partial, null));
	breakAt(explorer, 'totals', 5);
	await show(StepGuardHost, explorer, { width: '900px' });
	await expect.element(page.getByText('A partial recording.')).toBeVisible();
	explorer.player.go(5);
	flushSync();
	await expect.element(note(5)).toBeVisible();
	explorer.player.go(4);
	flushSync();
	await expect.element(page.getByText('A partial recording.')).toBeVisible();
});

test('a lane that cannot show a step says so, and has nothing to return to', async () => {
	const explorer = await explorerOf(TEXTBOOK);
	breakAt(explorer, 'sentence', 5);
	const lane = { algorithm: 'alphabeta', explorer } as const;
	await show(LanePanel, explorer, { width: '600px', given: { lane, board: 'hidden' } });
	explorer.player.go(5);
	flushSync();
	await expect.element(note(5)).toBeVisible();
	await expect.element(page.getByRole('button', { name: 'Show example' })).not.toBeInTheDocument();
	explorer.player.go(6);
	flushSync();
	await expect.element(note(5)).not.toBeInTheDocument();
});
