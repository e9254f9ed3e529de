import { assertExists } from '../base/assert.ts';
import { clip } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { GameId } from '../games/registry.ts';
import type { Evaluator } from './evaluator.ts';
import { DEFAULT_GHESS_TERMS, formatGhessTerms, parseGhessTerms } from './ghess/term-ids.ts';
import { outcome } from './outcome.ts';

/**
 * All evaluators; the first for a game is that game's default. `outcome` is there from the start; the others come with
 * the rules of the games. To add an evaluator, add its file, its id here and one line in `search/all.ts`, or, if it is
 * for tic-tac-toe, in `search/tictactoe.ts`, which a page may load alone.
 */
export const EVALUATOR_IDS = [
	'outcome',
	'outcome-depth',
	'r-bloggers',
	'swift',
	'swift-mended',
	'python-simple',
	'python-improved',
	'python-improved-mended',
	'ghess',
	'ghess-mended',
	'krk-paper',
	'krk-depth',
	'krk-released',
	'open-lines'
] as const;

/** Families, whose terms can be selected after a colon: `ghess:material,passed-pawns`. */
export const FAMILY_IDS = ['ghess', 'ghess-mended'] as const;

type FamilyId = (typeof FAMILY_IDS)[number];

/** An evaluator without a selection of terms. */
type PlainEvaluatorId = (typeof EVALUATOR_IDS)[number];
export type EvaluatorId = PlainEvaluatorId | `${FamilyId}:${string}`;

/** Makes a member of a family. */
type Family = (terms: readonly string[]) => Omit<Evaluator<never>, 'id'>;

const families = new Map<FamilyId, Family>();

/** The evaluators so far, with the requested members of families. */
const known = new Map<string, Evaluator>([['outcome', outcome]]);

/** Adds evaluators that are not there from the start. */
export function addEvaluators(
	plain: Readonly<Partial<Record<PlainEvaluatorId, Evaluator<never>>>>,
	byFamily: Readonly<Partial<Record<FamilyId, Family>>> = {}
): void {
	for (const [id, one] of Object.entries(plain)) known.set(id, one);
	for (const [id, one] of Object.entries(byFamily)) families.set(id as FamilyId, one);
}

/**
 * The evaluator of an id, without its state type: pass it only states of the games it lists. All but `outcome` must be
 * ready (`search/all.ts`).
 */
export function evaluatorOf(id: EvaluatorId): Evaluator {
	const made = known.get(id) ?? memberOf(id);
	known.set(id, made);
	return made;
}

function memberOf(id: EvaluatorId): Evaluator {
	const of = assertExists(familyOf(id), `the evaluator ${id} is ready`);
	const family = assertExists(families.get(of), `the evaluator ${id} is ready`);
	const terms = id === of ? ok(DEFAULT_GHESS_TERMS) : parseGhessTerms(id.slice(of.length + 1));
	const chosen = assertExists(terms.ok ? terms.value : null, `there is an evaluator ${id}`);
	return { id, ...family(chosen) };
}

/** The ready evaluators that make sense for a game, its default first; each family with its default terms. */
export function evaluatorIdsFor(game: GameId): PlainEvaluatorId[] {
	return EVALUATOR_IDS.filter((id) => isReady(id) && evaluatorOf(id).games.includes(game));
}

function isReady(id: PlainEvaluatorId): boolean {
	return known.has(id) || families.has(id as FamilyId);
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
