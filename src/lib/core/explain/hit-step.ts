import type { Frame, Moment } from '../trace/cursor.ts';
import { hit } from './again.en.ts';
import { returnedBy } from './knowledge.ts';
import type { Sentence } from './parts.ts';
import type { Story } from './story.ts';
import { claimsOf, holdingTerm, moveTerm, placeTerm, sideAt, sideTerm } from './terms.ts';

/** What the table knew of a node and from where, and why that is enough. */
export function explainHit(story: Story, { node: row, path }: Moment): Sentence {
	const { trace } = story;
	const target = trace.targetOf(row);
	const known = returnedBy(trace, row);
	const side = sideAt(trace, row);
	const pass = trace.passIndexOf(target);
	const from = placeTerm(story, target);
	const isHere = story.names.pathTo(target).join(' ') === story.names.pathTo(row).join(' ');
	const number = pass === trace.passIndexOf(row) ? null : pass + 1;
	const enough = known.bound === 'exact' ? null : holdingTerm(story, path, limiting(known.bound));
	const arrival = trace.parentOf(row) < 0 ? null : moveTerm(story, row);
	const source = { at: isHere ? null : from, pass: number };
	return {
		parts: hit(sideTerm(story, side), arrival, source, known, enough),
		claims: [
			{ kind: 'to-move', row, side },
			{ kind: 'recalled', row, target, pass: number, ...known },
			...(enough === null ? [] : claimsOf((path.at(-1) as Frame).row, enough))
		]
	};
}

/** Whose limit a bound has reached where it is enough. */
function limiting(bound: 'lower' | 'upper'): 'max' | 'min' {
	return bound === 'upper' ? 'max' : 'min';
}
