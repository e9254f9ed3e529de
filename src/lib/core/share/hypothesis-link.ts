/** Links to the hypothesis of the king-and-rook paper: `n`, the steps on view, and the scale of the chart. */
import type { InputFault } from '../base/result.ts';
import { PROGRAM_FIELDS } from '../evaluate/krk-paper/program-fields.ts';
import { choice } from '../fields/field.ts';
import { fieldList } from '../fields/field-list.ts';

/** The vertical scales of the mates panel: share mated in percent, or share not mated on a logarithmic scale. */
export const SCALES = ['percent', 'log'] as const;
export type Scale = (typeof SCALES)[number];

export const SCALE_NAMES: Readonly<Record<Scale, string>> = {
	percent: 'Mated, %',
	log: 'Not mated, logarithmic'
};

export interface HypothesisView {
	/** Null where the link gives none that can be read: those of the claim. */
	readonly steps: number | null;
	readonly scale: Scale;
}

export interface HypothesisLink extends HypothesisView {
	readonly faults: readonly InputFault[];
}

/** The fields of the hypothesis' link. */
export const HYPOTHESIS = fieldList<HypothesisView, 'n' | 'scale'>({
	steps: {
		...PROGRAM_FIELDS.steps,
		name: 'n',
		about: 'the steps on view',
		usual: '7, those of the claim',
		momentary: true,
		format: (steps) => (steps === null ? null : String(steps)),
		default: () => null
	},
	scale: choice('scale', {
		label: 'Scale',
		about: 'the scale of the upper panel',
		ids: SCALES,
		names: SCALE_NAMES,
		momentary: true,
		code: 'krk-scale',
		default: 'percent'
	})
});

/** Reads the query of a link (with or without `?`). Never fails: faults are part of the result. */
export function parseHypothesisLink(query: string): HypothesisLink {
	const { values, faults } = HYPOTHESIS.read(query);
	return { ...values, faults: faults.map(({ fault }) => fault) };
}
