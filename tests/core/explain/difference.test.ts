/** What a search finds, against what a file says that it found. */
import { expect, test } from 'vitest';
import { differenceFrom } from '../../../src/lib/core/explain/difference.ts';
import type { Found } from '../../../src/lib/core/trace/found.ts';

const FOUND: Found = { value: 3, counts: { visited: 1200, leaves: 7 }, rows: 13 };

test.each<readonly [Found, Found, string | null]>([
	[FOUND, FOUND, null],
	[FOUND, { ...FOUND, value: -2 }, 'the value 3; here it is −2'],
	[{ ...FOUND, value: null }, FOUND, 'the value unknown; here it is 3'],
	[FOUND, { ...FOUND, value: null }, 'the value 3; here it is unknown'],
	[FOUND, { ...FOUND, counts: { visited: 5 } }, '1,200 visited nodes; here it is 5'],
	[FOUND, { ...FOUND, counts: { leaves: 8 } }, '7 leaves; here it is 8'],
	[{ ...FOUND, counts: {} }, { ...FOUND, rows: 12 }, '13 nodes and pruned moves; here it is 12']
])('%o and %o: %s', (file, here, said) => {
	const told = differenceFrom(file, here);
	if (said === null) expect(told).toBeNull();
	else expect(told).toContain(said);
});
