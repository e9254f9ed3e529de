/**
 * The fan of a closed node that is drawn without its children: how many nodes the search visited there and, next to
 * small scissors, how many of them it never will. The last line of such a fan is dashed, as the line to a pruned move.
 */
import { subtreeLabel } from '../../../explain/labels.ts';
import type { Story } from '../../../explain/story.ts';
import { CountIndex } from '../../../trace/counts.ts';
import { Kept } from '../../../base/kept.ts';
import {
	NO_TEXTS,
	numbersAt,
	SCISSORS,
	scissorsAt,
	scissorsIn,
	sizeIn,
	widthOf,
	type FanTexts
} from './fan-numbers.ts';
import type { FanPart, TextPart } from '../parts.ts';
import type { SpineView } from '../placement/spine/spine-view.ts';
import { TALL_NUMBER } from '../../drawing/texts.ts';

/** Where a fan may be. */
export interface FanSpot {
	/** The node's middle, and the lower end of its shape or of the value below that. */
	readonly x: number;
	readonly top: number;
	/** The lower end of the space. */
	readonly bottom: number;
	/** Where it may begin and end, and where the numbers below it may. */
	readonly from: number;
	readonly to: number;
	readonly low: { readonly from: number; readonly to: number };
	/** The value below the shape: scissors may be to the right of it. */
	readonly value: TextPart | null;
}

interface DrawnFan {
	readonly fan: FanPart;
	/** Pixels to the left by which the value below the shape makes room for scissors. */
	readonly aside: number;
}

/** Height of a fan without its numbers, at the usual size and at least; half its width, and the space above it. */
const FAN = 11;
const LEAST_FAN = 5;
const HALF = 9;
const ABOVE = 2;
/** From the lines of a fan to the middle of its numbers, and to their lower end, in parts of their size. */
const MIDDLE = 0.65;
const LINE = MIDDLE + TALL_NUMBER / 2;
/** Scissors are so far from the value that they are beside, and from the end of a fan's line. */
const BESIDE = 3;
const CLOSE = -1;
/** From scissors beside a value to what the next node may write, where there is space for it. */
const APART = 4;

/** The fan; null where it has no space, and nothing that was pruned has any either. */
export function drawFan(view: SpineView, key: string, row: number, spot: FanSpot): DrawnFan | null {
	const numbers = numbersOf(view.story, row);
	return (
		fanWithNumbers(view, key, numbers, spot) ??
		bareFan(view, key, numbers, spot) ??
		scissorsBesideValue(view, key, numbers, spot)
	);
}

/** The scissors beside a closed node in a compact row, which has no fan: they end at `right`. */
export function scissorsBefore(
	view: SpineView,
	key: string,
	row: number,
	right: number,
	middle: number
): FanPart | null {
	const numbers = numbersOf(view.story, row);
	const { pruned } = numbers;
	const size = view.scene.type.small;
	if (pruned === null) return null;
	const left = right - widthOf(view, null, pruned, size);
	if (left < view.scene.left) return null;
	return drawn(numbers, NO_LINES, scissorsAt(view, key, pruned, left, middle, size)).fan;
}

/** What became of a closed node's subtree. */
interface Numbers {
	/** Visited nodes, the closed node itself included. */
	readonly nodes: number;
	/** Pruned moves, and minimax's nodes under them; null if they are unknown. */
	readonly moves: number;
	readonly saved: number | null;
	/** The number that is next to the scissors. */
	readonly pruned: number | null;
	readonly words: string;
}

/** "26 ✂ 340" below the fan, or where that is too wide the scissors with their number alone. */
function fanWithNumbers(
	view: SpineView,
	key: string,
	numbers: Numbers,
	spot: FanSpot
): DrawnFan | null {
	const { x, top, bottom, low } = spot;
	const { from, to } = low;
	const { nodes, pruned } = numbers;
	const below = bottom - top - ABOVE;
	const space = { width: to - from, height: (below - LEAST_FAN) / LINE };
	for (const visited of pruned === null ? [nodes] : [nodes, null]) {
		const size = sizeIn(view, visited, pruned, space);
		if (size === null) continue;
		const width = widthOf(view, visited, pruned, size);
		const height = Math.min(FAN * view.scene.stroke, below - LINE * size);
		const left = Math.max(from, Math.min(x - width / 2, to - width));
		const y = top + ABOVE + height + MIDDLE * size;
		const texts = numbersAt(view, key, visited, pruned, left, y, size);
		return drawn(numbers, linesOf(view, spot, height, pruned), texts);
	}
	return null;
}

/** The lines alone, with the scissors at the right if they have space there. */
function bareFan(view: SpineView, key: string, numbers: Numbers, spot: FanSpot): DrawnFan | null {
	const height = FAN * view.scene.stroke;
	if (spot.top + ABOVE + height > spot.bottom) return null;
	const { pruned } = numbers;
	const lines = linesOf(view, spot, height, pruned);
	const left = spot.x + lines.half + CLOSE;
	const middle = spot.top + ABOVE + height / 2;
	const space = { width: spot.to - left, height: (2 * (spot.bottom - middle)) / SCISSORS.height };
	const scissors = pruned === null ? null : scissorsIn(view, pruned, space);
	if (scissors === null) return drawn(numbers, lines, NO_TEXTS);
	const y = Math.max(middle, spot.top + (SCISSORS.height / 2) * scissors.size);
	return drawn(numbers, lines, scissorsAt(view, key, scissors.pruned, left, y, scissors.size));
}

/** The scissors to the right of the value below the shape, which makes room for them. */
function scissorsBesideValue(
	view: SpineView,
	key: string,
	numbers: Numbers,
	{ from, to, value }: FanSpot
): DrawnFan | null {
	const { pruned } = numbers;
	if (pruned === null || value === null) return null;
	const { left, right } = value.rect;
	const width = to - from - (right - left) - BESIDE;
	const scissors = scissorsIn(view, pruned, { width, height: Infinity });
	if (scissors === null) return null;
	const apart = Math.min(APART, width - scissors.width);
	const aside = Math.max(0, right + BESIDE + scissors.width + apart - to);
	const at = right - aside + BESIDE;
	const texts = scissorsAt(view, key, scissors.pruned, at, value.at.y, scissors.size);
	return { ...drawn(numbers, NO_LINES, texts), aside };
}

function drawn(numbers: Numbers, lines: Lines, texts: FanTexts): DrawnFan {
	const { nodes, moves, saved } = numbers;
	const cut = { moves, saved, d: lines.pruned, scissors: texts.scissors, count: texts.pruned };
	const fan = {
		d: lines.searched,
		nodes,
		words: numbers.words,
		count: texts.visited,
		cut: moves === 0 ? null : cut
	};
	return { fan, aside: 0 };
}

interface Lines {
	/** Half the width. */
	readonly half: number;
	readonly searched: string;
	readonly pruned: string;
}

const NO_LINES: Lines = { half: 0, searched: '', pruned: '' };

/** Three lines; where something was pruned the last one goes there. */
function linesOf(
	{ scene }: SpineView,
	{ x, top, from, to }: FanSpot,
	height: number,
	pruned: number | null
): Lines {
	const start = top + ABOVE;
	const half = Math.max(0, Math.min(HALF * scene.stroke, x - from, to - x));
	const end = (across: number): number => start + height - (across === 0 ? 0 : 1);
	const line = (across: number): string => `M${x} ${start}L${x + across} ${end(across)}`;
	const searched = line(-half) + line(0);
	return pruned === null
		? { half, searched: searched + line(half), pruned: '' }
		: { half, searched, pruned: line(half) };
}

function numbersOf(story: Story, row: number): Numbers {
	const sums = counts.of(story);
	const [before, after] = [sums.ofRows(row), sums.ofRows(story.trace.endOf(row))];
	const isKnown = before.neverVisited !== null && after.neverVisited !== null;
	const nodes = after.visited - before.visited;
	const moves = after.prunedMoves - before.prunedMoves;
	const saved = isKnown ? after.neverVisited - before.neverVisited : null;
	const pruned = moves === 0 ? null : (saved ?? moves);
	return { nodes, moves, saved, pruned, words: subtreeLabel(story, nodes, moves, saved) };
}

/** A table's answer prunes nothing, so what it saves is not counted. */
const counts = new Kept(({ trace, ghostSize }: Story) => {
	const saved = (row: number): number => (trace.isPruned(row) ? (ghostSize?.(row) ?? 0) : 1);
	return new CountIndex(trace, ghostSize && saved);
});
