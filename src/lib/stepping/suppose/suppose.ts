/** Tries other values at leaves of a typed tree, in the picture itself: a what-if until it is kept. */
import { assert } from '$lib/core/base/assert.ts';
import { listWords } from '$lib/core/base/list-words.ts';
import { formatValue } from '$lib/core/explain/format.ts';
import { setLeafValue } from '$lib/core/games/explicit/edit.ts';
import { pathLabel } from '$lib/core/games/explicit/labels.ts';
import { parseTree } from '$lib/core/games/explicit/parse.ts';
import { childRow, type ExplicitTree } from '$lib/core/games/explicit/tree.ts';
import { sameMoment } from '$lib/core/trace/same-moment.ts';
import { recordAtOnce } from '../at-once.ts';
import type { Explorer } from '../explorer.svelte.ts';
import { lastChange, type Shown } from '../last-change.ts';

/** A leaf as the picture names it: the moves from the root, joined by "/". */
type LeafKey = string;

/** What a leaf is worth now, tried or not. */
export function valueAt(explorer: Explorer, leaf: LeafKey): number {
	const tree = treeOf(explorer, explorer.supposed?.position);
	const row = pathOf(leaf).reduce((at, child) => childRow(tree, at, child), 0);
	return tree.value[row] as number;
}

/** The value of a leaf and some more; an infinite one begins at 0. */
export function add(value: number, amount: number): number {
	// Fractions are added as they are read: 0.1 and 1 are 1.1.
	return Number(((Number.isFinite(value) ? value : 0) + amount).toPrecision(14));
}

/** Shows the search with this value, at the same moment; a tree that is too large for that stays as it is. */
export function suppose(explorer: Explorer, leaf: LeafKey, value: number): void {
	const before = explorer.supposed;
	const tree = treeOf(explorer, before?.position);
	const position = setLeafValue(tree, pathOf(leaf), value);
	const changes = changesIn(treeOf(explorer), treeOf(explorer, position));
	if (changes === '') {
		explorer.endSupposed();
		return;
	}
	const recording = recordAtOnce({ ...explorer.setup, position });
	if (recording === null) return;
	const home = before?.home ?? shownIn(explorer);
	const kept = before !== null && explorer.step === before.step ? before.kept : shownIn(explorer);
	// Its trace is the one that is shown, which may be plain minimax's.
	explorer.supposed = { position, recording, home, kept, step: 0, change: null };
	const moment = sameMoment(kept.story.trace, kept.step, explorer.trace);
	explorer.player.settle(moment.step);
	const change = lastChange(home, kept, shownIn(explorer), moment);
	const totals = change?.totals ?? null;
	const fields = [`If ${changes}`];
	explorer.supposed = {
		...explorer.supposed,
		step: moment.step,
		change: change && { ...change, totals: totals && { ...totals, fields } }
	};
}

/** "a1 were 5 and c2 7"; empty without a change. */
function changesIn(own: ExplicitTree, tree: ExplicitTree): string {
	const changes = Array.from(tree.value).flatMap((value, row) =>
		Object.is(value, own.value[row])
			? []
			: [{ name: tree.name[row] ?? pathLabel(tree, row), value: formatValue(value) }]
	);
	return listWords(
		changes.map(({ name, value }, index) => `${name} ${index === 0 ? 'were ' : ''}${value}`)
	);
}

/** The last two trees that were read, the newest use first: a drag needs the page's own and the tried one at each move. */
let read: readonly { readonly text: string; readonly tree: ExplicitTree }[] = [];

function treeOf({ setup }: Explorer, text = setup.position): ExplicitTree {
	const known = read.find((one) => one.text === text) ?? { text, tree: parse(text) };
	read = [known, ...read.filter((one) => one !== known).slice(0, 1)];
	return known.tree;
}

function parse(text: string): ExplicitTree {
	const parsed = parseTree(text);
	assert(parsed.ok, 'the tree on the page was read before');
	return parsed.value;
}

const pathOf = (leaf: LeafKey): number[] => leaf.split('/').map(Number);

function shownIn({ shownSetup: setup, story, step, totals }: Explorer): Shown {
	return { setup, story, step, visited: totals.visited };
}
