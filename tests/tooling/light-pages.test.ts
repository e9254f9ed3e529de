import { describe, expect, it } from 'vitest';
import { listFiles, readText } from '../architecture/files.ts';
import { withoutParts } from '../../scripts/on-demand-parts.mjs';
import { usersOf } from '../../scripts/page-chunks.mjs';

describe('parts on demand', () => {
	it('the build of the prerendered pages imports none', () => {
		const code = "const A = onDemand(() => import('./A.svelte'));\nconst b = import('./b.ts');";
		expect(withoutParts(code)).not.toContain("import('./A.svelte')");
		expect(withoutParts(code)).toContain("import('./b.ts')");
	});

	it('each is written in the form that the build can leave out', () => {
		const calls = listFiles('src')
			.filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('/on-demand.svelte.ts'))
			.flatMap(
				(path) => withoutParts(readText(path)).match(/\bonDemand\((?!\(\) => Promise)/g) ?? []
			);
		expect(calls).toEqual([]);
	});
});

describe('files of a page', () => {
	const node = (n: number): string => `/x/.svelte-kit/generated/client-optimized/nodes/${n}.js`;
	/** Page 3 needs a, which shares b; part p, on demand on page 3, needs b and c; part q, on page 4, needs c. */
	const modules: Record<string, { importers: string[]; dynamicImporters: string[] }> = {
		a: { importers: [node(3)], dynamicImporters: [] },
		b: { importers: ['a', 'p'], dynamicImporters: [] },
		c: { importers: ['a', 'p', 'q'], dynamicImporters: [] },
		d: { importers: ['p'], dynamicImporters: [] },
		four: { importers: [node(4)], dynamicImporters: [] },
		p: { importers: [], dynamicImporters: ['a'] },
		q: { importers: [], dynamicImporters: ['four'] }
	};
	const users = (id: string): string[] => usersOf(id, (one) => modules[one] ?? null);

	it('a part that only opens on a page has the page’s modules already', () => {
		expect(users('b')).toEqual([node(3)]);
	});

	it('a part of another page must not load more than it needs', () => {
		expect(users('c')).toEqual([node(3), 'q']);
	});

	it('what no page needs at once is no page’s', () => {
		expect(users('d').some((user) => user.includes('nodes'))).toBe(false);
	});
});
