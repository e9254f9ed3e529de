import { prefersReducedMotion, Tween } from 'svelte/motion';
import type { Sight } from '$lib/core/layout/whole-scale.ts';
import type { SightView } from './sight-view.svelte.ts';

/** In milliseconds. */
const DURATION = 240;

/**
 * The displayed part of a view. It glides when the view follows the search, so that you see where the tree went;
 * drags follow the mouse without delay. Call during component initialisation.
 */
export function glide(view: SightView): { readonly current: Sight } {
	const tween = new Tween(view.sight, { duration: 0, interpolate });
	let size = view.size;
	$effect.pre(() => {
		const to = view.sight;
		const isJump = view.isHeld || size !== view.size || to.k !== tween.target.k;
		({ size } = view);
		const duration = isJump || prefersReducedMotion.current ? 0 : DURATION;
		void tween.set(to, { duration });
	});
	return tween;
}

function interpolate(a: Sight, b: Sight): (part: number) => Sight {
	return (part) => ({
		from: a.from + (b.from - a.from) * part,
		k: b.k,
		top: a.top + (b.top - a.top) * part
	});
}
