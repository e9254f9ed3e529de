/** What there is to say about a place, from the vague to the exact; last of all the rule with its numbers. */
import { assertExists } from '../base/assert.ts';
import type { Side } from '../games/game.ts';
import { cutReason, momentAt, type CutReason, type Frame } from '../trace/cursor.ts';
import { stepOf, type Place } from './asked-places.ts';
import type { Exercise } from './exercise.ts';
import * as words from './hints.en.ts';
import { countLeaves, subtreeOf } from './plain-tree.ts';
import { otherSide, sideAt, wordsFor } from './words-for.ts';

/** The rule of a place with its numbers: "MIN takes the smallest of 4, 14 and 10: 4." */
export function ruleAt(exercise: Exercise, place: Place): string {
	return hintsAt(exercise, place)[2];
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
	// The way down to the node has the bounds with which the search tests whether to go on to this branch.
	const { path } = momentAt(trace, stepOf(exercise, place));
	const frame = assertExists(
		path.find(({ row }) => row === rows[node]),
		'the node of the branch is open'
	);
	const reason = cutReason(path.slice(0, path.indexOf(frame) + 1));
	const side = sideAt(exercise, node);
	return words.onCut({
		node: wordsFor(exercise, node),
		child: wordsFor(exercise, child).name,
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
	const { trace } = recording;
	const row = assertExists(rows[node], 'the node was entered');
	const before = trace.enterStepOf(row) - 1;
	const path = before < 0 ? [] : momentAt(trace, before).path;
	const from = {
		alpha: limitFrom(exercise, path, 'max', window.alpha),
		beta: limitFrom(exercise, path, 'min', window.beta)
	};
	if (parent < 0) return words.onRootWindow(window, from);
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
		window,
		from
	});
}

/** Where an end of the window comes from that the last node of a path passes down. */
function limitFrom(
	exercise: Exercise,
	path: readonly Frame[],
	side: Side,
	limit: number
): words.LimitFrom {
	const { story, rows } = exercise;
	const mover = story.roleNames[side];
	const parent = path.at(-1);
	const owner = path.find(
		({ row }) => row === (side === 'max' ? parent?.alphaOwner : parent?.betaOwner)
	);
	const node = owner === undefined ? -1 : rows.indexOf(owner.bestChild);
	if (owner === undefined || node < 0) {
		return { mover, child: null, isGiven: Number.isFinite(limit) };
	}
	return { mover, child: wordsFor(exercise, node).name, isGiven: false };
}

function hintsBeyond(exercise: Exercise, node: number): readonly [string, string, string] {
	const { tree, truth } = exercise;
	const cut = truth.pruned.findIndex(
		(isPruned, at) => isPruned && subtreeOf(tree, at).includes(node)
	);
	return words.onBeyond(wordsFor(exercise, node), wordsFor(exercise, cut));
}
