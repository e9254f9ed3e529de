/** A sentence is as large as its box allows, and never cut through. */
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { fitSentence } from '$lib/stepping/panels/fit-sentence.ts';

const WORDS = 'MAX already has 3 with node a, so MAX avoids node b: two nodes are pruned here. ';

/** A box of a height in which a paragraph has a size, both in pixels; lines are 1.5 times as high as it. */
function boxed(
	height: number,
	size: number,
	times: number
): { box: HTMLElement; text: HTMLElement } {
	const box = document.createElement('div');
	box.style.cssText = `width: 600px; height: ${height}px; overflow: auto; line-height: 1.5; font-family: serif; font-size: ${size}px`;
	const text = document.createElement('p');
	text.style.margin = '0';
	text.textContent = WORDS.repeat(times);
	box.append(text);
	document.body.append(box);
	flushSync();
	return { box, text };
}

const sizeOf = (text: HTMLElement): number => parseFloat(getComputedStyle(text).fontSize);

test('one that fits keeps its size', () => {
	const { box, text } = boxed(120, 24, 1);
	fitSentence(text, 'normal');
	expect([sizeOf(text), box.dataset.scrolls]).toEqual([24, undefined]);
	box.remove();
});

test('a longer one is smaller, by no more than it must be', () => {
	const { box, text } = boxed(120, 30, 2);
	expect(box.scrollHeight).toBeGreaterThan(121);
	fitSentence(text, 'normal');
	const size = sizeOf(text);
	expect(size).toBeGreaterThanOrEqual(18);
	expect(size).toBeLessThan(30);
	expect(box.scrollHeight).toBeLessThanOrEqual(121);
	text.style.fontSize = `${size + 1}px`;
	expect(box.scrollHeight).toBeGreaterThan(121);
	// With fewer words it has its size again.
	text.textContent = 'A leaf.';
	fitSentence(text, 'normal');
	expect(sizeOf(text)).toBe(30);
	box.remove();
});

test('the longest scrolls at 18 pixels', () => {
	const { box, text } = boxed(60, 30, 5);
	fitSentence(text, 'normal');
	expect([sizeOf(text), box.dataset.scrolls]).toEqual([18, '']);
	text.textContent = 'A leaf.';
	fitSentence(text, 'normal');
	expect(box.dataset.scrolls).toBeUndefined();
	box.remove();
});

test('in a lecture one of two lines is larger by a sixth, and one of three is not', () => {
	const { box, text } = boxed(150, 24, 1);
	fitSentence(text, 'subtitle');
	expect(sizeOf(text)).toBeCloseTo(28, 1);
	text.textContent = WORDS.repeat(2);
	fitSentence(text, 'subtitle');
	expect(sizeOf(text)).toBeLessThanOrEqual(24);
	box.remove();
});
