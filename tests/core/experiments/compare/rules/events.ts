/** The events of a search as a plain list of words, made without the trace. */
import { nullObserver, type SearchObserver } from '../../../../../src/lib/core/search/observer.ts';
import { codeOf } from '../../../../../src/lib/core/search/registry.ts';
import type { SetupFields } from '../../../../../src/lib/core/search/setup-fields.ts';
import { prepareSearch } from '../../../../../src/lib/core/search/prepare.ts';
import type { SearchSetup } from '../../../../../src/lib/core/search/setup.ts';
import { setupOf } from '../../../search/record.ts';

export function eventWords(fields: SetupFields): string[] {
	const setup = setupOf(fields);
	const words: string[] = [];
	/** The moves of each open node. */
	const open: (readonly number[])[] = [];
	run(setup, {
		...nullObserver,
		// An entered node is identified by its move; the moves below it appear when they are reached or pruned.
		enter: (move, max, moves) => {
			open.push(moves);
			words.push(`enter ${move} ${max}`);
			return 0;
		},
		evaluate: (move, max, value, terminal) => {
			open.push([]);
			words.push(`evaluate ${move} ${max} ${value} ${terminal}`);
		},
		return: (value) => {
			open.pop();
			words.push(`return ${value}`);
		},
		cut: (first) => words.push(`cut ${open.at(-1)?.slice(first).join(' ')}`),
		finish: (value) => words.push(`finish ${value}`)
	});
	return words;
}

/** The first index at which two lists differ; null if they are equal. */
export function firstUnequal(a: readonly string[], b: readonly string[]): number | null {
	for (let i = 0; i < Math.max(a.length, b.length); i++) if (a[i] !== b[i]) return i;
	return null;
}

/** The returned value of each visited node of a search, by its path. */
export function returnedValues(fields: SetupFields): Map<string, number> {
	const setup = setupOf(fields);
	const values = new Map<string, number>();
	const path: number[] = [];
	const reach = (move: number): void => {
		path.push(move);
	};
	const close = (value: number): void => {
		values.set(path.slice(1).join(' '), value);
		path.pop();
	};
	run(setup, {
		...nullObserver,
		enter: (move) => {
			reach(move);
			return 0;
		},
		evaluate: reach,
		return: close,
		finish: close
	});
	return values;
}

function run(setup: SearchSetup, observer: SearchObserver): void {
	codeOf(setup.algorithm).run(prepareSearch(setup).newSearch(setup.algorithm, observer));
}
