/** Alpha-beta as whole programs, right ones and those of each fault, as texts to run: independent of the walker. */
import type { RuleId } from '../../../../src/lib/core/practice/exchanged-rules.ts';
import { RIGHT, type Base, type Language } from './right.ts';

export interface Source {
	/** Null for a right program. */
	readonly fault: RuleId | null;
	readonly cut: 'equal' | 'strict';
	readonly text: string;
}

/** What a fault changes: words of the right program, and what a wrong one has there. */
type Change = readonly (readonly [string, string])[];

interface Fault {
	readonly id: RuleId;
	readonly kind: Base['kind'];
	/** The forms in which it can be written; both, if not named. */
	readonly form?: Base['form'];
	readonly change: Change;
}

/** In Python. */
const FAULTS: readonly Fault[] = [
	{ id: 'min-never-lowers-beta', kind: 'plain', change: [['beta = min(beta, best)', 'pass']] },
	{ id: 'max-never-raises-alpha', kind: 'plain', change: [['alpha = max(alpha, best)', 'pass']] },
	{
		id: 'window-not-handed-down',
		kind: 'plain',
		change: [['not is_max, alpha, beta', 'not is_max, -inf, inf']]
	},
	{
		id: 'window-shared',
		kind: 'plain',
		change: [
			[
				'def search(node, is_max, alpha, beta):',
				'def search(node, is_max):\n    global alpha, beta'
			],
			['not is_max, alpha, beta', 'not is_max'],
			[
				'    return search(tree, True, -inf, inf)',
				'    global alpha, beta\n    alpha, beta = -inf, inf\n    return search(tree, True)'
			]
		]
	},
	{ id: 'negamax-not-swapped', kind: 'negamax', change: [['-beta, -alpha', '-alpha, -beta']] },
	{ id: 'negamax-not-swapped', kind: 'negamax', change: [['-beta, -alpha', 'alpha, beta']] },
	{ id: 'minus-missing', kind: 'negamax', change: [['-search(', 'search(']] },
	{ id: 'no-cut-max', kind: 'plain', form: 'best', change: [['best >= beta', 'False']] },
	{ id: 'no-cut-max', kind: 'plain', form: 'bounds', change: [['alpha >= beta', 'False']] },
	{ id: 'no-cut-min', kind: 'plain', form: 'best', change: [['best <= alpha', 'False']] },
	{ id: 'no-cut-min', kind: 'plain', form: 'bounds', change: [['beta <= alpha', 'False']] },
	...(['plain', 'negamax'] as const).map((kind): Fault => ({
		id: 'never-cuts',
		kind,
		change: [['break', 'pass']]
	})),
	{
		id: 'wrong-bound-tested',
		kind: 'plain',
		form: 'best',
		change: [
			['best >= beta', 'value <= alpha'],
			['best <= alpha', 'value >= beta']
		]
	},
	{
		id: 'wrong-bound-tested',
		kind: 'plain',
		form: 'best',
		change: [
			['best >= beta', 'best <= alpha'],
			['best <= alpha', 'best >= beta']
		]
	},
	{
		id: 'own-bound-tested',
		kind: 'plain',
		form: 'best',
		change: [
			['best >= beta', 'best >= alpha'],
			['best <= alpha', 'best <= beta']
		]
	},
	{
		id: 'only-parent-bound',
		kind: 'plain',
		change: [
			['not is_max, alpha, beta', 'not is_max, best if is_max else -inf, inf if is_max else best']
		]
	},
	{
		id: 'bound-assigned',
		kind: 'plain',
		change: [
			['alpha = max(alpha, best)', 'alpha = value'],
			['beta = min(beta, best)', 'beta = value']
		]
	},
	{ id: 'best-starts-at-zero', kind: 'plain', change: [['-inf if is_max else inf', '0']] },
	{
		id: 'returns-last',
		kind: 'plain',
		change: [
			['best = max(best, value)', 'best = value'],
			['best = min(best, value)', 'best = value']
		]
	},
	// A program that returns alpha has moved it before the test.
	{
		id: 'wrong-bound-returned',
		kind: 'plain',
		form: 'bounds',
		change: [['return best', 'return alpha']]
	},
	{ id: 'last-move-left-out', kind: 'plain', change: [['in node', 'in node[:-1]']] },
	{ id: 'flag-not-toggled', kind: 'plain', change: [['not is_max', 'False']] },
	{ id: 'flag-not-toggled', kind: 'plain', change: [['not is_max', 'True']] },
	{ id: 'sides-exchanged', kind: 'plain', change: [['(tree, True', '(tree, False']] }
];

/** The same words in JavaScript. */
const JAVASCRIPT: Readonly<Record<string, string>> = {
	pass: '',
	False: 'false',
	True: 'true',
	'not is_max': '!isMax',
	'not is_max, alpha, beta': '!isMax, alpha, beta',
	'not is_max, -inf, inf': '!isMax, -inf, inf',
	'def search(node, is_max, alpha, beta):': 'function search(node, isMax, alpha, beta)',
	'def search(node, is_max):\n    global alpha, beta':
		'let alpha, beta;\nfunction search(node, isMax)',
	'    return search(tree, True, -inf, inf)': '	return search(tree, true, -inf, inf)',
	'    global alpha, beta\n    alpha, beta = -inf, inf\n    return search(tree, True)':
		'	[alpha, beta] = [-inf, inf];\n	return search(tree, true)',
	'not is_max, best if is_max else -inf, inf if is_max else best':
		'!isMax, isMax ? best : -inf, isMax ? inf : best',
	'-inf if is_max else inf': 'isMax ? -inf : inf',
	'in node': 'of node',
	'in node[:-1]': 'of node.slice(0, -1)',
	'(tree, True': '(tree, true',
	'(tree, False': '(tree, false'
};

/** All programs of one language: four right ones, and those of each fault, under both rules. */
export function sourcesIn(language: Language): Source[] {
	const spell = (words: string): string =>
		language === 'javascript' ? (JAVASCRIPT[words] ?? words) : words;
	return (['equal', 'strict'] as const).flatMap((cut) =>
		RIGHT[language].flatMap(({ kind, form, text }) => [
			{ fault: null, cut, text: underRule(text, cut) },
			...FAULTS.filter((one) => one.kind === kind && (one.form ?? form) === form).map(
				({ id, change }) => ({
					fault: id,
					cut,
					text: underRule(
						changed(
							text,
							change.map(([from, to]) => [spell(from), spell(to)])
						),
						cut
					)
				})
			)
		])
	);
}

/** Changes all at once, so that no change finds what another has written. */
function changed(text: string, change: Change): string {
	const marked = change.reduce((so, [from], i) => {
		if (!so.includes(from)) throw new Error(`no ${from} in ${text}`);
		return so.replaceAll(from, `<${i}>`);
	}, text);
	return change.reduce((so, [, to], i) => so.replaceAll(`<${i}>`, to), marked);
}

function underRule(text: string, cut: Source['cut']): string {
	return cut === 'equal' ? text : text.replaceAll(' >= ', ' > ').replaceAll(' <= ', ' < ');
}
