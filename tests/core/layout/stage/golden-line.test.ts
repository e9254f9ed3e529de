/** The golden line of a cutoff, in both forms: it begins at the owner's best child, and ends at the scissors. */
import { expect, test } from 'vitest';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { createStory } from '../../../../src/lib/core/explain/story.ts';
import spine from '../../../../src/lib/core/layout/stage/spine.ts';
import type { Stage } from '../../../../src/lib/core/layout/stage/parts.ts';
import { fittingScene, stageOf, stageScene } from '../../../../src/lib/core/layout/stage/stage.ts';
import type { Point, Rect } from '../../../../src/lib/core/layout/viewport.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { record } from '../../search/record.ts';
import { measureByTable } from './measure-table.ts';
import { ROOMS } from './spine-sweep.ts';
import { cornersOf } from './stage-transcript.ts';

/** Where the line crosses itself it leaves a gap beside half of its own width, on a phone the least. */
const CLEAR = 6.7;
/** So close to the owner, where both begin, the ways of its child and of its bound may be closer. */
const AT_OWNER = 18;
/** The end of a line is at most so far from what it leads to. */
const NEAR = 4;

const SEARCHES: readonly SetupFields[] = [
	{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' },
	{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]', root: 'min' },
	{ game: 'tree', position: '[5,[[[4,9],7],8]]' },
	{ game: 'tree', position: '[-5,[[[-4,-9],-7],-8]]', root: 'min' },
	{ game: 'tree', position: '[1,4,[[3,[2,9]],1],[0,9]]' },
	{ game: 'tree', position: '[[9,[[[3,1],5],7],2],[[8,9],[2,1]]]' },
	{ game: 'tictactoe', position: 'XOXO.....' },
	{ game: 'tictactoe', position: 'X...O....', depth: '5' }
];

/** Two of Explore, a lecture, a narrow window, and two phones, one of them low. */
const SOME = [0, 2, 4, 7, 8, 11].flatMap((at) => ROOMS[at] ?? []);

/** The points of each piece of a path, without those that bend its curves. */
const piecesOf = (d: string): Point[][] => (d.match(/M[^M]*/g) ?? []).map(cornersOf);

function gapTo({ left, right, top, bottom }: Rect, { x, y }: Point): number {
	return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Points at most a pixel apart along a line. */
function along(points: readonly Point[]): Point[] {
	return points.flatMap((to, at) => {
		const from = points[at - 1] ?? to;
		const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)) + 1;
		return Array.from({ length: steps }, (_, i) => ({
			x: from.x + ((to.x - from.x) * (i + 1)) / steps,
			y: from.y + ((to.y - from.y) * (i + 1)) / steps
		}));
	});
}

function faultsOf({ cut, nodes, bounds, texts, boxes, form }: Stage): string[] {
	if (cut?.owner == null) return [];
	const faults: string[] = [];
	const nodeOf = (key: string | null): Rect | undefined =>
		nodes.find((node) => node.key === key)?.rect;
	const [owner, child] = [nodeOf(cut.owner), nodeOf(cut.ownerChild)];
	const pills = bounds.filter(({ gold }) => gold).map(({ rect }) => rect);
	const [first, last] = [pills[0], pills.at(-1)];
	const lines = cut.gold.map(piecesOf);
	const end = lines.at(-1)?.at(-1)?.at(-1);
	if (!owner || !child || !first || !last || !end) return ['a part of the line is missing'];
	const rails = lines.slice(-pills.length);
	// What is before the rails: the way of the child, in one piece or more, and that from the owner to its bound.
	const before = lines.slice(0, -pills.length);
	const own = before.slice(0, -1).flat();
	const joint = before.at(-1)?.[0] ?? [];
	const label = texts.find(({ key }) => key === `move:${cut.ownerChild}`)?.rect;
	const box = boxes.find(({ key }) => key === `chip:${cut.ownerChild}`)?.rect;
	const isAt = (rects: readonly (Rect | undefined)[], point: Point | undefined): boolean =>
		point !== undefined && rects.some((rect) => rect && gapTo(rect, point) <= NEAR);
	const ends = [own[0]?.[0], own.at(-1)?.at(-1)];
	for (const [name, rects] of Object.entries({
		owner: [owner],
		'best child': [child, label, box]
	})) {
		if (!ends.some((point) => isAt(rects, point))) faults.push(`the line is not at the ${name}`);
	}
	if (![joint[0], joint.at(-1)].some((point) => isAt([first], point))) {
		faults.push('the bound is not joined');
	}
	if (form === 'spine') {
		for (const [at, rail] of rails.slice(0, -1).entries()) {
			const [from, to] = [rail[0]?.[0], rail.at(-1)?.at(-1)];
			if (!isAt([pills[at]], from) || !isAt([pills[at + 1]], to)) faults.push(`rail ${at}`);
		}
		if (!isAt([last], rails.at(-1)?.[0]?.[0])) faults.push('the last rail begins elsewhere');
	}
	if (!isAt([cut.scissors], end)) faults.push('the line does not end at the scissors');
	const inside =
		(rect: Rect, by: number) =>
		({ x, y }: Point) =>
			Math.min(x - rect.left, rect.right - x, y - rect.top, rect.bottom - y) > by;
	const radius = (cut.scissors.right - cut.scissors.left) / 2;
	if (
		lines
			.flat()
			.flatMap(along)
			.some(inside(cut.scissors, radius / 2))
	) {
		faults.push('the line goes through the scissors');
	}
	if (box && own.flatMap(along).some(inside(box, NEAR))) faults.push('the line crosses its move');
	// The ways meet at their ends alone, where they begin at one node.
	const others = rails.flatMap((rail) => rail.flatMap(along));
	const start = own[0]?.[0];
	for (const point of own.flatMap(along)) {
		if (start && Math.hypot(point.x - start.x, point.y - start.y) < AT_OWNER) continue;
		const nearest = Math.min(...others.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));
		if (nearest < CLEAR) {
			faults.push(`the child's way is ${nearest.toFixed(1)} px from the rail`);
			break;
		}
	}
	return faults;
}

test.each(['whole', 'spine'] as const)(
	'it leads from the best child by the owner and each bound to the scissors, and crosses itself with a gap: %s',
	(form) => {
		let cuts = 0;
		const faults = new Set<string>();
		for (const fields of SEARCHES) {
			const recording = record(fields);
			const story = createStory(recording.trace, null);
			const { trace } = story;
			for (const room of SOME) {
				const whole =
					form === 'whole' ? fittingScene(recording, story, room, measureByTable) : null;
				if (form === 'whole' && whole === null) continue;
				const scene = stageScene(whole, spine, story, room, measureByTable);
				if (scene === null) continue;
				for (let step = 0, seen = 0; step < trace.steps && seen < 6; step++) {
					const moment = momentAt(trace, step);
					if (moment.kind !== 'cut') continue;
					seen++;
					cuts++;
					const stage = stageOf(scene, story, moment, knownAt(trace, step, 'hide'), new Set());
					for (const fault of faultsOf(stage)) {
						faults.add(
							`${JSON.stringify(fields)} ${room.look} ${room.size.width} ${step}: ${fault}`
						);
					}
				}
			}
		}
		expect(cuts).toBeGreaterThan(20);
		expect([...faults]).toEqual([]);
	}
);
