/** The notations of trees that people have, besides our own; each is a file. The first that fits is asked first. */
import { fail, ok } from '../../../base/result.ts';
import type { Reading, ReadPosition } from '../../reader.ts';
import { formatTree } from '../format.ts';
import { parseValue } from '../number.ts';
import { MAX_TREE_TEXT, parseTree } from '../parse.ts';
import { adjacency } from './adjacency.ts';
import { boxed } from './boxed.ts';
import { cs188 } from './cs188.ts';
import { dot } from './dot.ts';
import { efg } from './efg.ts';
import { forest, qtree } from './forest.ts';
import { formula } from './formula.ts';
import { istgame } from './istgame.ts';
import { labelled } from './labelled.ts';
import { literal } from './literal.ts';
import { namedLast, namedOnly } from './named-only.ts';
import { nodeLink } from './node-link.ts';
import { objects } from './objects.ts';
import { outline } from './outline.ts';
import { pairs } from './pairs.ts';
import { plainSigns } from './plain-signs.ts';
import type { TreeReader } from './read-node.ts';
import { row } from './row.ts';
import { placed, settle } from './settle.ts';
import { valueFirst } from './value-first.ts';
import { within } from './within.ts';

/** To add a notation, write its file and add it here. */
export const TREE_READERS: readonly TreeReader[] = [
	namedOnly,
	cs188,
	efg,
	dot,
	istgame,
	qtree,
	forest,
	formula,
	pairs,
	adjacency,
	nodeLink,
	objects,
	labelled,
	boxed,
	valueFirst,
	row,
	outline,
	namedLast,
	literal
];

/** A window of two values, the lower one first. */
const STARTING_WINDOW = /\bwindow ?= ?[[(] ?([-+\w.]+) ?, ?([-+\w.]+) ?[\])]/i;

/** Reads a tree in all notations; see `ReadPosition`. */
export const readTree: ReadPosition = (text) => {
	if (text.length > MAX_TREE_TEXT) return null;
	const plain = plainSigns(text);
	const window = STARTING_WINDOW.exec(plain.text);
	if (window !== null && isWindow(window[1], window[2])) {
		const message = 'A starting window is not supported yet. Remove it to search the tree.';
		return fail('tree-window', message, plain.at(window.index));
	}
	const own = parseTree(plain.text);
	const readings: Reading[] = [];
	let fault: ReturnType<typeof fail> | null = null;
	if (own.ok) {
		const nodes = own.value.parent.length;
		readings.push({
			id: 'own',
			what: `our notation: ${nodes} ${nodes === 1 ? 'node' : 'nodes'}`,
			position: ok(formatTree(own.value)),
			root: null
		});
	}
	for (const reader of TREE_READERS) {
		if (own.ok && reader.doubtsOwn !== true) continue;
		const read = reader.read(plain.text);
		if (read === null) continue;
		if (!read.ok) fault ??= placed(read, plain.at);
		else readings.push(...read.value.map((tree) => settle(reader.id, tree, plain.at)));
	}
	const isListUnread = fault === null || LIST_FAULTS.has(fault.fault.code);
	if (readings.length === 0 && isListUnread) {
		const read = within.read(plain.text);
		if (read?.ok === true)
			readings.push(...read.value.map((tree) => settle(within.id, tree, plain.at)));
		else if (read !== null) fault = placed(read, plain.at);
	}
	const [first, ...others] = distinct(readings);
	const isNamed =
		NAMED.has(fault?.fault.code ?? '') &&
		readings.every(({ position }) => !position.ok && position.fault.code === 'tree-unknown-leaf');
	if (first === undefined || isNamed) return fault;
	if (own.ok && others.length === 0 && plain.text === text) return null;
	return ok([first, ...others]);
};

/** Not the size of a picture: a program's own window is no starting window. */
function isWindow(low = '', high = ''): boolean {
	const [alpha, beta] = [parseValue(low), parseValue(high)];
	return alpha.ok && beta.ok && alpha.value < beta.value;
}

/** A text of a known kind is hardly a tree whose leaves have no value. */
const NAMED = new Set(['tree-notation', 'tree-text']);

/** What is said about a text as a list, which may have a list in it all the same. */
const LIST_FAULTS = new Set(['tree-sign', 'tree-name', 'tree-bracket', 'tree-text']);

/** Readings of one tree are one, that of the first. */
function distinct(readings: readonly Reading[]): Reading[] {
	const seen = new Set<string>();
	return readings.filter(({ position, root }) => {
		const key = position.ok ? `${root ?? ''} ${position.value}` : position.fault.message;
		return !seen.has(key) && seen.add(key);
	});
}
