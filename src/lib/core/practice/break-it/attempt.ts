/** A tree that is tried on a faulty search: both runs, and whether it shows the fault. */
import { assertExists } from '../../base/assert.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { gameOf } from '../../games/registry.ts';
import { rootOf } from '../../games/root.ts';
import type { SearchSetup } from '../../search/setup.ts';
import { recordSearch } from '../../trace/record.ts';
import type { Recording } from '../../trace/recording.ts';
import { ruleOf } from '../exchanged-rules.ts';
import { plainTreeOf } from '../plain-tree.ts';
import { recordRun, typedSetup } from '../record-run.ts';
import * as words from './break.en.ts';
import { FAULTY_SEARCHES } from './faulty-searches.ts';

/** Leaves of a tree that is tried, at most: the task is to have few. */
const MOST_LEAVES = 200;

/** What tells the faulty search from the right one. */
type Shown = 'value' | 'leaves' | 'nothing';

export interface Attempt {
	readonly right: Recording;
	readonly faulty: Recording;
	/** Leaves of the tree. */
	readonly leaves: number;
	readonly shown: Shown;
}

export interface Tried extends Pick<SearchSetup, 'position' | 'root' | 'cut'> {
	/** The number of the faulty search, from 1. */
	readonly search: number;
}

/** @param tried with the text of a typed tree that was read before */
export function attempt({ search, position, root, cut }: Tried): Result<Attempt> {
	const fault = assertExists(FAULTY_SEARCHES[search - 1], `there is a faulty search ${search}`);
	const setup = typedSetup(
		{ position: gameOf('tree').format(rootOf({ game: 'tree', position, root })), root },
		cut
	);
	const { trace: whole } = recordSearch({ ...setup, algorithm: 'minimax' });
	const leaves = leavesOf(whole).length;
	if (leaves > MOST_LEAVES) return fail('tree-too-large', words.tooLarge(leaves, MOST_LEAVES));
	const right = recordSearch(setup);
	const [twist = {}] = ruleOf(fault).twists({ form: 'best', cut });
	const faulty = recordRun(setup, plainTreeOf(whole, 0), 'best', twist);
	return ok({ right, faulty, leaves, shown: shownBy(right, faulty) });
}

function shownBy({ trace: right }: Recording, { trace: faulty }: Recording): Shown {
	if (right.valueOf(0) !== faulty.valueOf(0)) return 'value';
	return leavesOf(right).join(' ') === leavesOf(faulty).join(' ') ? 'nothing' : 'leaves';
}

/** The ways to the visited leaves, in the order of the visits. */
function leavesOf(trace: Recording['trace']): string[] {
	const rows = Array.from({ length: trace.rows }, (_, row) => row);
	return rows.filter((row) => trace.isLeaf(row)).map((row) => trace.movesTo(row).join('.'));
}

export const countVisited = ({ trace }: Recording): number => leavesOf(trace).length;
