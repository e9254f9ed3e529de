/** Recordings with steps and options, for the tests of visible items. */
import fc from 'fast-check';
import type { VisibleItems } from '../../../src/lib/core/layout/visible-items.ts';
import type { VisibleOptions } from '../../../src/lib/core/layout/visible.ts';
import { shares } from '../search/samples.ts';
import { nestedTrees, record } from './recordings.ts';

export const NONE: ReadonlySet<number> = new Set<number>();

export function optionsOf(options: Partial<VisibleOptions> = {}): VisibleOptions {
	return { budget: 64, opened: NONE, closed: NONE, future: 'hide', ...options };
}

/** A trace, one of its steps, and options with some rows opened, single or closed. */
export const scenes = fc
	.tuple(
		nestedTrees,
		shares,
		fc.array(shares, { maxLength: 9 }),
		fc.constantFrom(1, 8, 24, 64),
		fc.constantFrom('hide' as const, 'show' as const)
	)
	.map(([tree, at, keys, budget, future]) => {
		const { trace } = record(tree);
		const step = Math.round(at * (trace.steps - 1));
		const rows = keys.map((key) => Math.floor(key * trace.rows));
		// In turns: opened, single, closed.
		const opened = new Set(
			rows.flatMap((row, i) => (i % 3 === 0 ? [row] : i % 3 === 1 ? [~row] : []))
		);
		const closed = new Set(rows.filter((_, i) => i % 3 === 2));
		return {
			tree,
			trace,
			step,
			options: optionsOf({ budget, future, opened, closed })
		};
	});

/** Scenes whose trace is too large to be shown whole. */
export const largeScenes = scenes.filter(({ trace, options }) => trace.rows > options.budget * 1.5);

export function rowsOf(items: VisibleItems): number[] {
	return [...items.row];
}
