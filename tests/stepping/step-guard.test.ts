/** A recording that makes an explanation throw: the page says so at that step, and stays usable. */
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { explainStep } from '$lib/core/explain/sentence.ts';
import { createStory } from '$lib/core/explain/story.ts';
import { recordingOf as joined, type Recording } from '$lib/core/trace/recording.ts';
import { FLAG } from '$lib/core/trace/schema.ts';
import { Trace } from '$lib/core/trace/trace.ts';
import { explorerOf, recordingOf, show, TEXTBOOK, wordsOf } from './panels-host.ts';
import StepGuardHost from './StepGuardHost.svelte';

/** A search whose first two root moves have bounds from different sides, which no file may hold. */
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

const note = (step: number) => page.getByText(`This recording contradicts itself at step ${step}.`);

test('a step that cannot be explained has a message, and other steps are shown as ever', async () => {
	const explorer = await explorerOf(TEXTBOOK);
	const recording = contradiction();
	const [broken] = brokenSteps(recording) as [number];
	expect(broken).toBeGreaterThan(1);
	explorer.openFile(recording);
	explorer.player.go(broken - 1);
	const { container } = await show(StepGuardHost, explorer, { width: '900px' });
	const sentence = (): string => wordsOf(container.querySelector('.sentence p'));
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
	explorer.openFile(recording);
	explorer.player.go(broken);
	const { container } = await show(StepGuardHost, explorer, { width: '900px' });
	await expect.element(note(broken)).toBeVisible();
	await userEvent.click(page.getByRole('button', { name: 'Show example' }));
	await expect.element(note(broken)).not.toBeInTheDocument();
	expect(explorer.recording).not.toBe(recording);
	expect(wordsOf(container.querySelector('.sentence p'))).not.toBe('');
});
