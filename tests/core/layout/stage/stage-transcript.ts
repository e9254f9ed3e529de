/**
 * A stage as text for reading and checking, in whole pixels: a line for each node with what belongs to it, and one for
 * each other part. A text is “3” 22 700 at its point, with its size and its weight.
 */
import type {
	BoundPart,
	FanPart,
	FoldPart,
	NodePart,
	Stage,
	TextPart
} from '../../../../src/lib/core/layout/stage/parts.ts';
import type { Motion } from '../../../../src/lib/core/layout/stage/motion.ts';
import { around } from '../../../../src/lib/core/layout/drawing/rects.ts';
import type { Point, Rect } from '../../../../src/lib/core/layout/viewport.ts';

const SHAPES = { max: '△', min: '▽', leaf: '□' } as const;
const ANCHORS = { start: 'from ', middle: '', end: 'to ' } as const;

export function writeStage(stage: Stage): string {
	const { form, size, nodes, folds, edges, texts, bounds, cut, recall } = stage;
	const ways = new Map(edges.map(({ key, kind, d }) => [key, `${kind} ${ends(d)}`]));
	const moves = new Map(texts.map((one) => [one.key, text(one)]));
	const keys = new Set([...nodes, ...folds].map(({ key }) => key));
	const lines = [
		`${form} ${size.width}×${size.height}`,
		...nodes.map((node) => [nodeText(node), ways.get(node.key), moves.get(`move:${node.key}`)]),
		...bounds.map(boundText),
		...folds.map((fold) => [foldText(fold), ways.get(fold.key)]),
		...edges.filter(({ key }) => !keys.has(key)).map(({ key }) => `edge ${key} ${ways.get(key)}`),
		...texts
			.filter(({ key }) => !keys.has(key.replace('move:', '')))
			.map((one) => `${one.key.replace(/:.*/, '')} ${text(one)}`),
		...stage.boxes.map(({ key, rect }) => `${key} ${box(rect)}`),
		...stage.funnels.map(({ key, d }) => `${key} ${extent(d)}`),
		...stage.hairlines.map(({ key, d }) => `${key} ${corners(d)}`),
		...(cut?.gold.map((d) => `gold ${corners(d)}`) ?? []),
		cut && `scissors ${box(cut.scissors)} at ${cut.cutNode} before ${cut.firstPruned}`,
		cut && `owner ${cut.owner} by ${cut.ownerChild}`,
		cut?.callout && `callout ${text(cut.callout.text)} in ${box(cut.callout.rect)}`,
		recall && `recall ${corners(recall)}`
	];
	return lines.flatMap((line) => (line ? joined([line].flat(), ' | ') : [])).join('\n');
}

/** The motions between two stages, a line each: what moves, from which to which millisecond. */
export function writeMotions(motions: readonly Motion[]): string {
	return motions
		.map((motion) =>
			joined([
				motion.how,
				'part' in motion && motion.part,
				'key' in motion && motion.key,
				motion.how === 'slide' && `by ${point(motion.from)}`,
				motion.how === 'morph' && `${box(motion.from)} to ${box(motion.to)}`,
				`${motion.start}–${motion.start + motion.duration}`
			])
		)
		.join('\n');
}

function joined(parts: readonly unknown[], by = ' '): string {
	return parts.filter(Boolean).join(by);
}

function nodeText(node: NodePart): string {
	const { key, shape, state, role, rect, value, ring, star, badge, mark, fan } = node;
	return joined([
		`${SHAPES[shape]} ${key} ${state} ${role} ${box(rect)}`,
		...(['current', 'gold', 'pale', 'board'] as const).filter((name) => node[name]),
		value && text(value),
		ring && `ring ${box(ring)}`,
		star && `★ ${box(star)}`,
		badge && text(badge),
		mark && `${mark.kind} ${box(mark.rect)}`,
		fan && fanText(fan)
	]);
}

function fanText({ d, nodes, count, cut }: FanPart): string {
	return joined([
		`fan of ${nodes}`,
		extent(d),
		count && text(count),
		cut && `✂ ${cut.moves} ${cut.saved}`,
		cut && extent(cut.d),
		cut?.scissors && box(cut.scissors),
		cut?.count && text(cut.count)
	]);
}

function boundText({ key, lines, origin, gold, rect }: BoundPart): string {
	return joined([key, origin, gold && 'gold', ...lines.map(text), 'in', box(rect)]);
}

function foldText({ key, node, kind, moves, rows, text: said, rect }: FoldPart): string {
	return `${key} under ${node} ${kind} ${moves} ${rows.join()} ${text(said)} in ${box(rect)}`;
}

function text({ text: said, size, weight, tone, anchor, at }: TextPart): string {
	const shade = tone === 'ink' ? '' : ` ${tone}`;
	return `“${said}” ${Math.round(size * 10) / 10} ${weight}${shade} ${ANCHORS[anchor]}${point(at)}`;
}

function box({ left, top, right, bottom }: Rect): string {
	return `${point({ x: left, y: top })} ${whole(right - left)}×${whole(bottom - top)}`;
}

function point({ x, y }: Point): string {
	return `${whole(x)},${whole(y)}`;
}

function whole(value: number): number {
	return Math.round(value) || 0;
}

/** The corners of a path of absolute points. */
export function cornersOf(d: string): Point[] {
	const corners: Point[] = [];
	let [x, y] = [0, 0];
	for (const [, letter, rest = ''] of d.matchAll(/([MLHVQC])([^MLHVQCZ]*)/g)) {
		const numbers = (rest.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
		if (letter === 'H') [x = x] = numbers;
		else if (letter === 'V') [y = y] = numbers;
		else [x = x, y = y] = numbers.slice(-2);
		corners.push({ x, y });
	}
	return corners;
}

/** The corners of a path, of a curve drawn in many pieces only its ends. */
function corners(d: string): string {
	const all = cornersOf(d).map(point);
	return all.length > 12 ? `${all[0]} … ${all.at(-1)}` : all.join(' ');
}

function ends(d: string): string {
	const all = cornersOf(d).map(point);
	return `${all[0]}–${all.at(-1)}`;
}

/** The rectangle around a path; nothing around none. */
function extent(d: string): string | null {
	const all = cornersOf(d).map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y }));
	return all.length === 0 ? null : box(around(all));
}
