/** The smallest trees that have shown a fault, kept in this browser, so that the page shows what is solved. */
import { isRecord } from '$lib/core/base/is-record.ts';
import type { Tried } from '$lib/core/practice/break-it/attempt.ts';
import { KeptText } from '$lib/ui/kept-text.ts';

export interface KeptTree extends Tried {
	readonly leaves: number;
}

/** By the faulty search and the rule. */
export type KeptTrees = Readonly<Record<string, KeptTree>>;

const kept = new KeptText('plyscope-break-it');

export const keyOf = ({ search, cut }: Pick<Tried, 'search' | 'cut'>): string => `${search} ${cut}`;

export function readTrees(): KeptTrees {
	const stored = kept.readJson();
	if (!isRecord(stored)) return {};
	return Object.fromEntries(
		Object.entries(stored).flatMap(([key, tree]) => (isKeptTree(tree) ? [[key, tree]] : []))
	);
}

/** Keeps trees next to those that another tab kept. */
export function writeTrees(trees: KeptTrees): void {
	kept.write(JSON.stringify({ ...readTrees(), ...trees }));
}

function isKeptTree(value: unknown): value is KeptTree {
	return (
		isRecord(value) &&
		typeof value['leaves'] === 'number' &&
		typeof value['position'] === 'string' &&
		typeof value['search'] === 'number' &&
		(value['root'] === 'max' || value['root'] === 'min') &&
		(value['cut'] === 'equal' || value['cut'] === 'strict')
	);
}
