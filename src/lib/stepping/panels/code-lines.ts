import { justAbove } from '$lib/core/search/null-window.ts';
import { formatBound, formatLimit, formatValue } from '$lib/core/explain/format.ts';
import { searchBefore } from '$lib/core/explain/knowledge.ts';
import { matesOf } from '$lib/core/explain/mates.ts';
import { algorithmOf } from '$lib/core/search/registry.ts';
import type { PseudocodeLine } from '$lib/core/search/search.ts';
import { pathFrames, type Frame, type Moment } from '$lib/core/trace/cursor.ts';
import { boundOf } from '$lib/core/trace/schema.ts';
import type { Trace } from '$lib/core/trace/trace.ts';
import { driverVariables } from './driver-variables.ts';

export interface CodeLine {
	readonly text: string;
	readonly indent: number;
	/** True if the line is current. */
	readonly lit: boolean;
	/** The numbers at this step, next to a highlighted line: "best = 0", "−1 ≤ 0"; empty if there are none. */
	readonly numbers: string;
}

/**
 * The lines of an algorithm at a step: which are highlighted, and with which numbers. The numbers are from MAX's
 * side, or from the mover's side if the algorithm is written for the side to move.
 */
export function codeLines(
	lines: readonly PseudocodeLine[],
	trace: Trace,
	moment: Moment
): CodeLine[] {
	const here = moment.path[moment.path.length - 1] as Frame;
	const half = here.max ? 'max' : 'min';
	const variables = variablesAt(trace, moment, here);
	return lines.map(({ text, indent, side, events }) => {
		const lit = events.includes(moment.kind) && (side ?? half) === half;
		return { text, indent, lit, numbers: lit ? numbersOf(text, variables) : '' };
	});
}

/** Values of the pseudocode's variables just after the event, as text; variables without a value are absent. */
function variablesAt(trace: Trace, moment: Moment, here: Frame): ReadonlyMap<string, string> {
	const { kind, subject } = moment;
	const forMover = algorithmOf(trace.header.setup.algorithm).valuesFor === 'mover' && !here.max;
	const own = (value: number): number => (forMover ? 0 - value : value);
	const ends = (low: number, high: number): [number, number] =>
		forMover ? [0 - high, 0 - low] : [low, high];
	const [alpha, beta] = ends(here.alpha, here.beta);
	const [alphaGiven, betaGiven] = ends(here.alphaGiven, here.betaGiven);
	const numbers = new Map<string, number>([
		['α', alpha],
		['β', beta],
		['α₀', alphaGiven],
		['β₀', betaGiven],
		...driverVariables(trace, moment)
	]);
	if (here.best !== null) numbers.set('best', own(here.best));
	if (kind === 'return' || kind === 'evaluate') numbers.set('value', own(trace.valueOf(subject)));
	if (kind === 'probe') numbers.set('β₁', justAbove(alpha, trace.granularity));
	if (kind === 'research') {
		// The probe's value, where the re-search begins, is in alpha by now.
		numbers.set('value', alpha);
		numbers.set('β₁', justAbove(own(askedAt(trace, moment)), trace.granularity));
	}
	if (kind === 'evaluate' || kind === 'finish')
		numbers.set('return', own(trace.valueOf(moment.node)));
	const mates = matesOf(trace.header.setup)?.short;
	// The ends of windows may be infinite without a mate.
	const isResult = (name: string): boolean => ['best', 'value', 'return'].includes(name);
	const texts = new Map(
		[...numbers].map(([name, value]) => [
			name,
			isResult(name) && !Number.isFinite(value) ? formatValue(value, mates) : formatLimit(value)
		])
	);
	if (kind === 'hit') {
		const known = boundOf(trace.flagsOf(moment.node));
		texts.set('return', formatBound(trace.valueOf(moment.node), known, mates));
	}
	return texts;
}

/** The bound that the child about to be re-searched was probed against, from MAX's side. */
function askedAt(trace: Trace, { node, subject }: Moment): number {
	const probed = searchBefore(trace, subject);
	const parent = pathFrames(trace, node, trace.enterStepOf(probed)).at(-1) as Frame;
	return parent.max ? parent.alpha : parent.beta;
}

function numbersOf(line: string, variables: ReadonlyMap<string, string>): string {
	const condition = conditionOf(line, variables);
	if (condition !== null) return condition;
	const returned = variables.get('return');
	if (/\breturn\b/.test(line)) return returned === undefined ? '' : `= ${returned}`;
	return line
		.split('; ')
		.flatMap((statement) => {
			const [, names = ''] = /^(?:for )?(.+?) ←/.exec(statement) ?? [];
			return names.split(', ').flatMap((name) => {
				const value = variables.get(name);
				return value === undefined ? [] : [`${name} = ${value}`];
			});
		})
		.join(', ');
}

/** A condition with its variables' values filled in; null if the line has none, or one of them has no value. */
function conditionOf(line: string, variables: ReadonlyMap<string, string>): string | null {
	const [, test = ''] =
		/^(?:if|while|until) (.+?)(?: and child is no leaf|, below the root)?(?::|$)/.exec(line) ?? [];
	if (!/[<>≤≥=]/.test(test)) return null;
	const words = test.split(' ');
	const isName = (word: string): boolean => !/^([<>≤≥=]|or|and)$/.test(word);
	if (words.some((word) => isName(word) && !variables.has(word))) return null;
	return words.map((word) => variables.get(word) ?? word).join(' ');
}
