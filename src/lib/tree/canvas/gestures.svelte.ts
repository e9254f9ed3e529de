/** The gestures of everything that can be zoomed: mouse, wheel and fingers. */
import { pointer, pointers, select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent } from 'd3-zoom';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Point } from '$lib/core/layout/viewport.ts';
import { isSameSight, type Sight } from '$lib/core/layout/whole-scale.ts';
import { NO_ROW } from '$lib/core/trace/cursor.ts';
import type { SightView } from './sight-view.svelte.ts';

/** A plane of which a part is seen, and the ways to see another part. */
export interface Plane {
	readonly sight: Sight;
	/** The least and the most pixels per unit. */
	readonly scales: readonly [least: number, most: number];
	/** Zooms to so many pixels per unit; what is under a point of the pane stays there. */
	zoomTo(k: number, point: Point): void;
	/** Moves what is seen by pixels, to the right and down where they are positive. */
	pan(dx: number, dy: number): void;
}

interface Grip extends Point {
	/** 0 for a mouse. */
	readonly fingers: number;
}

/**
 * What is moved: a plane, which a drag takes along; or a strip, where a drag is left to others, and which has one
 * direction, so that a wheel of either moves along it.
 */
type Ground = 'plane' | 'strip';

/** A wheel's lines and pages in pixels. */
const WHEEL_UNITS = [1, 25, 500] as const;
/** Doublings of the scale for each pixel that the wheel turns, and the most for one event: a notch of a mouse. */
const WHEEL_SPEED = 0.01;
const MOST_DOUBLINGS = 0.25;

/** With Ctrl, which is also how a browser reports a pinch on a trackpad; on a Mac with Command too. */
function zooms({ ctrlKey, metaKey }: WheelEvent): boolean {
	return ctrlKey || metaKey;
}

function doublingsOf({ deltaY, deltaX, deltaMode }: WheelEvent): number {
	// Some systems turn a wheel with a modifier sideways.
	const pixels = (deltaY || deltaX) * WHEEL_UNITS[deltaMode as 0 | 1 | 2];
	return Math.min(Math.max(-pixels * WHEEL_SPEED, -MOST_DOUBLINGS), MOST_DOUBLINGS);
}

function isSideways({ deltaX, deltaY }: WheelEvent): boolean {
	return Math.abs(deltaX) > Math.abs(deltaY);
}

/** How far the wheel has turned, in pixels. */
function wayOf(event: WheelEvent, ground: Ground): readonly [dx: number, dy: number] {
	const { deltaX, deltaY, deltaMode, shiftKey } = event;
	const unit = WHEEL_UNITS[deltaMode as 0 | 1 | 2];
	const isAcross = isSideways(event);
	if (ground === 'strip') return [(isAcross ? deltaX : deltaY) * unit, 0];
	return shiftKey && !isAcross ? [deltaY * unit, 0] : [deltaX * unit, deltaY * unit];
}

/**
 * Moves a plane: two fingers on a trackpad, or the wheel, with shift sideways; a pinch, or the wheel with Ctrl, zooms
 * at the pointer; on a screen two fingers zoom and move. d3-zoom recognises the gestures; the plane computes their
 * effect, because it may stretch unevenly.
 *
 * @param onmove called with each move
 */
export function zoomGestures(
	plane: Plane,
	ground: Ground,
	onmove: () => void = () => undefined
): Attachment<HTMLElement> {
	return (element) => {
		const selection = select(element);
		/** The last middle of the fingers. */
		let held: Grip | null = null;
		let isWriting = false;
		const behaviour = zoom<HTMLElement, unknown>()
			// Small movements still count as clicks.
			.clickDistance(4)
			// A touch screen may be connected later.
			.touchable(() => true)
			.wheelDelta(doublingsOf)
			// The plane has its own limits; without an extent each gesture would measure the element.
			.extent([
				[0, 0],
				[1, 1]
			])
			.on('start', ({ sourceEvent }: { sourceEvent?: Event | null }) => {
				held = sourceEvent ? gripOf(sourceEvent) : null;
			})
			.on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
				const source = event.sourceEvent as Event | null | undefined;
				// Only the user's gestures count; a write-back during one looks like it.
				if (source === null || source === undefined || isWriting) return;
				onmove();
				follow(event.transform, source);
			})
			.filter(isOurs);
		selection.call(behaviour).on('dblclick.zoom', null);
		$effect(() => {
			behaviour.scaleExtent([...plane.scales]);
			writeBack();
		});
		// Not passive: the page must not scroll, or be zoomed, where the plane moves.
		const off = on(element, 'wheel', onWheel, { passive: false });
		return () => {
			selection.on('.zoom', null);
			off();
		};

		/** The main button, a finger, or a wheel that zooms. */
		function isOurs(event: MouseEvent | TouchEvent | WheelEvent): boolean {
			if ('deltaMode' in event) return zooms(event);
			if (ground === 'strip') return 'touches' in event && event.touches.length > 1;
			return !event.ctrlKey && !('button' in event && event.button !== 0);
		}

		function follow({ x, y, k }: { x: number; y: number; k: number }, source: Event): void {
			const { sight } = plane;
			const at = gripOf(source);
			// Where drags are others', a finger that stays after a pinch moves nothing.
			const isMove = ground === 'plane' || at.fingers !== 1;
			if (isMove && k === sight.k) plane.pan(x + sight.from * sight.k, y + sight.top);
			else if (isMove) {
				// The point between the fingers stays there; adding or lifting a finger moves nothing.
				const from = held?.fingers === at.fingers && at.fingers > 0 ? held : at;
				plane.zoomTo(k, from);
				plane.pan(at.x - from.x, at.y - from.y);
			}
			held = at;
			writeBack();
		}

		/** The displayed part is the truth: the next gesture starts from there. */
		function writeBack(): void {
			const { from, k, top } = plane.sight;
			const now = zoomTransform(element);
			// Nothing is displayed before it is measured.
			if (k === 0 || (now.k === k && now.x === -from * k && now.y === -top)) return;
			isWriting = true;
			selection.call(
				behaviour.transform.bind(behaviour),
				zoomIdentity.translate(-from * k, -top).scale(k)
			);
			isWriting = false;
		}

		/** What has no more to show leaves the wheel to the page, but not sideways: browsers then leave the page. */
		function onWheel(event: WheelEvent): void {
			const { sight } = plane;
			const [dx, dy] = wayOf(event, ground);
			if (!zooms(event)) plane.pan(-dx, -dy);
			const isStill = isSameSight(plane.sight, sight);
			if (!isStill) onmove();
			if (zooms(event) || !isStill || isSideways(event)) event.preventDefault();
		}

		function gripOf(source: Event): Grip {
			const places = pointers(source, element);
			const sum = (axis: 0 | 1): number => places.reduce((total, place) => total + place[axis], 0);
			const fingers = source.type.startsWith('touch') ? places.length : 0;
			return { x: sum(0) / places.length, y: sum(1) / places.length, fingers };
		}
	};
}

/** Points at nodes with the mouse; a click goes to one, a double click shows its part of the tree, or everything. */
export function pointGestures(view: SightView): Attachment<HTMLElement> {
	return (element) => {
		const listeners = [
			on(element, 'pointermove', (event) => {
				if (event.pointerType !== 'touch' && event.buttons === 0) {
					view.pointAt(...pointer(event, element));
				}
			}),
			on(element, 'pointerleave', (event) => {
				if (event.pointerType !== 'touch') view.pointAway();
			}),
			// d3-drag swallows the click that ends a drag.
			on(element, 'click', (event) => {
				const place = pointer(event, element);
				const unit = view.unitNear(...place);
				view.pointAt(...place);
				if (unit !== NO_ROW) view.goTo(unit);
			}),
			on(element, 'dblclick', (event) => {
				const unit = view.unitNear(...pointer(event, element));
				if (unit === NO_ROW) view.fit();
				else view.focus(unit);
			})
		];
		return () => {
			for (const off of listeners) off();
		};
	};
}

/**
 * Scrubs with one finger or the mouse, until another finger makes it a pinch.
 * @param onscrub the pointer's place, as a fraction of the width, 0 to 1
 */
export function scrubGestures(onscrub: (place: number) => void): Attachment<HTMLElement> {
	return (element) => {
		const held = new Set<number>();
		let isPinch = false;
		const listeners = [
			on(element, 'pointerdown', (event) => {
				if (event.button !== 0) return;
				element.setPointerCapture(event.pointerId);
				held.add(event.pointerId);
				isPinch = held.size > 1;
				scrub(event);
			}),
			on(element, 'pointermove', scrub),
			on(element, 'pointerup', release),
			on(element, 'pointercancel', release)
		];
		return () => {
			for (const off of listeners) off();
		};

		function scrub(event: PointerEvent): void {
			if (isPinch || !held.has(event.pointerId)) return;
			const [x] = pointer(event, element);
			onscrub(Math.min(Math.max(x / element.clientWidth, 0), 1));
		}

		/** A finger that stays after a pinch has no further effect. */
		function release(event: PointerEvent): void {
			held.delete(event.pointerId);
			if (held.size === 0) isPinch = false;
		}
	};
}
