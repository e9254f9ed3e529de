import type { OverviewView } from './overview-view.svelte.ts';

export const ZOOM_FACTOR = 1.5;
/** Fraction of the width. */
const PAN_PART = 0.25;

/** Moves along the search. */
export function panStrip(view: OverviewView, to: 'left' | 'right'): void {
	view.pan((to === 'left' ? 1 : -1) * PAN_PART * view.width);
}

/** The strip's own keys, in words. */
export const STRETCH_KEYS =
	'Plus and minus zoom, 0 shows the whole search, Alt with an arrow moves along it.';

/** Runs a key of the strip, which takes precedence over the page's own; false if the strip has no such key. */
export function runStretchKey(view: OverviewView, event: KeyboardEvent): boolean {
	if (event.ctrlKey || event.metaKey) return false;
	if (event.altKey) {
		if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false;
		panStrip(view, event.key === 'ArrowLeft' ? 'left' : 'right');
		return true;
	}
	if (event.key === '+' || event.key === '=') view.zoom(ZOOM_FACTOR);
	else if (event.key === '-') view.zoom(1 / ZOOM_FACTOR);
	else if (event.key === '0') view.fit();
	else return false;
	return true;
}
