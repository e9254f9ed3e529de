import { describe, expect, it } from 'vitest';
import { insideElement } from '../../scripts/component-styles.mjs';

/** The styles without the properties that they reset. */
function inside(css: string, code = '<p class="a b"></p>'): string {
	return insideElement(css, 'own', code).replace(/^\.frame\{[^}]*\}/, '');
}

describe('component styles', () => {
	it.each([
		[':root{--a:1px}', '.own{--a:1px}'],
		[":root[data-theme='dark']{color:red}", ".own[data-theme='dark']{color:red}"],
		['html,body{margin:0}', '.own,.own{margin:0}'],
		['.a{width:calc(100vw - 1.5rem)}', '.a{width:calc(100cqw - calc(1.5*var(--plyscope-rem)))}'],
		['.a{height:60dvh;top:-.5rem}', '.a{height:60cqh;top:calc(-.5*var(--plyscope-rem))}'],
		['@media (max-width:40em){.a{top:0}}', '@container plyscope (max-width:40em){.a{top:0}}'],
		[
			'@media (width<=37.5em),(pointer:coarse) and (height>=27em){.a{top:0}}',
			'@container plyscope (width<=37.5em){.a{top:0}}@media (pointer:coarse){@container plyscope (height>=27em){.a{top:0}}}'
		],
		['@media print{.a{top:0}.b{top:1px}}.a{left:0}', '@media print{.a{top:0}.b{top:1px}}.a{left:0}']
	])('%s is %s in an element', (css, expected) => {
		expect(inside(css)).toBe(expected);
	});

	it('rules of classes and tags that the module does not draw are gone, and no others', () => {
		const css =
			'.a{top:0}.gone{top:0}.a.gone,.b>p{top:1px}.b:not(.gone){top:2px}table{top:3px}:is(.a,.gone){top:4px}@media print{.gone{top:5px}}';
		expect(inside(css)).toBe('.a{top:0}.b>p{top:1px}.b:not(.gone){top:2px}:is(.a,.gone){top:4px}');
		expect(inside('.c{top:0}.d{top:0}.e{top:0}', 'x={c:y,d:z};f(`e g`)')).toBe(
			'.c{top:0}.d{top:0}.e{top:0}'
		);
	});

	it('a property that the page around may set has no value inside', () => {
		expect(insideElement('.a{color:var(--max);top:var(--x,2px)}', 'own', 'class="a"')).toMatch(
			/^\.frame\{--max:initial;--x:initial\}/
		);
	});

	it('a brace that is not closed is an error', () => {
		expect(() => inside('@media print{.a{top:0}')).toThrow('a brace');
	});
});
