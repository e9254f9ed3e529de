/** Why a changed search is shown at another moment, in English. */
import { eventAt } from '../trace/cursor.ts';
import { rowOfMoment, type Departure } from '../trace/same-moment.ts';
import type { Story } from './story.ts';
import { placeTerm } from './terms.ts';

/**
 * "Node b2 is pruned now: its nearest visited ancestor is shown, node b." Both steps are those of `sameMoment`.
 */
export function departureText(
	departure: Departure,
	before: { readonly story: Story; readonly step: number },
	after: { readonly story: Story; readonly step: number }
): string {
	const was = nodeText(before.story, rowOfMoment(before.story.trace, before.step));
	const now = nodeText(after.story, eventAt(after.story.trace, after.step).node);
	switch (departure) {
		case 'pruned':
			return `${capital(was)} is pruned now. Its nearest visited ancestor is shown: ${now}.`;
		case 'unvisited':
			return `${capital(was)} is not visited now. Its nearest visited ancestor is shown: ${now}.`;
		case 'no-cutoff':
			return `There is no cutoff at ${was} now. The return before it is shown.`;
		case 'absent':
			return `This step does not occur now. The nearest one at ${now} is shown.`;
	}
}

/** "the root", "node b2", "a3 b1". */
function nodeText(story: Story, row: number): string {
	const { path, names } = placeTerm(story, row);
	if (path.length === 0) return 'the root';
	return names === 'node' ? `node ${path.join(' ')}` : path.join(' ');
}

/** Moves keep their small letter. */
function capital(text: string): string {
	return text.replace(/^(the root|node) ?/, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
