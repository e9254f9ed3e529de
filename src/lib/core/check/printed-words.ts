/** The words of what a program printed, without what a terminal or a language writes beside its leaves. */

export interface Word {
	readonly text: string;
	readonly at: number;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const INFINITE = /^[+-]?(?:inf(?:inity)?|∞)$/i;

/** Names of a shell in front of what is typed: `me@home:~/ai$`, `[me@home ai]$`, `me@home ai %`, `~/ai %`, `ai$`. */
const SHELL = String.raw`(?:\([\w.-]+\) ?)?(?:\[[^\]\n]{0,60}@[^\]\n]{0,60}\][$#]|[a-z][\w.-]{0,60}@[\w.-]{1,60}[: ][^\n$#%]{0,200}[$#%]|[~/][\w.~/-]{0,200} ?[$#%]|[a-z][\w.-]{0,60}[$%])`;

/**
 * Colours and characters without width; prompts with their lines; the number of an answer, and the length and the type
 * that are printed with a list; other numbers that a search prints at a leaf; what the printed number is.
 */
const ASIDE = new RegExp(
	[
		String.raw`\u001b\[[\d;]*m|\[\d[\d;]*m(?![a-z])`,
		String.raw`[\u200b-\u200d\u2060]`,
		String.raw`>>>.*$`,
		String.raw`^[ \t]*(?:\.\.\.|In ?\[\d*\]:|[*\w]*[a-z]>(?=[ \t].*[a-z]|[ \t]*$)|[$%>](?=[ \t].*[a-z]|[ \t]*$)|[A-Z]:\\[^\n>]*>|PS [^\n>]*>|-[ \t]+(?=[a-z])|➜).*$`,
		String.raw`(?:^[ \t]*|(?<=\d))${SHELL}(?:[ \t].*)?$`,
		String.raw`(?<=\d)%[ \t]*$`,
		String.raw`^[ \t]*(?:Out ?\[\d*\]:|\$\d+ ==>|[*•·][ \t])`,
		String.raw`^(?:DEBUG|INFO|WARNING):\w+:`,
		String.raw`\bval[ \t]+\w+[ \t]*=|:[ \t]*(?:int|real)\b(?:[ \t]+list\b)?`,
		String.raw`(?:Array)?\(\d+\)[ \t]*(?=\[)`,
		String.raw`\b(?:np|numpy)\.\w+(?=\()`,
		String.raw`(?:\b(?:alpha|beta|depth|ply)|[αβ])[ \t]*[:=]?[ \t]*[+−–~-]?(?:\d+(?:\.\d+)?|inf(?:inity)?|∞)`,
		String.raw`\b(?:leaf|leaves|node)(?:_?(?=\d)|\b)`,
		String.raw`\b(?:nodes?|visit(?:ed|ing|s)?|evaluat(?:ed|ing|es|e|ion)|values?|scores?|utility|terminal|name)\b`,
		String.raw`-{1,4}>|=>|[→⇒]`
	].join('|'),
	'gimu'
);

/** Words of a line that does not print a leaf, but what the search returns. */
const OF_RESULT =
	/^(?:results?|root|best|returns?|returned|answer|final|minimax|alphabeta|total)$/i;

export function isOfResult({ text }: Word): boolean {
	return OF_RESULT.test(text);
}

/** @param names words that stay: the names of leaves */
export function wordsOf(text: string, names: ReadonlyMap<string, number>): Word[] {
	// Each is replaced by as many characters, so that places stay.
	const plain = text
		.replace(ASIDE, (found) => (names.has(found) ? found : ' '.repeat(found.length)))
		.replace(/[[\](){}<>"'“”‘’,;:=|#]/g, ' ');
	const words = Array.from(plain.matchAll(/[^\n]+/g), ({ 0: line, index }) =>
		Array.from(line.matchAll(/\S+/g), (match) => ({ text: match[0], at: index + match.index }))
	);
	const labels = labelsOf(words, names);
	return words.flat().filter((word) => !labels.has(word.text));
}

/** Words that are printed with leaves line by line, such as “checking”. */
function labelsOf(lines: readonly Word[][], names: ReadonlyMap<string, number>): Set<string> {
	const seen = new Set<string>();
	const labels = new Set<string>();
	for (const line of lines) {
		if (!line.some(({ text }) => isLeafWord(text, names))) continue;
		for (const word of new Set(line.map(({ text }) => text))) {
			if (!/^\p{L}+$/u.test(word) || isLeafWord(word, names) || OF_RESULT.test(word)) continue;
			if (seen.has(word)) labels.add(word);
			seen.add(word);
		}
	}
	return labels;
}

function isLeafWord(text: string, names: ReadonlyMap<string, number>): boolean {
	return names.has(text) || parseNumber(text) !== null;
}

/** Null if the word is no number; -0 is 0. The minus may be the typographic one, or that of Standard ML. */
export function parseNumber(text: string): number | null {
	const word = text.replace(/^[−–~]/, '-');
	if (INFINITE.test(word)) return word.startsWith('-') ? -Infinity : Infinity;
	return NUMBER.test(word) ? Number(word) + 0 : null;
}
