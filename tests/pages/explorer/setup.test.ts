import { flushSync, tick } from 'svelte';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { ticTacToePresets } from '$lib/core/games/tictactoe/presets.ts';
import { labelsOf } from '$lib/core/fields/describe.ts';
import { EXPLORER } from '$lib/core/share/link.ts';
import { Explorer } from '$lib/stepping/explorer.svelte.ts';
import RecordingNotes from '$lib/pages/explorer/setup/RecordingNotes.svelte';
import RulesPanel from '$lib/pages/explorer/setup/RulesPanel.svelte';
import RunningSearch from '$lib/pages/explorer/setup/RunningSearch.svelte';
import RunStatus from '$lib/pages/explorer/setup/RunStatus.svelte';
import SetupBar from '$lib/pages/explorer/setup/SetupBar.svelte';
import FaultList from '$lib/ui/FaultList.svelte';
import { explorerOf, show, wordsOf } from '../../stepping/panels-host.ts';
import { TICTACTOE } from '../../stepping/searches.ts';

/** Far too large to finish before the test does. */
const LARGE = { game: 'chess', depth: '8', budget: '10000000' } as const;

/** A field outside the message, which has the focus when the message appears. */
function focusedOutside(): HTMLInputElement {
	const field = document.createElement('input');
	document.body.append(field);
	field.focus();
	return field;
}

test('the position of a link that is a board alone says what is assumed, until it changes', async () => {
	const explorer = new Explorer();
	await explorer.open(EXPLORER.read('game=chess&position=4k3/8/8/8/8/8/4P3/4K3&depth=1'));
	const screen = await show(RecordingNotes, explorer);
	const note = screen.getByRole('note');
	await expect.element(note).toHaveTextContent(/^Only the board is given.*\(w - - 0 1\)\.$/);
	await explorer.change({ depth: '2' });
	await expect.element(note).toBeVisible();
	await explorer.change({ position: '4k3/8/8/8/8/8/4P3/3K4 w - - 0 1' });
	await expect.element(note).not.toBeInTheDocument();
});

describe('what could not be read', () => {
	test('is named as the page names it, with its place', async () => {
		const explorer = new Explorer();
		await explorer.open(EXPLORER.read('game=tree&position=[1,two]&cut=loose&posit&step=0'));
		const screen = await show(FaultList, explorer, {
			width: '800px',
			given: { holder: explorer, labels: labelsOf(EXPLORER), elsewhere: ['step'] }
		});
		const items = [...screen.container.querySelectorAll('li')].map((item) =>
			wordsOf(item.querySelector('p'))
		);
		expect(items).toHaveLength(3);
		expect(items[0]).toMatch(/^Position .*two.* At character 4\.$/);
		expect(items[1]).toMatch(/^Cutoff condition There is no cut “loose”/);
		expect(items[2]).toMatch(/^Link .*“posit”/);
		await screen
			.getByRole('button', { name: 'Dismiss the message about “Cutoff condition”' })
			.click();
		expect(explorer.faults.map(({ field }) => field)).toEqual(['position', 'link']);
		// The keyboard goes on at the message that followed.
		const next = screen.getByRole('button', { name: 'Dismiss the message about “Link”' });
		await expect.element(next).toHaveFocus();
		await next.click();
		await expect.element(screen.getByRole('button', { name: /“Position”/ })).toHaveFocus();
	});

	test('has no place where that is its first character', async () => {
		const fault = { code: 'krk-steps', message: 'Steps are numbers.', at: 0 };
		const screen = await show(FaultList, new Explorer(), {
			width: '800px',
			given: {
				holder: { faults: [{ field: 'steps', fault }], clearFault: () => undefined },
				labels: { steps: 'Steps' },
				elsewhere: []
			}
		});
		expect(wordsOf(screen.container.querySelector('li p'))).toBe('Steps Steps are numbers.');
	});
});

describe('the line about the position', () => {
	const about = (root: Element): string => wordsOf(root.querySelector('.about'));

	test('tells what a search finds only at its end, or where the future is shown', async () => {
		const [preset] = ticTacToePresets;
		const explorer = await explorerOf({ game: 'tictactoe', position: preset.position });
		const { container } = await show(SetupBar, explorer, {
			width: '1200px',
			given: { onedit: () => undefined }
		});
		expect(about(container)).toBe(preset.about);
		explorer.player.go(explorer.lastStep);
		flushSync();
		expect(about(container)).toBe(preset.finding ?? preset.about);
		explorer.player.go(1);
		flushSync();
		expect(about(container)).toBe(preset.about);
		explorer.future = 'show';
		flushSync();
		expect(about(container)).toBe(preset.finding ?? preset.about);
	});

	test('says nothing of a position that is one’s own, which its choice says', async () => {
		const explorer = await explorerOf({ ...TICTACTOE, position: 'X...O...X' });
		const screen = await show(SetupBar, explorer, {
			width: '1200px',
			given: { onedit: () => undefined }
		});
		expect(screen.container.querySelector('.about')).toBeNull();
		const choice = screen.getByRole('combobox', { name: 'Position', exact: true });
		await expect.element(choice).toHaveTextContent('Your own position');
	});

	test('calls a tree that is no example what its game is called', async () => {
		const explorer = await explorerOf({ game: 'tree', position: '[[3,5],[2,9]]' });
		const { getByRole } = await show(SetupBar, explorer, {
			width: '1200px',
			given: { onedit: () => undefined }
		});
		const choice = getByRole('combobox', { name: 'Position', exact: true });
		await expect.element(choice).toHaveTextContent('Typed tree');
	});
});

describe('a running search', () => {
	test('gives the focus back when it is cancelled', async () => {
		const explorer = new Explorer();
		const screen = await show(RunningSearch, explorer);
		const field = focusedOutside();
		const done = explorer.change(LARGE);
		flushSync();
		const cancel = screen.getByRole('button', { name: 'Cancel' });
		await expect.element(cancel).toBeVisible();
		cancel.element().focus();
		await userEvent.keyboard('{Enter}');
		await done;
		await tick();
		expect(document.activeElement).toBe(field);
		field.remove();
		explorer.close();
	});

	test('that is too large to start gives the focus back when it is left', async () => {
		const explorer = await explorerOf({ game: 'chess', algorithm: 'minimax', depth: '1' });
		const screen = await show(RunStatus, explorer, { width: '900px' });
		const field = focusedOutside();
		await explorer.change({ depth: '6' });
		await screen.getByRole('button', { name: 'Cancel' }).click();
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
		expect(document.activeElement).toBe(field);
		field.remove();
	});
});

describe('the note on exact ties at the root', () => {
	const noteOf = async (position: string): Promise<string> => {
		const explorer = await explorerOf({ game: 'tree', position, ties: 'exact' });
		const { container } = await show(RulesPanel, explorer, { width: '800px' });
		return wordsOf(container.querySelector('.about[role="status"]'));
	};

	test('says where the root’s window cannot be one wider', async () => {
		expect(await noteOf('[[9007199254740992,9007199254740994],[9007199254740992]]')).toMatch(
			/^Ties are not exact here: for a best value of size 2⁵³ or more.* Choose “All exact”\.$/
		);
	});

	test('is absent where ties are kept exact', async () => {
		expect(await noteOf('[[3,12],[3,5]]')).toBe('');
	});
});
