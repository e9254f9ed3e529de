/** Texts of the table of rules. */
import {
	BASE_RULE,
	type RuleChoice,
	type RuleDifference,
	type RuleEvent,
	type RuleRow
} from '$lib/core/experiments/compare/rules/rule-table.ts';
import { formatRounded } from '$lib/core/base/count-words.ts';
import { formatBound, formatCount } from '$lib/core/explain/format.ts';

const CUTS = { equal: 'on equality', strict: 'strict' } as const;
const MATES = { flat: 'flat', sooner: 'faster is better' } as const;

export const cutName = ({ cut }: RuleChoice): string => CUTS[cut];
export const failName = ({ fail }: RuleChoice): string => fail;
export const matesName = ({ mates }: RuleChoice): string => MATES[mates];

/** @param withMates true if there is a choice of mates */
export function ruleName(rule: RuleChoice, withMates: boolean): string {
	const name = `cutoffs ${cutName(rule)}, fail-${rule.fail}`;
	return withMates
		? `${name}, ${rule.mates === 'flat' ? 'flat values' : 'faster is better'}`
		: name;
}

export function isBase(rule: RuleChoice): boolean {
	return (
		rule.cut === BASE_RULE.cut && rule.fail === BASE_RULE.fail && rule.mates === BASE_RULE.mates
	);
}

/** Both sides of a step: "b returns ≤ 3; by the first rule it returns ≤ 2". */
export function differenceWords({ here, base }: RuleDifference): string {
	const isSamePlace = here?.path.join(' ') === base?.path.join(' ');
	const at = isSamePlace ? 'it' : placeOf(base);
	return `${eventWords(here, placeOf(here))}; by the first rule ${eventWords(base, at)}`;
}

/** Only the end of a long path is shown. */
function placeOf(event: RuleEvent | null): string {
	if (event === null || event.path.length === 0) return 'the root';
	const { path } = event;
	return (path.length <= 3 ? path : ['…', ...path.slice(-2)]).join(' ');
}

function eventWords(event: RuleEvent | null, at: string): string {
	if (event === null) return 'the search has finished';
	const worth =
		event.value === null || event.bound === null ? '' : formatBound(event.value, event.bound);
	switch (event.kind) {
		case 'enter':
			return `${at} is entered`;
		case 'evaluate':
			return `${at} is valued ${worth}`;
		case 'return':
			return `${at} returns ${worth}`;
		case 'cut':
			return `${at} has a cutoff`;
		case 'finish':
			return `${at} is worth ${worth}`;
	}
}

/** The effect of one rule against another on this tree, and on this tree only. */
export function findings(rows: readonly RuleRow[]): string[] {
	const of = (cut: string, fail: string, mates: string): RuleRow['figures'] =>
		rows.find((row) => row.cut === cut && row.fail === fail && row.mates === mates)?.figures ??
		null;
	const base = of('equal', 'soft', 'flat');
	if (base === null) return [];
	const said: string[] = [];
	const hard = of('equal', 'hard', 'flat');
	if (hard !== null) {
		const counts =
			hard.visited === base.visited
				? 'visits the same number of nodes as fail-soft'
				: `visits ${formatCount(hard.visited)} nodes, fail-soft ${formatCount(base.visited)}`;
		said.push(
			`With cutoffs on equality, fail-hard ${counts} here; ${differing(hard.values?.different ?? 0)}.`
		);
	}
	const strict = of('strict', 'soft', 'flat');
	if (strict !== null) {
		said.push(
			strict.first === null
				? 'Strict cutoffs change nothing here: no cutoff in this search depends on equal values.'
				: `Strict cutoffs visit ${times(strict.visited / base.visited)} as many nodes: ${formatCount(strict.visited)} instead of ${formatCount(base.visited)}.`
		);
		const strictHard = of('strict', 'hard', 'flat');
		if (strictHard !== null && strictHard.visited !== strict.visited) {
			said.push(
				`With strict cutoffs even fail-hard and fail-soft visit different nodes: ${formatCount(strictHard.visited)} and ${formatCount(strict.visited)}. A clamped value meets the next bound exactly, and a strict rule does not prune there.`
			);
		}
	}
	for (const [cut, name] of [
		['equal', 'With cutoffs on equality'],
		['strict', 'With strict cutoffs']
	] as const) {
		const flat = of(cut, 'soft', 'flat');
		const sooner = of(cut, 'soft', 'sooner');
		if (flat === null || sooner === null) continue;
		said.push(
			sooner.visited === flat.visited
				? `${name}, preferring faster wins does not change the count.`
				: `${name}, preferring faster wins makes it ${formatCount(sooner.visited)} nodes instead of ${formatCount(flat.visited)}.`
		);
	}
	return said;
}

function differing(nodes: number): string {
	if (nodes === 0) return 'every node returns the same';
	return nodes === 1
		? 'one node returns another value'
		: `${formatCount(nodes)} nodes return another value`;
}

function times(ratio: number): string {
	return `${formatRounded(ratio, 2)} times`;
}
