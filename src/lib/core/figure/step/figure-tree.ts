/** The tree of a figure's stage, for the writers that place nodes by themselves. */
import { assertExists } from '../../base/assert.ts';
import { cutChildren } from './cut-edges.ts';
import type { FigureValues } from './figure-fields.ts';
import type { BoundPart, EdgePart, FoldPart, NodePart, Stage } from '../../layout/stage/parts.ts';

export interface TreeItem {
	/** A node, or moves that are not drawn one by one. */
	readonly part: { readonly node: NodePart } | { readonly fold: FoldPart };
	/** The move that leads here; empty where it has no name. */
	readonly move: string;
	/** Of the edge from the parent. */
	readonly edge: EdgePart['kind'];
	/** The sign of a cutoff is on the edge: here is the first pruned move. */
	readonly isCut: boolean;
	readonly bounds: readonly BoundPart[];
	/** In search order. */
	readonly children: readonly TreeItem[];
}

export function treeOf(stage: Stage, sign: FigureValues['cut']): TreeItem {
	const { nodes, folds, edges, texts, bounds, cut } = stage;
	const keys = new Set(nodes.map(({ key }) => key));
	const moves = new Map(texts.map(({ key, text }) => [key, text]));
	const kinds = new Map(edges.map(({ key, kind }) => [key, kind]));
	const signed = cutChildren(stage, sign);
	const [first] = nodes.filter(({ parent }) => parent === null);
	const root = assertExists(first, 'a stage has a root');
	return itemOf(root);

	function itemOf(node: NodePart): TreeItem {
		const children = nodes.filter((other) => other !== root && parentOf(other) === node.key);
		const hidden = folds.filter((fold) => fold.node === node.key && fold.kind !== 'plies');
		const below = [
			...children.map((child) => ({ left: child.rect.left, item: () => itemOf(child) })),
			...hidden.map((fold) => ({ left: fold.rect.left, item: () => foldItem(fold) }))
		].sort((one, other) => one.left - other.left);
		return {
			part: { node },
			move: moves.get(`move:${node.key}`) ?? '',
			edge: kinds.get(node.key) ?? (cut?.ownerChild === node.key ? 'best' : kindOf(node)),
			isCut: signed.has(node.key),
			bounds: bounds.filter((bound) => bound.node === node.key),
			children: below.map(({ item }) => item())
		};
	}

	function foldItem(fold: FoldPart): TreeItem {
		const edge = fold.kind === 'pruned' ? 'pruned' : fold.kind === 'coming' ? 'coming' : 'searched';
		const isCut = signed.has(fold.key);
		return { part: { fold }, move: '', edge, isCut, bounds: [], children: [] };
	}

	/** Below plies that are folded: the lowest node above. */
	function parentOf({ parent, rect }: NodePart): string | null {
		if (parent !== null && keys.has(parent)) return parent;
		const above = nodes.filter((node) => node.role !== 'sibling' && node.rect.bottom <= rect.top);
		return above.sort((one, other) => other.rect.bottom - one.rect.bottom)[0]?.key ?? root.key;
	}
}

function kindOf({ state }: NodePart): EdgePart['kind'] {
	return state === 'pruned' ? 'pruned' : state === 'outline' ? 'coming' : 'searched';
}
