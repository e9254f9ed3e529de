/** Texts that the build leaves away, since no page reads them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutFieldTexts } from '../../scripts/field-texts.mjs';

test('what a field means and its default are gone, what a form shows is not', () => {
	const code = withoutFieldTexts(readFileSync('src/lib/core/search/setup-fields.ts', 'utf8'));
	expect(code).not.toContain('plies below the root, or whole');
	expect(code).not.toContain('otherwise whole');
	expect(code).toContain('Shows the true size of what was never visited.');
	expect(code).toMatch(/hint: \(/);
});

test.each([
	["about: 'the game',", "about: '',"],
	["about: 'the game’s \\'own\\' order',", "about: '',"],
	["about:\n\t'how to search',", "about:\n\t'',"],
	['usual: `${COUNT}, those of the claim`', 'usual: ``'],
	["about: 'Cuts as soon as best reaches the bound.'", null],
	['about: ONE.about', null],
	['const about = 1', null]
])('%j', (code, without) => {
	expect(withoutFieldTexts(code)).toBe(without ?? code);
});
