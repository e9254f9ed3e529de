import type { Moment } from '../trace/cursor.ts';
import { hit } from './again.en.ts';
import { returnedBy } from './knowledge.ts';
import type { Sentence } from './parts.ts';
import type { Story } from './story.ts';
import { placeTerm, sideAt, sideTerm } from './terms.ts';

/** What the table knew of a node, and from where. */
export function explainHit(story: Story, { node: row }: Moment): Sentence {
	const { trace } = story;
	const target = trace.targetOf(row);
	const known = returnedBy(trace, row);
	const from = placeTerm(story, target);
	const isHere = from.path.join(' ') === placeTerm(story, row).path.join(' ');
	return {
		parts: hit(sideTerm(story, sideAt(trace, row)), isHere ? null : from, known),
		claims: [{ kind: 'recalled', row, target, ...known }]
	};
}
