/** Figures of several steps: which, and how their files are called on the page and on the command line. */
import { formatCount } from '../../base/count-words.ts';
import { quote } from '../../base/clip.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { SearchSetup } from '../../search/setup.ts';
import { LAST_STEP, parseStep } from '../../fields/parse-step.ts';

export interface StepRange {
	readonly from: number;
	readonly to: number;
}

/** More files than this would fill the memory of a phone. */
const MOST = 300;

/**
 * Both ends as they are typed. Faults: those of `parseStep`, `figure-range`.
 *
 * @param last step of the search
 */
export function parseEnds(first: string, end: string, last: number): Result<StepRange> {
	const [from, to] = [parseStep(first), parseStep(end)];
	if (!from.ok) return from;
	if (!to.ok) return to;
	if (to.value > last) {
		const most = formatCount(last);
		return fail(
			'figure-range',
			`This search has steps 0 to ${most}. Give a last step up to ${most}.`
		);
	}
	if (from.value > to.value) {
		return fail('figure-range', 'The first step is after the last one. Give a smaller first step.');
	}
	if (to.value - from.value >= MOST) {
		const asked = formatCount(to.value - from.value + 1);
		return fail('figure-range', `These are ${asked} steps. Give at most ${MOST}.`);
	}
	return ok({ from: from.value, to: to.value });
}

/** "1-22", "9-end" or "12". Faults: `figure-range`, and those of both ends. */
export function parseRange(text: string, last: number): Result<StepRange> {
	const [, from = '', to = from] = /^\s*(\d+)(?:\s*[-–]\s*(\d+|end))?\s*$/.exec(text) ?? [];
	if (from === '') {
		return fail(
			'figure-range',
			`${quote(text)} is no range of steps. Give the first step, a hyphen and the last one, such as 1-12 or 1-end.`
		);
	}
	return parseEnds(from, to === LAST_STEP ? String(last) : to, last);
}

/** A file’s name without its ending: "plyscope-tree-alphabeta-step-12". */
export function figureName({ game, algorithm }: SearchSetup, steps: string): string {
	return `plyscope-${game}-${algorithm}-step-${steps}`;
}

/** The same of one step of several: as many digits for each, so that the files are in order. */
export function numberedName(setup: SearchSetup, step: number, { to }: StepRange): string {
	return figureName(setup, String(step).padStart(String(to).length, '0'));
}
