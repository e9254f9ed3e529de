/** The way of a table's answer, from the node that stored it to the one that receives it. */
import { expect, test } from 'vitest';
import { recallPath } from '../../../../src/lib/core/layout/stage/marks/recall.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { storyOf } from './spine-sweep.ts';

test('leads from node to node where both are drawn, and there is none at other steps', () => {
	const story = storyOf({ game: 'tictactoe', position: 'X...O....', algorithm: 'tt', depth: '4' });
	const { trace } = story;
	const rectOf = (row: number) => ({ left: row, top: 0, right: row + 2, bottom: 10 });
	let hits = 0;
	for (let step = 0; step < trace.steps; step++) {
		const moment = momentAt(trace, step);
		const { node, kind } = moment;
		if (kind !== 'hit') {
			expect(recallPath(story, moment, rectOf)).toBeNull();
			continue;
		}
		hits++;
		const source = trace.targetOf(node);
		expect(recallPath(story, moment, rectOf)).toBe(
			`M${source + 1} 10C${source + 1} 40 ${node + 1} 40 ${node + 1} 10`
		);
		const onlyOne = (row: number) => (row === node ? rectOf(row) : undefined);
		expect(recallPath(story, moment, onlyOne)).toBeNull();
	}
	expect(hits).toBeGreaterThan(0);
});
