/** Reads the leaves that a program printed: their values, their names, or both. */
import { quote } from '../base/clip.ts';
import { formatCount } from '../base/count-words.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { isLeaf } from '../practice/plain-tree.ts';
import type { NamedTree } from './named-tree.ts';
import { isOfResult, parseNumber, wordsOf, type Word } from './printed-words.ts';

/** The longest text that is read, in characters. */
const MOST_TEXT = 1_000_000;

export interface Printed {
	/** In the order of printing. */
	readonly values: readonly number[];
	/** The nodes, where they were named. */
	readonly leaves: readonly number[] | null;
}

/** One way to read the text. Those that a person may mean as well are asked about where the tree allows both. */
interface Reading {
	readonly read: Result<Printed>;
	/** What to do if another reading is possible too; null if that one comes first. */
	readonly doubt: { readonly message: string; readonly at: number } | null;
}

/** A comma between digits, in a word that has no other one: `-3,0`. */
const PAIR = /^[+−–~-]?\d+,\d+$/;

/**
 * Reads numbers with spaces, commas, brackets or quotes between them, or names of leaves with or without values, such
 * as `a1.1 -3`. Prompts, colours and labels are skipped. A comma may be that of a decimal, and leaves may be numbered:
 * the reading is taken in which each value is one of the tree’s.
 * Faults: `printed-empty`, `printed-long`, `printed-number`, `printed-name`, `printed-value`, `printed-result`,
 * `printed-ambiguous`.
 */
export function readPrinted(text: string, tree: NamedTree): Result<Printed> {
	if (text.length > MOST_TEXT) {
		return fail(
			'printed-long',
			`At most ${formatCount(MOST_TEXT)} characters are read. Paste the leaves alone.`,
			MOST_TEXT
		);
	}
	const names = new Map(
		tree.names.flatMap((name, node) => (isLeaf(tree, node) ? [[name, node] as const] : []))
	);
	const values = new Set(tree.value);
	const readings = readingsOf(text, names, tree);
	const [plain] = readings;
	const known = readings.filter(
		({ read }) => read.ok && read.value.values.every((value) => values.has(value))
	);
	const [one, other] = known;
	if (one !== undefined && (other === undefined || other.doubt === null)) return one.read;
	const doubt = (one === undefined ? readings : known).find((reading) => reading.doubt)?.doubt;
	if (doubt) return fail('printed-ambiguous', doubt.message, doubt.at);
	return plain?.read ?? fail('printed-empty', 'There is no leaf here.');
}

/** All ways to read the text, the plain one first. */
function readingsOf(text: string, names: ReadonlyMap<string, number>, tree: NamedTree): Reading[] {
	const comma = pairedComma(text);
	const spellings: { readonly text: string; readonly doubt: Reading['doubt'] }[] = [
		{ text, doubt: null }
	];
	if (comma !== null) {
		const message = `${quote(comma.text)} can be one value or two. Write one with a point, or two with a space after the comma.`;
		const doubt = { message, at: comma.at };
		// The point of a decimal, or thousands.
		for (const [spelt, sign] of [
			[/(\d),(?=\d)/g, '$1.'],
			[/(\d),(?=\d{3})/g, '$1']
		] as const) {
			const respelt = text.replace(spelt, sign);
			if (respelt !== text) spellings.push({ text: respelt, doubt });
		}
	}
	return spellings.flatMap((spelling) => {
		const words = wordsOf(spelling.text, names);
		const plain = { read: readWords(words, names, tree), doubt: spelling.doubt };
		const rest = withoutNumbering(words, spelling.text);
		if (rest === null) return [plain];
		return [plain, { read: readWords(rest.words, names, tree), doubt: rest.doubt ?? plain.doubt }];
	});
}

/** The first word with a comma, where each word that has one could be a decimal or two values. */
function pairedComma(text: string): Word | null {
	let first: Word | null = null;
	for (const match of text.matchAll(/[^\s;[\](){}"']+/g)) {
		const word = match[0].replace(/,+$/, '');
		if (!word.includes(',')) continue;
		if (!PAIR.test(word)) return null;
		first ??= { text: word, at: match.index };
	}
	return first;
}

/** The words between numbers that count from 0 or 1; null where there are none. */
function withoutNumbering(
	words: readonly Word[],
	text: string
): { readonly words: Word[]; readonly doubt: Reading['doubt'] } | null {
	const [first] = words;
	const counts = words.filter((_, i) => i % 2 === 0);
	const start = first === undefined ? NaN : Number(first.text);
	if (first === undefined || words.length % 2 === 1 || (start !== 0 && start !== 1)) return null;
	if (!counts.every(({ text: count }, i) => /^\d+\.?$/.test(count) && Number(count) === start + i))
		return null;
	const isMarked = counts.every(({ text: count, at }) =>
		/^(?:\.|[ \t]*[.):=\]|]|[ \t]*[-=]>|[ \t]*→)/.test(
			text.slice(at + count.replace('.', '').length, at + count.length + 4)
		)
	);
	// Two leaves can be such numbers by chance, three are hardly.
	if (!isMarked && counts.length < 3) return null;
	const message = `${quote(first.text)} can be a leaf, or the number of one. Remove the numbers of the leaves, or write the leaves with spaces alone between them.`;
	return {
		words: words.filter((_, i) => i % 2 === 1),
		doubt: isMarked ? { message, at: first.at } : null
	};
}

function readWords(
	words: readonly Word[],
	names: ReadonlyMap<string, number>,
	tree: NamedTree
): Result<Printed> {
	const [first] = words;
	if (first === undefined) {
		return fail('printed-empty', 'There is no leaf here. Paste what your program printed.');
	}
	const result = words.find(isOfResult);
	if (result !== undefined && !names.has(result.text)) {
		return fail(
			'printed-result',
			`${quote(result.text)} names no leaf. Remove this line, and give the value of the root apart.`,
			result.at
		);
	}
	return words.some(({ text }) => names.has(text)) || parseNumber(first.text) === null
		? readNamed(words, names, tree)
		: readValues(words);
}

function readValues(words: readonly Word[]): Result<Printed> {
	const values: number[] = [];
	for (const { text, at } of words) {
		const value = parseNumber(text);
		if (value === null) return fail('printed-number', `${quote(text)} is not a number.`, at);
		values.push(value);
	}
	return ok({ values, leaves: null });
}

/** Names alone, or each with its value after it or in front of it. */
function readNamed(
	words: readonly Word[],
	names: ReadonlyMap<string, number>,
	tree: NamedTree
): Result<Printed> {
	const isValueFirst = parseNumber(words[0]?.text ?? '') !== null;
	// Of each pair the name first; an odd word at the end stays.
	const named = isValueFirst
		? words.map((word, i) => words[i % 2 === 0 ? i + 1 : i - 1] ?? word)
		: words;
	const values: number[] = [];
	const leaves: number[] = [];
	for (const [i, { text, at }] of named.entries()) {
		const node = names.get(text);
		const before = names.get(named[i - 1]?.text ?? '');
		if (node !== undefined) {
			values.push(tree.value[node] as number);
			leaves.push(node);
			continue;
		}
		if (before === undefined) {
			const message = `${quote(text)} is neither a number nor a leaf of this tree.`;
			return fail('printed-name', message, at);
		}
		const value = parseNumber(text);
		if (value === null) return fail('printed-number', `${quote(text)} is not a number.`, at);
		if (value !== tree.value[before]) {
			const message = `In this tree ${named[i - 1]?.text ?? ''} is worth ${String(tree.value[before])}, not ${String(value)}.`;
			return fail('printed-value', message, at);
		}
	}
	return ok({ values, leaves });
}
