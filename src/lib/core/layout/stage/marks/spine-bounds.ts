/**
 * Alpha at the left and beta at the right of each node on the path, where they come from, and the thin lines that
 * bring them down.
 */
import { formatLimit } from '../../../explain/format.ts';
import { NO_ROW, type Frame } from '../../../trace/cursor.ts';
import { r } from '../../drawing/bus.ts';
import { placeKey } from '../placement/place-key.ts';
import type { AreaPart, BoundPart, TextPart } from '../parts.ts';
import { rowMiddle } from '../placement/spine/spine-rows.ts';
import { PILL_PADDING } from '../placement/spine/spine-scene.ts';
import type { SpineView } from '../placement/spine/spine-view.ts';
import { around, fittedNumber, fittedText } from '../../drawing/texts.ts';

type Which = BoundPart['which'];

/** The bounds of the path, from the root down; none for leaves, at the finish, and without windows. */
export function drawBounds(view: SpineView): BoundPart[] {
	const { story, known, finished, moment } = view;
	if (!story.trace.hasWindow || finished || !known.hasStarted) return [];
	return moment.path.flatMap((frame, ply) => {
		const row = view.plies.rowOf(ply);
		if (row === null || story.trace.isLeaf(frame.row) || story.trace.isHit(frame.row)) return [];
		return [drawBound(view, frame, ply, row, 'alpha'), drawBound(view, frame, ply, row, 'beta')];
	});
}

/** The x of the column of a bound. */
export function boundColumn({ scene: { x, bounds } }: SpineView, which: Which): number {
	return which === 'alpha' ? x - bounds : x + bounds;
}

function drawBound(
	view: SpineView,
	frame: Frame,
	ply: number,
	row: number,
	which: Which
): BoundPart {
	const { scene, story, reason } = view;
	const { measure, type, rows, boundWidth, room } = scene;
	const value = which === 'alpha' ? frame.alpha : frame.beta;
	const owner = which === 'alpha' ? frame.alphaOwner : frame.betaOwner;
	const node = placeKey(story, frame.row);
	const key = `${which}:${node}`;
	const origin = originOf(frame, owner, value);
	const gold = reason !== null && which === sideOf(view) && ply >= firstGold(view);
	const isCompact = row < rows.compact;
	const sign = which === 'alpha' ? 'α' : 'β';
	const source = sourceOf(view, frame, owner, origin);
	const isBold = origin === 'here' || gold;
	const tone = origin === 'none' && !gold ? 'faint' : isBold ? 'ink' : 'soft';
	const x = boundColumn(view, which);
	const middle = rowMiddle(rows, row);
	// On a phone, and in a compact row, only a bound that is set here says by what.
	const isShort =
		(room.look === 'phone' || isCompact) &&
		(origin === 'inherited' || (isCompact && room.look === 'phone'));
	const said = isShort ? '' : source;
	const weight = isBold ? 750 : 500;
	const lines: TextPart[] = [];
	if (isCompact) {
		const bare = `${sign} ${formatLimit(value)}`;
		const full = said === '' ? bare : `${bare} ${said}`;
		const style = { size: type.bound, weight, tone } as const;
		const room = type.smallest === 1 ? Infinity : scene.chipBound - 2 * PILL_PADDING;
		const fits =
			measure(full, style.size, weight) * type.smallest <= Math.min(room, scene.chipBound);
		const text = fits ? full : bare;
		lines.push(fittedNumber(measure, `${key}:1`, text, x, middle, style, room));
	} else {
		const apart = type.smallest === 1 ? 0.55 : 0.6;
		const up = said === '' ? 0 : apart * type.by;
		const style = { size: type.bound, weight, tone } as const;
		const text = `${sign} ${formatLimit(value)}`;
		const room = boundWidth;
		lines.push(fittedNumber(measure, `${key}:1`, text, x, middle - up, style, room));
		if (said !== '') {
			const under = { size: type.by, weight: isBold ? 600 : 500, tone } as const;
			const y = middle + apart * type.bound;
			// First it loses its preposition: bold or soft says the same.
			const isWide = measure(said, under.size, under.weight) * type.smallest > room;
			const shown = isWide ? said.replace(/^(by|from) /, '') : said;
			lines.push(fittedText(measure, `${key}:2`, shown, x, y, under, room, type.smallest));
		}
	}
	const text = around(lines.map(({ rect }) => rect));
	const pad = isCompact || type.smallest === 1 ? 2 : 4;
	const rect = gold
		? {
				left: text.left - PILL_PADDING,
				top: text.top - pad + 1,
				right: text.right + PILL_PADDING,
				bottom: text.bottom + pad - 1
			}
		: text;
	return { key, which, node, lines, origin, gold, rect };
}

function originOf(frame: Frame, owner: number, value: number): BoundPart['origin'] {
	if (owner === frame.row) return 'here';
	if (owner !== NO_ROW) return 'inherited';
	if (frame.asked === frame.row && Number.isFinite(value)) return 'here';
	return Number.isFinite(value) ? 'inherited' : 'none';
}

/** "by a3" where the bound is set here, "from root" where it comes from above. */
function sourceOf(
	{ story, moment }: SpineView,
	frame: Frame,
	owner: number,
	origin: BoundPart['origin']
): string {
	const { trace, names } = story;
	if (origin === 'none') return '';
	if (owner === frame.row) return `by ${names.of(frame.bestChild)}`;
	if (owner !== NO_ROW) {
		return trace.parentOf(owner) < 0 ? 'from root' : `from ${names.of(owner)}`;
	}
	if (frame.asked === NO_ROW) return 'by the pass';
	return frame.asked === frame.row || moment.path.length === 1 ? 'probe' : 'from probe';
}

/** The bound that a cutoff at the current node reaches. */
export function sideOf({ moment }: SpineView): Which {
	return moment.path.at(-1)?.max === true ? 'beta' : 'alpha';
}

/**
 * The first ply in the line of a cutoff: that of the owner of the bound. Without an owner it is the root's, or that of
 * the move that is only probed.
 */
function firstGold({ moment, reason }: SpineView): number {
	if (reason === null) return Infinity;
	if (reason.owner !== NO_ROW) {
		return moment.path.findIndex(({ row }) => row === reason.owner);
	}
	const here = moment.path.at(-1);
	const asked = moment.path.findIndex(({ row }) => row === here?.asked);
	// The bound of a probe is set where the probe begins, unless the pass has set it before.
	const first = moment.path.findIndex((frame) => limitOf(frame) === reason.bound);
	return Math.max(0, asked >= 0 && first === asked ? asked : first);

	function limitOf(frame: Frame): number {
		return here?.max === true ? frame.betaGiven : frame.alphaGiven;
	}
}

/** The thin lines between two bounds of one column, where the lower one comes from above. */
export function drawHairlines(view: SpineView, bounds: readonly BoundPart[]): AreaPart[] {
	const lines: AreaPart[] = [];
	for (const [at, lower] of bounds.entries()) {
		const upper = bounds[at - 2];
		if (upper === undefined || lower.origin !== 'inherited' || lower.gold) continue;
		if (upper.origin === 'none') continue;
		const x = boundColumn(view, lower.which);
		const from = upper.rect.bottom + 3;
		const to = lower.rect.top - 2;
		if (to - from < 6) continue;
		const tip = Math.min(4, (to - from) / 2);
		const d = `M${r(x)} ${r(from)}V${r(to - tip)}M${r(x - tip)} ${r(to - 1.7 * tip)}L${r(x)} ${r(to)}L${r(x + tip)} ${r(to - 1.7 * tip)}`;
		lines.push({ key: `from:${lower.key}`, d });
	}
	return lines;
}
