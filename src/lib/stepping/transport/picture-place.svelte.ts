/** Where the choice of the tree's picture is: in the row above the tree, or in the menu of the steps. */
import { MediaQuery } from 'svelte/reactivity';
import { stageViewOf } from '$lib/tree/stage/stage-view.svelte.ts';
import { perStepped } from '$lib/tree/per-stepped.svelte.ts';

/**
 * A tree that fits is seen whole, so that its other pictures are asked for seldom; a lecture and a phone, held either
 * way, have no such row.
 */
export const picturePlaceOf = perStepped((stepped) => {
	const isPhone = new MediaQuery(
		'(max-width: 37.5em), (max-width: 62.4375em) and (max-height: 27.5em)',
		false
	);
	return {
		get place(): 'row' | 'menu' | 'nowhere' {
			if (stepped.view === 'text') return 'nowhere';
			const hasRow = stepped.view === 'explore' && !isPhone.current;
			return hasRow && !stageViewOf(stepped).fits ? 'row' : 'menu';
		}
	};
});
