import { describe, expect, it } from 'vitest';
import { INTROS } from '../introductions.ts';
import { listFiles } from '../architecture/files.ts';

const paths = listFiles('src/routes')
	.filter((path) => path.endsWith('/+page.svelte'))
	.map((path) => path.slice('src/routes'.length, -'+page.svelte'.length));

describe('introductions', () => {
	it('exist for every page and for no other address', () => {
		expect(Object.keys(INTROS).sort()).toEqual(paths.sort());
	});

	it.each(Object.entries(INTROS))(
		'%s has one sentence of at most 20 words',
		(_, { says: text }) => {
			expect(text).toMatch(/^[A-Z][^.!?]*\.$/);
			expect(text.split(' ').length).toBeLessThanOrEqual(20);
		}
	);
});
