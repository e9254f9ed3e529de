// What the package and the element have in common: few files, in which nothing is waited for, and of the code nothing
// that only the site's pages read.
import { join } from 'node:path';

/** Texts about choices, which only forms, menus and lists have. */
const OF_CHOICES = /\b((?:about|hint|finding|teaches): )(['"`])(?:(?!\2)[^\\]|\\.)*\2/g;
/** The last part of an algorithm's code, which a panel of the explorer shows. */
const PSEUDOCODE = /\bpseudocode: [\s\S]*?(?=\n\};)/;
/** A part, or one name of it, of which nothing else is needed. */
const DYNAMIC =
	/(?<!typeof )\bimport\(\s*(["'`])([^"'`]+)\1\s*\)|\(await import\(\s*(["'`])([^"'`]+)\3\s*\)\)\.(\w+)/g;

/**
 * Code with what it loads on demand there from the start.
 * @param {string} code
 * @param {string} id the file of the code
 * @param {(path: string) => boolean} isPresent whether a part is in the build; the others cannot be had
 */
export function withPartsInside(code, id, isPresent) {
	/** @type {string[]} */
	const parts = [];
	const changed = code.replace(DYNAMIC, (_call, _quote, whole, _other, named, name) => {
		const from = whole ?? named;
		if (!isPresent(join(id, '..', from))) {
			const none = "Promise.reject(new Error('not in this module'))";
			return name === undefined ? none : `(await ${none})`;
		}
		const part = `part${parts.length}`;
		const what = name === undefined ? `* as ${part}` : `{ ${name} as ${part} }`;
		parts.push(`import ${what} from '${from}';`);
		return name === undefined ? `Promise.resolve(${part})` : part;
	});
	return `${parts.join('')}${changed}`;
}

/** @param {string} code */
export const withoutPseudocode = (code) => code.replace(PSEUDOCODE, 'pseudocode: () => []');

/** @param {string} code */
export const withoutChoiceTexts = (code) => code.replace(OF_CHOICES, '$1$2$2');
