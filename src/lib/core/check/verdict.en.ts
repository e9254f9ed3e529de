/** The words of a verdict on a program of one's own. */
import { EXCHANGED_RULES, ruleOf } from '../practice/exchanged-rules.ts';
import type { FaultId, Verdict } from './judge.ts';
import type { Cut } from './runs.ts';

/** At most so many faults are named. */
const MOST_NAMED = 3;

const RIGHT: Readonly<Record<Cut, string>> = {
	equal: 'Right. Your search cuts as soon as best reaches the bound.',
	strict: 'Right. Your search cuts only when best passes the bound.'
};

/** What a search does that follows the other rule than the one that is demanded. */
const OTHER_RULE: Readonly<Record<Cut, string>> = {
	equal: 'that cuts only when best passes the bound',
	strict: 'that cuts as soon as best reaches the bound'
};

/** @param cut the demanded rule; null if either is right */
export function sayVerdict({ verdict, rule, faults, first }: Verdict, cut: Cut | null): string {
	if (verdict === 'right') {
		return rule === null
			? 'Right. On this tree both rules for cutting print the same.'
			: RIGHT[rule];
	}
	const clauses = faults.map((ids) => ids.map((id) => clauseOf(id, cut)).join(' and '));
	const [some] = faults;
	if (some === undefined) return `No single fault of ours prints this: ${sayFirst(first)}.`;
	const named = clauses.slice(0, MOST_NAMED).join('; or ');
	const left = clauses.length - MOST_NAMED;
	const kind = some.length > 1 ? 'pair' : 'fault';
	const others =
		left <= 0 ? '' : `; or with ${left === 1 ? `one other ${kind}` : `${left} other ${kind}s`}`;
	if (some.length > 1) {
		return `No single fault of ours prints this, but two together do. This is what a search prints ${named}${others}.`;
	}
	return `This is what a search prints ${named}${others}. ${begin(sayFirst(first))}.`;
}

/** @param shown the faults that print something else than the right search */
export function sayShown(shown: number): string {
	return `This tree can show ${shown} of ${EXCHANGED_RULES.length} faults.`;
}

function clauseOf(id: FaultId, cut: Cut | null): string {
	return id === 'cut-on-other-rule' ? OTHER_RULE[cut ?? 'equal'] : ruleOf(id).clause;
}

function sayFirst(first: Verdict['first']): string {
	if (first === null) return 'the leaves are right, but not the value';
	const [expected, got] = [first.expected, first.got].map((value) => value ?? 'the end');
	return `your search left the right one at leaf ${first.leaf} (expected ${expected}, got ${got})`;
}

function begin(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
