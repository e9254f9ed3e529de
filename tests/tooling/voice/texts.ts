/** Finds the readable texts in the files of the project: strings and markup, comments, documents. */
import { parse } from 'svelte/compiler';
import ts from 'typescript';

export interface Text {
	readonly path: string;
	readonly kind: 'string' | 'comment' | 'document';
	/** On one line, each run of white space as one space. */
	readonly text: string;
}

/** A placeholder of a template. */
const HOLE = '{}';

export function textsOf(path: string, source: string): Text[] {
	const texts: Text[] = [];
	const add = (kind: Text['kind'], text: string): void => {
		const line = text.replace(/\s+/g, ' ').trim();
		if (line !== '') texts.push({ path, kind, text: line });
	};
	if (/\.(ts|mjs|js)$/.test(path)) readCode(path, source, add);
	else if (path.endsWith('.svelte')) readComponent(path, source, add);
	else if (path.endsWith('.css')) readStyle(source, add);
	else if (path.endsWith('.html')) readPage(source, add);
	else add('document', source);
	return texts;
}

type Add = (kind: Text['kind'], text: string) => void;

function readCode(path: string, source: string, add: Add): void {
	const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
	const comments = new Map<number, number>();
	const visit = (node: ts.Node): void => {
		for (const { pos, end } of [
			...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
			...(ts.getTrailingCommentRanges(source, node.end) ?? [])
		]) {
			comments.set(pos, end);
		}
		if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
			add('string', node.text);
		} else if (ts.isTemplateExpression(node)) {
			const rest = node.templateSpans.map(({ literal }) => HOLE + literal.text);
			add('string', node.head.text + rest.join(''));
		}
		// Tokens too: a comment may precede a bracket that ends a block.
		node.getChildren(file).forEach(visit);
	};
	visit(file);
	addComments(source, comments, add);
}

/** Consecutive line comments are one text. */
function addComments(source: string, ranges: ReadonlyMap<number, number>, add: Add): void {
	let text = '';
	let last = -1;
	for (const [pos, end] of [...ranges].sort(([one], [other]) => one - other)) {
		if (last < 0 || source.slice(last, pos).trim() !== '') {
			add('comment', text);
			text = '';
		}
		text += ` ${bare(source.slice(pos, end))}`;
		last = end;
	}
	add('comment', text);
}

/** A comment without its slashes and stars. */
const bare = (comment: string): string =>
	comment.replace(/^\s*(\/\*+|\*\/|\*(?!\/)|\/\/)/gm, ' ').replace(/\*\/$/, ' ');

function readComponent(path: string, source: string, add: Add): void {
	const tree = parse(source, { modern: true });
	const visit = (node: unknown): void => {
		if (typeof node !== 'object' || node === null) return;
		if (Array.isArray(node)) {
			node.forEach(visit);
			return;
		}
		if ('type' in node) {
			if (node.type === 'Text' && 'data' in node) add('string', String(node.data));
			if (node.type === 'Comment' && 'data' in node) add('comment', String(node.data));
			if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') {
				add('string', node.value);
			}
			if (node.type === 'TemplateLiteral' && 'quasis' in node && Array.isArray(node.quasis)) {
				const parts = node.quasis as { value: { cooked: string } }[];
				add('string', parts.map(({ value }) => value.cooked).join(HOLE));
			}
		}
		Object.values(node).forEach(visit);
	};
	visit(tree.fragment);
	for (const script of [tree.module, tree.instance]) {
		if (!script) continue;
		const { start, end } = script.content as unknown as { start: number; end: number };
		readCode(`${path}.ts`, source.slice(start, end), add);
	}
	if (tree.css) readStyle(source.slice(tree.css.start, tree.css.end), add);
}

function readStyle(source: string, add: Add): void {
	for (const [comment] of source.matchAll(/\/\*[\s\S]*?\*\//g)) add('comment', bare(comment));
}

function readPage(source: string, add: Add): void {
	for (const [, comment] of source.matchAll(/<!--([\s\S]*?)-->/g)) add('comment', comment ?? '');
	add('string', source.replace(/<!--[\s\S]*?-->/g, ' ').replace(/<[^>]*>/g, ' '));
}
