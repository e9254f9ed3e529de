/** The smallest trees that have shown a fault, kept in this browser, so that the page shows what is solved. */
import { isRecord } from '$lib/core/base/is-record.ts';
import type { CutRule } from '$lib/core/search/search.ts';
import { KeptText } from '$lib/ui/kept-text.ts';

export interface KeptTree {
	readonly leaves: number;
	/** The text of the tree, and who moves at its root. */
	readonly position: string;
	readonly root: 'max' | 'min';
}

/** By the faulty search and the rule. */
export type KeptTrees = Readonly<Record<string, KeptTree>>;

const kept = new KeptText('plyscope-break-it');

export const keyOf = (search: number, cut: CutRule): string => `${search} ${cut}`;

export function readTrees(): KeptTrees {
	const stored = kept.readJson();
	if (!isRecord(stored)) return {};
	return Object.fromEntries(
		Object.entries(stored).flatMap(([key, tree]) => (isKeptTree(tree) ? [[key, tree]] : []))
	);
}

export function writeTrees(trees: KeptTrees): void {
	kept.write(JSON.stringify(trees));
}

function isKeptTree(value: unknown): value is KeptTree {
	return (
		isRecord(value) &&
		typeof value['leaves'] === 'number' &&
		typeof value['position'] === 'string' &&
		(value['root'] === 'max' || value['root'] === 'min')
	);
}
