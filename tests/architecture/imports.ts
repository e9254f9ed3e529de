import { posix } from 'node:path';
import ts from 'typescript';

/** One file's reference to another module. */
export interface Import {
	/** The importing file, from the project's root: `src/lib/core/search/minimax.ts`. */
	readonly from: string;
	/** The imported file, also from the root (an alias is resolved), or the package name as written. */
	readonly to: string;
	/** As written. */
	readonly text: string;
}

/**
 * Everything that a file imports: `import`, `export from`, `import()` of a literal, `import('x')` as a type, and `new
 * URL('./x', import.meta.url)`, which starts a worker. Types count, since they create dependencies too.
 */
export function importsOf(from: string, code: string): Import[] {
	return scriptsIn(from, code)
		.flatMap((script) => specifiersIn(script))
		.map((text) => ({ from, to: resolveImport(from, text), text }));
}

/** The parts of a file that are TypeScript: the whole of it, or a Svelte file's script blocks. */
function scriptsIn(path: string, code: string): string[] {
	if (!path.endsWith('.svelte')) return [code];
	return [...code.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
}

function specifiersIn(code: string): string[] {
	const specifiers = importingNodes(code, parse(code)).map((node) => specifierOf(node));
	return specifiers.flatMap((one) => (one && ts.isStringLiteralLike(one) ? [one.text] : []));
}

/** An import that does not begin a statement: a call, a type, or the address of this file. */
const WITHIN = /\bimport\b(?!\s*[\w$*{'"])/;

/** The statements of TypeScript code. No rule reads its comments as code. */
export function parse(code: string): readonly ts.Statement[] {
	const { ParseNone } = ts.JSDocParsingMode;
	const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ParseNone };
	return ts.createSourceFile('any.ts', code, options).statements;
}

/** The nodes of TypeScript code that may refer to another file: its statements, and the nodes in them if need be. */
export function importingNodes(code: string, statements: readonly ts.Statement[]): ts.Node[] {
	const found: ts.Node[] = [];
	const isWithin = WITHIN.test(code);
	const visit = (node: ts.Node): void => {
		found.push(node);
		if (isWithin) ts.forEachChild(node, visit);
	};
	statements.forEach(visit);
	return found;
}

function specifierOf(node: ts.Node): ts.Node | undefined {
	if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
	if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
		return node.argument.literal;
	if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
		return node.arguments[0];
	}
	const isUrl =
		ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'URL';
	const base = isUrl ? node.arguments?.[1] : undefined;
	const besideThisFile =
		base !== undefined &&
		ts.isPropertyAccessExpression(base) &&
		base.name.text === 'url' &&
		ts.isMetaProperty(base.expression);
	return isUrl && besideThisFile ? node.arguments?.[0] : undefined;
}

/** The target of an import: a path from the root for our own files, otherwise the text itself. */
export function resolveImport(from: string, text: string): string {
	const path = text.replace(/\?.*$/, '');
	if (path === '$lib' || path.startsWith('$lib/')) return path.replace('$lib', 'src/lib');
	if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
	return path;
}

/**
 * Import cycles as the files along them: at least one if there are any. A component that uses itself is recursion,
 * not a cycle.
 */
export function findCycles(imports: readonly Import[]): string[][] {
	const next = new Map<string, Set<string>>();
	for (const { from, to } of imports) {
		if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
	}
	const cycles: string[][] = [];
	const finished = new Set<string>();
	const path: string[] = [];
	const walk = (file: string): void => {
		const start = path.indexOf(file);
		if (start >= 0) cycles.push([...path.slice(start), file]);
		if (start >= 0 || finished.has(file)) return;
		path.push(file);
		for (const target of next.get(file) ?? []) walk(target);
		path.pop();
		finished.add(file);
	};
	for (const file of next.keys()) walk(file);
	return cycles;
}
