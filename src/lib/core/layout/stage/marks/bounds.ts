/** Alpha and beta of the nodes on the path, and where they come from. */
import { formatLimit } from '../../../explain/format.ts';
import type { Story } from '../../../explain/story.ts';
import { NO_ROW, type Frame } from '../../../trace/cursor.ts';
import { around } from '../../drawing/rects.ts';
import { fittedNumber, fittedText } from '../../drawing/texts.ts';
import type { Point, Rect } from '../../viewport.ts';
import type { BoundPart, Measure, TextPart } from '../parts.ts';
import type { CutLine } from './cut-line.ts';

export type Which = BoundPart['which'];

/** Where a node has its bounds, and how much they say there. */
export interface BoundSpot {
	readonly node: string;
	/** The middle of a bound, whose lines are so wide. */
	at(which: Which, width: number): Point;
	/** Sizes of the number and of its source. */
	readonly bound: number;
	readonly by: number;
	/** Where the source is said, by where it is. */
	says(origin: BoundPart['origin']): 'beneath' | 'beside' | 'not at all';
	/** Width in pixels that a line may take, and that a number and its source may have on one line. */
	readonly room: number;
	readonly lineRoom: number;
	/** The part of its size to which a source may shrink. */
	readonly smallest: number;
	/** What a bound takes around its text. */
	box(text: Rect, gold: boolean): Rect;
}

/** From the middle of a bound to those of its two lines, in parts of the other line's size. */
const APART = 0.6;

/**
 * The bounds of the path, from the root down: alpha and beta of each node in turn. None in a search without windows.
 *
 * @param spotOf the place of the bounds of a node of the path; null where it has none
 */
export function drawBounds(
	measure: Measure,
	story: Story,
	path: readonly Frame[],
	cut: CutLine | null,
	spotOf: (ply: number) => BoundSpot | null
): BoundPart[] {
	if (!story.trace.hasWindow) return [];
	return path.flatMap((_, ply) => {
		const spot = spotOf(ply);
		if (spot === null) return [];
		return (['alpha', 'beta'] as const).map((which) => {
			const isGold = cut !== null && which === cut.which && ply >= cut.from;
			return drawBound(measure, story, path, ply, which, spot, isGold ? 'gold' : 'usual');
		});
	});
}

function drawBound(
	measure: Measure,
	story: Story,
	path: readonly Frame[],
	ply: number,
	which: Which,
	spot: BoundSpot,
	line: 'gold' | 'usual'
): BoundPart {
	const gold = line === 'gold';
	const limit = (path[ply] as Frame)[which];
	const { origin, words } = boundSource(story, path, ply, which);
	const isBold = origin === 'here' || gold;
	const tone = origin === 'none' && !gold ? 'faint' : isBold ? 'ink' : 'soft';
	const style = { size: spot.bound, weight: isBold ? 750 : 500, tone } as const;
	const under = { size: spot.by, weight: isBold ? 600 : 500, tone } as const;
	const key = `${which}:${spot.node}`;
	const number = `${which === 'alpha' ? 'α' : 'β'} ${formatLimit(limit)}`;
	const says = words === '' ? 'not at all' : spot.says(origin);
	const isTwo = says === 'beneath';
	const { x, y } = spot.at(
		which,
		Math.max(measure(number, spot.bound, 750), isTwo ? measure(words, spot.by, 600) : 0)
	);
	const lines: TextPart[] = [];
	if (isTwo) {
		const middle = y - APART * spot.by;
		lines.push(fittedNumber(measure, `${key}:1`, number, x, middle, style, spot.room));
		// First it loses its preposition: bold or soft says the same.
		const isWide = measure(words, under.size, under.weight) * spot.smallest > spot.room;
		const said = isWide ? words.replace(/^(by|from) /, '') : words;
		const below = y + APART * spot.bound;
		lines.push(fittedText(measure, `${key}:2`, said, x, below, under, spot.room, spot.smallest));
	} else {
		const full = `${number} ${words}`;
		const fits = measure(full, style.size, style.weight) * spot.smallest <= spot.lineRoom;
		const text = says === 'beside' && fits ? full : number;
		lines.push(fittedNumber(measure, `${key}:1`, text, x, y, style, spot.room));
	}
	const rect = spot.box(around(lines.map((text) => text.rect)), gold);
	return { key, which, node: spot.node, lines, origin, gold, rect };
}

/** The source of a bound in force at a node, in words for the line beneath it. */
interface BoundSource {
	readonly origin: BoundPart['origin'];
	/** "by a" where it was set here, "from root" where it was passed down; empty for no bound. */
	readonly words: string;
}

/**
 * Where the bound of a node on the current path comes from.
 *
 * @param at index of the node in the path
 */
function boundSource(
	{ names, trace }: Pick<Story, 'names' | 'trace'>,
	path: readonly Frame[],
	at: number,
	which: BoundPart['which']
): BoundSource {
	const frame = path[at] as Frame;
	if (trace.told !== null) {
		// Who set a bound of a faulty run is not known, only whether the parent has the same.
		const isFromAbove = path[at - 1]?.[which] === frame[which];
		const hasBound = Number.isFinite(frame[which]);
		return { origin: !hasBound ? 'none' : isFromAbove ? 'inherited' : 'here', words: '' };
	}
	const owner = which === 'alpha' ? frame.alphaOwner : frame.betaOwner;
	const from = (row: number): BoundSource => ({
		origin: 'inherited',
		words: `from ${names.of(row) || 'root'}`
	});
	if (owner === frame.row) return { origin: 'here', words: `by ${names.of(frame.bestChild)}` };
	if (owner !== NO_ROW) return from(owner);
	if (!Number.isFinite(frame[which])) return { origin: 'none', words: '' };
	const asked = path.findIndex(({ row }) => row === frame.asked);
	// A probe sets the far end of a null window: beta below a MAX node, alpha below a MIN node.
	if (asked > 0 && (path[asked - 1] as Frame).max === (which === 'beta')) {
		return asked === at ? { origin: 'here', words: 'by the probe' } : from(frame.asked);
	}
	return at === 0 ? { origin: 'here', words: 'by the pass' } : from((path[0] as Frame).row);
}
