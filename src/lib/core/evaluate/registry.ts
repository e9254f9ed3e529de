import { assertExists } from '../base/assert.ts';
import { clip } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { Loaded, type Coded } from '../base/loaded.ts';
import { factsOf, GAME_IDS, type GameId } from '../games/registry.ts';
import type { Evaluator, EvaluatorCode, EvaluatorFacts } from './evaluator.ts';
import {
	DEFAULT_GHESS_TERMS,
	formatGhessTerms,
	nameGhessTerms,
	parseGhessTerms
} from './ghess/term-ids.ts';
import { outcome } from './outcome.ts';

/** What is known of an evaluator, and its code; the name of a family depends on the selected terms. */
type EvaluatorRow = Omit<EvaluatorFacts, 'id' | 'name'> &
	(
		| ({ readonly name: string } & Coded<EvaluatorCode<never>>)
		| ({ readonly nameBy: (terms: readonly string[]) => string } & Coded<Family>)
	);

/** Makes a member of a family. */
type Family = (terms: readonly string[]) => EvaluatorCode<never>;

/** All evaluators; the first for a game is that game's default. To add one, add its file and its row here. */
const EVALUATORS = {
	outcome: {
		name: 'Outcome',
		about:
			'+1 if MAX has won (in tic-tac-toe X), −1 if MIN has, otherwise 0. In a typed tree the number at the leaf.',
		games: GAME_IDS.filter((id) => factsOf(id).hasResult),
		code: outcome
	},
	'outcome-depth': {
		name: 'Outcome, faster wins preferred',
		about: 'A win is worth 10 minus the plies from the root, a loss the negative, a draw 0.',
		games: ['tictactoe'],
		load: async () => (await import('./outcome-depth.ts')).outcomeDepth
	},
	'r-bloggers': {
		name: 'R post: material and checks',
		about:
			'Queen 9, rook 5, bishop and knight 3, pawn 1; a check 1; a mate 1000 (R-bloggers, 2024).',
		games: ['chess'],
		load: async () => (await import('./r-bloggers.ts')).rBloggers
	},
	swift: {
		name: 'Swift post: material',
		about:
			'Queen 9, rook 5, bishop 3.25, knight 3, pawn 1, king 900; mates and draws are not scored (as published).',
		games: ['chess'],
		load: async () => (await import('./swift/swift.ts')).swift
	},
	'swift-mended': {
		name: 'Swift post, corrected: material, mates and draws',
		about:
			'As the Swift post’s material, but a mate is worth 10,000 minus the plies to it, a draw 0 (our values).',
		games: ['chess'],
		load: async () => (await import('./swift/swift-mended.ts')).swiftMended
	},
	'python-simple': {
		name: 'Python post: material',
		about:
			'Queen 900, rook 500, bishop and knight 300, pawn 100; mate ±∞, draw 0 as soon as it can be claimed.',
		games: ['chess'],
		load: async () => (await import('./python/python-simple.ts')).pythonSimple
	},
	'python-improved': {
		name: 'Python post: material, squares and checks',
		about:
			'Material with a bonus for each piece’s square, 50 for a check, 20 for every move made (as published).',
		games: ['chess'],
		load: async () => (await import('./python/python-improved.ts')).pythonImproved
	},
	'python-improved-mended': {
		name: 'Python post, corrected: squares, checks, captures, castling',
		about:
			'As the improved Python post; tables mirrored, rewards as intended, a mate 100,000 minus the plies to it (our value).',
		games: ['chess'],
		load: async () => (await import('./python/python-improved-mended.ts')).pythonImprovedMended
	},
	ghess: {
		nameBy: (terms: readonly string[]) => `ghess: ${nameGhessTerms(terms)}`,
		about:
			'Material 10, 30, 50, 90 and attacked squares; six optional terms; mates not scored (as published).',
		games: ['chess'],
		load: async () => (await import('./ghess/ghess.ts')).ghess
	},
	'ghess-mended': {
		nameBy: (terms: readonly string[]) => `ghess, corrected: ${nameGhessTerms(terms)}`,
		about:
			'As ghess, but no piece attacks its own square, a mate is worth 10,000 minus the plies to it, a draw 0 (our values).',
		games: ['chess'],
		load: async () => (await import('./ghess/ghess-mended.ts')).ghessMended
	},
	'krk-paper': {
		name: 'KRK paper: free squares',
		about:
			'Squares left to the black king; a mate −1000, stalemate or a lost rook +1000 (Bozinovski, Jankuloski, 2023).',
		games: ['krk'],
		load: async () => (await import('./krk-paper/krk-paper.ts')).krkPaper
	},
	'krk-depth': {
		name: 'KRK paper, faster mates preferred',
		about: 'As the paper’s free squares, but a mate is worth −1000 plus the plies to it.',
		games: ['krk'],
		load: async () => (await import('./krk-paper/krk-depth.ts')).krkDepth
	},
	'krk-released': {
		name: 'KRK paper, as released',
		about: 'Free squares and endings as the released program scores them.',
		games: ['krk-released'],
		load: async () => (await import('./krk-paper/krk-released.ts')).krkReleased
	},
	'open-lines': {
		name: 'Open lines',
		about:
			'Open lines, 3·X₂ + X₁ − (3·O₂ + O₁), as in AIMA; a win is 1, a loss −1, so an estimate can exceed a win.',
		games: ['tictactoe'],
		load: async () => (await import('./open-lines.ts')).openLines
	}
} satisfies Readonly<Record<string, EvaluatorRow>>;

/** An evaluator without a selection of terms. */
type PlainEvaluatorId = keyof typeof EVALUATORS;
export const EVALUATOR_IDS = Object.keys(EVALUATORS) as readonly PlainEvaluatorId[];

/** Families, whose terms can be selected after a colon: `ghess:material,passed-pawns`. */
export const FAMILY_IDS = ['ghess', 'ghess-mended'] as const;

type FamilyId = (typeof FAMILY_IDS)[number];
export type EvaluatorId = PlainEvaluatorId | `${FamilyId}:${string}`;

const codes = new Loaded<PlainEvaluatorId, EvaluatorCode<never> | Family>('evaluator', EVALUATORS);

/** The evaluators that were asked for, with the requested members of families. */
const made = new Map<string, Evaluator>();

/** Loads the evaluators of games. */
export async function loadEvaluators(games: readonly GameId[]): Promise<void> {
	await codes.load(games.flatMap(evaluatorIdsFor));
}

/** True if the evaluators of a game are there. */
export function hasEvaluators(game: GameId): boolean {
	return evaluatorIdsFor(game).every((id) => codes.has(id));
}

/** What is known of an evaluator before its code is loaded. */
export function evaluatorFactsOf(id: EvaluatorId): EvaluatorFacts {
	const row: EvaluatorRow = EVALUATORS[plainId(id)];
	const name = 'nameBy' in row ? row.nameBy(termsOfMember(id)) : row.name;
	return { id, name, about: row.about, games: row.games };
}

/**
 * The evaluator of an id, without its state type: pass it only states of the games it lists. It must have been loaded.
 */
export function evaluatorOf(id: EvaluatorId): Evaluator {
	const before = made.get(id);
	if (before !== undefined) return before;
	const code = codes.of(plainId(id));
	const own = typeof code === 'function' ? code(termsOfMember(id)) : code;
	const evaluator = { ...evaluatorFactsOf(id), ...(own as EvaluatorCode) };
	made.set(id, evaluator);
	return evaluator;
}

function plainId(id: EvaluatorId): PlainEvaluatorId {
	const plain = EVALUATOR_IDS.find((one) => one === (familyOf(id) ?? id));
	return assertExists(plain, `there is an evaluator ${id}`);
}

/** The evaluators that make sense for a game, its default first; each family with its default terms. */
export function evaluatorIdsFor(game: GameId): PlainEvaluatorId[] {
	return EVALUATOR_IDS.filter((id) => (EVALUATORS[id] as EvaluatorRow).games.includes(game));
}

/** Reads an id, the terms of a family in any order. Does not check the game. */
export function parseEvaluatorId(text: string): Result<EvaluatorId> {
	const plain = EVALUATOR_IDS.find((id) => id === text);
	if (plain !== undefined) return ok(plain);
	const family = familyOf(text);
	if (family === null) return fail('evaluator-unknown', `There is no evaluator “${clip(text)}”.`);
	const from = family.length + 1;
	const terms = parseGhessTerms(text.slice(from));
	if (terms.ok) return ok(familyMember(family, terms.value));
	const { code, message, at = 0 } = terms.fault;
	return fail(code, message, from + at);
}

/** The family of an id, with or without terms; null for all others. */
export function familyOf(id: string): FamilyId | null {
	return FAMILY_IDS.find((family) => id === family || id.startsWith(`${family}:`)) ?? null;
}

/** The selected terms of a family's id. */
export function termsOfMember(id: EvaluatorId): readonly string[] {
	const terms = parseGhessTerms(id.slice(id.indexOf(':') + 1));
	return terms.ok ? terms.value : DEFAULT_GHESS_TERMS;
}

/** The id of a family with a selection of terms, at least one; without a list for the default selection. */
export function familyMember(family: FamilyId, chosen: readonly string[]): EvaluatorId {
	const list = formatGhessTerms(chosen);
	return list === formatGhessTerms(DEFAULT_GHESS_TERMS) ? family : `${family}:${list}`;
}

/** The evaluator called `id`, with the terms of `before` if both belong to a family. */
export function keepTerms(id: string, before: EvaluatorId): string {
	const family = FAMILY_IDS.find((one) => one === id);
	if (family === undefined || familyOf(before) === null) return id;
	return familyMember(family, termsOfMember(before));
}
