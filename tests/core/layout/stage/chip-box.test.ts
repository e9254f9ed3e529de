/** Compact rows: in a box the star, the move, the node and the value of the best sibling, from left to right. */
import { expect, test } from 'vitest';
import type { Stage } from '../../../../src/lib/core/layout/stage/parts.ts';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { spineStage } from '../../../../src/lib/core/layout/stage/spine-stage.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { rowMiddle } from '../../../../src/lib/core/layout/stage/placement/spine/spine-rows.ts';
import { spineScene } from '../../../../src/lib/core/layout/stage/placement/spine/spine-scene.ts';
import type { Rect } from '../../../../src/lib/core/layout/viewport.ts';
import { measure } from './measure.ts';
import { measureByTable } from './measure-table.ts';
import { overlaps } from './overlaps.ts';
import { pairs, ROOMS, stageAt, storyOf } from './spine-sweep.ts';

const BOARD = { game: 'tictactoe', position: '.........', shadow: 'off' };
const TREE = {
	game: 'tree',
	position: '[1,[[[[[[[4,9],7],8],3],6],2],1],0]',
	algorithm: 'alphabeta'
};

/** What is wrong in the boxes of a stage, and how many there are with a star and a value. */
function faultsOf({ nodes, texts, boxes, size }: Stage, height: number): [string[], number] {
	const faults: string[] = [];
	let whole = 0;
	for (const { key, rect } of boxes) {
		if (!key.startsWith('chip:')) continue;
		const own = key.slice('chip:'.length);
		const node = nodes.find((one) => one.key === own);
		const move = texts.find((one) => one.key === `move:${own}`);
		if (node === undefined || move === undefined) {
			faults.push(`${key} is empty`);
			continue;
		}
		const named: [string, Rect | undefined][] = [
			['star', node.star ?? undefined],
			['move', move.rect],
			['node', node.rect],
			['value', node.value?.rect]
		];
		const parts = named.flatMap(([name, part]) => (part ? [{ name, ...part }] : []));
		if (parts.length === 4) whole++;
		for (const [at, { name, left, top, bottom }] of parts.entries()) {
			const before = parts[at - 1];
			const gap = before === undefined ? left - rect.left : left - before.right;
			// Nearer than a letter, and not in one.
			if (gap < 0.9 || gap > 12) faults.push(`${key}: ${gap.toFixed(1)} px before the ${name}`);
			if (top < rect.top - 1 || bottom > rect.bottom + 1) faults.push(`${key}: ${name} sticks out`);
		}
		const end = rect.right - (parts.at(-1)?.right ?? 0);
		if (end < 0.9 || end > 12) faults.push(`${key}: ${end.toFixed(1)} px at the end`);
		if (rect.left < 0 || rect.right > size.width) faults.push(`${key} is outside`);
		if (rect.bottom - rect.top >= height) faults.push(`${key} is higher than its row`);
		if (node.role !== 'chip' || node.ring !== null) faults.push(`${key} is drawn as a node`);
		if (node.star !== null && node.state !== 'closed') faults.push(`${key} has a star too early`);
	}
	return [faults, whole];
}

test.each([BOARD, TREE])('$game', (fields) => {
	const story = storyOf(fields);
	const faults = new Set<string>();
	let boxes = 0;
	for (const room of ROOMS.filter((_, at) => [0, 4, 8, 10, 11].includes(at))) {
		const { rows } = spineScene(story, room, measure);
		for (const step of pairs(Math.min(story.trace.steps, 3000), 8)) {
			const stage = stageAt(story, room, step);
			const [found, whole] = faultsOf(stage, rows.compactHeight);
			for (const fault of found) faults.add(`${room.look} ${room.size.width}: ${fault}`);
			boxes += whole;
			for (const { role, rect, value } of stage.nodes) {
				// In a compact row a value is at the right of its node.
				const isCompact = role === 'spine' && rect.bottom < rowMiddle(rows, rows.compact - 1) + 20;
				if (rows.compact < 2 || !isCompact || value?.anchor !== 'start') continue;
				if (value.rect.left < rect.right) faults.add(`${value.key} is in its node`);
			}
		}
	}
	expect([...faults]).toEqual([]);
	expect(boxes).toBeGreaterThan(5);
});

test('on a phone a move in a compact row is whole while there is no alpha yet', () => {
	const story = storyOf({
		game: 'chess',
		position: '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1',
		depth: '3',
		algorithm: 'alphabeta'
	});
	// As in a lecture on a phone, and in a lower pane.
	for (const height of [236, 205]) {
		const room = { size: { width: 372, height }, look: 'phone', windowHeight: 844 } as const;
		const scene = spineScene(story, room, measureByTable);
		const { rows } = scene;
		for (const step of [20, 34]) {
			const [moment, known] = [momentAt(story.trace, step), knownAt(story.trace, step, 'hide')];
			const { texts, bounds, nodes } = spineStage(scene, story, moment, known, new Set());
			const spine = nodes.filter(
				({ role, rect }) => role === 'spine' && rect.bottom < rowMiddle(rows, rows.compact)
			);
			const names = texts.filter(({ key }) => spine.some((node) => key === `move:${node.key}`));
			expect(names.length).toBeGreaterThan(0);
			expect(names.map(({ text }) => text).filter((text) => text.includes('…'))).toEqual([]);
			for (const name of names)
				for (const { rect } of bounds) expect(overlaps(name.rect, rect)).toBe(false);
		}
	}
});
