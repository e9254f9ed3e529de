import { loadAll } from '../src/lib/core/search/load.ts';
import { SETUP, type SetupFields } from '../src/lib/core/search/setup-fields.ts';
import type { SearchSetup } from '../src/lib/core/search/setup.ts';

await loadAll();

export const SWIFT_POST = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
export const EMPTY_GRID = '.........';
/** The Swift post's search: 3,474,358 nodes by minimax. */
export const DEEP_CHESS: SetupFields = {
	game: 'chess',
	position: SWIFT_POST,
	depth: '5',
	budget: '10000000'
};

export function setupOf(fields: SetupFields): SearchSetup {
	const { values: setup, faults } = SETUP.parse(fields);
	const [first] = faults;
	if (first !== undefined) throw new Error(`${first.field}: ${first.fault.message}`);
	return setup;
}
