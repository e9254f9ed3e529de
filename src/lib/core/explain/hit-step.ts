import type { Side } from '../games/game.ts';
import type { Frame, Moment } from '../trace/cursor.ts';
import type { Bound } from '../trace/schema.ts';
import type { Claim } from './claims.ts';
import { foundAt, hit } from './again.en.ts';
import { returnedBy } from './knowledge.ts';
import { heldBy } from './names.en.ts';
import type { Forms, Sentence } from './parts.ts';
import * as short from './short.en.ts';
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

/** The same without the move that led here; at last only the value, and the bound that makes it enough. */
export function* shortHit(story: Story, moment: Moment): Forms {
	yield explainHit(story, moment);
	const { node: row, path } = moment;
	const known = returnedBy(story.trace, row);
	const source = sourceOf(story, row);
	const enough = known.bound === 'exact' ? null : holdingTerm(story, path, limiting(known.bound));
	const claims: Claim[] = [
		{ kind: 'recalled', row, target: story.trace.targetOf(row), pass: source.pass, ...known },
		...(enough === null ? [] : claimsOf((path.at(-1) as Frame).row, enough))
	];
	const from = foundAt(source);
	yield { parts: short.hit(from, known, enough, heldBy), claims };
	yield { parts: short.hit(from, known, enough, short.heldValue), claims };
	yield { parts: short.hit([], known, enough, short.heldValue), claims };
	yield { parts: short.hit([], known, null, short.heldValue), claims: claims.slice(0, 1) };
}

/** The side whose bound a table's bound has reached. */
function limiting(bound: Exclude<Bound, 'exact'>): Side {
	return bound === 'upper' ? 'max' : 'min';
}
