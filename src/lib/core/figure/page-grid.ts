/** How many trees are on a page, and the places of each: the same on every page. */
import type { Steps } from '../base/steps.ts';
import type { Measure } from '../layout/stage/parts.ts';
import type { WholeScene } from '../layout/stage/placement/whole/whole-scene.ts';
import type { Size } from '../layout/viewport.ts';
import { paperScene, type PaperTree } from './paper-scene.ts';

/** Between two columns, and between two rows. */
export const GUTTER = { across: 20, down: 12 } as const;

export interface Grid {
	/** Trees on a page, and in a row. */
	readonly perPage: number;
	readonly columns: 1 | 2;
	/** Of the tree in a block, without its lines. */
	readonly size: Size;
	/** What is cut from the left of a figure for the names of the sides. */
	readonly left: number;
	/** True where a page has fewer than is usual for such trees, for the size of their type. */
	readonly isSparse: boolean;
}

interface Wanted<Tree> extends Pick<Grid, 'left'> {
	/** The most trees on a page, by their plies. */
	readonly usual: (plies: number) => number;
	/** What a page has for its trees, with so many of them. */
	readonly room: (perPage: number) => Size;
	/** Height of what is above and below a tree. */
	readonly linesOf: (tree: Tree, columns: Grid['columns']) => number;
}

/**
 * As many trees to a page as have type of at least 8 points; the first tree that is too large for a page of its own.
 * With a pause after each tree.
 *
 * @param lists each begins a page
 */
export function* gridSteps<Tree extends PaperTree>(
	lists: readonly (readonly Tree[])[],
	{ left, usual, room, linesOf }: Wanted<Tree>,
	measure: Measure
): Steps<
	| { readonly grid: Grid; readonly scenes: ReadonlyMap<Tree, WholeScene> }
	| { readonly tooLarge: Tree | undefined }
> {
	const all = lists.flat();
	const plies = Math.max(...all.map(({ extent }) => extent.plies));
	const most = Math.min(usual(plies), Math.max(...lists.map(({ length }) => length)));
	let tooLarge = all[0];
	for (let perPage = most; perPage > 0; perPage--) {
		const columns = perPage > 3 ? 2 : 1;
		const lines = lists.map((list) => list.map((tree) => linesOf(tree, columns)));
		const size = sizeOf(room(perPage), perPage, columns, lines);
		const scenes = new Map<Tree, WholeScene>();
		for (const tree of all) {
			const scene = paperScene(tree, { ...size, width: size.width - left }, measure);
			yield;
			if (scene === null) {
				tooLarge = tree;
				break;
			}
			scenes.set(tree, scene);
		}
		if (scenes.size < all.length) continue;
		return { grid: { perPage, columns, size, left, isSparse: perPage < most }, scenes };
	}
	return { tooLarge };
}

/**
 * All trees have the same space: what the page with the most lines leaves.
 * @param lines heights of what is above and below each tree of each list
 */
function sizeOf(
	{ width, height }: Size,
	perPage: number,
	columns: Grid['columns'],
	lines: readonly (readonly number[])[]
): Size {
	const rows = Math.ceil(perPage / columns);
	const written = lines.flatMap((list) =>
		inChunks(list, perPage).map((page) =>
			inChunks(page, columns).reduce((sum, row) => sum + Math.max(...row), 0)
		)
	);
	const free = height - (rows - 1) * GUTTER.down - Math.max(...written);
	return {
		width: (width - (columns - 1) * GUTTER.across) / columns,
		height: Math.floor(free / rows)
	};
}

/** So many of them at a time. */
export function inChunks<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
		items.slice(at * size, (at + 1) * size)
	);
}
