/**
 * Plyscope for programs: a search is recorded once as a trace, and everything else follows from a trace and a step.
 *
 * ```js
 * import { explain, trace } from 'plyscope';
 * const recorded = trace({ position: '[[3,12,8],[2,4,6],[14,5,2]]' });
 * for (let step = 0; step < recorded.steps; step++) console.log(explain(recorded, step).sentence);
 * ```
 */
import { loadAll } from '../lib/core/search/load.ts';

await loadAll();

export { explain } from './explain.ts';
export { figure } from './figure.ts';
export { OptionError } from './option-error.ts';
export { parseTree } from './parse-tree.ts';
export { compare, search, trace } from './searches.ts';
export type {
	ComparedSearch,
	Explanation,
	FigureOptions,
	NestedTree,
	ParsedTree,
	SearchNode,
	SearchOptions,
	SearchResult,
	SearchTrace
} from './types.ts';
