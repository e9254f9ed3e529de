import type { Frame, Moment } from '../trace/cursor.ts';
import { hit } from './again.en.ts';
import { returnedBy } from './knowledge.ts';
import type { Sentence } from './parts.ts';
import { sourceOf } from './recall.ts';
import type { Story } from './story.ts';
import { claimsOf, holdingTerm, moveTerm, sideAt, sideTerm } from './terms.ts';

/** The table's answer for a node, its source, and why it is enough. */
export function explainHit(story: Story, { node: row, path }: Moment): Sentence {
	const { trace } = story;
	const target = trace.targetOf(row);
	const known = returnedBy(trace, row);
	const side = sideAt(trace, row);
	const source = sourceOf(story, row);
	const enough = known.bound === 'exact' ? null : holdingTerm(story, path, limiting(known.bound));
	const arrival = trace.parentOf(row) < 0 ? null : moveTerm(story, row);
	return {
		parts: hit(sideTerm(story, side), arrival, source, known, enough),
		claims: [
			{ kind: 'to-move', row, side },
			{ kind: 'recalled', row, target, pass: source.pass, ...known },
			...(enough === null ? [] : claimsOf((path.at(-1) as Frame).row, enough))
		]
	};
}

/** The side whose bound a table's bound has reached. */
function limiting(bound: 'lower' | 'upper'): 'max' | 'min' {
	return bound === 'upper' ? 'max' : 'min';
}
