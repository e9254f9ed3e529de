import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { nextStep, STRIDES } from '../../src/lib/core/trace/travel.ts';
import { EXPLORER } from '../../src/lib/core/share/link.ts';
import { DEEP, openTransport, SHALLOW } from './transport-setup.ts';

beforeEach(async () => {
	localStorage.clear();
	await page.viewport(1280, 800);
});

type Screen = Awaited<ReturnType<typeof openTransport>>['screen'];

const more = (screen: Screen) => screen.getByRole('button', { name: 'More ways to step' });

describe('the buttons', () => {
	it('go to the end and to the start', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		await screen.getByRole('button', { name: 'Last step' }).click();
		expect(explorer.step).toBe(38);
		await screen.getByRole('button', { name: 'First step' }).click();
		expect(explorer.step).toBe(0);
	});

	it('go by one event unless told otherwise', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		await screen.getByRole('button', { name: 'Next step' }).click();
		await screen.getByRole('button', { name: 'Next step' }).click();
		expect(explorer.step).toBe(2);
		await screen.getByRole('button', { name: 'Previous step' }).click();
		expect(explorer.step).toBe(1);
	});

	it('go from cutoff to cutoff', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		const next = screen.getByRole('button', { name: 'Next cutoff' });
		const cutoffs: number[] = [];
		for (let i = 0; i < 4; i++) {
			await next.click();
			cutoffs.push(explorer.step);
			expect(explorer.moment.kind).toBe('cut');
		}
		expect(cutoffs.at(-1)).toBe(31);
		await screen.getByRole('button', { name: 'Previous cutoff' }).click();
		expect(explorer.step).toBe(cutoffs[2]);
	});

	it.each([
		['event', 'step'],
		['node', 'node'],
		['leaf', 'leaf'],
		['cutoff', 'cutoff'],
		['improvement', 'new best at the root']
	] as const)('step by %s where that is chosen', async (stride, name) => {
		const { explorer, screen } = await openTransport(DEEP);
		await more(screen).click();
		await screen.getByRole('combobox', { name: 'Step by' }).selectOptions(stride);
		await more(screen).click();
		const expected = nextStep(explorer.trace, 0, stride);
		// Stepping by cutoff makes two buttons of one name, which do the same.
		await screen
			.getByRole('button', { name: `Next ${name}`, exact: true })
			.first()
			.click();
		expect(explorer.step).toBe(expected);
	});

	it('offer every stride', async () => {
		const { screen } = await openTransport(SHALLOW);
		await more(screen).click();
		const options = screen.getByRole('combobox', { name: 'Step by' }).getByRole('option');
		expect(options.elements().map((option) => option.getAttribute('value'))).toEqual(
			// A single pass is not a stride.
			STRIDES.filter((stride) => stride !== 'pass')
		);
	});

	it('say why a press led nowhere, until one moves', async () => {
		const { screen } = await openTransport(SHALLOW);
		await screen.getByRole('button', { name: 'Previous step' }).click();
		await expect.element(screen.getByRole('status')).toHaveTextContent('This is the first step.');
		await screen.getByRole('button', { name: 'Previous cutoff' }).click();
		await expect.element(screen.getByRole('status')).toHaveTextContent('no earlier cutoff');
		await screen.getByRole('button', { name: 'Next step' }).click();
		await screen.getByRole('button', { name: 'Previous step' }).click();
		await expect.element(screen.getByRole('status')).toHaveTextContent('');
	});

	it('do not tell beforehand whether a cutoff is still to come', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		explorer.player.go(explorer.lastStep - 1);
		await expect.element(screen.getByRole('button', { name: 'Next cutoff' })).toBeEnabled();
	});

	it('show the key that does the same', async () => {
		const { screen } = await openTransport(SHALLOW);
		await expect
			.element(screen.getByRole('button', { name: 'Next cutoff' }))
			.toHaveAttribute('title', 'Next cutoff (Shift →)');
		await expect
			.element(screen.getByRole('button', { name: 'Play' }))
			.toHaveAttribute('title', 'Play (Space)');
	});
});

describe('playing', () => {
	it('moves at the chosen speed and stops at the end', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		await more(screen).click();
		await screen.getByRole('combobox', { name: 'Speed' }).selectOptions('32');
		await more(screen).click();
		expect(explorer.player.speed).toBe(32);
		explorer.player.go(explorer.lastStep - 3);
		await screen.getByRole('button', { name: 'Play' }).click();
		await expect.poll(() => explorer.step).toBe(explorer.lastStep);
		await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
	});

	it('pauses where it is', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		await screen.getByRole('button', { name: 'Play' }).click();
		await screen.getByRole('button', { name: 'Pause' }).click();
		expect(explorer.player.playing).toBe(false);
		expect(explorer.step).toBeLessThan(explorer.lastStep);
	});
});

describe('the step as text', () => {
	it('goes to a typed step', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		const field = screen.getByRole('textbox', { name: 'Step, 0 to 38' });
		await field.fill('31');
		await userEvent.keyboard('{Enter}');
		expect(explorer.step).toBe(31);
		await screen.getByRole('button', { name: 'Next step' }).click();
		await expect.element(field).toHaveValue('32');
	});

	it.each([
		['99', 'There is no step 99: this search has the steps 0 to 38.'],
		['-1', 'is not a step'],
		['three', 'is not a step'],
		['1.5', 'is not a step']
	])('keeps %j with what is wrong with it until one moves on', async (text, message) => {
		const { explorer, screen } = await openTransport(SHALLOW);
		explorer.player.go(5);
		const field = screen.getByRole('textbox', { name: 'Step, 0 to 38' });
		await field.fill(text);
		await userEvent.keyboard('{Enter}');
		expect(explorer.step).toBe(5);
		await expect.element(field).toHaveValue(text);
		await expect.element(field).toHaveAttribute('aria-invalid', 'true');
		await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
		await expect.element(field).toHaveAccessibleDescription(new RegExp(message));

		await screen.getByRole('button', { name: 'Next step' }).click();
		await expect.element(field).toHaveValue('6');
		await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
		await screen.getByRole('button', { name: 'Previous step' }).click();
		await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
	});

	it.each([
		['99', 'There is no step 99: this search has the steps 0 to 38.'],
		['abc', 'is not a step'],
		['', 'Type a step number, 0 to 38.']
	])(
		'shows the current step again where %j was left, and what was wrong',
		async (text, message) => {
			const { explorer, screen } = await openTransport(SHALLOW);
			explorer.player.go(5);
			const field = screen.getByRole('textbox', { name: 'Step, 0 to 38' });
			await field.fill(text);
			await userEvent.tab();
			await expect.element(field).toHaveValue('5');
			await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
			// A second visit changes nothing.
			field.element().focus();
			await userEvent.tab();
			await expect.element(field).toHaveValue('5');
			await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
			await screen.getByRole('button', { name: 'Next step' }).click();
			await expect.element(field).toHaveValue('6');
			await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
		}
	);

	it('shows the current step again where a refused one was entered and then left', async () => {
		const { screen } = await openTransport(SHALLOW);
		const field = screen.getByRole('textbox', { name: 'Step, 0 to 38' });
		await field.fill('999');
		await userEvent.keyboard('{Enter}');
		await expect.element(field).toHaveValue('999');
		await userEvent.tab();
		await expect.element(field).toHaveValue('0');
		await expect.element(screen.getByRole('alert')).toHaveTextContent('There is no step 999');
	});

	it('forgets a draft on Escape', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		explorer.player.go(5);
		const field = screen.getByRole('textbox', { name: 'Step, 0 to 38' });
		await field.fill('99');
		await userEvent.keyboard('{Enter}{Escape}');
		await expect.element(field).toHaveValue('5');
		await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
	});

	it('leaves what was wrong with the step of a link to the page, until a step is made', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		await explorer.open(EXPLORER.read('game=tictactoe&position=..XO..OXO&step=200'));
		expect(explorer.faultOf('step')?.message).toContain('The last one is shown');
		await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
		await screen.getByRole('button', { name: 'Previous step' }).click();
		expect(explorer.faultOf('step')).toBeNull();
	});

	it('stops playing while one types', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		await screen.getByRole('button', { name: 'Play' }).click();
		await screen.getByRole('textbox', { name: 'Step, 0 to 38' }).fill('3');
		expect(explorer.player.playing).toBe(false);
	});
});

it('shows and hides what is to come', async () => {
	const { explorer, screen } = await openTransport(SHALLOW);
	const all = screen.getByRole('button', { name: 'Everything', exact: true });
	await expect.element(all).toHaveAttribute('aria-pressed', 'false');
	await all.click();
	expect(explorer.future).toBe('show');
	await expect.element(all).toHaveAttribute('aria-pressed', 'true');
	await screen.getByRole('button', { name: 'Until now' }).click();
	expect(explorer.future).toBe('hide');
});

it('has the rest in a menu, which says while plain minimax is shown', async () => {
	const { explorer, screen } = await openTransport(SHALLOW);
	const names = ['Without pruning', 'Step by', 'Speed'];
	const parts = [
		screen.getByRole('button', { name: 'Without pruning', exact: true }),
		...names.slice(1).map((name) => screen.getByRole('combobox', { name }))
	];
	for (const part of parts) expect(part.query()).toBeNull();
	await more(screen).click();
	for (const part of parts) await expect.element(part).toBeVisible();
	await screen.getByRole('button', { name: 'Without pruning', exact: true }).click();
	expect(explorer.unpruned.isOn).toBe(true);
	await expect.element(more(screen)).toHaveTextContent('Without pruning');
	await userEvent.keyboard('{Escape}');
	for (const part of parts) expect(part.query()).toBeNull();
	await userEvent.keyboard('u');
	expect(explorer.unpruned.isOn).toBe(false);
	await expect.element(more(screen)).not.toHaveTextContent('Without pruning');
});

describe('on a phone', () => {
	beforeEach(async () => {
		await page.viewport(390, 844);
	});

	it('fits, and every target can be hit with a thumb', async () => {
		const { screen } = await openTransport(SHALLOW);
		await screen.getByRole('button', { name: 'More ways to step' }).click();
		expect(document.documentElement.scrollWidth).toBe(390);
		const bar = screen.getByRole('region', { name: 'Steps' });
		const targets = [
			...bar.getByRole('button').elements(),
			...bar.getByRole('slider').elements(),
			...bar
				.getByRole('combobox')
				.elements()
				.map((select) => select.closest('label') ?? select)
		];
		expect(targets.length).toBeGreaterThan(11);
		for (const target of targets) {
			const { width, height } = target.getBoundingClientRect();
			const name = target.getAttribute('aria-label') ?? target.textContent;
			expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
		}
	});

	it('keeps the rest behind "more"', async () => {
		const { explorer, screen } = await openTransport(SHALLOW);
		const last = screen.getByRole('button', { name: 'Last step' });
		expect(last.query()).toBeNull();
		expect(screen.getByRole('combobox', { name: 'Step by' }).query()).toBeNull();
		await expect.element(more(screen)).toHaveAttribute('aria-expanded', 'false');
		await more(screen).click();
		await expect.element(more(screen)).toHaveAttribute('aria-expanded', 'true');
		await last.click();
		expect(explorer.step).toBe(38);
	});
});
