/** The page Learn: what its links show is what they are called. */
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { explicitPresets } from '$lib/core/games/explicit/presets.ts';
import { EXPLORER } from '$lib/core/share/link.ts';
import LearnPage from '$lib/pages/learn/LearnPage.svelte';

test('a deep cutoff is the example of that name', async () => {
	await render(LearnPage, {});
	const example = explicitPresets.find(({ id }) => id === 'deep-cutoff');
	const link = page.getByRole('link', { name: example?.name ?? '', exact: true }).element();
	const { values } = EXPLORER.read(new URL((link as HTMLAnchorElement).href).search.slice(1));
	expect(values).toMatchObject({ game: 'tree', position: example?.position, view: 'lecture' });
});
