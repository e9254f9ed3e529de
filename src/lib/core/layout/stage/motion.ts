/** What moves between two steps that follow each other, and when: only the row that changed, and those below it. */
import type { Point, Rect } from '../viewport.ts';
import type { NodePart, Stage } from './parts.ts';
import { middleOf } from '../drawing/rects.ts';

/** Times in milliseconds from the step. */
interface Timed {
	readonly start: number;
	readonly duration: number;
}

export type Motion = Timed &
	(
		| {
				/** A node or a bound comes from another place, so far from its own. */
				readonly how: 'slide';
				readonly part: 'node' | 'bound';
				readonly key: string;
				readonly from: Point;
		  }
		/** A node of the whole form becomes one of the spine: from another place, and from another size. */
		| { readonly how: 'morph'; readonly key: string; readonly from: Rect; readonly to: Rect }
		/** A child's value rises along the child's edge. */
		| { readonly how: 'rise'; readonly key: string }
		/** A star or a bound that has just been set, or the hatching of what is pruned. */
		| {
				readonly how: 'appear';
				readonly part: 'star' | 'bound' | 'node';
				readonly key: string;
		  }
		/** All lines and texts between the nodes, as the nodes reach their places. */
		| { readonly how: 'draw' }
		/** The gold runs from the owner to the scissors, which close. */
		| { readonly how: 'run' | 'close' }
	);

/** Everything has come to rest after this many milliseconds. */
export const MOST_MOTION = 400;
const ENTER = 200;
const RISE = 250;
const RUN = 250;
const AFTER = 150;
const MORPH = 400;

/** The motions from the stage of a step to that of the next one; none between stages of two forms. */
export function stageMotion(before: Stage, after: Stage): readonly Motion[] {
	if (before.form !== after.form) return [];
	const from = before.nodes.find(({ current }) => current);
	const to = after.nodes.find(({ current }) => current);
	if (from === undefined || to === undefined) return [];
	if (after.cut !== null && before.cut === null) return atCut(before, after);
	if (to.parent === from.key) return atEntry(before, after, to);
	if (from.parent === to.key) return atReturn(before, after, from, to);
	return [];
}

/**
 * The motions from the whole form to the spine of the same step: a node in both goes from its old rectangle to its new
 * one. None in the other direction.
 */
export function morphMotion(before: Stage, after: Stage): readonly Motion[] {
	if (before.form !== 'whole' || after.form !== 'spine') return [];
	const places = new Map(before.nodes.map(({ key, rect }) => [key, rect]));
	const motions = after.nodes.map(({ key, rect: to }): Motion => {
		const from = places.get(key);
		return from === undefined
			? { how: 'appear', part: 'node', key, start: MORPH / 2, duration: MORPH / 2 }
			: { how: 'morph', key, from, to, start: 0, duration: MORPH };
	});
	return [...motions, { how: 'draw', start: MORPH / 2, duration: MORPH / 2 }];
}

/** The child slides to its place, and the window down to it. */
function atEntry(before: Stage, after: Stage, entered: NodePart): Motion[] {
	const motions = slidesFrom(before, after, entered.rect.top);
	for (const { key, node, which, rect } of after.bounds) {
		if (node !== entered.key) continue;
		const above = before.bounds.find(
			(bound) => bound.which === which && bound.node === entered.parent
		);
		if (above === undefined) continue;
		const from = difference(above.rect, rect);
		motions.push({ how: 'slide', part: 'bound', key, from, start: 0, duration: ENTER });
	}
	return motions;
}

/** The value rises; then its parent's bound and the star are set. */
function atReturn(before: Stage, after: Stage, child: NodePart, parent: NodePart): Motion[] {
	const motions = slidesFrom(before, after, child.rect.top);
	const returned = after.nodes.find(({ key }) => key === child.key);
	if (returned?.value) motions.push({ how: 'rise', key: child.key, start: 0, duration: RISE });
	const then = { start: RISE, duration: AFTER } as const;
	for (const { key, parent: above, star } of after.nodes) {
		const was = before.nodes.find((node) => node.key === key);
		if (above === parent.key && star !== null && was?.star == null) {
			motions.push({ how: 'appear', part: 'star', key, ...then });
		}
	}
	for (const { key, node, lines } of after.bounds) {
		const was = before.bounds.find((bound) => bound.key === key);
		const isNew = was?.lines[0]?.text !== lines[0]?.text;
		if (node === parent.key && isNew) motions.push({ how: 'appear', part: 'bound', key, ...then });
	}
	return motions;
}

function atCut(before: Stage, after: Stage): Motion[] {
	const then = { start: RUN, duration: AFTER } as const;
	const motions: Motion[] = [
		{ how: 'run', start: 0, duration: RUN },
		{ how: 'close', ...then }
	];
	for (const { key, state } of after.nodes) {
		const was = before.nodes.find((node) => node.key === key);
		if (state === 'pruned' && was?.state !== 'pruned') {
			motions.push({ how: 'appear', part: 'node', key, ...then });
		}
	}
	return motions;
}

/** Nodes that have another place than before, at a height or below it. */
function slidesFrom(before: Stage, after: Stage, top: number): Motion[] {
	const places = new Map(before.nodes.map(({ key, rect }) => [key, rect]));
	return after.nodes.flatMap(({ key, rect }): Motion[] => {
		const was = places.get(key);
		if (was === undefined || rect.top < top - 1) return [];
		const from = difference(was, rect);
		if (Math.hypot(from.x, from.y) < 1) return [];
		return [{ how: 'slide', part: 'node', key, from, start: 0, duration: ENTER }];
	});
}

function difference(from: NodePart['rect'], to: NodePart['rect']): Point {
	const [a, b] = [middleOf(from), middleOf(to)];
	return { x: a.x - b.x, y: a.y - b.y };
}
