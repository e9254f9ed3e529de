/**
 * Hints about the first place that is wrong or blank, from the vague to the exact: where and whose bound, which
 * numbers, the rule applied. A fourth press fills the place in, and it counts for nothing.
 */
import { assertExists } from '../base/assert.ts';
import { cutReason, momentAt, type CutReason, type Frame } from '../trace/cursor.ts';
import type { Answers, EntryId } from './answers.ts';
import { firstOpen } from './check.ts';
import type { Exercise } from './exercise.ts';
import * as words from './hints.en.ts';
import { keyOf } from './key.ts';
import { countLeaves, subtreeOf } from './plain-tree.ts';
import { idOf, stepOf, type Place, type PlaceId } from './asked-places.ts';
import { otherSide, sideAt, wordsFor } from './words-for.ts';

/** The presses that only say something. */
export const HINTS = [1, 2, 3] as const;
type HintPress = (typeof HINTS)[number];

export interface Hint {
	readonly place: Place;
	readonly words: string;
}

/** A hint on the first wrong or missing place; null if everything is right. */
export function hintOn(exercise: Exercise, answers: Answers, press: HintPress): Hint | null {
	const place = firstOpen(exercise, answers);
	if (place === null) return null;
	return { place, words: assertExists(hintsAt(exercise, place)[press - 1], 'there are three') };
}

/** Fills in the first wrong or missing place. */
export function fillIn(exercise: Exercise, answers: Answers): Answers {
	const place = firstOpen(exercise, answers);
	if (place === null) return answers;
	const key = keyOf(exercise);
	const { node } = place;
	const giving = (nodes: readonly number[]): PlaceId[] => [
		...new Set([...(answers.given ?? []), ...nodes.map((one) => idOf({ ...place, node: one }))])
	];
	if (place.kind === 'cut') {
		const { tree, truth } = exercise;
		const others = answers.cuts.filter((one) => one !== node);
		if (truth.pruned[node] !== true) return { ...answers, cuts: others, given: giving([node]) };
		// One cutoff prunes all of them.
		const siblings = tree.children[tree.parent[node] as number] ?? [];
		const pruned = siblings.filter((one) => truth.pruned[one] === true);
		return { ...answers, cuts: [...new Set([...others, ...pruned])], given: giving(pruned) };
	}
	const given = giving([node]);
	const ids: EntryId[] =
		place.kind === 'value'
			? [`value-${node}`]
			: place.kind === 'window'
				? [`alpha-${node}`, `beta-${node}`]
				: [place.kind];
	const texts = Object.fromEntries(ids.map((id) => [id, key.texts[id] ?? '']));
	return { ...answers, texts: { ...answers.texts, ...texts }, given };
}

/** The three hints at a place. */
export function hintsAt(exercise: Exercise, place: Place): readonly [string, string, string] {
	const { tree, truth } = exercise;
	const { node } = place;
	if (place.isBeyond) return hintsBeyond(exercise, node);
	switch (place.kind) {
		case 'cut':
			return hintsOnCut(exercise, place);
		case 'window':
			return hintsOnWindow(exercise, node);
		case 'value': {
			const side = sideAt(exercise, node);
			const children = (tree.children[node] ?? []).filter((child) => truth.entered[child] === true);
			const returned = children.map((child) => ({
				name: wordsFor(exercise, child).name,
				value: truth.values[child]?.value ?? (tree.value[child] as number)
			}));
			return words.onValue(
				wordsFor(exercise, node),
				exercise.story.roleNames[side],
				side,
				returned,
				assertExists(truth.values[node], 'the place has a value')
			);
		}
		case 'count':
			return words.onCount(countLeaves(tree, 0), truth.count);
		case 'move': {
			const move = assertExists(truth.move, 'the root has a best move');
			const value = assertExists(truth.values[0], 'the root has a value').value;
			return words.onMove(value, wordsFor(exercise, move).name);
		}
	}
}

function hintsOnCut(exercise: Exercise, place: Place): readonly [string, string, string] {
	const { recording, rows, tree, rules, story } = exercise;
	const { trace } = recording;
	const child = place.node;
	const node = tree.parent[child] as number;
	const isCut = exercise.truth.pruned[child] === true;
	// The state in which the search tests whether to go on to this branch.
	const step = stepOf(exercise, place);
	const { path } = momentAt(trace, isCut ? step : step - 1);
	const frame = assertExists(
		path.find(({ row }) => row === rows[node]),
		'the node of the branch is open'
	);
	const reason = cutReason(path.slice(0, path.indexOf(frame) + 1));
	const side = sideAt(exercise, node);
	return words.onCut({
		node: wordsFor(exercise, node),
		side,
		mover: story.roleNames[side],
		other: story.roleNames[otherSide(side)],
		owner: ownerWords(exercise, reason),
		best: frame.best,
		bound: reason.bound,
		isStrict: rules.cut === 'strict',
		isCut
	});
}

/** The place where the bound was set; null if nothing set it, or only what is above the exercise. */
function ownerWords(exercise: Exercise, { owner }: CutReason): words.NodeWords | null {
	const node = owner < 0 ? -1 : exercise.rows.indexOf(owner);
	return node < 0 ? null : wordsFor(exercise, node);
}

function hintsOnWindow(exercise: Exercise, node: number): readonly [string, string, string] {
	const { recording, rows, tree, truth } = exercise;
	const window = assertExists(truth.windows[node], 'the place has a window');
	const parent = tree.parent[node] as number;
	if (parent < 0) return words.onRootWindow(window);
	const { trace } = recording;
	const row = assertExists(rows[node], 'the node was entered');
	const { path } = momentAt(trace, trace.enterStepOf(row) - 1);
	const above: Frame = assertExists(
		path.find((frame) => frame.row === rows[parent]),
		'the parent is open'
	);
	const side = sideAt(exercise, parent);
	return words.onWindow({
		node: wordsFor(exercise, node),
		parent: wordsFor(exercise, parent),
		side,
		mover: exercise.story.roleNames[side],
		given: { alpha: above.alphaGiven, beta: above.betaGiven },
		best: above.best,
		window
	});
}

function hintsBeyond(exercise: Exercise, node: number): readonly [string, string, string] {
	const { tree, truth } = exercise;
	const cut = truth.pruned.findIndex(
		(isPruned, at) => isPruned && subtreeOf(tree, at).includes(node)
	);
	return words.onBeyond(wordsFor(exercise, node), wordsFor(exercise, cut));
}
