/** How a search differs from what was found when it was saved. */
import { formatCount } from '../base/count-words.ts';
import { FOUND_COUNTS, type Found, type FoundCount } from '../trace/found.ts';
import { formatValue } from './format.ts';

const NAMES: Readonly<Record<FoundCount, string>> = {
	visited: 'visited nodes',
	leaves: 'leaves',
	cutoffs: 'cutoffs',
	prunedMoves: 'pruned moves',
	neverVisited: 'nodes never visited'
};

/** The first difference in a sentence; null if there is none. What a file does not say is no difference. */
export function differenceFrom(file: Found, here: Found): string | null {
	const [first] = differences(file, here);
	if (first === undefined) return null;
	return `This Plyscope searches differently from the one that wrote the file, which says ${first.there}; here it is ${first.here}.`;
}

function* differences(
	file: Found,
	here: Found
): Generator<{ readonly there: string; readonly here: string }, undefined> {
	if (file.value !== undefined && file.value !== here.value) {
		yield { there: `the value ${told(file.value)}`, here: told(here.value ?? null) };
	}
	for (const name of FOUND_COUNTS) {
		const [there, now] = [file.counts[name], here.counts[name]];
		if (there === undefined || now === undefined || there === now) continue;
		yield { there: `${formatCount(there)} ${NAMES[name]}`, here: formatCount(now) };
	}
	if (file.rows !== here.rows) {
		yield {
			there: `${formatCount(file.rows)} nodes and pruned moves`,
			here: formatCount(here.rows)
		};
	}
}

function told(value: number | null): string {
	return value === null ? 'unknown' : formatValue(value);
}
