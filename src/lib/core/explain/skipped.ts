/**
 * What became of a move that a cutoff skipped. In a search that visits nodes again, another pass, a probe or a
 * re-search may have searched it, or may still do so.
 */
import { algorithmOf } from '../search/registry.ts';
import { NO_ROW } from '../trace/cursor.ts';
import type { Trace } from '../trace/trace.ts';
import { searchedInPass, SKIPPED } from './labels.en.ts';

type Skip =
	/** Another pass has searched it; passes are numbered from 1. */
	| { readonly kind: 'pass'; readonly pass: number }
	/** Another visit of the same pass has searched it. */
	| { readonly kind: 'probe' | 'research' }
	| { readonly kind: 'for now' | 'for good' };

/** Whether a later pass or a re-search may still search the moves that a cutoff skips. */
export function cutFor({ header }: Trace): 'for good' | 'for now' {
	return algorithmOf(header.setup.algorithm).visits === 'again' ? 'for now' : 'for good';
}

/** What is known at `step` of a row that a cutoff has pruned. */
export function skipOf(trace: Trace, row: number, step: number): Skip {
	const until = cutFor(trace);
	if (until === 'for good') return { kind: 'for good' };
	const other = lastSearchOf(trace, row, step);
	if (other !== NO_ROW) {
		const pass = trace.passIndexOf(other);
		if (pass !== trace.passIndexOf(row)) return { kind: 'pass', pass: pass + 1 };
		return { kind: other < row ? 'probe' : 'research' };
	}
	const isOver = step >= trace.steps - 1 && trace.partial === null;
	return { kind: isOver ? 'for good' : 'for now' };
}

/** The last row, by `step`, in which the search visited the same path; NO_ROW if there is none. Table hits do not count. */
function lastSearchOf(trace: Trace, row: number, step: number): number {
	let rows = trace.passes.map(({ rootRow }) => rootRow);
	for (const move of trace.movesTo(row)) {
		rows = rows.flatMap((parent) =>
			trace
				.childrenOf(parent)
				.filter(
					(child) =>
						trace.moveOf(child) === move &&
						!trace.isPruned(child) &&
						trace.enterStepOf(child) <= step
				)
		);
	}
	return rows.findLast((found) => !trace.isHit(found)) ?? NO_ROW;
}

/** Skipped moves with the same fate, in the order of the first of each. */
export interface SkipGroup {
	/** "pruned", "searched in pass 2". */
	readonly words: string;
	readonly rows: readonly number[];
}

/** Groups the skipped moves of one node by what is known of them at `step`. */
export function groupSkips(trace: Trace, rows: readonly number[], step: number): SkipGroup[] {
	const groups = new Map<string, number[]>();
	for (const row of rows) {
		const words = skipText(skipOf(trace, row, step));
		const same = groups.get(words);
		if (same === undefined) groups.set(words, [row]);
		else same.push(row);
	}
	return [...groups].map(([words, same]) => ({ words, rows: same }));
}

/** The same in a few words: "searched in pass 2". */
export function skipText(skip: Skip): string {
	return skip.kind === 'pass' ? searchedInPass(skip.pass) : SKIPPED[skip.kind];
}
