/**
 * A deck of questions about the trees of a worksheet's link: each has four options at most, of which one is right and
 * each other is what a search with a wrong idea answers at this very place. Always the same for the same link.
 */
import { mixHash, seededRandom, shuffled, type Random } from '../../base/random.ts';
import { ok, type Result } from '../../base/result.ts';
import { toEnd, type Steps } from '../../base/steps.ts';
import { worksheetSteps, type SheetFault, type Task } from '../worksheet/sheets.ts';
import type { WorksheetValues } from '../worksheet/worksheet-link.ts';
import { chosenSteps, type Chosen } from './choose.ts';
import { deckPlaces, type AskedKind } from './deck-place.ts';
import { fewTrees, type AskedTree } from './few-trees.ts';

/** Questions of a deck. */
export const DECK_SIZE = 24;
/** Drawn trees among which the questions are chosen. */
export const POOL = 30;
/** Questions about one tree of a deck that may have many, unless only it tells two ideas apart. */
const PER_TREE = 4;

interface DeckOption {
	readonly text: string;
	/** Ids of the ideas whose answer it is; empty for the right one. */
	readonly ideas: readonly string[];
}

export interface DeckQuestion {
	/** Of the deck's trees, from 0. */
	readonly tree: number;
	readonly kind: AskedKind;
	/** The node that is asked about; the root for count and move. */
	readonly node: number;
	readonly text: string;
	/** A to D. */
	readonly options: readonly DeckOption[];
	/** Of the options, from 0. */
	readonly right: number;
}

export interface Deck {
	/** What tells it from other decks. */
	readonly code: string;
	/** The trees that are asked about, in the order of the questions. */
	readonly tasks: readonly Task[];
	readonly questions: readonly DeckQuestion[];
}

/** Faults: those of `makeWorksheet`. */
export function makeDeck(values: WorksheetValues): Result<Deck, SheetFault> {
	return toEnd(deckSteps(values));
}

/** The same, with a pause after each tree and each question. */
export function* deckSteps(values: WorksheetValues): Steps<Result<Deck, SheetFault>> {
	const ask = values.ask.filter((one) => one !== 'reorder');
	const made = yield* worksheetSteps({ ...values, ask, trees: POOL, variants: 1 });
	if (!made.ok) return made;
	const pool = made.value.sheets[0]?.tasks ?? [];
	const asked: AskedTree[] = [];
	for (const { exercise } of pool) {
		asked.push({ exercise, places: deckPlaces(exercise) });
		yield;
	}
	// Trees of one's own are all asked about.
	const isPage = values.print === 'page' && values.position === null;
	const few = new Set(isPage ? fewTrees(asked, DECK_SIZE) : asked.keys());
	const perTree = isPage ? Math.ceil(DECK_SIZE / few.size) : PER_TREE;
	const places = asked.map((one, at) => (few.has(at) ? one.places : []));
	const chosen = yield* chosenSteps(places, DECK_SIZE, perTree);
	const trees = [...new Set(chosen.map(({ tree }) => tree))];
	const random = seededRandom(mixHash(mixHash(values.seed, values.level), DECK_SIZE));
	const everywhere = [0, 0, 0, 0];
	const bySize = Array.from({ length: 5 }, () => [0, 0, 0, 0]);
	// Among questions with as many options, so that the number of options tells nothing; links that are older keep theirs.
	const usedBy = ({ wrong }: Chosen): number[] =>
		(values.print === 'page' ? bySize[wrong.length + 1] : undefined) ?? everywhere;
	return ok({
		code: (made.value.sheets[0]?.code ?? '').replace(/-A$/, ''),
		tasks: trees.map((tree) => pool[tree] as Task),
		questions: chosen.map((one) => questionOf(one, trees.indexOf(one.tree), usedBy(one), random))
	});
}

/** @param used how often each letter was right before; one more is counted */
function questionOf(
	{ place, wrong }: Chosen,
	tree: number,
	used: number[],
	random: Random
): DeckQuestion {
	const letters = shuffled([...Array(wrong.length + 1).keys()], random);
	// Each card is right about equally often.
	const right = letters.reduce((rarest, letter) =>
		(used[letter] as number) < (used[rarest] as number) ? letter : rarest
	);
	used[right] = (used[right] as number) + 1;
	const options: DeckOption[] = shuffled(wrong, random).map(({ text, ideas }) => ({ text, ideas }));
	options.splice(right, 0, { text: place.right.text, ideas: [] });
	const { kind, node, question: text } = place;
	return { tree, kind, node, text, options, right };
}
