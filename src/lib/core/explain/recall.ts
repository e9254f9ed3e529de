import type { Source } from './again.en.ts';
import type { Story } from './story.ts';
import { placeTerm } from './terms.ts';

/** Where and when the position of a table hit was searched, if that is another place or another pass. */
export function sourceOf(story: Story, row: number): Source {
	const { trace, names } = story;
	const target = trace.targetOf(row);
	const pass = trace.passIndexOf(target);
	const isHere = names.pathTo(target).join(' ') === names.pathTo(row).join(' ');
	return {
		at: isHere ? null : placeTerm(story, target),
		pass: pass === trace.passIndexOf(row) ? null : pass + 1
	};
}
