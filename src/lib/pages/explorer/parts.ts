/** What the explorer does not show at once, each loaded when it is asked for. */
import type { View } from '$lib/core/share/link.ts';
import { onDemand } from '$lib/ui/on-demand.svelte.ts';

export const TEXT = onDemand(() => import('$lib/stepping/text/TextView.svelte'));
export const LECTURE = onDemand(() => import('./LectureView.svelte'));
export const LECTURE_BAR = onDemand(() => import('./LectureBar.svelte'));
export const BOARD = onDemand(() => import('$lib/stepping/board/Board.svelte'));
export const RULES = onDemand(() => import('./setup/RulesPanel.svelte'));
export const RUNNING = onDemand(() => import('./setup/RunningPanel.svelte'));
export const OVERVIEW = onDemand(() => import('$lib/tree/overview/Overview.svelte'));
export const KEYS = onDemand(() => import('$lib/stepping/transport/HelpDialog.svelte'));

/** Loads a view that may be chosen next. */
export function loadView(view: View): void {
	if (view === 'text') void TEXT.load();
	if (view !== 'lecture') return;
	void LECTURE.load();
	void LECTURE_BAR.load();
}
