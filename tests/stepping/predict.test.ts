import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { textOf } from '$lib/core/explain/parts.ts';
import type { Kind } from '$lib/core/practice/predict/kind.ts';
import type { SetupFields } from '$lib/core/search/setup-fields.ts';
import type { PredictMode } from '$lib/core/share/link.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { panelsOf } from '$lib/stepping/panels.svelte.ts';
import { PANEL_IDS } from '$lib/core/share/link.ts';
import { predictOf, type Predict } from '$lib/stepping/predict/predict.svelte.ts';
import { switchPredict } from '$lib/stepping/predict/switch.ts';
import { slice } from '../sweep.ts';
import { explorerOf, wordsOf } from './panels-host.ts';
import { DEEP, TEXTBOOK, TICTACTOE } from './searches.ts';
import PredictHost from './PredictHost.svelte';

const DEEP_CUTS = { game: 'tictactoe', position: '.O..X.O.X' } as const;
const BACK_RANK = {
	game: 'chess',
	position: '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1',
	depth: '3'
} as const;
const THREE_PLIES = { game: 'tree', position: '[[[3,5],[6,9]],[[1,2],[0,-1]]]' } as const;

/** The questions about cuts, as the specification counts them. */
const COUNTS: readonly (readonly [SetupFields, number])[] = [
	[TEXTBOOK, 2],
	[DEEP, 1],
	[TICTACTOE, 4],
	[DEEP_CUTS, 9],
	[BACK_RANK, 12],
	[THREE_PLIES, 2]
];

interface Asking {
	readonly explorer: Explorer;
	readonly predict: Predict;
}

async function asking(
	fields: SetupFields,
	kinds: readonly Kind[] = ['cut'],
	mode: PredictMode = 'on'
): Promise<Asking> {
	const explorer = await explorerOf(fields);
	const predict = predictOf(explorer);
	predict.kinds = kinds;
	switchPredict(explorer, mode);
	return { explorer, predict };
}

/** Goes forward to the next question, at most to the end; false if there is none. */
function goToQuestion({ explorer, predict }: Asking): boolean {
	while (explorer.step < explorer.lastStep) {
		explorer.travel('next', 'event');
		if (predict.standing !== null) return true;
	}
	return false;
}

async function shown(...about: Parameters<typeof asking>) {
	const asked = await asking(...about);
	await page.viewport(1280, 720);
	const screen = await render(PredictHost, { explorer: asked.explorer });
	expect(goToQuestion(asked)).toBe(true);
	const { standing } = asked.predict;
	if (standing === null) throw new Error('a question stands');
	const { question } = standing;
	const box = screen.getByRole('group', { name: question.words });
	await expect.element(box).toBeVisible();
	const right = question.options.findIndex(({ isRight }) => isRight);
	return { ...asked, screen, question, box, right };
}

/** What the page holds once it no longer changes, but for what tells the rule, which everybody may know. */
async function settledPage(container: Element): Promise<string> {
	let before = '';
	await expect
		.poll(
			() => {
				const now = container.innerHTML;
				const isSaid = wordsOf(container.querySelector('[role="status"].visually-hidden')) !== '';
				const isSettled = now === before && isSaid && !now.includes('Loading…');
				before = now;
				return isSettled;
			},
			{ interval: 250 }
		)
		.toBe(true);
	const copy = container.cloneNode(true) as Element;
	copy.querySelectorAll('a[href], .setup').forEach((one) => {
		one.remove();
	});
	// Ids of components count up; the pseudocode has the rule.
	return copy.innerHTML
		.replaceAll(/\bc\d+\b/g, 'c')
		.replaceAll(/if best (?:≥|≤|&gt;|&lt;) [αβ]: break/g, 'if best ? : break');
}

const sentence = (): string => wordsOf(document.querySelector('p.sentence'));

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	(document.activeElement as HTMLElement | null)?.blur();
});

describe('going forward', () => {
	it.each(COUNTS)('%j stops before %i places', async (fields, count) => {
		const asked = await asking(fields);
		const { explorer, predict } = asked;
		let questions = 0;
		while (goToQuestion(asked)) {
			questions++;
			const { step } = explorer;
			expect(predict.standing?.question.step).toBe(step + 1);
			// The same press again passes it by.
			explorer.travel('next', 'event');
			expect(explorer.step).toBe(step + 1);
			expect(predict.standing).toBeNull();
		}
		expect(questions).toBe(count);
		expect(explorer.step).toBe(explorer.lastStep);
		// Each place is asked once.
		explorer.go(0);
		expect(goToQuestion(asked)).toBe(false);
		expect(predict.tally.answered).toBe(0);
	});

	it('begins again with a new search', async () => {
		const asked = await asking(TEXTBOOK);
		expect(goToQuestion(asked)).toBe(true);
		asked.predict.press(0);
		expect(asked.predict.tally.answered).toBe(1);
		await asked.explorer.change({ cut: 'strict' });
		expect(asked.predict.tally).toMatchObject({ answered: 0, right: 0 });
		asked.explorer.go(0);
		expect(goToQuestion(asked)).toBe(true);
	});

	it('pauses what plays, and plays on afterwards', async () => {
		const { explorer, predict } = await asking(TEXTBOOK);
		explorer.go(8);
		explorer.player.setSpeed(32);
		explorer.player.play();
		await expect.poll(() => predict.standing !== null).toBe(true);
		expect(explorer.player.playing).toBe(false);
		predict.press(0);
		expect(explorer.player.playing).toBe(true);
		await expect.poll(() => explorer.step).toBe(explorer.lastStep);
	});
});

describe('nothing is asked', () => {
	it.each([
		['back', (explorer: Explorer) => explorer.travel('previous', 'event')],
		['to a node', (explorer: Explorer) => explorer.travel('next', 'node')],
		['to a cutoff', (explorer: Explorer) => explorer.travel('next', 'cutoff')],
		['to a leaf', (explorer: Explorer) => explorer.travel('next', 'leaf')]
	])('going %s', async (_, go) => {
		const { explorer, predict } = await asking(DEEP_CUTS, ['cut', 'never']);
		for (let step = 0; step <= explorer.lastStep; step++) {
			explorer.go(step);
			go(explorer);
			expect(predict.standing).toBeNull();
		}
	});

	it('by Home, End, the slider and a typed step, and a question is gone after them', async () => {
		const { explorer, predict, screen, box, question } = await shown(TEXTBOOK);
		await userEvent.keyboard('{Home}');
		expect(explorer.step).toBe(0);
		await expect.element(box).not.toBeInTheDocument();
		// Nor when somebody comes back to the step before it.
		await screen.getByRole('slider', { name: 'Step', exact: true }).fill(String(question.step - 1));
		expect(predict.standing).toBeNull();
		await userEvent.keyboard('{End}');
		expect(predict.standing).toBeNull();
		for (let step = 0; step <= explorer.lastStep; step++) {
			explorer.goTyped(step);
			expect(predict.standing).toBeNull();
		}
	});

	it('where all of the search is shown, or the problem alone, or nothing can be asked', async () => {
		const asked = await asking(TEXTBOOK);
		const { explorer, predict } = asked;
		explorer.future = 'show';
		expect(predict.gap).toContain('All of the search is shown');
		expect(goToQuestion(asked)).toBe(false);
		explorer.future = 'hide';
		explorer.go(0);
		expect(predict.gap).toBeNull();
		await explorer.change({ algorithm: 'minimax' });
		expect(predict.gap).toContain('alpha-beta');
		explorer.future = 'problem';
		expect(predict.gap).toContain('alpha-beta');
		await explorer.change({ algorithm: 'alphabeta' });
		// Minimax is drawn there, but alpha-beta is chosen.
		expect([explorer.future, predict.gap]).toEqual(['problem', null]);
		await explorer.change({ algorithm: 'minimax' });
		explorer.go(0);
		expect(goToQuestion(asked)).toBe(false);
	});
});

describe('a question', () => {
	it.each(slice(['path', 'spine', 'whole', 'graph', 'text'] as const, 3))(
		'hides its answer: with the other rule, whose answer is the other one, all is the same in %s',
		async (picture) => {
			const pages: string[] = [];
			const rights: number[] = [];
			for (const cut of ['equal', 'strict']) {
				const asked = await asking({ game: 'tree', position: '[[3,5],[3,1]]', cut });
				const { explorer } = asked;
				if (picture === 'text') explorer.view = 'text';
				else if (picture === 'spine') explorer.form = 'spine';
				else explorer.tree = picture;
				for (const id of PANEL_IDS) panelsOf(explorer).open(id);
				await page.viewport(1280, 720);
				const screen = await render(PredictHost, { explorer });
				// What is loaded first decides where the drawing begins, and so the question's place.
				await settledPage(screen.container);
				const asks = () => asked.predict.standing?.question.words.includes('Cut at b, or go on?');
				while (asks() !== true) expect(goToQuestion(asked)).toBe(true);
				const options = asked.predict.standing?.question.options ?? [];
				rights.push(options.findIndex(({ isRight }) => isRight));
				pages.push(await settledPage(screen.container));
				expect(pages.at(-1)).toContain('Cut at b, or go on?');
				await screen.unmount();
			}
			expect(rights[0]).not.toBe(rights[1]);
			expect(pages[0]?.split(/(?=<)/)).toEqual(pages[1]?.split(/(?=<)/));
		}
	);

	it('is answered by a number: the step is made, and its sentence is the reason', async () => {
		const { explorer, question, right, predict } = await shown(TEXTBOOK);
		await userEvent.keyboard(String(right + 1));
		expect(explorer.step).toBe(question.step);
		await expect.poll(sentence).toBe(`Right. ${textOf(explorer.sentence)}`);
		expect(predict.tally).toMatchObject({ answered: 1, right: 1 });
		await expect
			.poll(() => wordsOf(document.querySelector('[role="status"].visually-hidden')))
			.toMatch(/^Right\. /);
		// It is said once: nobody who comes back has answered.
		await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
		expect(explorer.step).toBe(question.step);
		await expect.poll(sentence).toBe(textOf(explorer.sentence));
	});

	it('names the one idea that gives a wrong answer', async () => {
		const { box, explorer, predict } = await shown(TEXTBOOK, ['value']);
		await box.getByRole('button', { name: '12' }).click();
		await expect.poll(sentence).toBe(`Not quite. ${textOf(explorer.sentence)}`);
		await expect
			.poll(() => wordsOf(document.querySelector('.box .idea')))
			.toContain('with MIN to move at the root');
		expect(predict.tally).toMatchObject({ answered: 1, right: 0 });
		expect([...predict.tally.ideas].map(([{ id }, times]) => [id, times])).toEqual([
			['swapped', 1]
		]);
	});

	it.each([
		['Esc', () => userEvent.keyboard('{Escape}')],
		['→', () => userEvent.keyboard('{ArrowRight}')],
		['Skip', () => page.getByRole('button', { name: 'Skip' }).click()]
	])('is passed by with %s, without a mark', async (_, pass) => {
		const { explorer, question, predict, box } = await shown(TEXTBOOK);
		await pass();
		expect(explorer.step).toBe(question.step);
		expect(predict.tally.answered).toBe(0);
		await expect.element(box).not.toBeInTheDocument();
		expect(sentence()).toBe(textOf(explorer.sentence));
	});

	it('takes the focus, with its answers next, and gives it back', async () => {
		const { screen, predict, explorer } = await shown(TEXTBOOK);
		predict.skip();
		await explorer.change({ cut: 'strict' });
		explorer.go(0);
		const next = screen.getByRole('button', { name: 'Next step' });
		while (predict.standing === null) await next.click();
		await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('group');
		await userEvent.keyboard('{Tab}');
		expect(wordsOf(document.activeElement)).toBe('1Cut');
		await userEvent.keyboard('{Enter}');
		expect(predict.answered).not.toBeNull();
		await expect.poll(() => document.activeElement).toBe(next.element());
	});

	it('stands inside the tree, and away from its node', async () => {
		const { box, question } = await shown(BACK_RANK);
		const { left, top, right, bottom } = box.element().getBoundingClientRect();
		const pane = page.getByRole('region', { name: 'Tree', exact: true }).element();
		const room = pane.getBoundingClientRect();
		expect(left).toBeGreaterThanOrEqual(room.left);
		expect(right).toBeLessThanOrEqual(room.right);
		expect(top).toBeGreaterThanOrEqual(room.top);
		expect(bottom).toBeLessThanOrEqual(room.bottom);
		expect(question.words).toContain('Cut after');
		await expect.poll(() => document.querySelector('.leader line')).not.toBeNull();
	});

	it('about branches is marked, by number or in the tree, and ends with Enter', async () => {
		const { box, predict, question, explorer } = await shown(TEXTBOOK, ['never']);
		await userEvent.keyboard('12');
		const marked = (name: string) => box.getByRole('button', { name }).element();
		expect(marked('b1').ariaPressed).toBe('true');
		await userEvent.keyboard('1');
		expect(marked('b1').ariaPressed).toBe('false');
		// The last one by its node in the tree.
		explorer.goToRow(question.options[2]?.row ?? -1);
		expect(predict.standing?.marked).toEqual([1, 2]);
		await userEvent.keyboard('{Enter}');
		expect(predict.tally).toMatchObject({ answered: 1, right: 1 });
	});
});

describe('class mode', () => {
	it('counts hands, and shows the right answer when it is revealed', async () => {
		const { box, predict, explorer, question, right } = await shown(DEEP_CUTS, ['cut'], 'class');
		await userEvent.keyboard('1122221{Shift>}{Digit2}{/Shift}');
		expect(predict.standing?.hands).toEqual([3, 3]);
		await box.getByRole('button', { name: 'Take a hand from B' }).click();
		await expect
			.poll(() => box.getByRole('listitem').elements().map(wordsOf))
			.toEqual([expect.stringContaining('3 hands'), expect.stringContaining('2 hands')]);
		expect(explorer.step).toBe(question.step - 1);
		expect(document.querySelector('li.right')).toBeNull();
		await box.getByRole('button', { name: 'Reveal' }).click();
		expect(explorer.step).toBe(question.step);
		await expect
			.poll(() => wordsOf(document.querySelector('li.right')))
			.toContain(question.options[right]?.text);
		expect(document.querySelectorAll('li.right')).toHaveLength(1);
		expect(predict.tally.answered).toBe(0);
		expect(sentence()).toBe(textOf(explorer.sentence));
	});

	it('reveals with Enter, and has answers of 40 px', async () => {
		const { box, explorer, question } = await shown(DEEP_CUTS, ['cut'], 'class');
		const text = box.element().querySelector('.answer .text');
		if (text === null) throw new Error('there are answers');
		expect(parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(40);
		await userEvent.keyboard('{Enter}');
		expect(explorer.step).toBe(question.step);
	});

	it('asks for no branches', async () => {
		const asked = await asking(TEXTBOOK, ['never'], 'class');
		expect(goToQuestion(asked)).toBe(false);
	});
});

it('stores nothing', async () => {
	const { predict, explorer } = await shown(TEXTBOOK);
	predict.press(0);
	await userEvent.keyboard('q');
	expect(explorer.predict).toBe('off');
	expect(localStorage).toHaveLength(0);
	expect(sessionStorage).toHaveLength(0);
	expect(document.cookie).toBe('');
});

it('says where nothing can be asked, as it is switched on', async () => {
	await page.viewport(1280, 720);
	const explorer = await explorerOf({ ...TEXTBOOK, algorithm: 'minimax' });
	const screen = await render(PredictHost, { explorer });
	await userEvent.keyboard('q');
	await expect
		.poll(() => wordsOf(screen.container.querySelector('.step-field .note')))
		.toMatch(/^Predict asks about alpha-beta/);
});

it('is switched by Q, kept in the link, and hides what is to come', async () => {
	await page.viewport(1280, 720);
	const explorer = await explorerOf(TEXTBOOK);
	await render(PredictHost, { explorer });
	explorer.future = 'show';
	await userEvent.keyboard('q');
	expect(explorer.link).toContain('predict=on');
	expect(explorer.future).toBe('hide');
	await page.getByRole('button', { name: /^Predict: 0 of 0 right/ }).click();
	await page.getByRole('checkbox', { name: /^Class mode/ }).click();
	expect(explorer.link).toContain('predict=class');
	await page.getByRole('checkbox', { name: 'Values' }).click();
	expect(predictOf(explorer).kinds).toEqual(['cut', 'bound', 'next', 'owner', 'never']);
});
