/**
 * The score of an answer measures decisions. A decision is a node that the search enters: after which child it is cut,
 * if at all. Nobody has said anything about first children, or about what is below an own mark.
 */
import type { Written } from './answers.ts';
import type { AskField } from './ask-field.ts';
import { idOf, placesOf, type Place } from './asked-places.ts';
import { matchAt } from './compare.ts';
import type { Ask, Exercise } from './exercise.ts';
import { followThrough, type FollowThrough } from './follow.ts';
import type { Marks } from './marks.ts';

/** What is asked on a sheet, in the order in which a score is read. */
const OF_SHEET = ['cuts', 'values', 'windows', 'count', 'move'] as const satisfies readonly Ask[];
export const PARTS = [...OF_SHEET, 'reorder'] as const satisfies readonly AskField[];

/** What the parts weigh, where it is not 1. */
const WEIGHT: Readonly<Partial<Record<AskField, number>>> = { cuts: 2 };

/** What a place is worth that was explained. */
const HALF = 0.5;

export interface Part {
	readonly kind: AskField;
	/** Of cuts: the nodes that the search cuts, and those that were cut in the answer. */
	readonly of: number;
	/** What was explained counts half in it. */
	readonly right: number;
	/** What differs from the search, but not from one that went on from an earlier slip; only values and windows. */
	readonly following: number;
	/** Nodes that were cut before the search cuts them, or that it does not cut. */
	readonly early: number;
}

export interface Score {
	/** Those that are asked. */
	readonly parts: readonly Part[];
	/** The sums of all parts. */
	readonly asked: number;
	readonly right: number;
	readonly following: number;
	/** False for an untouched sheet, which is worth nothing even where nothing is to be cut. */
	readonly isBegun: boolean;
	/** True if everything but the first wrong place agrees with the search that goes on from there. */
	readonly restFollows: boolean;
}

export function scoreOf(exercise: Exercise, written: Written): Score {
	const follow = followThrough(exercise, written);
	const hidden = hiddenNodes(exercise, written);
	const places = placesOf(exercise);
	const parts = OF_SHEET.filter((one) => exercise.ask.includes(one)).map((kind) =>
		kind === 'cuts'
			? scoreCuts(exercise, written, hidden)
			: scorePart(exercise, written, kind, places, hidden, follow)
	);
	const sum = (of: (part: Part) => number): number => parts.reduce((all, one) => all + of(one), 0);
	// Where nothing but cuts is asked, a sheet without any is an answer.
	const isBegun = written.isBegun || exercise.ask.every((one) => one === 'cuts');
	return {
		parts,
		asked: sum(({ of }) => of),
		right: sum(({ right }) => right),
		following: sum(({ following }) => following),
		isBegun: isBegun && written.given !== 'all',
		restFollows: follow.restFollows
	};
}

/** True for the nodes at and below an own mark. */
function hiddenNodes({ tree }: Exercise, { pruned }: Written): boolean[] {
	const hidden: boolean[] = [];
	for (const [node, parent] of tree.parent.entries()) {
		hidden[node] = pruned[node] === true || hidden[parent] === true;
	}
	return hidden;
}

/** Found cuts among the true and the own ones. */
function scoreCuts({ tree, truth }: Exercise, written: Written, hidden: readonly boolean[]): Part {
	let [of, right, early] = [0, 0, 0];
	for (const [node, children] of tree.children.entries()) {
		if (truth.entered[node] !== true) continue;
		const cut = children.findIndex((child) => truth.pruned[child] === true);
		const own = children.findIndex((child) => written.pruned[child] === true);
		const worth = Math.min(...children.map((child) => worthOf(written, `cut-${child}`)));
		const isHelped = worth < 1 && hidden[node] === false;
		if (cut < 0 && own < 0 && !isHelped) continue;
		of++;
		if (own >= 0 && (cut < 0 || own < cut)) early++;
		const isFound = children.every((child) => written.pruned[child] === truth.pruned[child]);
		if (isFound && hidden[node] === false) right += worth;
	}
	return { kind: 'cuts', of, right, following: 0, early };
}

function scorePart(
	exercise: Exercise,
	written: Written,
	part: Exclude<Ask, 'cuts'>,
	all: readonly Place[],
	hidden: readonly boolean[],
	{ sheet, forced }: FollowThrough
): Part {
	const kind = part === 'values' ? 'value' : part === 'windows' ? 'window' : part;
	const places = all.filter((place) => place.kind === kind);
	let [right, following] = [0, 0];
	for (const place of places) {
		const isOfNode = place.kind === 'value' || place.kind === 'window';
		if (isOfNode && hidden[place.node] === true) continue;
		const worth = worthOf(written, idOf(place));
		if (isRight(exercise, place, written)) right += worth;
		else if (
			isOfNode &&
			matchAt(place, written, exercise.truth) === 'different' &&
			!forced.has(place) &&
			matchAt(place, written, sheet) === 'same'
		) {
			following += worth;
		}
	}
	return { kind: part, of: places.length, right, following, early: 0 };
}

function worthOf({ given, told }: Written, id: string): number {
	if (given === 'all' || given.has(id)) return 0;
	return told.has(id) ? HALF : 1;
}

/** True where what is written is right; any of equally good moves is. */
export function isRight(exercise: Exercise, place: Place, written: Written): boolean {
	if (place.kind === 'move') {
		return typeof written.move === 'number' && exercise.bestMoves.includes(written.move);
	}
	return matchAt(place, written, exercise.truth) === 'same';
}

/** From 0 to 1. */
export function shareOf({ parts, isBegun }: Score, marks: Marks): number {
	let [sum, most] = [0, 0];
	for (const { kind, of, right, following } of parts) {
		const points = right + (marks === 'follow' ? following : 0);
		// Nothing is to be cut, and nothing was.
		const weight = WEIGHT[kind] ?? 1;
		sum += weight * (of === 0 ? Number(isBegun) : points / of);
		most += weight;
	}
	return sum / most;
}
