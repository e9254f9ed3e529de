/**
 * The result of an n-step search at one of its nodes, read from the level tables instead of searched. So even a tree
 * far too large to search node by node can be walked, with every value exact.
 */
import { FIFTY_MOVES, type KrkState } from '../../games/krk/krk-state.ts';
import type { LookAhead } from '../evaluator.ts';
import { LEAST_STEPS, LevelTables, MOST_STEPS, turnAt } from './levels/level-tables.ts';
import { formatProfile } from '../../games/krk/profile/profile-text.ts';
import type { Profile } from '../../games/krk/profile/profile.ts';
import { RepetitionOverlay } from './levels/repetition.ts';

/** Tables, and the record of the game that their repetitions come from. */
interface Ready {
	readonly tables: LevelTables;
	readonly overlay: RepetitionOverlay;
	record: ReadonlySet<number>;
}

/** @param profileOf the profile of the search, given that of its position */
export function lookAheadBy(profileOf: (profile: Profile) => Profile): LookAhead<KrkState> {
	let ready: Ready | null = null;
	return {
		canReach(root, depth) {
			const steps = depth / 2;
			if (!Number.isInteger(steps) || steps < LEAST_STEPS || steps > MOST_STEPS) return false;
			// The tables count White's moves from an even ply: another clock is acceptable while the fifty-move limit is
			// far.
			return plyOf(root) === root.clock || FIFTY_MOVES - plyOf(root) > depth;
		},
		valueAt(state, ply, depth) {
			const profile = profileOf(state.profile);
			const steps = depth / 2;
			if (ready === null || !isFor(ready, profile, steps)) ready = prepare(profile, steps);
			applyRecord(ready, state.stoodTwice);
			return ready.tables.valueAt(plyOf(state, ply), ply, state.id);
		}
	};
}

/** The ply of the root in the tables: its clock, or the next one, since White moves at even plies there. */
function plyOf(state: KrkState, ply = 0): number {
	const clock = state.clock - ply;
	return turnAt(clock) === state.rootTurn(ply) ? clock : clock + 1;
}

function isFor({ tables }: Ready, profile: Profile, steps: number): boolean {
	return tables.whiteSteps === steps && formatProfile(tables.profile) === formatProfile(profile);
}

function prepare(profile: Profile, steps: number): Ready {
	const tables = new LevelTables(profile, steps, steps);
	return { tables, overlay: new RepetitionOverlay(tables.layers), record: new Set() };
}

function applyRecord(ready: Ready, record: ReadonlySet<number>): void {
	if (ready.record === record) return;
	ready.overlay.reset();
	for (const board of record) ready.overlay.fix(board);
	ready.record = record;
}
