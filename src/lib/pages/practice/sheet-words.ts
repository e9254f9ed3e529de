/** A node of the sheet in words, for those who do not see it. */
import { formatValue } from '$lib/core/explain/format.ts';
import { explainStep, textOf } from '$lib/core/explain/sentence.ts';
import type { Exercise } from '$lib/core/practice/exercise.ts';
import { placesIn, stepOf } from '$lib/core/practice/asked-places.ts';
import { isLeaf } from '$lib/core/practice/plain-tree.ts';
import { wordsFor } from '$lib/core/practice/words-for.ts';
import { HELP } from './on-demand.ts';
import type { SheetMarks } from './sheet-marks.ts';
import type { SheetWork } from './sheet-work.svelte.ts';

/** "b1, MIN, child 1 of 3 of b. Value blank. Alpha blank, beta blank. Branch not cut." */
export function labelOfNode(work: SheetWork, node: number, marks: SheetMarks): string {
	const { exercise } = work;
	const { tree, ask, story } = exercise;
	const parent = tree.parent[node] as number;
	const siblings = tree.children[parent] ?? [];
	const leaf = isLeaf(tree, node);
	const side = story.roleNames[tree.isMax[node] === true ? 'max' : 'min'];
	const name = wordsFor(exercise, node).name;
	const place =
		parent < 0
			? ''
			: `, child ${siblings.indexOf(node) + 1} of ${siblings.length} of ${wordsFor(exercise, parent).name}`;
	const parts = [`${name}, ${leaf ? 'leaf' : side}${place}`];
	const mates = story.mates?.short ?? null;
	if (leaf) parts.push(`Value ${formatValue(tree.value[node] as number, mates)}`);
	else if (ask.includes('values')) parts.push(`Value ${orBlank(work.text(`value-${node}`))}`);
	if (!leaf && ask.includes('windows')) {
		const [alpha, beta] = [work.text(`alpha-${node}`), work.text(`beta-${node}`)];
		parts.push(`Alpha ${orBlank(alpha)}, beta ${orBlank(beta)}`);
	}
	if (parent >= 0 && ask.includes('cuts'))
		parts.push(`Branch ${work.isCut(node) ? '' : 'not '}cut`);
	const mark = marks.nodes.get(node) ?? marks.cuts.get(node);
	if (mark !== undefined) parts.push(MARKS[mark]);
	return `${parts.join('. ')}.`;
}

/** The key at a node: the rule of each place there with its numbers, then the search's own sentence. */
export function keyAtNode(exercise: Exercise, node: number): string {
	const places = [...placesIn(exercise, exercise.truth)].filter(
		(place) => place.node === node && place.kind !== 'count' && place.kind !== 'move'
	);
	const kind = exercise.truth.values[node] === null ? 'cut' : 'value';
	const step = stepOf(exercise, { kind, node, isBeyond: false });
	const rules = places.map((place) => HELP.part?.ruleAt(exercise, place) ?? '');
	return [...rules, textOf(explainStep(exercise.story, step))].join(' ');
}

const MARKS = { right: 'Right', wrong: 'Wrong', later: 'Not judged yet' } as const;

function orBlank(text: string): string {
	return text.trim() === '' ? 'blank' : text.trim();
}
