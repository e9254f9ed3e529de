/** The line of a cutoff down the path: the bound that is reached, and the nodes that pass it on. */
import {
	cutReason,
	NO_ROW,
	type CutReason,
	type Frame,
	type Moment
} from '../../../trace/cursor.ts';
import type { Trace } from '../../../trace/trace.ts';
import type { BoundPart } from '../parts.ts';

export interface CutLine extends CutReason {
	/** The bound that the cutoff reaches. */
	readonly which: BoundPart['which'];
	/** The ply where the line begins: at the owner, or where a pass or a probe sets the bound. */
	readonly from: number;
}

/** The line of a moment's cutoff; null at other moments. No bound need be the reason of a faulty run: it has no line. */
export function cutLineOf(trace: Trace, { kind, path }: Moment): CutLine | null {
	const here = path.at(-1);
	if (kind !== 'cut' || here === undefined) return null;
	const reason = cutReason(path);
	const given = ({ alphaGiven, betaGiven }: Frame): number => (here.max ? betaGiven : alphaGiven);
	const which = here.max ? 'beta' : 'alpha';
	if (trace.told !== null) return { ...reason, which, from: path.length };
	const from =
		reason.owner === NO_ROW
			? path.findIndex((frame) => given(frame) === reason.bound)
			: path.findIndex(({ row }) => row === reason.owner);
	return { ...reason, which, from };
}
