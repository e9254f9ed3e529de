/** The site's build leaves away what only `--help` and the documents read of a field. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { withoutFieldParts } from '../../scripts/field-parts.mjs';

const CORE = 'src/lib/core';

describe('withoutFieldParts', () => {
	it.each([
		[`({ label: 'A', about: 'b', default: 1 })`, `({ label: 'A', default: 1 })`],
		[`({ label: 'A', about: 'b' })`, `({ label: 'A',  })`],
		[
			'const x = choice(‘’, { label: "µ → ß", about: `1 to ${most({ about: 2 })}`, usual: "none" });'.replace(
				'‘’',
				'"𝛼"'
			),
			'const x = choice("𝛼", { label: "µ → ß",  });'
		],
		// A choice of a menu is no field, and one inside a field is kept.
		[`({ id: 'a', name: 'A', about: 'shown' })`, `({ id: 'a', name: 'A', about: 'shown' })`],
		[
			`({ label: 'A', options: [{ name: 'b', about: 'shown' }], about: 'c' })`,
			`({ label: 'A', options: [{ name: 'b', about: 'shown' }],  })`
		],
		[`({ ...a, label: b.label, about: b.about, c })`, `({ ...a, label: b.label, c })`],
		// Of a game, which is no field.
		[`({ id: 'a', notation: 'b', sideNames: c })`, `({ id: 'a', sideNames: c })`]
	])('%s', (code, left) => {
		expect(withoutFieldParts(code, ['about', 'usual', 'notation'])).toBe(left);
	});
});

/** `fields.depth.about`, `fields[key].about` and `field.usual`, and what is taken out of a field by these names. */
const READS =
	/fields?(\[[^\]]*\]|\.\w+)?\??\.(about|usual|choices)\b|\{[^{}]*\b(about|usual|choices)\b[^{}]*\} = [^;]*\bfields\b/i;

test('no page reads what a field is about, so that the site can do without', () => {
	const readers = readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter((path) => /\.(ts|svelte)$/.test(path) && !path.startsWith('cli'))
		.filter((path) => READS.test(readFileSync(join('src', path), 'utf8')));
	expect(readers.sort()).toEqual([
		// In a text that is left away itself, in what only the command line calls, and where it is handed on.
		'lib/core/check/check-link.ts',
		'lib/core/fields/describe.ts',
		'lib/core/practice/worksheet/worksheet-link.ts'
	]);
	expect(READS.test('const { label, about } = $derived(holder.fields[field]);')).toBe(true);
});

test('the fields of every list are found', () => {
	const left = readdirSync(CORE, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
		if (!path.endsWith('.ts')) return [];
		const code = readFileSync(join(CORE, path), 'utf8');
		return withoutFieldParts(code, ['about', 'usual']) === code ? [] : [path];
	});
	expect(left).toContain('search/setup-fields.ts');
	expect(left).toContain('practice/practice-link.ts');
	expect(left.length).toBeGreaterThan(20);
	expect(left).not.toContain('search/registry.ts');
});
