/** The label of a node in a drawing: a value, a name, a side, or several: "3", "A", "MAX", "A: 3", "B = -2", "C (5)". */
import { parseValue } from '../number.ts';
import { nodeAt, sideOfName, type ReadNode } from './read-node.ts';

const NAMED = /^(.*?[^\s:=(])\s*(?:[:=]\s*|\s\(?|\()([-+]?[\d.][^\s()]*|[-+]?inf(?:inity)?)\)?$/is;

/** A node without children from its label. */
export function labelNode(at: number, label: string): ReadNode {
	const shown = label
		.replace(/\\infty/g, 'inf')
		.replace(/[$\\{}]/g, ' ')
		.trim();
	const text = shown.endsWith(':') ? shown.slice(0, -1).trimEnd() : shown;
	if (text === '') return nodeAt(at, {});
	const value = parseValue(text);
	if (value.ok) return nodeAt(at, { value: value.value });
	// A label is short; what is longer is only a name.
	const [, before = '', number = ''] = text.length > 80 ? [] : (NAMED.exec(text) ?? []);
	const own = before === '' ? null : parseValue(number);
	const name = own?.ok === true ? before.trim() : text;
	const side = sideOfName(name);
	return nodeAt(at, {
		name: side === null ? name : null,
		side,
		value: own?.ok === true ? own.value : null
	});
}
