/** What a figure says of a finished search besides its stage: the types of the nodes, and the nodes of a proof. */
import { fail, ok, type Result } from '../../base/result.ts';
import { LINE_HEIGHT, textPart } from '../../layout/drawing/texts.ts';
import type { NodePart, Stage, TextPart } from '../../layout/stage/parts.ts';
import type { Extent } from '../../layout/stage/placement/whole/extent.ts';
import type { Recording } from '../../trace/recording.ts';
import * as words from './figure.en.ts';
import type { FigureValues } from './figure-fields.ts';
import type { FigureRoom } from './figure-room.ts';
import type { FigureStage } from './figure-stage.ts';
import { nodeTypeOf } from './node-types.ts';
import { provingNodes } from './proving-nodes.ts';
import { measureFigure } from './text-widths.ts';
import type { ToldStep } from './told-step.ts';

interface Marked {
	readonly stage: Stage;
	/** The keys of the nodes that are bold. */
	readonly bold: ReadonlySet<string>;
}

/** Size of the letters, in parts of the text around the tree. */
const LETTERS = 0.75;

/** Faults: `figure-finished`, `figure-window`, `figure-minimax`. */
export function searchMarks(
	{ recording, known }: ToldStep,
	{ stage, scene, plies }: FigureStage,
	{ types, proof }: FigureValues,
	{ look, text }: FigureRoom
): Result<Marked> {
	const nothing: Marked = { stage, bold: new Set() };
	if (types === 'none' && proof === 'none') return ok(nothing);
	if (!known.isWhole) return fail('figure-finished', words.FAULTS.finished);
	const { trace } = recording;
	if (types !== 'none' && !trace.hasWindow) return fail('figure-window', words.FAULTS.window);
	const bold =
		proof === 'none'
			? nothing.bold
			: provingKeys(recording, stage, plies === null ? (scene?.extent ?? null) : null);
	if (bold === null) return fail('figure-minimax', words.FAULTS.minimax);
	if (types === 'none') return ok({ stage, bold });
	const size = Math.max(look.leastType, LETTERS * text);
	const letters = stage.nodes.flatMap((node) => {
		// Beside the small nodes of a strip, and of the last ply of a tree that goes on, there is no space.
		const isLarge = node.role === 'spine' || (node.role === 'whole' && node.fan === null);
		const isLettered = isLarge && node.shape !== 'leaf';
		const type = node.row < 0 || !isLettered ? null : nodeTypeOf(trace, node.row);
		return type === null ? [] : [lettersAt(node, type, size)];
	});
	return ok({ stage: { ...stage, texts: [...stage.texts, ...letters] }, bold });
}

/** In the free corner at the right of a triangle, and outside the ring of the current node. */
function lettersAt({ key, rect, shape, ring }: NodePart, letters: string, size: number): TextPart {
	const { left, top, right, bottom } = ring ?? rect;
	const half = (size * LINE_HEIGHT) / 2;
	const isAbove = shape === 'max' || ring !== null;
	const x = ring === null ? left + 0.7 * (right - left) + 2 : right - 0.08 * (right - left);
	const style = { size, weight: 700, tone: 'soft', anchor: 'start' } as const;
	return textPart(
		measureFigure,
		`type:${key}`,
		letters,
		x,
		isAbove ? top + half : bottom - half,
		style
	);
}

/** Null where minimax's tree is not known. */
function provingKeys(
	{ trace, shadow, shadowRow }: Recording,
	{ nodes }: Stage,
	extent: Extent | null
): ReadonlySet<string> | null {
	if (extent !== null) {
		const { places } = extent;
		const numbers = new Map(places.map((place, at) => [place, at]));
		const chosen = provingNodes({
			nodes: places.length,
			childrenOf: (at) => places[at]?.children.map((child) => numbers.get(child) as number) ?? [],
			isMax: (at) => places[at]?.isMax === true,
			valueOf: (at) => places[at]?.value ?? NaN
		});
		return new Set([...chosen].flatMap((at) => places[at]?.key ?? []));
	}
	if (shadow === null) return null;
	const chosen = provingNodes({
		nodes: shadow.rows,
		childrenOf: (row) => shadow.childrenOf(row),
		isMax: (row) => trace.isMax(0) === (shadow.depthOf(row) % 2 === 0),
		valueOf: (row) => shadow.valueOf(row)
	});
	const rowOf = (row: number): number => (shadowRow === null ? row : (shadowRow[row] as number));
	return new Set(
		nodes.flatMap(({ key, row }) => (row >= 0 && chosen.has(rowOf(row)) ? [key] : []))
	);
}
