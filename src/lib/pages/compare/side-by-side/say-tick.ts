import { formatCount } from '$lib/core/explain/format.ts';
import { gameOf } from '$lib/core/games/registry.ts';
import { rootOf } from '$lib/core/games/root.ts';
import type { Pace } from '$lib/core/trace/paces.ts';
import type { SideBySide } from './side-by-side.svelte.ts';

/** What a tick of each pace means. */
export const PACE_NOTES: Readonly<Record<Pace, string>> = {
	step: 'All searches are at the same step, or finished.',
	node: 'All searches have visited the same number of nodes, or finished.',
	'root-move':
		'In its last pass, each search has finished the same root move, by searching or pruning it.'
};

/** The current tick of all searches, in words. */
export function sayTick({ pace, tick, lastTick, rootMoves, lanes }: SideBySide): string {
	switch (pace) {
		case 'step':
			return `Step ${formatCount(tick)} of ${formatCount(lastTick)}`;
		case 'node':
			if (tick === 0) return 'The start';
			return tick === lastTick
				? 'The end'
				: `Node ${formatCount(tick)} of ${formatCount(lastTick - 1)}`;
		case 'root-move': {
			const move = rootMoves[tick - 1];
			const [first] = lanes;
			if (tick === 0 || first === undefined) return 'The start';
			if (move === undefined) return 'The end';
			const { setup } = first.explorer;
			const name = gameOf(setup.game).moveText(rootOf(setup), move);
			return `Finished ${name}, root move ${tick} of ${rootMoves.length}`;
		}
	}
}
