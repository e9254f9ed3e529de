import { flushSync } from 'svelte';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { announceStep } from '$lib/core/explain/announce.ts';
import { say } from '$lib/core/explain/parts.ts';
import { textOf } from '$lib/core/explain/sentence.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import SentencePanel from '$lib/stepping/panels/SentencePanel.svelte';
import { sentencePieces } from '$lib/stepping/panels/sentence-pieces.ts';
import { explorerOf, show, wordsOf } from './panels-host.ts';
import { DEEP, TEXTBOOK, TICTACTOE } from './searches.ts';

const CUT = 12;

describe('the sentence', () => {
	test.each([TEXTBOOK, DEEP, TICTACTOE, { ...TEXTBOOK, algorithm: 'minimax' }])(
		'of every step of $position is shown to the letter',
		async (fields) => {
			const explorer = await explorerOf(fields);
			const { container } = await show(SentencePanel, explorer);
			for (let step = 0; step <= explorer.lastStep; step++) {
				explorer.player.go(step);
				flushSync();
				expect(wordsOf(container.querySelector('.sentence'))).toBe(textOf(explorer.sentence));
			}
		}
	);

	test.each([TEXTBOOK, DEEP, TICTACTOE])(
		'links of $position to what was entered before, and to nothing else',
		async (fields) => {
			const explorer = await explorerOf(fields);
			const { container } = await show(SentencePanel, explorer);
			let links = 0;
			for (let step = 0; step <= explorer.lastStep; step++) {
				explorer.player.go(step);
				flushSync();
				const { parts } = explorer.sentence;
				const past = parts.filter(
					({ row }) => row !== undefined && explorer.trace.enterStepOf(row) < step
				);
				const shown = [...container.querySelectorAll('button')].map((button) => wordsOf(button));
				expect(shown).toEqual(past.map(({ text }) => text));
				links += shown.length;
			}
			expect(links).toBeGreaterThan(5);
		}
	);

	test('goes where a link leads, by mouse and by keyboard', async () => {
		const explorer = await explorerOf(TEXTBOOK, CUT);
		const screen = await show(SentencePanel, explorer);
		await screen.getByRole('button', { name: 'b1' }).click();
		expect(explorer.step).toBe(10);
		explorer.player.go(CUT);
		flushSync();
		screen.getByRole('button', { name: 'a', exact: true }).element().focus();
		await userEvent.keyboard('{Enter}');
		expect(explorer.step).toBe(1);
	});

	test('marks whose and what its words are', async () => {
		const explorer = await explorerOf(TEXTBOOK, CUT);
		const { container } = await show(SentencePanel, explorer);
		const texts = (selector: string): string[] =>
			[...container.querySelectorAll(selector)].map((element) => wordsOf(element));
		expect(texts('.max')).toEqual(['MAX', 'MAX']);
		expect(texts('.cut')).toEqual(['b2', 'b3']);
		expect(texts('.value')).toEqual(['2', '3']);
		explorer.player.go(1);
		flushSync();
		expect(texts('.min')).toEqual(['MIN']);
	});

	test('a subtitle has the short form with its links, and the step is announced whole', async () => {
		const explorer = await explorerOf(DEEP, 8);
		const { container } = await show(SentencePanel, explorer, { given: { size: 'subtitle' } });
		expect(wordsOf(container.querySelector('.sentence'))).toBe(
			'At node b1.1, MAX gets at most 4 (b1.1.1). MAX takes 5 at the root (a) rather than come here: b1.1.2 is pruned.'
		);
		const links = [...container.querySelectorAll('button')].map((button) => wordsOf(button));
		expect(links).toEqual(['b1.1', 'b1.1.1', 'root', 'a']);
		expect(wordsOf(container.querySelector('.cut'))).toBe('b1.1.2');
		await expect
			.poll(() => wordsOf(container.querySelector('[role=status]')))
			.toMatch(
				/^Cutoff at node b1\.1\. At node b1\.1, MAX gets at most 4 .* Alpha is 5 and beta is 4 here\.$/
			);
	});
});

describe('the pieces of a sentence', () => {
	const link = (text: string): { text: string; role: 'move'; row: number } => ({
		text,
		role: 'move',
		row: 1
	});

	test('keep brackets and commas with the link they touch', () => {
		const parts = say`here (node ${link('a')}), so ${link('b')}. At ${link('c')}`;
		const pieces = sentencePieces(parts, ({ row }) => row !== undefined);
		expect(pieces.map(({ before, text, after }) => [before, text, after])).toEqual([
			['', 'here (node ', ''],
			['', 'a', '),'],
			['', ' so ', ''],
			['', 'b', '.'],
			['', ' At ', ''],
			['', 'c', '']
		]);
	});

	test.each([
		say`(${link('a')})`,
		say`(${link('a')}/${link('b')})`,
		say`${link('a')}-${link('b')}: x${link('c')}y`,
		say`no link`
	])('lose and double no letter, %#', (...parts) => {
		const pieces = sentencePieces(parts, ({ row }) => row !== undefined);
		const said = pieces.map(({ before, text, after }) => before + text + after).join('');
		expect(said).toBe(parts.map(({ text }) => text).join(''));
	});
});

function announced({ story, known, setup }: Explorer): string {
	return announceStep(story, known, setup.algorithm);
}

describe('what is spoken', () => {
	afterEach(() => {
		vi.useRealTimers();
	});

	async function listen(): Promise<{
		explorer: Awaited<ReturnType<typeof explorerOf>>;
		spoken: () => string;
		wait: (ms: number) => void;
	}> {
		const explorer = await explorerOf(TEXTBOOK, 3);
		vi.useFakeTimers();
		const { container } = await show(SentencePanel, explorer);
		flushSync();
		const region = container.querySelector('[role="status"]');
		return {
			explorer,
			spoken: () => wordsOf(region),
			wait: (ms) => {
				vi.advanceTimersByTime(ms);
				flushSync();
			}
		};
	}

	test('is the step at which movement settles, not those on the way', async () => {
		const { explorer, spoken, wait } = await listen();
		expect(spoken()).toBe('');
		wait(300);
		explorer.player.go(4);
		flushSync();
		wait(300);
		expect(spoken()).toBe('');
		wait(100);
		expect(spoken()).toBe(announced(explorer));
	});

	test('is nothing while steps are played too fast to follow, and the last one then', async () => {
		const { explorer, spoken, wait } = await listen();
		wait(400);
		expect(spoken()).not.toBe('');
		explorer.player.setSpeed(4);
		explorer.player.play();
		wait(700);
		expect(explorer.step).toBeGreaterThan(4);
		expect(spoken()).toBe('');
		explorer.player.pause();
		flushSync();
		wait(400);
		expect(spoken()).toBe(announced(explorer));
	});

	test('is each step while they are played at two a second', async () => {
		const { explorer, spoken, wait } = await listen();
		explorer.player.play();
		for (let i = 0; i < 4; i++) {
			wait(500);
			wait(450);
			expect(spoken()).toBe(announced(explorer));
			wait(50);
		}
		explorer.player.pause();
	});
});
