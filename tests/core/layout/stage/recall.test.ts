/** The way of a table's answer, from the node that stored it to the one that receives it. */
import { expect, test } from 'vitest';
import { recallPath } from '../../../../src/lib/core/layout/stage/marks/recall.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { ROOMS, stageAt, storyOf } from './spine-sweep.ts';
import type { StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';

test('leads from node to node where both are drawn, and there is none at other steps', () => {
	const story = storyOf({ game: 'tictactoe', position: 'X...O....', algorithm: 'tt', depth: '4' });
	const { trace } = story;
	const rectOf = (row: number) => ({ left: row, top: 0, right: row + 2, bottom: 10 + (row % 7) });
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
		// It hangs 30 pixels below the lower one.
		const [from, to] = [rectOf(source).bottom, rectOf(node).bottom];
		const sag = 30 + Math.max(from, to);
		expect(recallPath(story, moment, rectOf)).toBe(
			`M${source + 1} ${from}C${source + 1} ${sag} ${node + 1} ${sag} ${node + 1} ${to}`
		);
		const onlyOne = (row: number) => (row === node ? rectOf(row) : undefined);
		expect(recallPath(story, moment, onlyOne)).toBeNull();
	}
	expect(hits).toBeGreaterThan(0);
});

test('a node that the table answers has moves, but no totals of them', () => {
	const story = storyOf({ game: 'tictactoe', position: 'X...O....', algorithm: 'tt', depth: '4' });
	const room = ROOMS[2] as StageRoom;
	const { trace } = story;
	const steps = Array.from({ length: trace.steps }, (_, step) => step);
	const hits = steps.filter((step) => momentAt(trace, step).kind === 'hit');
	const said = hits.flatMap((step) => stageAt(story, room, step).texts.map(({ text }) => text));
	expect(hits.length).toBeGreaterThan(0);
	expect(said.filter((text) => text.startsWith('0 moves'))).toEqual([]);
	expect(said).toContain('O’s moves');
});
