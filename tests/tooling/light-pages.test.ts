import { describe, expect, it } from 'vitest';
import { listFiles, readText } from '../architecture/files.ts';
import { compileAhead, HINT } from '../../scripts/compile-ahead.mjs';
import { lackingIn, withoutParts } from '../../scripts/on-demand-parts.mjs';
import { filesOf, usersOf } from '../../scripts/page-chunks.mjs';

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

	it('each asks only for files that are not there with the file that loads it', () => {
		const bundle = { page: { imports: ['shared'] }, shared: { imports: ['deep'] }, other: {} };
		expect(lackingIn('page', ['deep', 'own', 'shared', 'other'], bundle)).toEqual(['own', 'other']);
	});
});

describe('files of a page', () => {
	const node = (n: number): string => `/x/.svelte-kit/generated/client-optimized/nodes/${n}.js`;
	const shown = '/x/src/lib/stepping/SearchFigure.svelte';
	/** Page 3 needs a, which shares b; part p, on demand on page 3, needs b and c; two parts of page 4 need b or c. */
	const modules = {
		a: { importers: [node(3)], importedIds: ['b', 'c'] },
		b: { importers: ['a', 'p', 'q'] },
		c: { importers: ['a', 'p', shown] },
		d: { importers: ['p'] },
		four: { importers: [node(4)] },
		p: { importedIds: ['b', 'c', 'd'], dynamicImporters: ['a'] },
		q: { importedIds: ['b'], dynamicImporters: ['four'] },
		[shown]: { importedIds: ['c'], dynamicImporters: ['four'] }
	};
	const users = (id: string): string[] => usersOf(id, infoOf(modules));

	it('a part that only opens on a page has the page’s modules already', () => {
		expect(users('b')).toEqual([node(3)]);
	});

	it('a part that another page shows when it is opened must not load more than it needs', () => {
		expect(users('c')).toEqual([node(3), shown]);
	});

	it('a part that is asked for on another page divides no file', () => {
		expect(users('b')).toEqual([node(3)]);
	});

	it('what no page needs at once is no page’s', () => {
		expect(users('d').some((user) => user.includes('nodes'))).toBe(false);
	});

	it('a small one joins a file that its users load anyway', () => {
		const files = filesIn({
			wide: { importers: [node(3), node(4)], code: 'x'.repeat(100_000) },
			narrow: { importers: [node(3)], code: 'x' }
		});
		expect(files.get('narrow')).toBe(files.get('wide'));
	});

	it('a large one, and one whose imports not all of them load, stay apart', () => {
		const wide = { importers: [node(3), node(4)], code: 'x'.repeat(100_000) };
		const large = filesIn({
			wide,
			narrow: { importers: [node(3)], code: 'x'.repeat(90_000) }
		});
		expect(large.get('narrow')).not.toBe(large.get('wide'));
		const bringing = filesIn({
			wide,
			narrow: { importers: [node(3)], importedIds: ['large'], code: 'x' },
			large: { importers: [node(3), 'narrow'], code: 'x'.repeat(90_000) }
		});
		expect(bringing.get('narrow')).toBe(bringing.get('large'));
	});
});

it('each script of the site begins with the hint to compile it whole, and no other file does', () => {
	const written = bundleOf('client');
	expect(written).toEqual([`${HINT}\nf()`, 'a{}']);
	expect(bundleOf('ssr')).toEqual(['f()', 'a{}']);
});

/** The texts of a script and of a style once a build has written them. */
function bundleOf(environment: string): string[] {
	const chunk = { type: 'chunk', code: 'f()' };
	const asset = { type: 'asset', source: 'a{}' };
	const { handler } = compileAhead().generateBundle as { handler: (...bundle: unknown[]) => void };
	handler.call({ environment: { name: environment } }, null, { chunk, asset });
	return [chunk.code, asset.source];
}

it('counts are written without the browser’s formatter', () => {
	const written = listFiles('src/lib')
		.filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('/count-words.ts'))
		.filter((path) => /toLocaleString\('en'\)|Intl\./.test(readText(path)));
	// Orders are counted beyond what a number can hold.
	expect(written).toEqual(['src/lib/pages/compare/orders/order-words.ts']);
});

/** What a test says of a module; the rest is empty. */
type Said = Partial<NonNullable<ReturnType<Parameters<typeof usersOf>[1]>>>;

function infoOf(modules: Readonly<Record<string, Said>>): Parameters<typeof usersOf>[1] {
	const empty = { code: '', importers: [], importedIds: [], dynamicImporters: [] };
	return (id) => (modules[id] === undefined ? null : { ...empty, ...modules[id] });
}

function filesIn(modules: Readonly<Record<string, Said>>): ReadonlyMap<string, string> {
	return filesOf(Object.keys(modules), infoOf(modules));
}
