import { expect, test, vi } from 'vitest';
import {
	CHECK,
	CHECKMATE,
	LEGAL_REPLY,
	LEGAL_START,
	STALEMATE,
	TAKEABLE,
	canTakeRook,
	isCheck,
	isCheckmate,
	isLegalReply,
	isLegalStart,
	isStalemate,
	listPlacements
} from '../../../../src/lib/core/games/krk/legality.ts';
import { PLACEMENTS } from '../../../../src/lib/core/games/krk/placement.ts';
import { parseSetup } from '../../../../src/lib/core/games/krk/parse-setup.ts';
import { expectSame } from '../../../same.ts';

test('the paper’s enumeration has 175,168 legal starts, from 194 to 261949', () => {
	const ids = listPlacements(LEGAL_START);
	expect(ids).toHaveLength(175_168);
	expect([...ids.subarray(0, 5)]).toEqual([194, 258, 259, 322, 323]);
	expect(ids.at(-1)).toBe(261_949);
	expect(ids.every((id, index) => index === 0 || id > (ids[index - 1] as number))).toBe(true);
	expect(ids.every(isLegalStart)).toBe(true);
});

test.each([
	['legal with Black to move', LEGAL_REPLY, isLegalReply, 223_944],
	['in check', CHECK, isCheck, 48_776],
	['mated', CHECKMATE, isCheckmate, 216],
	['stalemated', STALEMATE, isStalemate, 68],
	['able to take the rook', TAKEABLE, canTakeRook, 22_176]
])('%s', (_what, bit, holds, count) => {
	const ids = listPlacements(bit);
	expect(ids).toHaveLength(count);
	expect(ids.every(holds) && ids.every(isLegalReply)).toBe(true);
});

test.each([
	['on a file', '4k3/8/8/8/8/8/8/K3R3 b', 'check'],
	['past its own king', '4k3/8/4K3/8/8/8/8/4R3 b', 'quiet'],
	['with its king behind', '4k3/8/8/8/4R3/8/4K3/8 b', 'check'],
	['beside a protected rook', '8/8/8/3k4/3R4/3K4/8/8 b', 'check'],
	['beside a loose rook', '8/8/8/3k4/3R4/8/3K4/8 b', 'check, loose'],
	['on the back rank', 'k6R/8/1K6/8/8/8/8/8 b', 'mate'],
	['in a corner', 'k7/1R6/1K6/8/8/8/8/8 b', 'stalemate'],
	['with one move left', 'k7/8/1K6/8/8/8/8/7R b', 'quiet']
])('Black %s: %s is %s', (_what, text, expected) => {
	const setup = parseSetup(text);
	if (!setup.ok) throw new Error(setup.fault.message);
	const { id } = setup.value;
	expect(isLegalStart(id)).toBe(!isCheck(id));
	const facts = [
		isCheckmate(id) ? 'mate' : isCheck(id) ? 'check' : isStalemate(id) ? 'stalemate' : 'quiet',
		...(canTakeRook(id) ? ['loose'] : [])
	];
	expect(facts.join(', ')).toBe(expected);
});

test('one placement alone has the facts that the table has', async () => {
	vi.resetModules();
	const { factsOf, placementFacts } =
		await import('../../../../src/lib/core/games/krk/legality.ts');
	const alone = Uint8Array.from({ length: PLACEMENTS }, (_, id) => factsOf(id));
	expectSame(alone, placementFacts());
});
