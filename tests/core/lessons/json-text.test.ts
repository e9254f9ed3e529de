/** Our reader of JSON accepts what JSON.parse accepts, and says where everything is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf, readJson, type JsonNode } from '../../../src/lib/core/lessons/json-text.ts';
import { runs } from '../../sweep.ts';

function valueOf(node: JsonNode): unknown {
	if (node.kind === 'leaf') return node.value;
	if (node.kind === 'list') return node.items.map(valueOf);
	const entries = Array.from(node.members, ([name, member]) => [name, valueOf(member.node)]);
	return Object.fromEntries(entries) as unknown;
}

function* allOf(node: JsonNode): Generator<JsonNode> {
	yield node;
	if (node.kind === 'list') for (const item of node.items) yield* allOf(item);
	if (node.kind === 'object') for (const { node: one } of node.members.values()) yield* allOf(one);
}

function parsed(text: string): unknown {
	try {
		return { value: JSON.parse(text) as unknown };
	} catch {
		return null;
	}
}

describe('JSON with places', () => {
	test('reads every value as JSON.parse does, and each part of the text is its value', () => {
		fc.assert(
			fc.property(fc.json(), fc.constantFrom(undefined, '\t', 2), (json, indent) => {
				const text = JSON.stringify(JSON.parse(json), null, indent);
				const read = readJson(text);
				expect(read.ok && valueOf(read.value)).toEqual(JSON.parse(text));
				for (const node of read.ok ? allOf(read.value) : []) {
					expect(JSON.parse(text.slice(node.start, node.end))).toEqual(valueOf(node));
				}
			}),
			{ numRuns: runs(2000) }
		);
	});

	test('a damaged text is refused where JSON.parse refuses it, with a place in it', () => {
		const damaged = fc
			.tuple(
				fc.json(),
				fc.nat(),
				fc.constantFrom('', '"', '\\', ',', ':', '{', ']', '0', 'e', '\n')
			)
			.map(([json, at, text]) => {
				const place = at % (json.length + 1);
				return json.slice(0, place) + text + json.slice(place + 1);
			});
		fc.assert(
			fc.property(fc.oneof(damaged, fc.string()), (text) => {
				const read = readJson(text);
				if (!read.ok && read.fault.code === 'json-twice') return;
				expect(read.ok).toBe(parsed(text) !== null);
				if (!read.ok) {
					expect(read.fault.message).toMatch(/^[^\n]{1,200}\.$/);
					expect(read.fault.at).toBeLessThanOrEqual(text.length);
				}
			}),
			{ numRuns: runs(20_000) }
		);
	});

	test.each([
		['', 1, 1, 'This is not JSON: the file ends where a value is expected.'],
		['{"a":1,\n "b" 2}', 2, 6, 'This is not JSON: there is “2” where a colon is expected.'],
		['[1,\r\n 2\r\n 3]', 3, 2, 'This is not JSON: there is “3” where a comma or “]” is expected.'],
		['{a: 1}', 1, 2, 'This is not JSON: there is “a” where a name in quotes is expected.'],
		['[1] 2', 1, 5, 'This is not JSON: there is “2” where the end of the file is expected.'],
		['{"a": 1, "a": 2}', 1, 10, 'The field “a” is given twice.'],
		['["x]', 1, 2, 'The quotation mark that opens this text is never closed.']
	])('%j is refused in line %i, column %i', (text, line, column, message) => {
		const read = readJson(text);
		expect(read.ok ? null : read.fault.message).toBe(message);
		expect(read.ok ? null : lineOf(text, read.fault.at ?? -1)).toEqual({ line, column });
	});

	test('a million brackets are refused, and fill no stack', () => {
		const read = readJson('['.repeat(1_000_000));
		expect(read.ok ? null : [read.fault.code, read.fault.at]).toEqual(['json-deep', 64]);
	});
});
