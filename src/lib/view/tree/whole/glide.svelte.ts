import { prefersReducedMotion, Tween } from 'svelte/motion';
import type { Sight } from '$lib/core/layout/whole-scale.ts';
import type { SightView } from '$lib/state/sight-view.svelte.ts';

/** In milliseconds. */
const DURATION = 240;

/**
 * What is shown of a view: where the search is followed one glides there, so that one sees where the tree
 * went; a hand on the mouse is not lagged behind. Call while a component is made.
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
