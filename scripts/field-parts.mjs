// A field is declared once, for links, forms, faults, `--help` and documents: each build leaves away what it never reads.
import { parseSync } from 'rolldown/experimental';

/** What only `--help` and the tables of the documents read: of a field, and of the facts of a game. */
const OF_DOCUMENTS = ['about', 'usual', 'choices', 'notation'];
/** What both have of these, and nothing else does. */
const WHOSE = [
	['label', 'about'],
	['notation', 'sideNames']
];

/**
 * The site without what only `--help` and the tables of the documents read of a field.
 * @returns {import('vite').Plugin}
 */
export function fieldsOfPages() {
	return {
		name: 'plyscope:fields-of-pages',
		apply: 'build',
		enforce: 'pre',
		transform(code, id) {
			if (!/\/src\/lib\/core\/.*\.ts$/.test(id)) return null;
			const changed = withoutFieldParts(code, OF_DOCUMENTS);
			return changed === code ? null : { code: changed, map: null };
		}
	};
}

/**
 * @param {string} code TypeScript
 * @param {readonly string[]} names of properties that fields, which have a label and say what they are about, and games
 * need not have
 */
export function withoutFieldParts(code, names) {
	if (!WHOSE.some((parts) => parts.every((part) => code.includes(part)))) return code;
	/** @type {[from: number, to: number][]} */
	const unread = [];
	visit(parseSync('field.ts', code).program, (properties) => {
		const named = properties.map((one) => [one.key?.name, one]);
		if (!WHOSE.some((parts) => parts.every((part) => named.some(([name]) => name === part))))
			return;
		for (const [at, [name, property]] of named.entries()) {
			if (!names.includes(name)) continue;
			// With the comma after it; there is none after the last one.
			unread.push([property.start, named[at + 1]?.[1].start ?? property.end]);
		}
	});
	return unread
		.sort(([one], [other]) => other - one)
		.reduce((text, [from, to]) => text.slice(0, from) + text.slice(to), code);
}

/**
 * @param {any} node of a syntax tree
 * @param {(properties: any[]) => void} see gets those of each object that is written out
 */
function visit(node, see) {
	if (node === null || typeof node !== 'object') return;
	if (node.type === 'ObjectExpression') see(node.properties);
	for (const part of Object.values(node)) visit(part, see);
}
