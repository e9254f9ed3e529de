import type { Component } from 'svelte';
import type { CompareLab } from '$lib/state/compare/compare.svelte.ts';
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
	}
];
