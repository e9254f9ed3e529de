/**
 * The parts of a stage as marks, in the order of the page's painter. What its styles say by a halo around letters, a
 * figure says by a plate behind those that a line would cross: many programs know no halo.
 */
import { centred, middleOf, overlap } from '../../layout/drawing/rects.ts';
import type { BoundPart, EdgePart, FoldPart, Stage, TextPart } from '../../layout/stage/parts.ts';
import type { Point, Rect } from '../../layout/viewport.ts';
import { isHistory, isStruck } from './bound-history.ts';
import { earlierCuts } from './cut-edges.ts';
import type { FigureLook } from './figure-look.ts';
import { box, group, path, type Ink, type Mark } from './marks.ts';
import { paintNode, type NodePaint } from './paint-node.ts';
import { crosses, linesOf, meetingOf } from './path.ts';
import { cutSign } from './signs.ts';

interface StagePaint extends Omit<NodePaint, 'textMark' | 'onLines'> {
	readonly cut: 'scissors' | 'bar' | 'none';
}

/** The card behind a fold shows by so much, inside the rectangle of both. */
const STACK = 3;
const ROUND = 'round';
/** Half the height of the line through an old value, in parts of the type. */
const STRIKE = 0.26;
/** Width of the double bar of an earlier cutoff, in parts of the type. */
const BAR = 1.5;
/** Radius of the corners of a plate without an outline. */
const PLATE = 4;
/** A thin line has a gap where an edge crosses it: so far along the edge, and beyond both of its sides. */
const GAP = { along: 5, beyond: 2.5 } as const;

export function paintStage(stage: Stage, paint: StagePaint): Mark[] {
	const { look } = paint;
	const { palette, strokes } = look;
	const lines = [
		...stage.edges.map(({ d }) => d),
		...stage.hairlines.map(({ d }) => d),
		...(stage.recall === null ? [] : [stage.recall]),
		...(stage.cut?.gold ?? [])
	].flatMap(linesOf);
	const funnels = stage.funnels.map(({ d }) => rectOf(linesOf(d).flat()));
	const textMark = (text: TextPart): Mark => textOf(text, look);
	const groundOf = (area: Rect): string =>
		funnels.some((funnel) => overlap(funnel, area)) ? palette.funnel : palette.panel;
	/** What hides the lines behind letters; nothing where there are none. */
	const plateOf = (area: Rect, radius: number): Mark[] => {
		if (!lines.some((line) => crosses(line, area))) return [];
		return [box(area, radius, { fill: groundOf(area) })];
	};
	const onLines = (text: TextPart): Mark[] => [...plateOf(lettersOf(text.rect), 2), textMark(text)];
	const full = { ...paint, textMark, onLines };
	const { cut } = stage;
	const gold = cut?.gold ?? [];
	const callout = cut?.callout ?? null;
	const edges = stage.edges.flatMap(({ d }) => linesOf(d));
	return [
		...stage.funnels.map(({ d }) => path(d, { fill: palette.funnel })),
		...stage.hairlines.map(({ d }) => path(d, { stroke: palette.soft, width: strokes.hairline })),
		...gapsOf(stage, paint, groundOf),
		...stage.edges.map((edge) => path(edge.d, edgeInk(edge, paint))),
		...(stage.recall === null
			? []
			: [path(stage.recall, { stroke: palette.soft, width: strokes.best, dash: [7, 6] })]),
		...gold.flatMap((d) => [
			path(d, { stroke: palette.panel, width: strokes.gold.gap }),
			path(d, { stroke: palette.nowEdge, width: strokes.gold.edge, ends: ROUND }),
			path(d, { stroke: palette.now, width: strokes.gold.line, ends: ROUND })
		]),
		...stage.texts.flatMap(onLines),
		...stage.boxes.map(({ rect }) => box(rect, 4, { stroke: palette.ink, width: strokes.best })),
		// A plate hides lines, and no corner of a node.
		...stage.bounds.flatMap((bound) => platesOf(bound, stage.form, plateOf)),
		...stage.nodes.map((node) => group(paintNode(node, full))),
		...stage.folds.map((fold) => group(foldOf(fold, look))),
		...stage.nodes.flatMap(({ badge }) => (badge === null ? [] : onLines(badge))),
		...stage.bounds.map((bound) => group(boundOf(bound, look))),
		...earlierCuts(stage, paint.cut, BAR * look.leastType).map((at) => group(barsOf(at, look))),
		...(cut === null || paint.cut === 'none'
			? []
			: [
					group(paint.cut === 'scissors' ? cutSign(cut.scissors, look) : barsOf(cut.scissors, look))
				]),
		// On a narrow figure its words may have no place but over edges: the numbers are in the sentence, too.
		...(callout !== null && !edges.some((line) => crosses(line, callout.rect))
			? [
					group([
						box(callout.rect, strokes.plate.radius, {
							fill: palette.nowSoft,
							stroke: palette.nowEdge,
							width: strokes.plate.width
						}),
						textMark(callout.text)
					])
				]
			: [])
	];
}

/** In a size of the preset. A number that its place makes smaller goes over the edge of its node. */
export function textOf(text: TextPart, { palette, leastType, mostType }: FigureLook): Mark {
	const size = Math.max(leastType, Math.min(text.size, mostType));
	return { kind: 'text', text: { ...text, size }, fill: palette[text.tone] };
}

/** Thin lines that bring a bound down go under the edges that they cross. */
function gapsOf(
	{ edges, hairlines }: Stage,
	paint: StagePaint,
	groundOf: (area: Rect) => string
): Mark[] {
	const thin = hairlines.flatMap(({ d }) => linesOf(d));
	return edges.flatMap((edge) => {
		const { width = 1 } = edgeInk(edge, paint);
		return linesOf(edge.d).flatMap((piece) => {
			const [a, b] = piece;
			const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
			const [x, y] = [((b.x - a.x) / length) * GAP.along, ((b.y - a.y) / length) * GAP.along];
			return thin.flatMap((line) => {
				const at = meetingOf(piece, line);
				if (at === null) return [];
				const d = `M${at.x - x} ${at.y - y}L${at.x + x} ${at.y + y}`;
				const stroke = groundOf(centred(at.x, at.y, 2 * GAP.along));
				return [path(d, { stroke, width: width + 2 * GAP.beyond })];
			});
		});
	});
}

function edgeInk({ kind }: EdgePart, { look, pruned }: StagePaint): Ink {
	const { palette, strokes } = look;
	switch (kind) {
		case 'searched':
			return { stroke: palette.searched, width: strokes.searched };
		case 'best':
			return { stroke: palette.ink, width: strokes.best };
		case 'spine':
			return { stroke: palette.ink, width: strokes.spine };
		case 'coming':
			return { stroke: palette.coming, width: strokes.searched, dash: [0.1, 4.5], ends: ROUND };
		case 'pruned':
			if (pruned === 'pale') return { stroke: palette.coming, width: strokes.hairline };
			return { stroke: palette.faint, width: strokes.searched, dash: strokes.dashes.edge };
	}
}

function foldOf({ kind, rect, text }: FoldPart, look: FigureLook): Mark[] {
	const { palette, strokes } = look;
	const { left, top, right, bottom } = rect;
	const stroke =
		kind === 'coming' ? palette.coming : kind === 'pruned' ? palette.faint : palette.line;
	const dash = kind === 'pruned' ? { dash: strokes.dashes.pruned } : {};
	const card = { fill: palette.panel, stroke, width: strokes.plate.width, ...dash };
	const { radius } = strokes.plate;
	const front = { left, top: top + STACK, right: right - STACK, bottom };
	const behind = { left: left + STACK, top, right, bottom: bottom - STACK };
	return [box(behind, radius, card), box(front, radius, card), textOf(text, look)];
}

/** What hides lines behind a bound. */
function platesOf(
	{ key, gold, rect, lines }: BoundPart,
	form: Stage['form'],
	plateOf: (area: Rect, radius: number) => Mark[]
): Mark[] {
	if (gold) return [];
	// In a whole tree edges are so near that only its letters hide them; a history is in the way of its edge.
	return form === 'whole' && !isHistory(key)
		? lines.flatMap((text) => plateOf(lettersOf(text.rect), 2))
		: plateOf(rect, PLATE);
}

function boundOf({ gold, rect, lines }: BoundPart, look: FigureLook): Mark[] {
	const { palette, strokes } = look;
	const { width, radius } = strokes.plate;
	const ink = { fill: palette.nowSoft, stroke: palette.nowEdge, width };
	return [
		...(gold ? [box(rect, radius, ink)] : []),
		...lines.flatMap((text) => [textOf(text, look), ...strikeOf(text, look)])
	];
}

/** The line through a value that is no longer in force: a slanted one, which leaves a minus sign to be seen. */
function strikeOf(text: TextPart, { palette }: FigureLook): Mark[] {
	if (!isStruck(text)) return [];
	const { left, right } = text.rect;
	const half = STRIKE * text.size;
	const d = `M${left} ${text.at.y + half}L${right} ${text.at.y - half}`;
	return [path(d, { stroke: palette.ink, width: 0.08 * text.size })];
}

/** The two short lines across a cut edge, as in most textbooks. */
function barsOf(at: Rect, { palette, strokes }: FigureLook): Mark[] {
	const { x, y } = middleOf(at);
	const half = (at.right - at.left) / 2;
	const slanted = (by: number): string =>
		`M${x + by - half * 0.55} ${y + half * 0.45}L${x + by + half * 0.55} ${y - half * 0.45}`;
	const d = slanted(-half * 0.3) + slanted(half * 0.3);
	return [
		path(d, { stroke: palette.panel, width: strokes.best + 5 }),
		path(d, { stroke: palette.ink, width: strokes.best, ends: ROUND })
	];
}

/** The letters of a line, without the space above and below them. */
function lettersOf({ left, top, right, bottom }: Rect): Rect {
	const air = (bottom - top) * 0.12;
	return { left: left - 1, top: top + air, right: right + 1, bottom: bottom - air };
}

function rectOf(points: readonly Point[]): Rect {
	const xs = points.map(({ x }) => x);
	const ys = points.map(({ y }) => y);
	return {
		left: Math.min(...xs),
		top: Math.min(...ys),
		right: Math.max(...xs),
		bottom: Math.max(...ys)
	};
}
