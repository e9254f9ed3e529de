/** Compares what is written at a place with a sheet: the truth, the answer of a wrong idea, a search that goes on. */
import { UNREADABLE, type Written } from './answers.ts';
import { sameNumber } from './entry.ts';
import type { Place } from './asked-places.ts';
import type { Sheet } from './sheet.ts';

/** `blank`: something is expected and nothing is written. A branch is never blank: unmarked means searched. */
type Match = 'same' | 'blank' | 'different';

export function matchAt(place: Place, written: Written, sheet: Sheet): Match {
	const { node } = place;
	switch (place.kind) {
		case 'cut':
			return written.pruned[node] === sheet.pruned[node] ? 'same' : 'different';
		case 'value': {
			const amount = sheet.values[node] ?? null;
			const entry = written.values[node] ?? null;
			if (entry === null || amount === null) return withoutBoth(entry, amount);
			if (entry === UNREADABLE || !sameNumber(entry.value, amount.value)) return 'different';
			return entry.bound === null || entry.bound === amount.bound ? 'same' : 'different';
		}
		case 'window': {
			const window = sheet.windows[node] ?? null;
			const ends = [
				matchNumber(written.alphas[node] ?? null, window && window.alpha),
				matchNumber(written.betas[node] ?? null, window && window.beta)
			];
			return ends.includes('different') ? 'different' : ends.includes('blank') ? 'blank' : 'same';
		}
		case 'count':
			return matchNumber(written.count, sheet.count);
		case 'move':
			return matchNumber(written.move, sheet.move);
	}
}

function matchNumber(read: number | typeof UNREADABLE | null, expected: number | null): Match {
	if (read === null || expected === null) return withoutBoth(read, expected);
	return read !== UNREADABLE && sameNumber(read, expected) ? 'same' : 'different';
}

/** Where one of the two is missing. */
function withoutBoth(read: unknown, expected: unknown): Match {
	if (read === null) return expected === null ? 'same' : 'blank';
	return 'different';
}
