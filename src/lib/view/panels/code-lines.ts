import { formatValue } from '$lib/core/explain/format.ts';
import type { PseudocodeLine } from '$lib/core/search/search.ts';
import type { Frame, Moment } from '$lib/core/trace/cursor.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

export interface CodeLine {
	readonly text: string;
	readonly indent: number;
	/** True where the line is what just happened. */
	readonly lit: boolean;
	/** The numbers of this moment, beside a lit line: "best = 0", "−1 ≤ 0"; empty where there are none. */
	readonly numbers: string;
}

/** The lines of an algorithm as they stand at a moment: which are lit, and with which numbers. */
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

/** What the variables of the pseudocode hold just after the event; what holds nothing yet is left out. */
function variablesAt(trace: Trace, moment: Moment, here: Frame): ReadonlyMap<string, number> {
	const variables = new Map([
		['α', here.alpha],
		['β', here.beta],
		['α₀', here.alphaGiven],
		['β₀', here.betaGiven]
	]);
	if (here.best !== null) variables.set('best', here.best);
	if (moment.kind === 'return' || moment.kind === 'evaluate') {
		variables.set('value', trace.valueOf(moment.subject));
	}
	if (moment.kind === 'evaluate' || moment.kind === 'finish') {
		variables.set('return', trace.valueOf(moment.node));
	}
	return variables;
}

function numbersOf(line: string, variables: ReadonlyMap<string, number>): string {
	const [, left = '', sign = '', right = ''] = /^if (\S+) ([<>≤≥]) (\S+):/.exec(line) ?? [];
	const tested = variables.get(left);
	const bound = variables.get(right);
	if (tested !== undefined && bound !== undefined) {
		return `${formatValue(tested)} ${sign} ${formatValue(bound)}`;
	}
	const returned = variables.get('return');
	if (/\breturn\b/.test(line)) return returned === undefined ? '' : `= ${formatValue(returned)}`;
	return line
		.split('; ')
		.flatMap((statement) => {
			const [, name = ''] = /^(\S+) ←/.exec(statement) ?? [];
			const value = variables.get(name);
			return value === undefined ? [] : [`${name} = ${formatValue(value)}`];
		})
		.join(', ');
}
