import { expect, test } from 'vitest';
import { HYPOTHESIS } from '../../../src/lib/core/share/hypothesis-link.ts';

test.each([
	['', 7, 'percent', []],
	['?n=16&scale=log', 16, 'log', []],
	['?junk=1&steps=99', 7, 'percent', [/This link has “junk”, which is unknown here/]],
	['?n=99', 7, 'percent', [/Steps are a whole number from 1 to 16, not “99”/]],
	['?n=', 7, 'percent', [/^The number is missing\. Give a whole number from 1 to 16\.$/]],
	['?n=3&n=4', 3, 'percent', [/gives “n” more than once/]],
	[
		'?n=3&scale=linear',
		3,
		'percent',
		[/no scale “linear”; choose percent \(Mated, %\), log \(Not mated, logarithmic\)\.$/]
	]
] as const)('hypothesis link: %s', (query, steps, scale, messages) => {
	const { values, faults } = HYPOTHESIS.read(query);
	expect(values).toMatchObject({ steps, scale });
	expect(faults).toHaveLength(messages.length);
	for (const [i, message] of messages.entries()) expect(faults[i]?.fault.message).toMatch(message);
});
