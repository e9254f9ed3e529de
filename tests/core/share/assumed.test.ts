/** What links assume about a position of which only the board is given. */
import { expect, test } from 'vitest';
import { COMPARE } from '../../../src/lib/core/share/compare-link.ts';
import { EXPLORER } from '../../../src/lib/core/share/link.ts';

const BOARD = '4k3/8/8/8/8/8/4P3/4K3';

test.each([
	['the explorer', EXPLORER],
	['Compare', COMPARE]
])('a link to %s says what it assumes about a board alone, and only then', (_, fields) => {
	const assumedAt = (query: string): string | null => fields.read(query).assumed;
	expect(assumedAt(`game=chess&position=${BOARD}`)).toMatch(/^Only the board is given.*0 1\)\.$/);
	expect(assumedAt(`game=chess&position=${BOARD}+w+-+-+0+1`)).toBeNull();
	expect(assumedAt('game=chess&position=4k3/8/8/8/8/8/8/8')).toBeNull();
	expect(assumedAt('game=tree&position=[1,2]')).toBeNull();
	expect(assumedAt('')).toBeNull();
});
