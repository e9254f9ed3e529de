import { pointer, pointers, select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent } from 'd3-zoom';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { leastScale, mostScale, panSight, zoomSight } from '$lib/core/layout/whole-scale.ts';
import { NO_ROW } from '$lib/core/trace/cursor.ts';
import type { SightView } from './sight-view.svelte.ts';

interface Point {
	readonly x: number;
	readonly y: number;
}

interface Grip extends Point {
	/** 0 for a mouse. */
	readonly fingers: number;
}

/**
 * Moves the view of a picture of plies with mouse, touch and wheel. d3-zoom recognises the gestures; the view
 * computes their effect, because plies do not stretch as much as the tree does horizontally.
 */
export function sightGestures(view: SightView): Attachment<HTMLElement> {
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
			.on('start', ({ sourceEvent }: { sourceEvent?: Event | null }) => {
				held = sourceEvent ? gripOf(sourceEvent) : null;
			})
			.on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
				const source = event.sourceEvent as Event | null | undefined;
				// Only the user's gestures count; a write-back during one looks like it.
				if (source === null || source === undefined || isWriting) return;
				view.pointAway();
				follow(event.transform, source);
			})
			// The main button, a finger or the wheel; not with ctrl, except for pinching on a trackpad.
			.filter((event: MouseEvent) => !event.button && (!event.ctrlKey || event.type === 'wheel'));
		selection.call(behaviour).on('dblclick.zoom', null);
		$effect(() => {
			const { size } = view;
			behaviour.extent([
				[0, 0],
				[size.width, size.height]
			]);
			behaviour.scaleExtent([leastScale(view.shape), mostScale(view.shape)]);
			writeBack();
		});
		const listeners = [
			on(element, 'pointermove', (event) => {
				if (event.pointerType !== 'touch' && event.buttons === 0) {
					const { x, y } = placeOf(event);
					view.pointAt(x, y);
				}
			}),
			on(element, 'pointerleave', (event) => {
				if (event.pointerType !== 'touch') view.pointAway();
			}),
			// d3-drag swallows the click that ends a drag.
			on(element, 'click', (event) => {
				const { x, y } = placeOf(event);
				const unit = view.unitNear(x, y);
				view.pointAt(x, y);
				if (unit !== NO_ROW) view.goTo(unit);
			}),
			on(element, 'dblclick', (event) => {
				const { x, y } = placeOf(event);
				const unit = view.unitNear(x, y);
				if (unit === NO_ROW) view.fit();
				else view.focus(unit);
			}),
			on(element, 'wheel', panSideways, { passive: false, capture: true })
		];
		return () => {
			selection.on('.zoom', null);
			for (const off of listeners) off();
		};

		function follow({ x, y, k }: { x: number; y: number; k: number }, source: Event): void {
			const { shape, sight } = view;
			const at = gripOf(source);
			if (k === sight.k) {
				view.look(panSight(shape, sight, x + sight.from * sight.k, y + sight.top));
			} else {
				// The point between the fingers stays there; adding or lifting a finger moves nothing.
				const from = held?.fingers === at.fingers && at.fingers > 0 ? held : at;
				const next = zoomSight(shape, sight, k / sight.k, from);
				view.look(panSight(shape, next, at.x - from.x, at.y - from.y));
			}
			held = at;
			writeBack();
		}

		/** The displayed view is the truth: the next gesture starts from there. */
		function writeBack(): void {
			const { from, k, top } = view.sight;
			const now = zoomTransform(element);
			if (now.k === k && now.x === -from * k && now.y === -top) return;
			isWriting = true;
			selection.call(
				behaviour.transform.bind(behaviour),
				zoomIdentity.translate(-from * k, -top).scale(k)
			);
			isWriting = false;
		}

		/** A sideways wheel, or one with shift, moves along the tree. */
		function panSideways(event: WheelEvent): void {
			const across = event.shiftKey ? event.deltaX || event.deltaY : event.deltaX;
			const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
			if (!isSideways || event.ctrlKey) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			view.pan(-across * (event.deltaMode === 1 ? 16 : 1), 0);
		}

		function placeOf(event: MouseEvent): Point {
			const [x, y] = pointer(event, element);
			return { x, y };
		}

		function gripOf(source: Event): Grip {
			const places = pointers(source, element);
			const sum = (axis: 0 | 1): number => places.reduce((total, place) => total + place[axis], 0);
			const fingers = source.type.startsWith('touch') ? places.length : 0;
			return { x: sum(0) / places.length, y: sum(1) / places.length, fingers };
		}
	};
}
