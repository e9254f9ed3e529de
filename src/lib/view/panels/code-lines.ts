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
	/** True where the line is what just happened. */
	readonly lit: boolean;
	/** The numbers of this moment, beside a lit line: "best = 0", "−1 ≤ 0"; empty where there are none. */
	readonly numbers: string;
}

/**
 * The lines of an algorithm as they stand at a moment: which are lit, and with which numbers. Those are MAX's, or
 * where the algorithm is written for whoever moves, the mover's.
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

/** What the variables of the pseudocode hold just after the event, as text; what holds nothing yet is left out. */
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
		// The probe's value, from which the search goes on, stands in alpha by now.
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

/** What the child that is about to be searched again was asked to pass, from MAX's side. */
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

/** A test with its variables' values in their places; null where the line has none, or one of them holds nothing. */
function conditionOf(line: string, variables: ReadonlyMap<string, string>): string | null {
	const [, test = ''] =
		/^(?:if|while|until) (.+?)(?: and child is no leaf|, below the root)?(?::|$)/.exec(line) ?? [];
	if (!/[<>≤≥=]/.test(test)) return null;
	const words = test.split(' ');
	const isName = (word: string): boolean => !/^([<>≤≥=]|or|and)$/.test(word);
	if (words.some((word) => isName(word) && !variables.has(word))) return null;
	return words.map((word) => variables.get(word) ?? word).join(' ');
}
