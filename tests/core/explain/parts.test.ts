import { describe, expect, it } from 'vitest';
import { compose, plainText, say, textOf } from '../../../src/lib/core/explain/parts.ts';

describe('say', () => {
	const name = { text: 'X', role: 'max' } as const;

	it('say joins plain text and keeps parts with a role', () => {
		expect(say`${name} has ${'no'}${['', 'thing'].join('')}.`).toEqual([
			name,
			{ text: ' has nothing.' }
		]);
	});

	it('say accepts lists of parts', () => {
		const inner = say`after ${{ text: 'b2', role: 'move', row: 3 }}`;
		expect(say`${inner}: ${name}`).toEqual([
			{ text: 'after ' },
			{ text: 'b2', role: 'move', row: 3 },
			{ text: ': ' },
			name
		]);
		expect(plainText(say`At ${inner}`)).toBe('At after b2');
	});
});

it('compose leaves no space at an empty piece, and keeps its claims', () => {
	const claim = { kind: 'kept', row: 0, child: 1 } as const;
	const one = { parts: say`One.`, claims: [] };
	const empty = { parts: [], claims: [claim] };
	const sentence = compose(empty, one, empty, { parts: say`Two.`, claims: [] }, empty);
	expect(textOf(sentence)).toBe('One. Two.');
	expect(sentence.parts).toEqual([{ text: 'One. Two.' }]);
	expect(sentence.claims).toEqual([claim, claim, claim]);
});
