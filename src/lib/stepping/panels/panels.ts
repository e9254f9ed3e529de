import type { Component } from 'svelte';
import type { PanelId } from '$lib/core/share/link.ts';
import { onDemand, type OnDemand } from '$lib/ui/on-demand.svelte.ts';

/** The panels about a step; each is loaded when it is opened. */
export const PANELS: Readonly<Record<PanelId, OnDemand<Component>>> = {
	code: onDemand(() => import('./CodePanel.svelte')),
	stack: onDemand(() => import('./StackPanel.svelte')),
	'root-moves': onDemand(() => import('./RootMovesPanel.svelte')),
	worth: onDemand(() => import('./WorthPanel.svelte')),
	minimax: onDemand(() => import('./CountsPanel.svelte')),
	paper: onDemand(() => import('$lib/tree/krk/PaperPanel.svelte')),
	find: onDemand(() => import('../find/FindPanel.svelte'))
};
