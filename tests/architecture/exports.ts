import ts from 'typescript';
import { importingNodes, parse, resolveImport } from './imports.ts';

/** A name that one file takes from another; null for all of its names. */
interface Use {
	readonly to: string;
	readonly name: string | null;
}

/**
 * The names that a file exports, as `file: name`, and that no other file asks for: each is used in its own file alone,
 * or nowhere.
 *
 * @param exporting the files to examine, and all others that may import from them
 */
export function findUnasked(
	exporting: ReadonlyMap<string, string>,
	others: ReadonlyMap<string, string>
): string[] {
	const asked = new Set<string>();
	const whole = new Set<string>();
	const exported: (readonly [path: string, name: string])[] = [];
	for (const [path, text] of [...exporting, ...others]) {
		const code = codeOf(path, text);
		const statements = parse(code);
		for (const { to, name } of usesIn(path, code, statements)) {
			if (to === path) continue;
			if (name === null) whole.add(to);
			else asked.add(`${to}: ${name}`);
		}
		if (!exporting.has(path)) continue;
		for (const name of new Set(statements.flatMap(exportedBy))) exported.push([path, name]);
	}
	return exported
		.filter(([path, name]) => !whole.has(path) && !asked.has(`${path}: ${name}`))
		.map((one) => one.join(': '));
}

/** The code of a file: of a Svelte file its script blocks. */
function codeOf(path: string, text: string): string {
	if (!path.endsWith('.svelte')) return text;
	return [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)]
		.map((match) => match[1] ?? '')
		.join('\n');
}

function usesIn(path: string, code: string, statements: readonly ts.Statement[]): Use[] {
	const found: Use[] = [];
	const take = (module: ts.Node | undefined, names: readonly (string | null)[]) => {
		if (module === undefined || !ts.isStringLiteralLike(module)) return;
		const to = resolveImport(path, module.text);
		for (const name of names) found.push({ to, name });
	};
	for (const node of importingNodes(code, statements)) {
		if (ts.isImportDeclaration(node)) take(node.moduleSpecifier, namesOfImport(node));
		else if (ts.isExportDeclaration(node)) take(node.moduleSpecifier, namesOf(node.exportClause));
		else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
			const { qualifier } = node;
			take(node.argument.literal, [
				qualifier === undefined || !ts.isIdentifier(qualifier) ? null : qualifier.text
			]);
		} else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
			take(node.arguments[0], [null]);
		}
	}
	// The scripts have their types in comments.
	for (const [, module = '', name] of code.matchAll(/import\('([^']+)'\)(?:\.(\w+))?/g)) {
		found.push({ to: resolveImport(path, module), name: name ?? null });
	}
	return found;
}

function namesOfImport({ importClause }: ts.ImportDeclaration): (string | null)[] {
	if (importClause === undefined) return [];
	const first = importClause.name === undefined ? [] : ['default'];
	const { namedBindings } = importClause;
	return namedBindings === undefined ? first : [...first, ...namesOf(namedBindings)];
}

/** The names in braces: as the other file calls them, or as they are handed on. */
function namesOf(
	bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined,
	whose: 'theirs' | 'ours' = 'theirs'
): (string | null)[] {
	if (bindings === undefined || ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings)) {
		return [null];
	}
	return bindings.elements.map(
		({ propertyName, name }) => (whose === 'ours' ? name : (propertyName ?? name)).text
	);
}

function exportedBy(statement: ts.Statement): string[] {
	if (ts.isExportDeclaration(statement)) {
		return namesOf(statement.exportClause, 'ours').filter((name) => name !== null);
	}
	const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
	if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
	if (ts.isVariableStatement(statement)) {
		return statement.declarationList.declarations.flatMap(({ name }) => namesBoundBy(name));
	}
	const { name } = statement as ts.DeclarationStatement;
	return name === undefined || !ts.isIdentifier(name) ? [] : [name.text];
}

function namesBoundBy(name: ts.BindingName): string[] {
	if (ts.isIdentifier(name)) return [name.text];
	return name.elements.flatMap((one) =>
		ts.isOmittedExpression(one) ? [] : namesBoundBy(one.name)
	);
}
