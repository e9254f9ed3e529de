/** The tidy layout in typed arrays against d3-hierarchy's, which gives the same result. */
import type { Measurement } from './measure.ts';
import { measureTidy } from './tidy.ts';

const ROUNDS = 5;

export const layout: Measurement = {
	question: 'Why is the tidy layout our own?',
	*tables() {
		for (const size of [10_000, 100_000]) {
			const { nodes, typed, d3, difference } = measureTidy(size, ROUNDS);
			if (difference > 1e-6) throw new Error(`the layouts differ by ${difference} separations`);
			yield {
				title: `a random tree of ${nodes.toLocaleString('en')} nodes (best of ${ROUNDS})`,
				rows: [
					{ name: 'typed arrays', milliseconds: typed },
					{ name: 'd3.tree', milliseconds: d3 }
				]
			};
		}
	}
};
