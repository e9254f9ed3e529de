/** The signs of cutoffs: that of the step, and the double bars of all until then. */
import { beforeAll, expect, test } from 'vitest';
import { cutChildren } from '../../../../src/lib/core/figure/step/cut-edges.ts';
import { FORMATS, type FormatId } from '../../../../src/lib/core/figure/step/formats.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { figureAt, recordingBy } from './shown-steps.ts';

beforeAll(loadAll);

function written(format: FormatId, query: string, step: number, cut: 'bar' | 'scissors'): string {
	const text = FORMATS[format].write(figureAt(query, step, { preset: 'slide', cut }));
	if (!text.ok) throw new Error(text.fault.message);
	return text.value;
}

test.each([
	['game=tree', 1],
	['game=tree&position=[[2,5,14],[6,4,2],[8,12,3]]&order=reversed', 1],
	['game=tree&root=min&cut=strict', 1],
	['game=tree&position=[[[[4,3],[2,8]],[[4,5],[0,4]]],[[[7,8],[7,4]],[[1,4],[7,8]]]]', 4],
	['game=tree&position=[[7,-1000],[7,[3,-12.5]],[6.25,99999],[[1,2],[3,4]]]', 1],
	['game=tictactoe&position=XO.OXX.XO', 0]
])(
	'%s has a double bar at each of %i cutoffs until the step, where its scissors were',
	(query, cutoffs) => {
		const { trace } = recordingBy(query);
		const cut = new Set<string>();
		for (let step = 0; step < trace.steps; step++) {
			const { stage } = figureAt(query, step, { preset: 'slide' });
			if (momentAt(trace, step).kind === 'cut' && stage.cut) cut.add(stage.cut.firstPruned);
			expect(cutChildren(stage, 'bar'), `step ${step}`).toEqual(cut);
			expect(cutChildren(stage, 'scissors').size).toBe(stage.cut === null ? 0 : 1);
		}
		const last = trace.steps - 1;
		const bars = (written('svg', query, last, 'bar').match(/<path/g) ?? []).length;
		const paths = (written('svg', query, last, 'scissors').match(/<path/g) ?? []).length;
		// A bar is two lines, on what hides the edge.
		expect(bars - paths).toBe(2 * cut.size);
		expect(written('dot', query, last, 'bar').match(/‖/g) ?? []).toHaveLength(cut.size);
		const tikz = written('tikz', query, last, 'bar');
		expect(tikz.match(/, cut\b/g) ?? []).toHaveLength(cut.size);
		expect(cut.size).toBe(cutoffs);
	}
);

test('keeps in TikZ the name of the move below its sign', () => {
	const tikz = written('tikz', 'game=tree', 12, 'scissors');
	expect(tikz).toContain('move={b2}, cut]');
	expect(tikz).toContain('cut/.style={edge label+=');
});
