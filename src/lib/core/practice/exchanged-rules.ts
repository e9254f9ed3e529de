/**
 * The registry of exchanged rules: alpha-beta with one rule changed, as programs and learners get it wrong. A wrong idea
 * of an exercise that is one of them takes its row.
 */
import { OPEN_WINDOW } from './sheet.ts';
import type { At, Twist } from './walk.ts';

/** How a program writes the cutoff condition. */
export interface Writing {
	/** It tests best before it moves its bound; or it moves the bound, and tests alpha against beta. */
	readonly form: 'best' | 'bounds';
	readonly cut: 'equal' | 'strict';
}

interface ExchangedRule {
	readonly id: string;
	/** Continues “This is what a search prints …”, without the full stop. */
	readonly clause: string;
	/** A search for each way to get it wrong. They remember, so each is for one search only. */
	readonly twists: (writing: Writing) => readonly Twist[];
}

/** The test on best, which needs no twist, or that on the bounds. */
export function writtenAs({ form, cut }: Writing): Twist {
	if (form === 'best') return {};
	return { stops: ({ now }) => reaches(now.alpha, now.beta, cut) };
}

/** In the order in which they are named. */
export const EXCHANGED_RULES = [
	{
		id: 'min-never-lowers-beta',
		clause: 'in which MIN never lowers beta',
		twists: () => [{ narrows: (max) => max }]
	},
	{
		id: 'max-never-raises-alpha',
		clause: 'in which MAX never raises alpha',
		twists: () => [{ narrows: (max) => !max }]
	},
	{
		id: 'window-not-handed-down',
		clause: 'in which every child starts with an open window',
		twists: () => [{ handsDown: () => OPEN_WINDOW }]
	},
	{
		id: 'window-shared',
		clause: 'with one alpha and one beta for the whole tree',
		twists: (writing) => [sharedWindow(writing)]
	},
	{
		id: 'negamax-not-swapped',
		clause:
			'that is negamax and gives a child its window without exchanging or without negating the bounds',
		twists: () => [
			{ handsDown: ({ now }) => ({ alpha: now.beta, beta: now.alpha }) },
			{ handsDown: ({ now }) => ({ alpha: -now.beta, beta: -now.alpha }) }
		]
	},
	{
		id: 'minus-missing',
		clause: 'that is negamax and does not negate what a child returns',
		twists: () => [{ takes: (found) => -found }]
	},
	{
		id: 'no-cut-max',
		clause: 'in which MAX never cuts',
		twists: (writing) => [{ stops: (at) => !at.max && isDue(at, writing) }]
	},
	{
		id: 'no-cut-min',
		clause: 'in which MIN never cuts',
		twists: (writing) => [{ stops: (at) => at.max && isDue(at, writing) }]
	},
	{
		id: 'never-cuts',
		clause: 'that never cuts',
		twists: () => [{ stops: () => false }]
	},
	{
		id: 'wrong-bound-tested',
		clause: 'in which MAX tests its value against alpha, and MIN against beta, to be no better',
		// Best against the bound that was given; or each child's value against the bound before that child.
		twists: ({ cut }) => [
			{
				stops: ({ max, best, given }) =>
					max ? reaches(given.alpha, best, cut) : reaches(best, given.beta, cut)
			},
			{
				stops: ({ max, last, before }) =>
					max ? reaches(before.alpha, last, cut) : reaches(last, before.beta, cut)
			}
		]
	},
	{
		id: 'own-bound-tested',
		clause: 'that cuts where a value reaches the bound that it has just set',
		twists: () => [{ stops: ({ max, best, now }) => (max ? best >= now.alpha : best <= now.beta) }]
	},
	{
		id: 'only-parent-bound',
		clause: 'that gives a child its own best alone, and forgets the bounds from further up',
		twists: () => [
			{
				handsDown: ({ max, best }) =>
					max ? { alpha: best, beta: Infinity } : { alpha: -Infinity, beta: best }
			}
		]
	},
	{
		id: 'bound-assigned',
		clause: 'that sets a bound to the last child’s value, even to a worse one',
		twists: () => [{ assigns: true }]
	},
	{
		id: 'best-starts-at-zero',
		clause: 'whose best value starts at 0',
		twists: () => [{ starts: 0 }]
	},
	{
		id: 'returns-last',
		clause: 'that returns its last child’s value',
		twists: () => [{ keepsLast: true }]
	},
	{
		id: 'wrong-bound-returned',
		clause: 'that returns alpha at both sides',
		twists: () => [{ returns: ({ now }) => ({ value: now.alpha, bound: 'exact' }) }]
	},
	{
		id: 'last-move-left-out',
		clause: 'that leaves out the last move of every node',
		twists: () => [{ forgets: (child, siblings) => child === siblings.at(-1) }]
	},
	{
		id: 'flag-not-toggled',
		clause: 'in which one side has every move below the root',
		twists: () => [
			{ side: (isMax, depth) => (depth === 0 ? isMax : !isRootMax(isMax, depth)) },
			{ side: isRootMax }
		]
	},
	{
		id: 'sides-exchanged',
		clause: 'in which MAX and MIN are exchanged',
		twists: () => [{ side: (isMax) => !isMax }]
	}
] as const satisfies readonly ExchangedRule[];

export type RuleId = (typeof EXCHANGED_RULES)[number]['id'];

export function ruleOf(id: RuleId): ExchangedRule {
	return EXCHANGED_RULES.find((rule) => rule.id === id) as ExchangedRule;
}

function sharedWindow({ form, cut }: Writing): Twist {
	let shared = OPEN_WINDOW;
	const isOver = ({ max, best }: At): boolean =>
		form === 'bounds'
			? reaches(shared.alpha, shared.beta, cut)
			: max
				? reaches(best, shared.beta, cut)
				: reaches(shared.alpha, best, cut);
	return {
		entry: () => shared,
		shared: () => shared,
		returned: (at) => {
			// A program that tests best returns before it moves its bound.
			if (form === 'best' && isOver(at)) return;
			shared = at.max
				? { ...shared, alpha: Math.max(shared.alpha, at.best) }
				: { ...shared, beta: Math.min(shared.beta, at.best) };
		},
		stops: isOver
	};
}

function isDue(at: At, { form, cut }: Writing): boolean {
	return form === 'best' ? at.holds : reaches(at.now.alpha, at.now.beta, cut);
}

function reaches(value: number, bound: number, cut: Writing['cut']): boolean {
	return value > bound || (cut === 'equal' && value === bound);
}

/** MAX and MIN take turns. */
function isRootMax(isMax: boolean, depth: number): boolean {
	return isMax === (depth % 2 === 0);
}
