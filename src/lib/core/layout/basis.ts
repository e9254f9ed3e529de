import type { Recording } from '../trace/recording.ts';
import { IcicleAxis } from './icicle-axis.ts';

/** The tree of a picture of a whole recording: the search's nodes, or all of minimax's. */
const BASES = ['search', 'minimax'] as const;
export type Basis = (typeof BASES)[number];

/** The bases with a picture of their own: minimax only if it was recorded and is not the search itself. */
export function basesOf({ trace, shadow }: Recording): readonly Basis[] {
	return shadow === null || shadow === trace ? ['search'] : BASES;
}

/** The units of a basis and the trace rows among them; without a recorded minimax both are the trace's rows. */
export function axisOn(recording: Recording, basis: Basis): IcicleAxis {
	const { trace } = recording;
	return new IcicleAxis(basis === 'search' ? { trace, shadow: null, shadowRow: null } : recording);
}
