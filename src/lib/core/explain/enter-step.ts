import type { Moment } from '../trace/cursor.ts';
import { compose, type Forms, type Sentence } from './parts.ts';
import { explainRoles } from './finish-step.ts';
import { heldBy } from './names.en.ts';
import { notQuiet } from './quiet.en.ts';
import * as short from './short.en.ts';
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
	return isBeyond(story, node) ? compose(entered, { parts: notQuiet(), claims: [] }) : entered;
}

/** The same with less of the bounds' sources, and at last without the move that led here. */
export function* shortEnter(story: Story, moment: Moment): Forms {
	yield explainEnter(story, moment);
	const { trace } = story;
	const { node, path } = moment;
	const side = sideAt(trace, node);
	const party = sideTerm(story, side);
	const arrival = trace.parentOf(node) < 0 ? null : moveTerm(story, node);
	const toMove = { kind: 'to-move', row: node, side } as const;
	if (!trace.hasWindow) {
		if (arrival === null) {
			yield compose(
				{ parts: short.rootToMove(party), claims: [toMove] },
				explainRoles(story, node)
			);
		}
		yield { parts: words.enterMinimax(party, null), claims: [toMove] };
		return;
	}
	const max = holdingTerm(story, path, 'max', [node]);
	const min = holdingTerm(story, path, 'min', [node]);
	const claims = [toMove, ...claimsOf(node, max), ...claimsOf(node, min)];
	const beyond: Sentence = { parts: isBeyond(story, node) ? short.notQuiet() : [], claims: [] };
	for (const [from, hold] of [
		[arrival, heldBy],
		[arrival, short.heldValue],
		[null, short.heldValue]
	] as const) {
		yield compose({ parts: words.enterWindow(party, from, max, min, hold), claims }, beyond);
	}
	yield { parts: words.enterWindow(party, null, max, min, short.heldValue), claims };
}

/** True at the depth limit and beyond, where only captures and promotions are searched. */
function isBeyond({ trace }: Story, node: number): boolean {
	return trace.depthOf(node) >= (trace.passOf(node).depth ?? Infinity);
}
