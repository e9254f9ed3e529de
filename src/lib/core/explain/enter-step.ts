import type { Moment } from '../trace/cursor.ts';
import { compose, type Sentence } from './parts.ts';
import { explainRoles } from './finish-step.ts';
import { notQuiet } from './quiet.en.ts';
import type { Story } from './story.ts';
import * as words from './templates.en.ts';
import { claimsOf, holdingTerm, moveTerm, sideAt, sideTerm } from './terms.ts';

/** The side to move, and each side's best value along the path. */
export function explainEnter(story: Story, { node, path }: Moment): Sentence {
	const { trace } = story;
	const side = sideAt(trace, node);
	const party = sideTerm(story, side);
	const arrival = trace.parentOf(node) < 0 ? null : moveTerm(story, node);
	const toMove = { kind: 'to-move', row: node, side } as const;
	if (!trace.hasWindow) {
		const entered = { parts: words.enterMinimax(party, arrival), claims: [toMove] };
		const isSwapped = arrival === null && story.roleOf.max === 'min';
		return isSwapped ? compose(entered, explainRoles(story, node)) : entered;
	}
	const max = holdingTerm(story, path, 'max');
	const min = holdingTerm(story, path, 'min');
	const entered: Sentence = {
		parts: words.enterWindow(party, arrival, max, min),
		claims: [toMove, ...claimsOf(node, max), ...claimsOf(node, min)]
	};
	const isBeyond = trace.depthOf(node) >= (trace.passOf(node).depth ?? Infinity);
	return isBeyond ? compose(entered, { parts: notQuiet(), claims: [] }) : entered;
}
