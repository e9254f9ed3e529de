/** Chooses the questions of a deck: first those that tell ideas apart, then others until it is full. */
import type { Steps } from '../../base/steps.ts';
import { RECURRENT } from './deck.en.ts';
import type { Answer, AskedKind, DeckPlace } from './deck-place.ts';

/** Wrong options of a question at most, and as many as it should have. */
const WRONG = { most: 3, wanted: 2 } as const;
/** The right search among the ideas: it has no id. */
const RIGHT = '';

/** A place of a tree with the wrong answers that are offered. */
export interface Chosen {
	/** Of the tree, from 0. */
	readonly tree: number;
	readonly place: DeckPlace;
	readonly wrong: readonly Answer[];
}

interface Offer extends Chosen {
	/** The pairs of searches that have different options. */
	readonly pairs: readonly string[];
}

/**
 * Every two searches that some place separates are told apart by some question: both of their answers are offered.
 * With a pause after each question.
 *
 * @param trees the places of each
 * @param most questions
 * @param perTree so many about one tree, unless only it tells two ideas apart
 */
export function* chosenSteps(
	trees: readonly (readonly DeckPlace[])[],
	most: number,
	perTree: number
): Steps<Chosen[]> {
	const all = trees.flatMap((places, tree) => places.map((place) => ({ tree, place })));
	let offers: Offer[] = all.flatMap(({ tree, place }) =>
		choicesOf(place.wrong).map((wrong) => ({ tree, place, wrong, pairs: pairsOf(place, wrong) }))
	);
	const open = new Set(all.flatMap(({ place }) => pairsOf(place, place.wrong)));
	const chosen: Offer[] = [];
	while (chosen.length < most) {
		yield;
		const best = bestOf(offers, open, chosen, perTree);
		if (best === null) break;
		chosen.push(best);
		offers = offers.filter(({ place }) => place !== best.place);
		for (const pair of best.pairs) open.delete(pair);
	}
	const order = new Map(all.map(({ place }, at) => [place, at]));
	return chosen.sort((one, other) => (order.get(one.place) ?? 0) - (order.get(other.place) ?? 0));
}

function bestOf(
	offers: readonly Offer[],
	open: ReadonlySet<string>,
	chosen: readonly Chosen[],
	perTree: number
): Offer | null {
	const aboutTree = new Map<number, number>();
	const ofKind = new Map<AskedKind, number>();
	for (const { tree, place } of chosen) {
		aboutTree.set(tree, (aboutTree.get(tree) ?? 0) + 1);
		ofKind.set(place.kind, (ofKind.get(place.kind) ?? 0) + 1);
	}
	const texts = RECURRENT.map((text) => ({ text, ...timesOf(text, chosen) }));
	let best: Offer | null = null;
	let bestRank: readonly number[] = [];
	for (const offer of offers) {
		const { tree, place, wrong, pairs } = offer;
		const gain = open.size === 0 ? 0 : pairs.filter((pair) => open.has(pair)).length;
		const about = aboutTree.get(tree) ?? 0;
		if (gain === 0 && about >= perTree) continue;
		// A question with two options is soon guessed; few trees are quicker to look at; kinds take turns.
		const rank = [
			gain,
			texts.reduce((sum, one) => sum + fairness(offer, one), 0),
			Math.min(wrong.length, WRONG.wanted),
			about >= perTree ? 0 : Math.sign(about),
			-(ofKind.get(place.kind) ?? 0),
			wrong.length
		];
		if (best !== null && !isHigher(rank, bestRank)) continue;
		best = offer;
		bestRank = rank;
	}
	return best;
}

interface Times {
	readonly right: number;
	readonly offered: number;
}

/** How often a text is the right option, and how often an option at all. */
function timesOf(text: string, chosen: readonly Chosen[]): Times {
	const right = chosen.filter(({ place }) => place.right.text === text).length;
	const wrong = chosen.filter((one) => one.wrong.some((answer) => answer.text === text)).length;
	return { right, offered: right + wrong };
}

/**
 * A text such as "None" is an option of many questions. It should be right in one of four of them: then it does not help
 * to choose it always, or never. Lower where a question would make it right less often than that.
 */
function fairness(
	{ place, wrong }: Chosen,
	{ text, right, offered }: Times & { readonly text: string }
): number {
	const isRare = 4 * right < offered + 1;
	if (place.right.text === text) return isRare ? 1 : -1;
	return isRare && wrong.some((answer) => answer.text === text) ? -1 : 0;
}

function isHigher(one: readonly number[], other: readonly number[]): boolean {
	const at = one.findIndex((part, index) => part !== other[index]);
	return at >= 0 && (one[at] as number) > (other[at] as number);
}

/** All ways to offer as many of the wrong answers as there may be. */
function choicesOf(wrong: readonly Answer[]): (readonly Answer[])[] {
	const choose = (from: number, count: number): Answer[][] => {
		if (count === 0) return [[]];
		const choices: Answer[][] = [];
		for (let at = from; at + count <= wrong.length; at++) {
			for (const rest of choose(at + 1, count - 1)) choices.push([wrong[at] as Answer, ...rest]);
		}
		return choices;
	};
	return choose(0, Math.min(WRONG.most, wrong.length));
}

/** The pairs of searches whose answers are different options, each as one text. */
export function pairsOf({ right, undecided }: DeckPlace, wrong: readonly Answer[]): string[] {
	const groups = [[RIGHT, ...right.ideas], ...wrong.map(({ ideas }) => ideas)].map((ideas) =>
		ideas.filter((id) => !undecided.has(id))
	);
	return groups.flatMap((group, at) =>
		groups
			.slice(at + 1)
			.flatMap((other) =>
				group.flatMap((one) => other.map((two) => (one < two ? `${one} ${two}` : `${two} ${one}`)))
			)
	);
}
