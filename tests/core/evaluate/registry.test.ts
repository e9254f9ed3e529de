import { describe, expect, test } from 'vitest';
import { GHESS_TERM_IDS } from '../../../src/lib/core/evaluate/ghess/term-ids.ts';
import { ghessTerms } from '../../../src/lib/core/evaluate/ghess/terms.ts';
import {
	EVALUATOR_IDS,
	evaluatorIdsFor,
	evaluatorOf,
	familyMember,
	familyOf,
	keepTerms,
	parseEvaluatorId,
	termsOfMember
} from '../../../src/lib/core/evaluate/registry.ts';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';

test('every evaluator is registered under its own id, with a description in one line', () => {
	for (const id of EVALUATOR_IDS) {
		expect(evaluatorOf(id).id).toBe(id);
		expect(evaluatorOf(id).about).toMatch(/^[^\n]{20,130}\.$/);
	}
	expect(new Set(EVALUATOR_IDS.map((id) => evaluatorOf(id).name)).size).toBe(EVALUATOR_IDS.length);
});

test('the terms that a link may choose are those that ghess has', () => {
	for (const ownSquare of ['counted', 'left-out'] as const) {
		expect(ghessTerms(ownSquare).map(({ id }) => id)).toEqual(GHESS_TERM_IDS);
	}
});

test("the R post's evaluator is chess's default", () => {
	expect(evaluatorIdsFor('chess')).toEqual([
		'r-bloggers',
		'swift',
		'swift-mended',
		'python-simple',
		'python-improved',
		'python-improved-mended',
		'ghess',
		'ghess-mended'
	]);
});

describe('evaluator ids: terms after a colon', () => {
	test.each([
		['ghess', 'ghess', ['material', 'tension']],
		['ghess:material,tension', 'ghess', ['material', 'tension']],
		['ghess:tension,material', 'ghess', ['material', 'tension']],
		['ghess:material', 'ghess:material', ['material']],
		['ghess-mended:tempo,material', 'ghess-mended:material,tempo', ['material', 'tempo']]
	] as const)('the id %s is normalised to %s', (text, id, terms) => {
		const read = parseEvaluatorId(text);
		expect(read).toEqual({ ok: true, value: id });
		if (!read.ok) return;
		expect(evaluatorOf(read.value)).toBe(evaluatorOf(id));
		expect(evaluatorOf(read.value).id).toBe(id);
		expect(termsOfMember(read.value)).toEqual(terms);
		expect(familyMember(familyOf(id) ?? 'ghess', terms)).toBe(id);
	});

	test.each([
		['ghess:', 6, /missing.*material, tension, passed-pawns/],
		['ghess:material,', 15, /missing/],
		['ghess:matter', 6, /no term “matter”.*material, tension, passed-pawns/],
		['ghess:material,Tension', 15, /no term “Tension”/],
		['ghess-mended:tempo,tempo', 19, /“tempo” is named twice/],
		['swift:material', undefined, /no evaluator “swift:material”/],
		['ghesss', undefined, /no evaluator “ghesss”/],
		['constructor', undefined, /no evaluator/]
	])('the id %s is rejected', (text, at, message) => {
		const read = parseEvaluatorId(text);
		if (read.ok) throw new Error('accepted');
		expect(read.fault.message).toMatch(message);
		expect(read.fault.at).toBe(at);
	});

	test.each([
		['ghess-mended', 'ghess:tempo', 'ghess-mended:tempo'],
		['ghess-mended', 'ghess', 'ghess-mended'],
		['ghess', 'swift', 'ghess'],
		['swift', 'ghess:tempo', 'swift']
	] as const)('%s chosen after %s becomes %s', (id, before, after) => {
		expect(keepTerms(id, before)).toBe(after);
	});

	test('a search accepts terms, and rejects evaluators of another game', () => {
		const parse = (game: string, evaluator: string) => SETUP.parse({ game, evaluator });
		expect(parse('chess', 'ghess:tempo,material')).toMatchObject({
			values: { evaluator: 'ghess:material,tempo' },
			faults: []
		});
		expect(parse('chess', 'ghess:nothing')).toMatchObject({
			values: { evaluator: 'r-bloggers' },
			faults: [{ field: 'evaluator', fault: { code: 'evaluator-terms', at: 6 } }]
		});
		expect(parse('tictactoe', 'ghess:material').faults[0]?.fault.code).toBe('evaluator-game');
	});
});
