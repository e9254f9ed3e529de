import { resolve } from '$app/paths';
import { expect, it } from 'vitest';
import { pagePath } from '../../src/lib/ui/frame/page-path.ts';

it('a typed tree in a path is none of its route’s parameters', () => {
	for (const position of ['[[1,2],[3]]', '[[3],[1,2]]', '[[[4]]]', '[4,[a]]', '[...b,[[...c]]]']) {
		const href = resolve(pagePath('/', `game=tree&position=${position}`));
		expect(new URL(href, location.href).searchParams.get('position')).toBe(position);
	}
});
