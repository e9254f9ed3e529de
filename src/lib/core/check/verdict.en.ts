/** The words of a verdict on a program of one's own. */
import { EXCHANGED_RULES, ruleOf } from '../practice/exchanged-rules.ts';
import type { FaultId, Verdict } from './judge.ts';
import type { Cut } from './runs.ts';
import { MOST_TELLING, type Telling } from './tell-apart.ts';

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
export function sayVerdict(
	{ verdict, rule, faults, first, nearest }: Verdict,
	cut: Cut | null
): string {
	if (verdict === 'right') {
		return rule === null
			? 'Right. On this tree both rules for cutting print the same.'
			: RIGHT[rule];
	}
	const [some] = faults;
	if (some === undefined) {
		return `No single fault of ours prints this: ${sayFirst(first)}.${sayNearest(nearest, cut)}`;
	}
	const named = nameFaults(faults, cut);
	if (some.length > 1) {
		return `No single fault of ours prints this, but two together do. This is what a search prints ${named}.`;
	}
	return `This is what a search prints ${named}. ${begin(sayFirst(first))}.`;
}

/**
 * How to see which of several faults it is: a sentence, then one for each line that can be printed.
 * @param telling null if no tree was found
 */
export function sayTelling(telling: Telling | null, cut: Cut | null): string[] {
	if (telling === null) {
		return [
			`They print the same leaves on every tree of at most ${MOST_TELLING} leaves that was tried: look for each in your program.`
		];
	}
	const { tree, max, lines } = telling;
	return [
		`To see which one it is, let your program search ${tree}${max ? '' : ', MIN at the root'}.`,
		...lines.map(
			({ printed, faults }) => `${printed.join(', or ')}: a search ${nameFaults(faults, cut)}.`
		)
	];
}

/** Where names would show which of several faults it is, as the values do not. */
export const askForNames = (): string =>
	'Some of them evaluate different leaves with the same values: print the name of each leaf too, such as “a1.1 -3”.';

/** What follows from the line that was printed on the second tree. */
export function sayTold({ lines }: Telling, printed: readonly number[], cut: Cut | null): string {
	const line = printed.join(' ');
	const told = lines.find((one) => one.printed.includes(line));
	return told === undefined
		? 'None of them prints this there: your program may have two faults.'
		: `Then it is a search ${nameFaults(told.faults, cut)}.`;
}

/** What the last number may be, where it is one too many; empty otherwise. */
export function sayLast({ first }: Verdict, printed: readonly number[], value: number): string {
	const isLast = first?.expected === null && first.leaf === printed.length && first.got === value;
	return isLast
		? `The value of the root is ${value}: if your program printed it after the leaves, remove the last number.`
		: '';
}

/** @param shown the faults that print something else than the right search */
export function sayShown(shown: number): string {
	return `This tree can show ${shown} of ${EXCHANGED_RULES.length} faults.`;
}

/** Continues “a search …”. */
export function nameFaults(faults: Verdict['faults'], cut: Cut | null): string {
	const clauses = faults.map((ids) => ids.map((id) => clauseOf(id, cut)).join(' and '));
	const named = clauses.slice(0, MOST_NAMED).join('; or ');
	const left = clauses.length - MOST_NAMED;
	if (left <= 0) return named;
	const kind = (faults[0]?.length ?? 1) > 1 ? 'pair' : 'fault';
	return `${named}; or with ${left === 1 ? `one other ${kind}` : `${left} other ${kind}s`}`;
}

function clauseOf(id: FaultId, cut: Cut | null): string {
	return id === 'cut-on-other-rule' ? OTHER_RULE[cut ?? 'equal'] : ruleOf(id).clause;
}

function sayNearest(nearest: Verdict['nearest'], cut: Cut | null): string {
	if (nearest === null) return '';
	const { faults, leaves } = nearest;
	const same = leaves === 1 ? 'first leaf is' : `first ${leaves} leaves are`;
	return ` The nearest is a search ${nameFaults(faults, cut)}: its ${same} the same.`;
}

/** Why the right search is shown alone, and what it does where the program left it. */
export function sayAlone(first: Verdict['first']): string {
	const there =
		first === null
			? 'Its leaves are yours, its value is not'
			: first.expected === null
				? `It ends where your program prints ${String(first.got)} as leaf ${first.leaf}`
				: `It is at its leaf ${first.leaf}, worth ${first.expected}, where your program ${first.got === null ? 'ends' : `prints ${first.got}`}`;
	return `No search of ours prints your line, so the right one is shown alone. ${there}.`;
}

function sayFirst(first: Verdict['first']): string {
	if (first === null) return 'the leaves are right, but not the value';
	const [expected, got] = [first.expected, first.got].map((value) => value ?? 'the end');
	return `your search left the right one at leaf ${first.leaf} (expected ${expected}, got ${got})`;
}

function begin(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
