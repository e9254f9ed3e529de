import { expect, test } from 'vitest';
import { EVALUATOR_IDS, evaluatorOf } from '../../../src/lib/core/evaluate/registry.ts';
import { listedUnit, unitAfter } from '../../../src/lib/core/evaluate/unit.ts';
import { textOf } from '../../../src/lib/core/explain/parts.ts';
import { explainStep } from '../../../src/lib/core/explain/sentence.ts';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import { storyOf } from '../explain/record-case.ts';

/** The starting position with a white pawn more. */
const PAWN_UP = 'rnbqkbnr/ppp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

test('an evaluator of chess counts a pawn as its unit says', () => {
	const position = gameOf('chess').parse(PAWN_UP, { root: 'max' });
	if (!position.ok) throw new Error(position.fault.message);
	const pawn = { points: 1, pawns: 1, centipawns: 100, 'tenths of a pawn': 10 };
	const material = EVALUATOR_IDS.flatMap((id) => {
		const { games, unit, terms } = evaluatorOf(id);
		if (!games.includes('chess')) return [];
		const counted = terms(position.value, 0, 1).find((term) => /^(material|pawns?)$/.test(term.id));
		return counted === undefined ? [] : [[id, unit, counted.value]];
	});
	expect(material.length).toBeGreaterThan(3);
	expect(material).toEqual(
		material.map(([id, unit]) => [id, unit, pawn[unit as keyof typeof pawn]])
	);
});

test.each([
	['ghess', 'tenths of a pawn'],
	['python-simple', 'centipawns'],
	['krk-paper', 'squares'],
	['swift', null],
	['r-bloggers', null],
	['outcome', null]
] as const)('values of %s are listed with the unit %s', (evaluator, unit) => {
	expect(listedUnit(evaluator)).toBe(unit);
});

test('a unit follows its number in the right number, and no infinite one', () => {
	expect(unitAfter(-1, 'tenths of a pawn')).toBe('tenth of a pawn');
	expect(unitAfter(15, 'tenths of a pawn')).toBe('tenths of a pawn');
	expect(unitAfter(1, 'points')).toBe('point');
	expect(unitAfter(2, 'pawns')).toBe('');
	expect(unitAfter(Infinity, 'centipawns')).toBe('');
});

test('sentences name the unit of ghess', () => {
	const fields = { game: 'chess', position: PAWN_UP, depth: '1', algorithm: 'ghess' };
	const story = storyOf({ ...fields, evaluator: 'ghess' });
	const said = textOf(explainStep(story, story.trace.steps - 1));
	expect(said).toMatch(/the root is worth -?\d+ tenths of a pawn/);
});
