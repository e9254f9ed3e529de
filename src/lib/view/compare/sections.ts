import type { Component } from 'svelte';
import type { CompareLab } from '$lib/state/compare/compare.svelte.ts';
import SideSection from './multiples/SideSection.svelte';
import OrderSection from './orders/OrderSection.svelte';
import RuleSection from './rules/RuleSection.svelte';
import EqualSection from './ties/EqualSection.svelte';
import CountsSection from './table/CountsSection.svelte';
import GrowthSection from './growth/GrowthSection.svelte';

export interface CompareSection {
	/** Its anchor in the page's address. */
	readonly id: string;
	readonly title: string;
	/** What question it answers, in one line under its heading. */
	readonly about: string;
	readonly component: Component<{ lab: CompareLab }>;
}

/** The sections of the page, from top to bottom. Adding one is its component and its line here. */
export const SECTIONS: readonly CompareSection[] = [
	{
		id: 'side-by-side',
		title: 'Side by side',
		about: 'The same moment in all of them: by step, by node visited, or by move of the root.',
		component: SideSection
	},
	{
		id: 'counts',
		title: 'Counts',
		about: 'What each search found in this tree, and what it took.',
		component: CountsSection
	},
	{
		id: 'growth',
		title: 'Growth',
		about: 'The same question one ply deeper at a time: how fast the cost grows.',
		component: GrowthSection
	},
	{
		id: 'orders',
		title: 'Order lab',
		about: 'How much of what alpha-beta saves is luck with the order of the moves.',
		component: OrderSection
	},
	{
		id: 'rules',
		title: 'The rule',
		about: 'What each rule of alpha-beta changes in this tree: the counts, and what nodes return.',
		component: RuleSection
	},
	{
		id: 'equal',
		title: 'Reading “equal” right',
		about: 'Which of the root’s values are only bounds, and what it costs to know them exactly.',
		component: EqualSection
	}
];
