/** What is wrong with a spine at a step, in words; nothing for a good one. */
import type { Known } from '../../../../src/lib/core/explain/known.ts';
import { explainStep, namedRows } from '../../../../src/lib/core/explain/sentence.ts';
import type { Story } from '../../../../src/lib/core/explain/story.ts';
import { placeKey } from '../../../../src/lib/core/layout/stage/placement/place-key.ts';
import type { NodePart, Stage, StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import type { Rect } from '../../../../src/lib/core/layout/viewport.ts';
import { rootMovesAt } from '../../../../src/lib/core/trace/root-moves.ts';
import { cutReason, type Moment } from '../../../../src/lib/core/trace/cursor.ts';
import { overlaps, TOLERANCE } from './overlaps.ts';

/** The least size in pixels of a number outside a lecture. */
const LEGIBLE = 9;

interface Named {
	readonly key: string;
	readonly rect: Rect;
	/** Parts of one owner may share their place: a value is in its node. */
	readonly owner: string;
}

/** Everything that has a place of its own. */
function solids(stage: Stage): Named[] {
	const list: Named[] = [];
	for (const node of stage.nodes) {
		list.push({ key: node.key, rect: node.rect, owner: node.key });
		if (node.value !== null) list.push({ ...node.value, owner: node.key });
		if (node.badge !== null) list.push({ ...node.badge, owner: node.key });
		if (node.fan === null) continue;
		const { count, cut } = node.fan;
		for (const text of [count, cut?.count]) if (text) list.push({ ...text, owner: node.key });
		if (cut?.scissors) {
			list.push({ key: `scissors of ${node.key}`, rect: cut.scissors, owner: node.key });
		}
	}
	for (const bound of stage.bounds) {
		list.push({ key: bound.key, rect: bound.rect, owner: bound.key });
	}
	for (const fold of stage.folds) list.push({ key: fold.key, rect: fold.rect, owner: fold.key });
	for (const text of stage.texts) list.push({ ...text, owner: text.key });
	if (stage.cut !== null) {
		list.push({ key: 'scissors', rect: stage.cut.scissors, owner: 'cut' });
		if (stage.cut.callout !== null) {
			list.push({ key: 'callout', rect: stage.cut.callout.rect, owner: 'callout' });
		}
	}
	return list;
}

export function overlapsOf(stage: Stage): string[] {
	const list = solids(stage);
	const faults: string[] = [];
	for (const [at, a] of list.entries()) {
		for (let other = at + 1; other < list.length; other++) {
			const b = list[other] as Named;
			if (a.owner !== b.owner && overlaps(a.rect, b.rect)) faults.push(`${a.key} covers ${b.key}`);
		}
	}
	return faults;
}

export function outsideOf(stage: Stage): string[] {
	const { width, height } = stage.size;
	const isOut = ({ left, top, right, bottom }: Rect): boolean =>
		left < -TOLERANCE ||
		top < -TOLERANCE ||
		right > width + TOLERANCE ||
		bottom > height + TOLERANCE;
	const stars = stage.nodes.flatMap(({ key, star, ring }) =>
		[star, ring].flatMap((rect) => (rect === null ? [] : [{ key: `mark of ${key}`, rect }]))
	);
	return [...solids(stage), ...stars]
		.filter(({ rect }) => isOut(rect))
		.map(({ key }) => `${key} is outside`);
}

/** Keys of the nodes that are drawn, and of rows that a fold counts. */
export function missingOf(story: Story, moment: Moment, stage: Stage, room: StageRoom): string[] {
	const { trace } = story;
	const faults: string[] = [];
	const keys = new Set(stage.nodes.map(({ key }) => key));
	// A place shows the latest attempt of its move, in whichever pass.
	const isDrawn = (row: number): boolean => keys.has(placeKey(story, row));
	const folded = new Set(
		stage.folds.flatMap(({ kind, rows: hidden }) => (kind === 'plies' ? hidden : []))
	);
	const last = moment.path.length - 1;
	const isFolded = (ply: number): boolean => folded.has(moment.path[ply]?.row ?? -1);
	if (isFolded(last)) faults.push('the current node is folded');
	// With few rows an owner between two folds takes the place of the parent.
	const isParentHidden = isFolded(last - 1);
	const between = stage.folds.filter(({ kind }) => kind === 'plies').length === 2;
	if (isParentHidden && !between) faults.push('the parent of the current node is folded');
	if (moment.kind !== 'finish' && !stage.nodes.some(({ ring }) => ring !== null)) {
		faults.push('the current node has no ring');
	}
	for (const [ply, frame] of moment.path.entries()) {
		const next = moment.path[ply + 1];
		if (folded.has(frame.row) || (next !== undefined && folded.has(next.row))) continue;
		if (!isDrawn(frame.row)) faults.push(`row ${frame.row} of the path is not drawn`);
		if (frame.bestChild >= 0 && !isDrawn(frame.bestChild)) {
			faults.push(`best row ${frame.bestChild} is not drawn`);
		}
	}
	const form = room.look === 'lecture' ? 'short' : 'long';
	const path = new Set(moment.path.map(({ row }) => placeKey(story, row)));
	for (const row of namedRows(explainStep(story, moment.step, form))) {
		const parent = trace.parentOf(row);
		if (parent < 0 || !path.has(placeKey(story, parent)) || isDrawn(row)) continue;
		if (folded.has(parent) || folded.has(row)) continue;
		// The narrowest phone has no space for four ties with folds between them: there one may be in a fold.
		const isCounted = stage.folds.some((fold) => fold.rows.includes(row));
		if (moment.kind === 'finish' && room.size.width < 390 && isCounted) continue;
		faults.push(`named row ${row} is not drawn`);
	}
	for (const { bestChild } of moment.path) {
		const best = stage.nodes.find(({ row }) => row === bestChild);
		if (best?.star === null && moment.kind !== 'finish')
			faults.push(`best ${best.key} has no star`);
	}
	if (moment.kind === 'finish') {
		const counted = new Set(stage.folds.flatMap((fold) => fold.rows));
		for (const { row, verdict } of rootMovesAt(trace, moment.step)) {
			if (verdict !== 'best' || isDrawn(row) || counted.has(row)) continue;
			faults.push(`tied row ${row} is neither drawn nor counted`);
		}
	}
	if (moment.kind === 'cut') faults.push(...cutFaults(moment, stage));
	return faults;
}

function cutFaults({ path }: Moment, stage: Stage): string[] {
	const { owner } = cutReason(path);
	const { cut } = stage;
	if (cut === null) return ['the cutoff is not drawn'];
	if (owner < 0) return cut.owner === null ? [] : ['an owner that is none'];
	const keys = new Set([...stage.nodes, ...stage.folds].map(({ key }) => key));
	const faults: string[] = [];
	for (const [name, key] of Object.entries({
		cutNode: cut.cutNode,
		owner: cut.owner,
		ownerChild: cut.ownerChild,
		firstPruned: cut.firstPruned
	})) {
		if (key === null || !keys.has(key)) faults.push(`the ${name} of the cutoff is not drawn`);
	}
	const pills = stage.bounds.filter(({ gold }) => gold);
	if (pills.length < 2) faults.push('the bound has no way down');
	// The child's edge, the piece between owner and bound, and one below each pill.
	if (cut.gold.length !== pills.length + 2) {
		faults.push(`the golden line has ${cut.gold.length} pieces for ${pills.length} bounds`);
	}
	return faults;
}

/** The moves of a strip, from left to right, are in search order, and the folds count the others. */
export function orderFaults(
	story: Story,
	stage: Stage,
	parents: readonly number[],
	compactEnd: number,
	isFinish: boolean
): string[] {
	const { trace } = story;
	const faults: string[] = [];
	for (const parent of parents) {
		const children = [...trace.childrenOf(parent)];
		const nodes = stage.nodes.filter(({ row }) => trace.parentOf(row) === parent);
		const own = new Set(nodes.map(({ parent: key }) => key));
		const folds = stage.folds.filter(({ node, kind }) => own.has(node) && kind !== 'plies');
		// A compact row shows the node and its best sibling alone, and the row of a fold what it must.
		const isCompact =
			(isFinish || parent !== parents.at(-1)) &&
			(nodes.some(({ role }) => role === 'chip') ||
				nodes.every((node) => isInCompactRow(node, compactEnd)));
		if (nodes.length === 0 || isCompact) continue;
		const cells = [
			...nodes.map(({ rect, row }) => ({ rect, rows: [row] })),
			...folds.map(({ rect, rows }) => ({ rect, rows }))
		];
		const isGrid = nodes.some(({ role }) => role === 'grid');
		cells.sort((a, b) =>
			isGrid && Math.abs(middle(a.rect) - middle(b.rect)) > 8
				? middle(a.rect) - middle(b.rect)
				: a.rect.left - b.rect.left
		);
		const order = cells.flatMap((cell) => cell.rows);
		if (order.some((row, at) => at > 0 && row < (order[at - 1] as number))) {
			faults.push(`under row ${parent} the order is ${order.join(' ')}`);
		}
		const moves = new Set(children.map((row) => trace.moveOf(row))).size;
		if (new Set(order.map((row) => trace.moveOf(row))).size !== moves) {
			faults.push(`under row ${parent} ${order.length} of ${moves} moves are drawn or counted`);
		}
		for (const fold of folds) {
			if (
				fold.moves < fold.rows.length ||
				fold.text.text !== `+${fold.moves.toLocaleString('en')}`
			) {
				faults.push(`${fold.key} counts wrong`);
			}
		}
	}
	return faults;
}

function middle({ top, bottom }: Rect): number {
	return (top + bottom) / 2;
}

/** @param compactEnd bottom of the compact rows */
function isInCompactRow({ role, rect }: NodePart, compactEnd: number): boolean {
	return role === 'spine' && middle(rect) < compactEnd;
}

/** Moves whose label is nearer to another node than to its own, as to the end of its line. */
export function labelFaults(stage: Stage): string[] {
	const ends = stage.nodes.filter(({ role }) => role !== 'chip' && role !== 'whole');
	const labels = stage.texts.filter(({ key }) => key.startsWith('move:'));
	return labels.flatMap(({ key, rect }) => {
		const own = ends.find((node) => `move:${node.key}` === key);
		// In a compact row the label is on the line of its node.
		if (own === undefined || rect.bottom > own.rect.top + 6) return [];
		const distance = (node: NodePart): number =>
			Math.hypot(
				(node.rect.left + node.rect.right - rect.left - rect.right) / 2,
				node.rect.top - rect.bottom
			);
		return ends.some((node) => node !== own && distance(node) < distance(own) - TOLERANCE)
			? [`${key} is nearer to another node`]
			: [];
	});
}

/**
 * Texts that are too small for a lecture, as parts of the height of the window: a node of the spine, alpha and beta have
 * 2.9 %, other values, moves and origins 2.5 %, folds 2 %. Nowhere is a number cut short, or too small to read.
 */
export function sizeFaults(stage: Stage, { look, windowHeight }: StageRoom): string[] {
	const values = stage.nodes.flatMap(({ role, value }) =>
		value === null ? [] : [{ ...value, least: role === 'spine' && !isChip(value) ? 0.029 : 0.025 }]
	);
	const bounds = stage.bounds.flatMap(({ lines }) =>
		lines.map((line, at) => ({ ...line, least: at === 0 ? 0.029 : 0.025 }))
	);
	const moves = stage.texts.filter(({ key }) => key.startsWith('move:'));
	const callout = stage.cut?.callout?.text;
	const sized = [
		...values,
		...bounds,
		...[...moves, ...(callout ? [callout] : [])].map((text) => ({ ...text, least: 0.025 })),
		...stage.folds.map(({ text }) => ({ ...text, least: 0.02 }))
	];
	const numbers = [...values, ...bounds.filter(({ least }) => least === 0.029)];
	const least =
		look === 'lecture'
			? sized
			: numbers.map((text) => ({ ...text, least: LEGIBLE / windowHeight }));
	return [
		...least
			.filter(({ size, least }) => size < least * windowHeight - 0.01)
			.map(({ key, size }) => `${key} is only ${size.toFixed(1)} px`),
		...numbers.filter(({ text }) => text.includes('…')).map(({ key }) => `${key} is cut short`)
	];

	/** In a compact row a value is beside its node. */
	function isChip({ anchor }: { readonly anchor: string }): boolean {
		return anchor === 'start';
	}
}

/**
 * Nodes without the value that may be known. In a compact row the bound beside the star, and the sentence, say what has
 * no space. A sibling in a lecture, where type keeps its size, or on a phone leaves out a value that does not fit at all.
 */
export function valueFaults(
	stage: Stage,
	known: Known,
	{ look }: StageRoom,
	compactEnd: number
): string[] {
	return stage.nodes.flatMap((node) => {
		const { key, row, role, value } = node;
		const isFree =
			role === 'chip' ||
			isInCompactRow(node, compactEnd) ||
			(role === 'sibling' && (look === 'lecture' || look === 'phone'));
		return isFree || value !== null || known.amountOf(row) === null ? [] : [`${key} has no value`];
	});
}

/** Ancestors of both steps' nodes whose rectangle differs. */
export function moved(before: Stage, after: Stage, keys: readonly string[]): string[] {
	return keys.flatMap((key) => {
		const a = before.nodes.find((node) => node.key === key && node.role === 'spine');
		const b = after.nodes.find((node) => node.key === key && node.role === 'spine');
		if (a === undefined || b === undefined) return [];
		const isSame =
			a.rect.left === b.rect.left && a.rect.top === b.rect.top && a.rect.right === b.rect.right;
		return isSame ? [] : [`${key} moved`];
	});
}
