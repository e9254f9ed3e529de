import { expect, test } from 'vitest';
import { COMPARE } from '$lib/core/share/compare-link.ts';
import { CompareLab } from '$lib/pages/compare/compare.svelte.ts';

test('a link whose position is a board alone says what is assumed, until the position changes', () => {
	const lab = new CompareLab();
	lab.open(COMPARE.read('game=chess&position=4k3/8/8/8/8/8/4P3/4K3&depth=1'));
	expect(lab.assumed).toMatch(/^Only the board is given/);
	void lab.change({ depth: '2' });
	expect(lab.assumed).toMatch(/^Only the board is given/);
	void lab.change({ position: '4k3/8/8/8/8/8/4P3/3K4 w - - 0 1' });
	expect(lab.assumed).toBeNull();
	lab.close();
});
