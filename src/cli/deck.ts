/** The command `deck`: questions with a few options each, and which idea gives each wrong one. */
import { ok, type Result } from '../lib/core/base/result.ts';
import { lessonSheet } from '../lib/core/lessons/lesson-sheet.ts';
import { makeDeck, type Deck } from '../lib/core/practice/deck/deck.ts';
import { letterAt } from '../lib/core/practice/worksheet/lettered.ts';
import { failAt, type CliFault } from './fault.ts';
import { stringify } from './json.ts';
import { readLesson } from './read-lesson.ts';
import { readSheetLink } from './sheet-link.ts';

/** The output of `deck --help`. */
export const DECK_USAGE = `Plyscope asks 24 questions about the trees of a worksheet, or of a lesson.

  npm run --silent plyscope -- deck LINK|FILE.json [--json]

  LINK         the address of a worksheet's page, or what is behind its ?; with print=page about few trees
  FILE.json    a lesson: the trees of its scenes that are small enough
  --json       as one JSON object: questions, each with position, text, options (letter, text, ideas), right

Prints a line for each question, in columns separated by tabs: number, position, question, the options A to D (a dash
where there are fewer), the letter of the right one, and for each wrong one the ideas whose answer it is. Every two
searches that some place of the trees separates are told apart by some question. Of typed trees there may be fewer
questions.
`;

const LETTERS = 4;

/** @param argv the words after `deck` */
export function prepareDeck(argv: readonly string[]): Result<Iterable<string>, CliFault> {
	const given = readSheetLink('deck', argv, ['json'], lessonQuery);
	if (!given.ok) return given;
	const { values, switches } = given.value;
	const made = makeDeck(values);
	if (!made.ok) return failAt(made.fault.field, made.fault.message);
	return ok(switches.has('json') ? [jsonOf(made.value)] : linesOf(made.value));
}

function lessonQuery(word: string): Result<string | null, CliFault> {
	if (!/\.json$/i.test(word)) return ok(null);
	const read = readLesson(word);
	if (!read.ok) return read;
	const query = lessonSheet(read.value.lesson);
	return query === null
		? failAt(word, 'No scene of this lesson has a typed tree of at most 60 nodes.')
		: ok(query);
}

function positionOf({ tasks }: Deck, tree: number): string {
	return tasks[tree]?.exercise.recording.trace.header.setup.position ?? '';
}

function linesOf(deck: Deck): string[] {
	return deck.questions.map(({ tree, text, options, right }, index) => {
		const texts = Array.from({ length: LETTERS }, (_, at) => options[at]?.text ?? '-');
		const ideas = options.flatMap((option, at) =>
			at === right ? [] : [`${letterAt(at)}: ${option.ideas.join(', ')}`]
		);
		const number = String(index + 1);
		const columns = [number, positionOf(deck, tree), text, ...texts, letterAt(right)];
		return `${[...columns, ideas.join('; ')].join('\t')}\n`;
	});
}

function jsonOf(deck: Deck): string {
	const questions = deck.questions.map(({ tree, text, options, right }) => ({
		position: positionOf(deck, tree),
		text,
		options: options.map((option, at) => ({
			letter: letterAt(at),
			text: option.text,
			ideas: option.ideas
		})),
		right: letterAt(right)
	}));
	return `${stringify({ questions })}\n`;
}
