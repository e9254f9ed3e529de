/** The page Learn: what its links and its pictures show is what it says. */
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { storyOf } from '$lib/core/explain/story.ts';
import { explainStep, textOf } from '$lib/core/explain/sentence.ts';
import { explicitPresets } from '$lib/core/games/explicit/presets.ts';
import { PRACTICE } from '$lib/core/practice/practice-link.ts';
import { withoutFlat } from '$lib/core/practice/set.ts';
import { loadAll } from '$lib/core/search/load.ts';
import { SETUP } from '$lib/core/search/setup-fields.ts';
import { recordSearch } from '$lib/core/trace/record.ts';
import { EXPLORER } from '$lib/core/share/link.ts';
import LearnPage from '$lib/pages/learn/LearnPage.svelte';
import { LESSONS } from '$lib/pages/learn/lessons.ts';

test('a deep cutoff is the example of that name', async () => {
	await render(LearnPage, {});
	const example = explicitPresets.find(({ id }) => id === 'deep-cutoff');
	const link = page.getByRole('link', { name: example?.name ?? '', exact: true }).element();
	const { values } = EXPLORER.read(new URL((link as HTMLAnchorElement).href).search.slice(1));
	expect(values).toMatchObject({ game: 'tree', position: example?.position, view: 'lecture' });
});

/** What the searches of the lessons say: where each of their claims is from. */
const SAID = {
	2: ['exactly 3', 'at most 2', 'at least 5'],
	3: ['At node b2', 'MAX already has 3 with node a', 'MIN already has 4 with node b1']
} as const;

test.for([2, 3] as const)(
	'before level %i its words are drawn at the step that they are about',
	async (level) => {
		await render(LearnPage, {});
		const lesson = LESSONS[level];
		expect.assert(lesson !== undefined);
		const { position, step, words } = lesson;
		const story = storyOf(recordSearch(SETUP.fill({ game: 'tree', position })));
		const last = level === 2 ? story.trace.steps - 1 : step;
		expect(step).toBe(last);
		const first = level === 2 ? 0 : step;
		const said = Array.from({ length: last - first + 1 }, (_, at) =>
			textOf(explainStep(story, first + at))
		).join(' ');
		for (const claim of SAID[level]) expect(said).toContain(claim);
		const item = page.getByRole('listitem').filter({ hasText: lesson.name });
		const link = item.getByRole('link', { name: `Level ${level}: ` });
		link.element().scrollIntoView();
		await expect.element(page.getByRole('img', { name: words })).toBeVisible();
	}
);

test('no exercise that a link opens has leaves of one value alone', async () => {
	await loadAll();
	await render(LearnPage, {});
	const links = page.getByRole('link').elements() as HTMLAnchorElement[];
	const sets = links.filter(({ pathname }) => pathname.endsWith('/practice/'));
	expect(sets.length).toBeGreaterThanOrEqual(8);
	for (const { search } of sets) {
		const { values } = PRACTICE.read(search.slice(1));
		expect(withoutFlat(values).seed).toBe(values.seed);
	}
});
