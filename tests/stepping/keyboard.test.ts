import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { groupBy } from '../../src/lib/core/base/groups.ts';
import { gameOf } from '../../src/lib/core/games/registry.ts';
import { nextStep, previousStep } from '../../src/lib/core/trace/travel.ts';
import type { Explorer } from '../../src/lib/stepping/explorer.svelte.ts';
import type { View } from '../../src/lib/core/share/link.ts';
import { commandsIn } from '../../src/lib/stepping/transport/key-lookup.ts';
import { COMMANDS } from '../../src/lib/stepping/transport/keys.ts';
import { rowOf } from '../../src/lib/ui/keys/page-key.ts';
import { stepperOf } from '../../src/lib/stepping/transport/stepper.svelte.ts';
import { DEEP, LARGE, openTransport } from './transport-setup.ts';

const START = 30;

beforeEach(async () => {
	localStorage.clear();
	await page.viewport(1280, 800);
	(document.activeElement as HTMLElement | null)?.blur();
});

const commandOf = (press: KeyboardEventInit, view: View) =>
	rowOf(new KeyboardEvent('keydown', press), commandsIn(view))?.id;

/** The effect of each key, starting at step 30 of the search. */
const EFFECTS: readonly (readonly [
	key: string,
	effect: (explorer: Explorer) => unknown,
	expected: (explorer: Explorer) => unknown
])[] = [
	['{ArrowRight}', ({ step }) => step, () => START + 1],
	['{ArrowLeft}', ({ step }) => step, () => START - 1],
	[
		'{Shift>}{ArrowRight}{/Shift}',
		({ step }) => step,
		({ trace }) => nextStep(trace, START, 'cutoff')
	],
	[
		'{Shift>}{ArrowLeft}{/Shift}',
		({ step }) => step,
		({ trace }) => previousStep(trace, START, 'cutoff')
	],
	['n', ({ step }) => step, ({ trace }) => nextStep(trace, START, 'node')],
	['p', ({ step }) => step, ({ trace }) => previousStep(trace, START, 'node')],
	['.', ({ step }) => step, ({ trace }) => nextStep(trace, START, 'leaf')],
	[',', ({ step }) => step, ({ trace }) => previousStep(trace, START, 'leaf')],
	[
		'{Shift>}R{/Shift}',
		({ step }) => step,
		({ trace }) => previousStep(trace, START, 'improvement')
	],
	['{Home}', ({ step }) => step, () => 0],
	['{End}', ({ step }) => step, ({ lastStep }) => lastStep],
	[' ', ({ player }) => player.playing, () => true],
	['[[', ({ player }) => player.speed, () => 1],
	[']', ({ player }) => player.speed, () => 4],
	['f', ({ future }) => future, () => 'show'],
	['l', ({ view }) => view, () => 'lecture'],
	['t', ({ view }) => view, () => 'text']
];

describe('the keys', () => {
	it.each(EFFECTS)('%s does what the help says', async (key, effect, expected) => {
		const { explorer } = await openTransport(DEEP);
		explorer.player.go(START);
		await userEvent.keyboard(key);
		expect(effect(explorer)).toBe(expected(explorer));
		explorer.player.pause();
	});

	it('r goes to the next new best at the root', async () => {
		const { explorer } = await openTransport(DEEP);
		await userEvent.keyboard('r');
		expect(explorer.step).toBe(nextStep(explorer.trace, 0, 'improvement'));
	});

	it.each([
		['f', 'future', 'hide'],
		['l', 'view', 'explore'],
		['t', 'view', 'explore']
	] as const)('%s pressed again goes back', async (key, field, value) => {
		const { explorer } = await openTransport(DEEP);
		await userEvent.keyboard(key + key);
		expect(explorer[field]).toBe(value);
	});

	it('left and right go by the chosen stride', async () => {
		const { explorer } = await openTransport(DEEP);
		stepperOf(explorer).stride = 'leaf';
		await userEvent.keyboard('{ArrowRight}');
		expect(explorer.step).toBe(nextStep(explorer.trace, 0, 'leaf'));
	});

	it('zoom, fit and pan the tree', async () => {
		const { tree } = await openTransport(DEEP);
		await userEvent.keyboard('+=-0');
		expect(tree.zoom.mock.calls).toEqual([[1.25], [1.25], [0.8]]);
		expect(tree.fit).toHaveBeenCalledOnce();
		await userEvent.keyboard('wasd');
		const directions = tree.pan.mock.calls.map((call) => call.map((by: number) => Math.sign(by)));
		expect(directions).toEqual([
			[0, 1],
			[1, 0],
			[0, -1],
			[-1, 0]
		]);
	});

	it('PgUp before the first step is the problem, PgDn leads from it to step 0, End to the last step', async () => {
		const { explorer } = await openTransport(DEEP);
		await userEvent.keyboard('{ArrowLeft}');
		expect(explorer.future).toBe('hide');
		await userEvent.keyboard('{PageUp}');
		expect(explorer.future).toBe('problem');
		await userEvent.keyboard('{PageDown}');
		expect([explorer.future, explorer.step]).toEqual(['hide', 0]);
		await userEvent.keyboard('{PageUp}{End}');
		expect([explorer.future, explorer.step]).toEqual(['hide', explorer.lastStep]);
	});

	it('x goes through the examples of the game as its list has them, and Shift X back', async () => {
		const { explorer } = await openTransport({ game: 'tree', position: '[[1,2],[3,4]]' });
		const listed = groupBy(gameOf('tree').presets, ({ teaches }) => teaches)
			.flatMap(({ items }) => items)
			.map(({ position }) => position);
		for (const position of [...listed.slice(0, 3), listed[1]]) {
			await userEvent.keyboard(explorer.setup.position === listed[2] ? '{Shift>}X{/Shift}' : 'x');
			await expect.poll(() => explorer.setup.position).toBe(position);
		}
		await userEvent.keyboard('{Shift>}XX{/Shift}');
		await expect
			.poll(() => stepperOf(explorer).message)
			.toBe('There is no previous example of this game.');
	});

	it('o opens and closes the overview, and the browser remembers it', async () => {
		const { screen } = await openTransport(DEEP);
		const slider = screen.getByRole('slider', { name: /overview/ });
		expect(slider.query()).toBeNull();
		await userEvent.keyboard('o');
		await expect.element(slider).toBeVisible();
		await screen.unmount();
		const again = await openTransport(DEEP);
		await expect.element(again.screen.getByRole('slider', { name: /overview/ })).toBeVisible();
		await userEvent.keyboard('o');
		await expect.element(slider).not.toBeInTheDocument();
	});

	it('are all different, but for those of one view', () => {
		const keysOf = (isOfView: boolean): string[] =>
			COMMANDS.filter((command) => 'view' in command === isOfView).flatMap(
				(command): readonly string[] => command.keys
			);
		for (const keys of [keysOf(true), keysOf(false)]) expect(new Set(keys).size).toBe(keys.length);
	});

	it('blank the screen in Lecture alone', () => {
		for (const press of [
			{ key: '.', shiftKey: false },
			{ key: 'B', shiftKey: true }
		]) {
			expect(commandOf(press, 'lecture')).toBe('blank');
			expect(commandOf(press, 'explore')).not.toBe('blank');
		}
	});

	it('are the same with Caps Lock on', () => {
		expect(commandOf({ key: 'N', shiftKey: false }, 'explore')).toBe('next-node');
		expect(commandOf({ key: 'R', shiftKey: false }, 'explore')).toBe('next-improvement');
		expect(commandOf({ key: 'r', shiftKey: true }, 'explore')).toBe('previous-improvement');
	});
});

describe('the keys leave alone', () => {
	it('what is typed', async () => {
		const { explorer, screen } = await openTransport(DEEP);
		explorer.player.go(START);
		const notes = screen.getByRole('textbox', { name: 'Notes' });
		await notes.click();
		await userEvent.keyboard('lftnp ?[[]{ArrowLeft}{Home}');
		await expect.element(notes).toHaveValue('lftnp ?[]');
		expect(explorer.step).toBe(START);
		expect(explorer.view).toBe('explore');
		expect(screen.getByRole('dialog').query()).toBeNull();
	});

	it('a list of choices', async () => {
		const { explorer, screen } = await openTransport(DEEP);
		await screen.getByRole('button', { name: 'More ways to step' }).click();
		const speeds = screen.getByRole('combobox', { name: 'Speed' });
		await expect.element(speeds).toBeVisible();
		speeds.element().focus();
		await userEvent.keyboard('{ArrowRight}n');
		expect(explorer.step).toBe(0);
	});

	it('a button pressed with space', async () => {
		const { explorer, screen } = await openTransport(DEEP);
		screen.getByRole('button', { name: 'Next step' }).element().focus();
		await userEvent.keyboard(' ');
		expect(explorer.step).toBe(1);
		expect(explorer.player.playing).toBe(false);
		await userEvent.keyboard('{ArrowRight}');
		expect(explorer.step).toBe(2);
	});

	it.each(['Control', 'Alt', 'Meta'])('what is pressed with %s', async (modifier) => {
		const { explorer } = await openTransport(DEEP);
		const key = {
			key: 'f',
			bubbles: true,
			[`${modifier === 'Control' ? 'ctrl' : modifier.toLowerCase()}Key`]: true
		};
		document.body.dispatchEvent(new KeyboardEvent('keydown', key));
		expect(explorer.future).toBe('hide');
		document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }));
		expect(explorer.future).toBe('show');
	});

	it('what another part of the page has already answered', async () => {
		const { explorer } = await openTransport(DEEP);
		const event = new KeyboardEvent('keydown', {
			key: 'ArrowRight',
			bubbles: true,
			cancelable: true
		});
		document.body.addEventListener('keydown', (one) => one.preventDefault(), { once: true });
		document.body.dispatchEvent(event);
		expect(explorer.step).toBe(0);
	});

	it('themselves, where a held key would flicker', async () => {
		const { explorer } = await openTransport(DEEP);
		const press = (key: string, repeat: boolean) =>
			document.body.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }));
		press('f', false);
		press('f', true);
		expect(explorer.future).toBe('show');
		press('ArrowRight', false);
		press('ArrowRight', true);
		expect(explorer.step).toBe(2);
	});
});

describe('AltGr', () => {
	it('writes brackets on some keyboards, and they count', async () => {
		const { explorer } = await openTransport(LARGE);
		const init = { key: ']', ctrlKey: true, altKey: true, modifierAltGraph: true, bubbles: true };
		document.body.dispatchEvent(new KeyboardEvent('keydown', init));
		expect(explorer.player.speed).toBe(4);
	});
});
