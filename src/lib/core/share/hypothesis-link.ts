/** Links to the hypothesis of the king-and-rook paper: `n`, the steps on view, and the scale of the chart. */
import { CLAIMED_STEPS, PROGRAM_FIELDS } from '../evaluate/krk-paper/program-fields.ts';
import { choice, idsOf, type ValuesOf } from '../fields/field.ts';
import { fieldList } from '../fields/field-list.ts';

/** The vertical scales of the mates panel: share mated in percent, or share not mated on a logarithmic scale. */
export const SCALE_NAMES = { percent: 'Mated, %', log: 'Not mated, logarithmic' } as const;
export const SCALES = idsOf(SCALE_NAMES);
export type Scale = keyof typeof SCALE_NAMES;

const FIELDS = {
	steps: {
		...PROGRAM_FIELDS.steps,
		name: 'n',
		about: 'the steps on view',
		usual: `${CLAIMED_STEPS}, those of the claim`,
		momentary: true,
		default: () => CLAIMED_STEPS
	},
	scale: choice('scale', {
		label: 'Scale',
		about: 'the scale of the upper panel',
		names: SCALE_NAMES,
		momentary: true,
		code: 'krk-scale',
		default: 'percent'
	})
} as const;

/** The fields of the hypothesis' link. */
export const HYPOTHESIS = fieldList<ValuesOf<typeof FIELDS>, 'n' | 'scale'>(FIELDS);
