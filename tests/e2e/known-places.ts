/** Every place of a search's tree with what may be said of it at a step: the expected content of the stage. */
import { describePlace } from '../../src/lib/core/explain/describe-place.ts';
import { bestAt } from '../../src/lib/core/explain/knowledge.ts';
import { formatBound } from '../../src/lib/core/explain/format.ts';
import { subtreeLabel } from '../../src/lib/core/explain/labels.ts';
import { createStory, type Story } from '../../src/lib/core/explain/story.ts';
import { momentAt, type Moment } from '../../src/lib/core/trace/cursor.ts';
import { boundOf, FLAG, type Bound } from '../../src/lib/core/trace/schema.ts';
import { labelAt, rowsWhere, type KnownSearch } from './known-search.ts';

/** The moves from the root to a row, in the notation of scripts. */
export const keyOf = ({ names, trace }: Story, row: number): string =>
	row === 0
		? 'root'
		: trace
				.pathTo(row)
				.slice(1)
				.map((one) => names.idOf(one))
				.join('/');

/** The key of the parent; null for the root's. */
export const aboveOf = (key: string): string | null =>
	key === 'root' ? null : key.includes('/') ? key.slice(0, key.lastIndexOf('/')) : 'root';

const isReached = ({ trace }: KnownSearch, row: number | undefined, step: number): row is number =>
	row !== undefined && trace.enterStepOf(row) <= step;

/**
 * Every place of plain minimax's tree, in search order: its key with its spoken line and its value at a step; of what
 * was not reached by then no value but that of a leaf which a typed tree gives.
 */
export function knownPlaces(search: KnownSearch, step: number): Map<string, string> {
	const { trace, story, recording } = search;
	const moment = momentAt(trace, step);
	const rows = new Map(rowsWhere(trace, () => true).map((row) => [keyOf(story, row), row]));
	const minimax = recording.shadow ?? trace;
	const places = createStory(minimax, null);
	const known = new Map<string, string>();
	const gone = new Set<string>();
	for (const place of rowsWhere(minimax, () => true)) {
		const key = keyOf(places, place);
		const row = rows.get(key);
		const isGiven = story.game.id === 'tree' && minimax.isLeaf(place);
		const isCut = isReached(search, row, step) && trace.isPruned(row);
		if (isCut) gone.add(key);
		// A pruned leaf of a typed tree has the value that the tree gives it.
		if (isReached(search, row, step) && !(isCut && isGiven)) {
			known.set(key, `${labelAt(search, row, step)} [${valueAt(search, row, moment)}]`);
			continue;
		}
		const isPruned = isCut || gone.has(aboveOf(key) ?? '');
		if (isPruned) gone.add(key);
		const path = places.names.pathTo(place);
		const kind = minimax.isLeaf(place) ? 'leaf' : minimax.isMax(place) ? 'max' : 'min';
		const given = isGiven ? minimax.valueOf(place) : null;
		const label = describePlace({
			path: (story.game.id === 'tree' ? path.slice(-1) : path).join(' '),
			kind,
			state: isPruned ? 'pruned' : 'outline',
			value: given,
			from: 'the tree'
		});
		known.set(key, `${label} [${given === null ? '' : formatBound(given, 'exact')}]`);
	}
	return known;
}

/** A returned value; on the path the best so far, a bound after a cutoff. */
function valueAt({ trace, story }: KnownSearch, row: number, { step, path }: Moment): string {
	const mates = story.mates?.short ?? null;
	const inNode = (value: number, bound: Bound): string =>
		formatBound(value, bound, mates).replace(' ', '');
	if (trace.isPruned(row)) return '';
	if (trace.isLeaf(row)) return inNode(trace.valueOf(row), 'exact');
	if (trace.exitStepOf(row) <= step) return inNode(trace.valueOf(row), boundOf(trace.flagsOf(row)));
	const frame = path.find((one) => one.row === row);
	const best = bestAt(trace, row, step);
	if (frame === undefined || best === null) return '';
	const wasCut = [...trace.childrenOf(row)].some(
		(child) => (trace.flagsOf(child) & FLAG.FIRST_PRUNED) !== 0 && trace.enterStepOf(child) <= step
	);
	return inNode(best.value, wasCut ? (frame.max ? 'lower' : 'upper') : best.bound);
}

/** What is said of all below a closed node that is drawn without its children, counted row by row. */
export function belowAt({ trace, story }: KnownSearch, row: number, step: number): string {
	const below = rowsWhere(
		trace,
		(one) => trace.pathTo(one).includes(row) && trace.enterStepOf(one) <= step
	);
	const pruned = below.filter((one) => trace.isPruned(one));
	const { ghostSize } = story;
	const saved = ghostSize && pruned.reduce((sum, one) => sum + ghostSize(one), 0);
	return subtreeLabel(story, below.length - pruned.length, pruned.length, saved);
}
