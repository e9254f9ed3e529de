/** What must be true of a stage in the whole form; each check lists what is wrong, so that one `expect` says it all. */
import type { NodePart, Stage, TextPart } from '../../../../src/lib/core/layout/stage/parts.ts';
import type { Rect } from '../../../../src/lib/core/layout/viewport.ts';
import { overlaps } from './overlaps.ts';

interface Named {
	readonly name: string;
	readonly rect: Rect;
}

function named(text: TextPart): Named {
	return { name: `text ${text.key} “${text.text}”`, rect: text.rect };
}

/** The area of a node and its ring; the free corners of a triangle count to it. */
function areaOf({ key, rect, ring }: NodePart): Named {
	return { name: `node ${key}`, rect: ring ?? rect };
}

/** Pairs of parts that cover each other, of all that must not. */
export function overlapsIn(stage: Stage): string[] {
	const parts: Named[] = [
		...stage.nodes.map(areaOf),
		...stage.texts.map(named),
		...stage.bounds.map(({ key, rect }) => ({ name: `bound ${key}`, rect })),
		...stage.nodes.flatMap(({ key, value, rect }) => {
			const isInside = value !== null && value.rect.top < rect.bottom;
			return value === null || isInside ? [] : [{ name: `value ${key}`, rect: value.rect }];
		})
	];
	const { cut } = stage;
	if (cut !== null) {
		parts.push({ name: 'scissors', rect: cut.scissors });
		if (cut.callout !== null) parts.push({ name: 'callout', rect: cut.callout.rect });
	}
	const found: string[] = [];
	parts.forEach((one, i) => {
		for (const other of parts.slice(i + 1)) {
			if (overlaps(one.rect, other.rect)) found.push(`${one.name} and ${other.name}`);
		}
	});
	return found;
}

/** Values and stars that cover each other, and values that are wider than the shape they are in. */
export function valueFaults(stage: Stage): string[] {
	return stage.nodes.flatMap(({ key, rect, value, star, board }) => {
		if (value === null) return [];
		const found: string[] = [];
		const isInside = value.rect.top < rect.bottom;
		if (board && isInside) found.push(`value of ${key} on its board`);
		const isWide = value.rect.left < rect.left - 1 || value.rect.right > rect.right + 1;
		if (isInside && isWide) found.push(`value ${value.text} of ${key} is wider than its shape`);
		// A star has the area of a circle with free corners.
		const inner = star && {
			left: star.left + 2,
			top: star.top + 2,
			right: star.right - 3,
			bottom: star.bottom - 3
		};
		if (inner && overlaps(inner, value.rect)) found.push(`star and value of ${key}`);
		if (board && inner && overlaps(inner, rect)) found.push(`star of ${key} on its board`);
		return found;
	});
}

/** Parts that are not inside the stage. */
export function outsideOf(stage: Stage): string[] {
	const { width, height } = stage.size;
	const parts: Named[] = [
		...stage.nodes.map(areaOf),
		...stage.nodes.flatMap(({ value }) => (value === null ? [] : [named(value)])),
		...stage.texts.map(named),
		...stage.bounds.map(({ key, rect }) => ({ name: `bound ${key}`, rect })),
		...(stage.cut === null ? [] : [{ name: 'scissors', rect: stage.cut.scissors }]),
		...(stage.cut?.callout ? [{ name: 'callout', rect: stage.cut.callout.rect }] : [])
	];
	return parts
		.filter(
			({ rect }) => rect.left < 0 || rect.top < 0 || rect.right > width || rect.bottom > height
		)
		.map(({ name }) => `${name} is outside`);
}

/** Moves that are nearer to the end of another edge than to that of their own. */
export function strayMoves(stage: Stage): string[] {
	const ends = new Map(stage.edges.map(({ key, d }) => [key, lastPoint(d)]));
	return stage.texts.flatMap(({ key, text, rect }) => {
		if (!key.startsWith('move:')) return [];
		const own = ends.get(key.slice('move:'.length));
		if (own === undefined) return [];
		const distance = ([x, y]: readonly [number, number]): number =>
			Math.hypot(
				Math.max(rect.left - x, 0, x - rect.right),
				Math.max(rect.top - y, 0, y - rect.bottom)
			);
		const nearest = [...ends].every(([, end]) => end === own || distance(end) >= distance(own));
		return nearest ? [] : [`the move ${text} (${key}) is nearer to another edge`];
	});
}

function lastPoint(d: string): readonly [number, number] {
	const numbers = [...d.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([number]) => Number(number));
	return [numbers.at(-2) as number, numbers.at(-1) as number];
}

/** Nodes that are not where they are in another stage of the same scene. */
export function movedNodes(stage: Stage, first: Stage): string[] {
	const before = new Map(first.nodes.map(({ key, rect }) => [key, rect]));
	const found: string[] = [];
	for (const { key, rect } of stage.nodes) {
		const was = before.get(key);
		if (was === undefined) found.push(`${key} is new`);
		else if (
			rect.left !== was.left ||
			rect.top !== was.top ||
			rect.right !== was.right ||
			rect.bottom !== was.bottom
		)
			found.push(`${key} has moved`);
	}
	if (before.size !== stage.nodes.length) found.push('some nodes are missing');
	return found;
}

/** Parts of a cutoff with an owner that are not drawn. */
export function missingAtCut(stage: Stage): string[] {
	const { cut } = stage;
	if (cut === null) return [];
	const keys = new Set(stage.nodes.map(({ key }) => key));
	const wanted = [cut.cutNode, cut.firstPruned, ...(cut.owner === null ? [] : [cut.owner])];
	if (cut.owner !== null && cut.ownerChild === null) return ['the owner has no best child'];
	if (cut.ownerChild !== null) wanted.push(cut.ownerChild);
	const missing = wanted.filter((key) => !keys.has(key)).map((key) => `${key} is not drawn`);
	if (cut.gold.length === 0) missing.push('there is no line');
	return missing;
}
