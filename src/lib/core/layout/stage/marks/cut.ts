/** A cutoff: the golden line from the owner's best child to the scissors, and its words. */
import type { Story } from '../../../explain/story.ts';
import { NO_ROW } from '../../../trace/cursor.ts';
import { linePath } from '../../drawing/curves.ts';
import type { Point, Rect } from '../../viewport.ts';
import type { BoundPart, CutPart } from '../parts.ts';
import { placeKey } from '../placement/place-key.ts';
import type { CutLine } from './cut-line.ts';

/** Corners of the golden line. */
export const CORNER = 9;

/** The ways of the line, as a placement has them: SVG paths, and none where there is no owner. */
interface CutWays {
	/** From the owner's best child up to the owner. */
	readonly child: readonly string[];
	/** The short piece that joins the owner and its bound. */
	readonly owner: readonly string[];
	/** Between the bounds that pass it down. */
	readonly rails: readonly (readonly Point[])[];
	/** From the last bound to the scissors. */
	readonly last: string;
	readonly scissors: Rect;
	readonly firstPruned: string;
	readonly callout: CutPart['callout'];
}

/** @param node the row of the cutoff's node */
export function drawCut(story: Story, node: number, cut: CutLine, ways: CutWays): CutPart {
	const hasOwner = cut.owner !== NO_ROW;
	const { child, owner, rails, last, scissors, firstPruned, callout } = ways;
	return {
		gold: [
			...(hasOwner ? [...child, ...owner] : []),
			...rails.map((rail) => linePath(rail, CORNER)),
			...(last === '' ? [] : [last])
		],
		scissors,
		callout,
		cutNode: placeKey(story, node),
		owner: hasOwner ? placeKey(story, cut.owner) : null,
		ownerChild: hasOwner ? placeKey(story, cut.ownerChild) : null,
		firstPruned
	};
}

/** True for the ends of the line's first piece: the owner of the bound, and its best child. */
export function isGolden(cut: CutLine | null, row: number): boolean {
	return cut !== null && row !== NO_ROW && (row === cut.owner || row === cut.ownerChild);
}

/** The bounds in the line, from the first one down. */
export function goldenOf(bounds: readonly BoundPart[]): BoundPart[] {
	return bounds.filter(({ gold }) => gold);
}
