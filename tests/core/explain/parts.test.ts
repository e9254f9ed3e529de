import { describe, expect, it } from 'vitest';
import { compose, namedRows, plainText, say, textOf } from '../../../src/lib/core/explain/parts.ts';
import { explainStep } from '../../../src/lib/core/explain/sentence.ts';
import { momentAt } from '../../../src/lib/core/trace/cursor.ts';
import { storyOf } from './record-case.ts';

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

describe('namedRows', () => {
	it('namedRows lists each named row once, in the order of the text', () => {
		const a = { text: 'm3', role: 'move', row: 3 } as const;
		const b = { text: 'm1', role: 'move', row: 1 } as const;
		const parts = say`${a} after ${b}: ${{ text: '5', role: 'value' }}, at the ${{ text: 'root', row: 0 }}, ${a}.`;
		expect(namedRows({ parts, claims: [] })).toEqual([3, 1, 0]);
		expect(namedRows({ parts: say`Nothing.`, claims: [] })).toEqual([]);
	});

	it('the sentence of a deep cutoff names the node, its best move, the owner, its move and two of four pruned moves', () => {
		const story = storyOf({ game: 'tree', position: '[5,[[[4,9,9,9,9],7],8]]' });
		const { trace } = story;
		const step = Array.from({ length: trace.steps }, (_, at) => at).find(
			(at) => momentAt(trace, at).kind === 'cut'
		);
		expect(step).toBeDefined();
		const rows = namedRows(explainStep(story, step ?? 0));
		const places = rows.map((row) => trace.movesTo(row).join(' '));
		// The root is the owner, its move a is row 1; four leaves are pruned.
		expect(places).toEqual(['1 0 0', '1 0 0 0', '', '0', '1 0 0 1', '1 0 0 2']);
	});
});
