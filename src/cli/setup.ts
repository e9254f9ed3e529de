import { ok, type Result } from '../lib/core/base/result.ts';
import { gameOf } from '../lib/core/games/registry.ts';
import { parseSetup, type SetupFields } from '../lib/core/search/parse-setup.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';
import { failAt, faultOfOption, type CliFault } from './fault.ts';

/** Reads the options of a search; of several mistakes the first is told, since others may follow from it. */
export function readSetup(fields: SetupFields): Result<SearchSetup, CliFault> {
	const { setup, faults } = parseSetup(fields);
	const [first] = faults;
	if (first !== undefined) return { ok: false, fault: faultOfOption(first.field, first.fault) };
	return fields.root === undefined ? ok(setup) : checkRoot(setup);
}

/** Only a typed tree can be told who moves at its root: elsewhere the position says so. */
function checkRoot(setup: SearchSetup): Result<SearchSetup, CliFault> {
	const game = gameOf(setup.game);
	const state = game.parse(setup.position, { root: setup.root });
	if (!state.ok) return { ok: false, fault: faultOfOption('position', state.fault) };
	const side = state.value.maxToMove() ? 'max' : 'min';
	if (side === setup.root) return ok(setup);
	return failAt(
		'--root',
		`In ${game.name} the position says who moves, here ${game.sideNames[side]} (${side}).`
	);
}
