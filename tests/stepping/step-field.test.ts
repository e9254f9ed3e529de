/** The field of the step, when it is removed with the focus in it. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { Explorer } from '$lib/stepping/explorer.svelte.ts';
import StepFieldHost from './StepFieldHost.svelte';
import { SHALLOW } from './transport-setup.ts';

// A warning of Svelte, that what has ended is read, fails each test.
test('a step that is being typed when another view opens is dropped', async () => {
	const explorer = new Explorer();
	await explorer.change(SHALLOW);
	explorer.view = 'lecture';
	await render(StepFieldHost, { explorer });
	const field = page.getByRole('textbox', { name: /^Step/ });
	await field.click();
	await userEvent.keyboard('3');
	explorer.view = 'explore';
	await expect.element(field).not.toBeInTheDocument();
	expect(explorer.step).toBe(0);
});
