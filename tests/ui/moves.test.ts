/** The list of a game's moves, and the buttons that step through it. */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import MoveList from '$lib/ui/moves/MoveList.svelte';
import MoveSteps from '$lib/ui/moves/MoveSteps.svelte';

const MOVES = [
	{ number: 4, begins: false, side: 'Black', text: 'Ke5' },
	{ number: 5, begins: true, side: 'White', text: 'Kd3 #' }
];

test.each(['flow', 'pairs', 'rows'] as const)(
	'a list as %s names each move, marks the current one and goes to others',
	async (layout) => {
		const ongoto = vi.fn<(ply: number) => void>();
		await render(MoveList, { moves: MOVES, ply: 2, layout, ongoto, 'aria-label': 'Moves' });
		const list = page.getByRole('list', { name: 'Moves' });
		await expect.element(list).toHaveTextContent(/4…\s*Ke5\s*5\.\s*Kd3 #/);
		const current = list.getByRole('button', { name: '5, White Kd3 #' });
		await expect.element(current).toHaveAttribute('aria-current', 'step');
		const other = list.getByRole('button', { name: '4, Black Ke5' });
		await expect.element(other).not.toHaveAttribute('aria-current');
		await other.click();
		expect(ongoto.mock.calls).toEqual([[1]]);
	}
);

test('in pairs a move of the second side is beside that of the first', async () => {
	await render(MoveList, {
		moves: [...MOVES, { number: 5, begins: false, side: 'Black', text: 'Kf4' }],
		ply: 0,
		layout: 'pairs',
		ongoto: () => undefined
	});
	const [first, white, black] = page
		.getByRole('listitem')
		.elements()
		.map((item) => item.getBoundingClientRect());
	expect(first?.left).toBe(black?.left);
	expect(white?.top).toBe(black?.top);
	expect(white?.top).toBeGreaterThan(first?.top ?? Infinity);
});

const STEPS = [
	['To the start', 'Home', 0],
	['One move back', 'ArrowLeft', 1],
	['One move forward', 'ArrowRight', 3],
	['To the end', 'End', 4]
] as const;

test.each(STEPS)('“%s” does what its key %s does', async (name, key, to) => {
	const ongoto = vi.fn<(ply: number) => void>();
	const { rerender } = await render(MoveSteps, { ply: 2, last: 4, ongoto });
	const button = page.getByRole('button', { name });
	await button.click();
	await userEvent.keyboard(`{${key}}`);
	expect(ongoto.mock.calls).toEqual([[to], [to]]);
	// Where there is nothing to do, the button keeps the focus.
	for (const end of [{ ply: to <= 1 ? 0 : 4 }, { ply: 2, isOff: true }]) {
		ongoto.mockClear();
		await rerender(end);
		await expect.element(button).toHaveAttribute('aria-disabled', 'true');
		await button.click({ force: true });
		await expect.element(button).toHaveFocus();
		expect(ongoto).not.toHaveBeenCalled();
	}
	await userEvent.keyboard(`{${key}}`);
	expect(ongoto).not.toHaveBeenCalled();
});
