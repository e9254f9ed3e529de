/** Writes what the links of a lesson show into its file, and leaves every other character as it is. */
import type { CheckedScene } from './check-scene.ts';
import type { JsonNode, JsonObject } from './json-text.ts';
import type { ExpectedStep } from './lesson.ts';

interface Edit {
	readonly start: number;
	readonly end: number;
	readonly put: string;
}

/**
 * The text with the steps and sentences in `expect` of every link that leads to a search.
 * @param root of the text
 */
export function fillLesson(
	text: string,
	root: JsonObject,
	checked: readonly CheckedScene[]
): string {
	const layout = layoutOf(text, root);
	const edits = checked.flatMap(({ links }, index) =>
		links.flatMap(({ reveal, shown }): Edit[] => {
			const scene = itemOf(root, 'scenes', index);
			const owner = reveal === null ? scene : itemOf(scene, 'reveal', reveal);
			return shown === null || owner?.kind !== 'object' ? [] : editsOf(owner, shown, layout);
		})
	);
	let filled = text;
	// From the end, so that the places of the others stay.
	for (const { start, end, put } of edits.sort((one, other) => other.start - one.start)) {
		filled = filled.slice(0, start) + put + filled.slice(end);
	}
	return filled;
}

function itemOf(node: JsonNode | undefined, name: string, index: number): JsonNode | undefined {
	const list = node?.kind === 'object' ? node.members.get(name)?.node : undefined;
	return list?.kind === 'list' ? list.items[index] : undefined;
}

/** How a file is laid out. */
interface Layout {
	readonly text: string;
	readonly newLine: string;
	/** One level of indentation. */
	readonly unit: string;
}

function layoutOf(text: string, root: JsonObject): Layout {
	const [first] = root.members.values();
	const unit = first === undefined ? null : indentAt(text, first.nameAt);
	return { text, newLine: text.includes('\r\n') ? '\r\n' : '\n', unit: unit ?? '\t' };
}

/** The white space before what begins a line; null if it begins none. */
function indentAt(text: string, at: number): string | null {
	return /[\r\n]([ \t]*)$/.exec(text.slice(Math.max(0, at - 100), at))?.[1] ?? null;
}

function editsOf(owner: JsonObject, { step, sentence }: ExpectedStep, layout: Layout): Edit[] {
	const { text } = layout;
	const expect = owner.members.get('expect')?.node;
	const known = expect?.kind === 'object' ? expect.members : null;
	const places = [known?.get('step')?.node, known?.get('sentence')?.node];
	if (places.every((place) => place !== undefined)) {
		const puts = [String(step), JSON.stringify(sentence)];
		return places.flatMap(({ start, end }, index) => {
			const put = puts[index] as string;
			// A number or a text may be written in several ways.
			const isSame = JSON.parse(text.slice(start, end)) === JSON.parse(put);
			return isSame ? [] : [{ start, end, put }];
		});
	}
	const last = [...owner.members.values()].at(-1);
	if (last === undefined) return [];
	const indent = indentAt(text, last.nameAt);
	const gap = /\s$/.test(text.slice(last.nameAt, last.node.start)) ? ' ' : '';
	const fields = [`"step":${gap}${step}`, `"sentence":${gap}${JSON.stringify(sentence)}`];
	const deeper = indent === null ? '' : layout.newLine + indent + layout.unit;
	const put =
		indent === null
			? `{${gap}${fields.join(`,${gap}`)}${gap}}`
			: `{${deeper}${fields.join(`,${deeper}`)}${layout.newLine}${indent}}`;
	if (expect !== undefined) return [{ start: expect.start, end: expect.end, put }];
	const before = indent === null ? `,${gap}` : `,${layout.newLine}${indent}`;
	const { end } = last.node;
	return [{ start: end, end, put: `${before}"expect":${gap}${put}` }];
}
