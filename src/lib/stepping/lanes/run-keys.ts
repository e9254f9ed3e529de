import type { PageKey } from '$lib/ui/keys/page-key.ts';
import type { TwoRuns } from './two-runs.svelte.ts';

/** The keys of two runs; a slide remote sends those of a page. */
export const RUN_KEYS: readonly PageKey<TwoRuns>[] = [
	{
		keys: ['ArrowRight', 'PageDown'],
		what: 'Next step of both searches',
		run: (runs) => {
			runs.travel(1);
		}
	},
	{
		keys: ['ArrowLeft', 'PageUp'],
		what: 'Previous step',
		run: (runs) => {
			runs.travel(-1);
		}
	},
	{
		keys: ['Home'],
		what: 'First step',
		run: (runs) => {
			runs.player.go(0);
		}
	},
	{
		keys: ['End'],
		what: 'Last step',
		run: (runs) => {
			runs.player.go(runs.lastStep);
		}
	},
	{
		keys: [' '],
		what: 'Play or pause',
		run: (runs) => {
			runs.player.toggle();
		}
	},
	{
		keys: ['d'],
		what: 'First difference of the two searches',
		isOn: ({ parting }) => parting !== null,
		run: (runs) => {
			runs.goToParting();
		}
	}
];
