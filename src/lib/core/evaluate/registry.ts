import { assertExists } from '../base/assert.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { GameId } from '../games/registry.ts';
import type { Evaluator } from './evaluator.ts';
import { ghessMended } from './ghess/ghess-mended.ts';
import { ghess } from './ghess/ghess.ts';
import { DEFAULT_GHESS_TERMS, formatGhessTerms, parseGhessTerms } from './ghess/terms.ts';
import { krkDepth } from './krk-paper/krk-depth.ts';
import { krkPaper } from './krk-paper/krk-paper.ts';
import { krkReleased } from './krk-paper/krk-released.ts';
import { outcomeDepth } from './outcome-depth.ts';
import { outcome } from './outcome.ts';
import { pythonImprovedMended } from './python/python-improved-mended.ts';
import { pythonImproved } from './python/python-improved.ts';
import { pythonSimple } from './python/python-simple.ts';
import { rBloggers } from './r-bloggers.ts';
import { swiftMended } from './swift/swift-mended.ts';
import { swift } from './swift/swift.ts';
import { clip } from '../base/clip.ts';

/** All evaluators; the first for a game is that game's default. To add an evaluator, add its file and one line here. */
const EVALUATORS = {
	outcome,
	'outcome-depth': outcomeDepth,
	'r-bloggers': rBloggers,
	swift,
	'swift-mended': swiftMended,
	'python-simple': pythonSimple,
	'python-improved': pythonImproved,
	'python-improved-mended': pythonImprovedMended,
	ghess: { id: 'ghess', ...ghess(DEFAULT_GHESS_TERMS) },
	'ghess-mended': { id: 'ghess-mended', ...ghessMended(DEFAULT_GHESS_TERMS) },
	'krk-paper': krkPaper,
	'krk-depth': krkDepth,
	'krk-released': krkReleased
};

/** Families, whose terms can be selected after a colon: `ghess:material,passed-pawns`. */
const FAMILIES = { ghess, 'ghess-mended': ghessMended };

type FamilyId = keyof typeof FAMILIES;

/** An evaluator without a selection of terms. */
type PlainEvaluatorId = keyof typeof EVALUATORS;
export type EvaluatorId = PlainEvaluatorId | `${FamilyId}:${string}`;

export const EVALUATOR_IDS = Object.keys(EVALUATORS) as readonly PlainEvaluatorId[];
export const FAMILY_IDS = Object.keys(FAMILIES) as readonly FamilyId[];

/** The requested members of families, by id. */
const built = new Map<string, Evaluator>();

/** The evaluator of an id, without its state type: pass it only states of the games it lists. */
export function evaluatorOf(id: EvaluatorId): Evaluator {
	const evaluators: Readonly<Record<string, unknown>> = EVALUATORS;
	if (Object.hasOwn(evaluators, id)) return evaluators[id] as Evaluator;
	const known = built.get(id);
	if (known !== undefined) return known;
	const family = assertExists(familyOf(id), `there is an evaluator ${id}`);
	const terms = parseGhessTerms(id.slice(family.length + 1));
	const chosen = assertExists(terms.ok ? terms.value : null, `there is an evaluator ${id}`);
	const made = { id, ...FAMILIES[family](chosen) } as unknown as Evaluator;
	built.set(id, made);
	return made;
}

/** The evaluators that make sense for a game, its default first; each family with its default terms. */
export function evaluatorIdsFor(game: GameId): PlainEvaluatorId[] {
	return EVALUATOR_IDS.filter((id) => evaluatorOf(id).games.includes(game));
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
