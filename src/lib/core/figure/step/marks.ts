/** What a figure is drawn with: the few forms that every program reads alike, in plain colours and absolute places. */
import type { TextPart } from '../../layout/stage/parts.ts';
import type { Point, Rect } from '../../layout/viewport.ts';

/** How a form is filled and outlined; absent or `none`: not at all. Colours are "#rrggbb". */
export interface Ink {
	readonly fill?: string;
	readonly stroke?: string;
	/** Of the outline, in pixels. */
	readonly width?: number;
	/** Lengths of its dashes and of the spaces between them. */
	readonly dash?: readonly [number, number];
	/** Its ends and corners are round. */
	readonly ends?: 'round';
}

interface PathMark {
	readonly kind: 'path';
	/** An SVG path. */
	readonly d: string;
	readonly ink: Ink;
}

interface RectMark {
	readonly kind: 'rect';
	readonly rect: Rect;
	/** Of its corners. */
	readonly radius: number;
	readonly ink: Ink;
}

interface CircleMark {
	readonly kind: 'circle';
	readonly at: Point;
	readonly radius: number;
	readonly ink: Ink;
}

interface TextMark {
	readonly kind: 'text';
	readonly text: TextPart;
	readonly fill: string;
}

/** Marks that belong together, such as a node with its value. */
interface GroupMark {
	readonly kind: 'group';
	readonly marks: readonly Mark[];
}

export type Mark = PathMark | RectMark | CircleMark | TextMark | GroupMark;

export function path(d: string, ink: Ink): PathMark {
	return { kind: 'path', d, ink };
}

export function box(rect: Rect, radius: number, ink: Ink): RectMark {
	return { kind: 'rect', rect, radius, ink };
}

export function circle(at: Point, radius: number, ink: Ink): CircleMark {
	return { kind: 'circle', at, radius, ink };
}

export function group(marks: readonly Mark[]): GroupMark {
	return { kind: 'group', marks };
}
