/** Links to the 7-step hypothesis: the number of steps in view, and the scale of the chart. */
import { PROGRAM_FIELDS } from '../../evaluate/krk-paper/program-fields.ts';
import { choice } from '../../fields/field.ts';
import { fieldList } from '../../fields/field-list.ts';
import { CLAIMED_STEPS } from './hypothesis-point.ts';

export const SCALES = ['percent', 'log'] as const;
export type Scale = (typeof SCALES)[number];

export const SCALE_NAMES: Readonly<Record<Scale, string>> = {
	percent: 'Mated, %',
	log: 'Not mated, logarithmic'
};

export interface HypothesisView {
	/** Steps that both sides look ahead. */
	readonly steps: number;
	readonly scale: Scale;
}

/** The fields of the hypothesis' link. */
export const HYPOTHESIS = fieldList<HypothesisView, 'n' | 'scale'>({
	steps: {
		...PROGRAM_FIELDS.steps,
		name: 'n',
		about: 'the steps in view',
		momentary: true,
		default: () => CLAIMED_STEPS
	},
	scale: choice('scale', {
		label: 'Scale',
		about: 'the scale of the upper panel',
		ids: SCALES,
		names: SCALE_NAMES,
		momentary: true,
		default: 'percent'
	})
});
