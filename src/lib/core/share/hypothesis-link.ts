/** Links to the hypothesis of the king-and-rook paper: `n`, the steps on view, and the scale of the chart. */
import { listChoices } from '../base/choices.ts';
import { fail, ok, type InputFault, type Result } from '../base/result.ts';
import { parseSteps } from './krk-link-fields.ts';
import { strayFault } from './link.ts';

/** The vertical scales of the mates panel: share mated in percent, or share not mated on a logarithmic scale. */
export const SCALES = ['percent', 'log'] as const;
export type Scale = (typeof SCALES)[number];

export const SCALE_NAMES: Readonly<Record<Scale, string>> = {
	percent: 'Mated, %',
	log: 'Not mated, logarithmic'
};

export interface HypothesisLink {
	/** Null where the link gives none that can be read. */
	readonly steps: number | null;
	readonly scale: Scale;
	readonly faults: readonly InputFault[];
}

const FIELDS: ReadonlySet<string> = new Set(['n', 'scale']);

/** Reads the query of a link (with or without `?`). Never fails: faults are part of the result. */
export function parseHypothesisLink(query: string): HypothesisLink {
	const params = new URLSearchParams(query);
	const faults: InputFault[] = [];
	const stray = strayFault([...params.keys()], FIELDS);
	if (stray !== null) faults.push(stray);
	const take = <T>(field: 'n' | 'scale', parse: (text: string) => Result<T>): T | null => {
		const text = params.get(field);
		const read = text === null ? null : parse(text);
		if (read === null) return null;
		if (read.ok) return read.value;
		faults.push(read.fault);
		return null;
	};
	return { steps: take('n', parseSteps), scale: take('scale', parseScale) ?? 'percent', faults };
}

function parseScale(text: string): Result<Scale> {
	const scale = SCALES.find((one) => one === text);
	return scale === undefined
		? fail(
				'krk-scale',
				`There is no scale “${text.slice(0, 40)}”; choose ${listChoices(SCALES, (id) => SCALE_NAMES[id])}.`
			)
		: ok(scale);
}
