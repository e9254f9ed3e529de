/** Whether this browser has shown the first page before. */
import { KeptText } from '$lib/ui/kept-text.ts';

const kept = new KeptText('plyscope-visited');

/** True on the first visit to the page without a link, and never again; where the browser keeps nothing, never. */
export function isFirstVisit(): boolean {
	if (location.search !== '' || location.hash !== '' || kept.read() !== '') return false;
	return kept.write('yes');
}
