/** Whether this browser has shown the first visit to its end before. */
import { KeptText } from '$lib/ui/kept-text.ts';

const kept = new KeptText('plyscope-visited');

/**
 * True on the page without a link until the first visit has ended or was skipped; where the browser keeps nothing,
 * never: it would begin each time.
 */
export function isFirstVisit(): boolean {
	if (location.search !== '' || location.hash !== '') return false;
	return kept.read() === '' && kept.write('');
}

/** The first visit has ended, or was skipped. */
export function endFirstVisit(): void {
	kept.write('yes');
}
