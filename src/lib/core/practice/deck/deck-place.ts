/** A place that a deck may ask about: the right answer there, and the answers of wrong ideas. */
import { formatLimitEntry } from '../entry.ts';
import type { Ask, Exercise } from '../exercise.ts';
import { ideaAnswers } from '../idea-answers.ts';
import { isLeaf } from '../plain-tree.ts';
import { movesOf } from '../read-move.ts';
import type { Sheet } from '../sheet.ts';
import { wordsFor } from '../words-for.ts';
import * as words from './deck.en.ts';

export type AskedKind = keyof typeof words.ASKED;

/** What one or more searches answer. */
export interface Answer {
	readonly text: string;
	/** Ids of the ideas that give it, in the order of the registry; those that are right here, too. */
	readonly ideas: readonly string[];
}

export interface DeckPlace {
	readonly kind: AskedKind;
	/** The node that is asked about; the root for count and move. */
	readonly node: number;
	readonly question: string;
	readonly right: Answer;
	/** At least one, all different. */
	readonly wrong: readonly Answer[];
	/** Ideas that have more than one answer here: no option is theirs alone. */
	readonly undecided: ReadonlySet<string>;
}

/** The places of an exercise at which some idea is wrong, in search order. */
export function deckPlaces(exercise: Exercise): DeckPlace[] {
	const answers = ideaAnswers(exercise);
	return askedAt(exercise).flatMap(({ kind, node }) => {
		const read = READERS[kind];
		const right = read(exercise, exercise.truth, node);
		const groups = new Map<string, string[]>([[right, []]]);
		const given = new Map<string, string>();
		const undecided = new Set<string>();
		for (const { idea, sheet } of answers) {
			const text = read(exercise, sheet, node);
			if ((given.get(idea.id) ?? text) !== text) undecided.add(idea.id);
			given.set(idea.id, text);
			const ideas = groups.get(text) ?? [];
			groups.set(text, ideas);
			if (!ideas.includes(idea.id)) ideas.push(idea.id);
		}
		const [first, ...wrong] = Array.from(groups, ([text, ideas]) => ({ text, ideas }));
		if (first === undefined || wrong.length === 0) return [];
		// A move that is as good as the search's is no wrong answer.
		if (kind === 'move' && exercise.bestMoves.length > 1) return [];
		const question = words.ASKED[kind](wordsFor(exercise, node));
		return [{ kind, node, question, right: first, wrong, undecided }];
	});
}

/** Nodes that are never searched are asked about, too: otherwise a question would say that its node is searched. */
function askedAt({ tree, ask }: Exercise): { readonly kind: AskedKind; readonly node: number }[] {
	const inner = Array.from({ length: tree.nodes }, (_, node) => node).filter(
		(node) => !isLeaf(tree, node)
	);
	const has = (one: Ask): boolean => ask.includes(one);
	return [
		...inner.flatMap((node) => [
			...(has('windows') ? [{ kind: 'window', node } as const] : []),
			...(has('cuts') && (tree.children[node] ?? []).length > 1
				? [{ kind: 'cut', node } as const]
				: []),
			...(has('values') ? [{ kind: 'value', node } as const] : [])
		]),
		...(has('count') ? [{ kind: 'count', node: 0 } as const] : []),
		...(has('move') ? [{ kind: 'move', node: 0 } as const] : [])
	];
}

/** What a search answers, as an option of a question. */
const READERS: Readonly<
	Record<AskedKind, (exercise: Exercise, sheet: Sheet, node: number) => string>
> = {
	value: (_, sheet, node) => {
		const amount = sheet.values[node] ?? null;
		// Without its sign, which would make one option look different from the others.
		return amount === null ? words.NEVER : formatLimitEntry(amount.value);
	},
	window: (_, sheet, node) => {
		const window = sheet.windows[node] ?? null;
		if (window === null) return words.NEVER;
		return words.window(formatLimitEntry(window.alpha), formatLimitEntry(window.beta));
	},
	cut: ({ tree, names, firstRow }, sheet, node) => {
		if (isLeaf(tree, node) || sheet.entered[node] !== true) return words.ALL;
		const never = (tree.children[node] ?? []).filter((child) => sheet.entered[child] !== true);
		if (never.length === 0) return words.NONE;
		return never.map((child) => names.names.of(firstRow + child)).join(', ');
	},
	count: (_, sheet) => String(sheet.count),
	move: (exercise, sheet) =>
		movesOf(exercise).find(({ node }) => node === sheet.move)?.text ?? words.NONE
};
