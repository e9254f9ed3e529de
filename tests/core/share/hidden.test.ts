import { describe, expect, test } from 'vitest';
import { EXPLORER } from '../../../src/lib/core/share/link.ts';

describe('hide in a link', () => {
	test.each([
		['', []],
		['future', ['future']],
		['values,future', ['values', 'future']],
		['answers', ['answers']]
	])('%j hides %j', (text, hidden) => {
		const { values, faults } = EXPLORER.read(`hide=${text}`);
		expect(values.hide).toEqual(hidden);
		expect(faults).toEqual([]);
	});

	test.each(['answer', 'future,value', 'values,', 'Answers'])(
		'%j, which is wrong, hides all answers and is told',
		(text) => {
			const { values, faults } = EXPLORER.read(`hide=${text}`);
			expect(values.hide).toEqual(['answers']);
			expect(faults.map(({ field, fault }) => [field, fault.code])).toEqual([
				['hide', 'hide-unknown']
			]);
			expect(faults[0]?.fault.message).toMatch(
				/^Nothing is hidden by “.*”, so all answers are; choose future, values, answers\.$/
			);
		}
	);

	test('a link with nothing hidden does not mention it', () => {
		expect(EXPLORER.query({ hide: [] })).not.toContain('hide');
		expect(EXPLORER.query({ hide: ['future', 'values'] })).toContain('&hide=future,values');
	});
});
