import type { Component } from 'svelte';
import { atOnce, onDemand, type OnDemand } from '$lib/ui/on-demand.svelte.ts';
import type { CompareLab } from './compare.svelte.ts';
import SideSection from './side-by-side/SideSection.svelte';

/** In place of the page. */
export const LECTURE = onDemand(() => import('./lecture/CompareLecture.svelte'));

interface ComparePart {
	/** Its anchor in the page's address. */
	readonly id: string;
	readonly title: string;
	/** The question of the part, in one line beside its heading. */
	readonly about: string;
	readonly component: OnDemand<Component<{ lab: CompareLab }>>;
}

/**
 * The parts of the page below the counts, from top to bottom; one is open at a time, the first one at first. To add a
 * part, add its component and one line here.
 */
export const PARTS: readonly [ComparePart, ...ComparePart[]] = [
	{
		id: 'side-by-side',
		title: 'Side by side',
		about: 'Step through all searches together: by step, by visited node, or by root move.',
		component: atOnce(SideSection)
	},
	{
		id: 'growth',
		title: 'Growth',
		about: 'How the cost grows with each extra ply.',
		component: onDemand(() => import('./growth/GrowthSection.svelte'))
	},
	{
		id: 'orders',
		title: 'Move order',
		about: 'How much of alpha-beta’s saving depends on the move order.',
		component: onDemand(() => import('./orders/OrderSection.svelte'))
	},
	{
		id: 'rules',
		title: 'Cutoff and return rules',
		about: 'How each rule changes the node counts and the values that nodes return.',
		component: onDemand(() => import('./rules/RuleSection.svelte'))
	},
	{
		id: 'equal',
		title: 'Bounds are not values',
		about: 'Which root values are only bounds, and what it costs to make them exact.',
		component: onDemand(() => import('./ties/EqualSection.svelte'))
	}
];
