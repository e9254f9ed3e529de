/** Reads the leaves that a program printed: their values, or their names with values. */
import { quote } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { isLeaf } from '../practice/plain-tree.ts';
import type { NamedTree } from './named-tree.ts';

/** The longest text that is read, in characters. */
const MOST_TEXT = 1_000_000;

export interface Printed {
	/** In the order of printing. */
	readonly values: readonly number[];
	/** The nodes, where they were named. */
	readonly leaves: readonly number[] | null;
}

interface Word {
	readonly text: string;
	readonly at: number;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const INFINITE = /^[+-]?inf(?:inity)?$/i;

/**
 * What a terminal or a language writes beside the numbers: lines with a prompt, the number of an answer, the type of a
 * number, and what the printed number is.
 */
const ASIDE = new RegExp(
	[
		String.raw`^[ \t]*(?:>>>|\.\.\.|In ?\[\d*\]:|[$%>]|[\w.~/@:-]*[\w~/][$#%]|PS [^\n>]*>|[A-Z]:\\[^\n>]*>).*$`,
		String.raw`^[ \t]*(?:Out ?\[\d*\]:)`,
		String.raw`\b(?:np|numpy)\.\w+(?=\()`,
		String.raw`\b(?:leaf|leaves|visit(?:ed|ing|s)?|evaluat(?:ed|ing|es|e))\b`
	].join('|'),
	'gimu'
);

function blank(text: string): string {
	return ' '.repeat(text.length);
}

/**
 * Reads numbers with spaces, commas, brackets or quotes between them, or pairs such as `a1.1 -3`, `a1.1=-3`. Prompts and
 * other words are skipped.
 * Faults: `printed-empty`, `printed-long`, `printed-number`, `printed-name`, `printed-value`.
 */
export function readPrinted(text: string, tree: NamedTree): Result<Printed> {
	if (text.length > MOST_TEXT) return fail('printed-long', 'This is too long to be read.', 0);
	// Each is replaced by one character, so that places stay.
	const plain = text.replace(ASIDE, blank).replace(/[[\](){}"'“”‘’,;:=|]/g, ' ');
	const words = Array.from(plain.matchAll(/\S+/g), (match) => ({
		text: match[0],
		at: match.index
	}));
	const [first] = words;
	if (first === undefined) {
		return fail('printed-empty', 'There is no leaf here. Paste what your program printed.');
	}
	return parseNumber(first.text) === null ? readPairs(words, tree) : readValues(words);
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

function readPairs(words: readonly Word[], tree: NamedTree): Result<Printed> {
	const nodes = new Map(tree.names.map((name, node) => [name, node]));
	const values: number[] = [];
	const leaves: number[] = [];
	for (let i = 0; i < words.length; i += 2) {
		const { text: name, at } = words[i] as Word;
		const node = nodes.get(name);
		if (node === undefined || !isLeaf(tree, node)) {
			return fail(
				'printed-name',
				`${quote(name)} is neither a number nor a leaf of this tree.`,
				at
			);
		}
		const word = words[i + 1];
		const value = word === undefined ? null : parseNumber(word.text);
		if (value === null)
			return fail('printed-number', `${name} needs a value after it.`, word?.at ?? at);
		if (value !== tree.value[node]) {
			const message = `In this tree ${name} is worth ${String(tree.value[node])}, not ${String(value)}.`;
			return fail('printed-value', message, word?.at ?? at);
		}
		values.push(value);
		leaves.push(node);
	}
	return ok({ values, leaves });
}

/** Null if the word is no number; -0 is 0. The minus may be the typographic one. */
export function parseNumber(text: string): number | null {
	const word = text.replace(/^[−–]/, '-');
	if (INFINITE.test(word)) return word.startsWith('-') ? -Infinity : Infinity;
	return NUMBER.test(word) ? Number(word) + 0 : null;
}
