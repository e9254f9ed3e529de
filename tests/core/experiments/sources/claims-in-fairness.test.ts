/** Claims weighed fairly, each against something that is not our own: the rules by chess.js, docs/krk.md, or arithmetic. */
import { Chess } from 'chess.js';
import { expect, test } from 'vitest';
import type { Finding, See } from '../../../../src/lib/core/experiments/sources/claims/claim.ts';
import type { ClaimId } from '../../../../src/lib/core/experiments/sources/claims/claim-ids.ts';
import { claimOf } from '../../../../src/lib/core/experiments/sources/claims/registry.ts';
import { PYTHON_GAMES } from '../../../../src/lib/core/experiments/sources/python-games.ts';
import { PROGRAM } from '../../../../src/lib/core/share/krk-link.ts';
import { freeSquares } from '../../../../src/lib/core/evaluate/krk-paper/free-squares.ts';
import { blackKingOf, rookOf, whiteKingOf } from '../../../../src/lib/core/games/krk/placement.ts';
import { EXHAUSTIVE } from '../../../sweep.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { recordSearch } from '../../../../src/lib/core/trace/record.ts';
import type { Trace } from '../../../../src/lib/core/trace/trace.ts';

const check = (id: ClaimId): Finding => claimOf(id).run(() => undefined);

function found({ figures }: Finding, name: string): string | undefined {
	return figures.find((one) => one.name === name)?.found;
}

function recorded(see: See | undefined): { trace: Trace; step: number } {
	if (see?.kind !== 'step') throw new Error('a link to a step');
	const { trace } = recordSearch({ ...see.setup, shadow: 'off' });
	return { trace, step: see.step };
}

test('the paper’s free squares reach 52 as released and 49 only in a single quadrant', () => {
	const finding = check('krk-free-squares');
	expect(finding.verdict).toBe('partly');
	// docs/krk.md: 1 to 52 with White to move, 0 to 52 with Black.
	expect(found(finding, 'As released')).toBe('0 to 52');
	expect(found(finding, 'As released, White to move')).toBe('1 to 52');
	expect(found(finding, 'As released, Black to move')).toBe('0 to 52');
	// The rook in a corner: 7 times 7.
	expect(found(finding, 'Plain area')).toBe('0 to 49');
	expect(finding.sentence).toContain('Plain area');
	const [see] = finding.see;
	if (see?.kind !== 'lab') throw new Error('a link to the lab');
	const { values, faults } = PROGRAM.read(see.query);
	expect(faults).toEqual([]);
	const { start } = values;
	expect(freeSquares(blackKingOf(start), rookOf(start), whiteKingOf(start), 'authors')).toBe(52);
});

test('seven moves are left after an X and an O', () => {
	const finding = check('swift-six-moves');
	expect(finding.verdict).toBe('not-as-claimed');
	expect(finding.figures.map(({ found: moves }) => moves)).toEqual(['9', '8', '7']);
	const { trace } = recorded(finding.see[0]);
	expect([...trace.childrenOf(trace.lastRoot)]).toHaveLength(7);
});

if (EXHAUSTIVE) {
	test('five plies cost 25 times four, so the R post’s limit is explained, not checked', () => {
		const finding = check('r-four-moves');
		expect(finding.verdict).toBe('explained');
		// Perft of the start: 20, 400, 8,902, 197,281, 4,865,609; and the root.
		expect(found(finding, 'Nodes at 2 plies')).toBe('421');
		expect(found(finding, 'Nodes at 4 plies')).toBe('206,604');
		expect(found(finding, 'Nodes at 5 plies')).toBe('5,072,213');
		expect(finding.sentence).toContain('24.6 times');
		const { trace } = recorded(finding.see[0]);
		expect(trace.rows).toBe(9_323);
	}, 300_000);
}

test('ghess’s first game ends in mate, by chess.js too', () => {
	const finding = check('ghess-first-game');
	expect(finding.verdict).toBe('true');
	const [see] = finding.see;
	if (see?.kind !== 'step') throw new Error('a link to a step');
	const board = new Chess(see.setup.position);
	expect([board.isCheckmate(), board.turn()]).toEqual([true, 'w']);
	// With the printed colours Black's king could be taken at once.
	expect(found(finding, 'How it ended, as printed')).toBe('no legal position');
	const printed = new Chess('8/PP1K1PPP/5NB1/8/3B4/p7/7R/2R1k3 b - - 0 35');
	expect(printed.isCheck()).toBe(true);
});

test('the Swift post’s pseudocode lowers beta, and the undoMove is ours: both are said', () => {
	const { says, check: how } = claimOf('swift-pruning');
	expect(says).toMatch(/pseudocode lowers beta/);
	expect(how).toMatch(/“undoMove”.* We supply it/);
});

if (EXHAUSTIVE) {
	test('game 2 is as its author says; where our engine differs, a position repeats', () => {
		const finding = check('python-game-2');
		expect(finding.verdict).toBe('true');
		expect(found(finding, 'Its moves that are best here')).toBe('86 of 88');
		expect(found(finding, 'The others that are best if no position repeats')).toBe('2 of 2');
		expect(finding.sentence).toContain('repetition decides');
		const [differs, alone] = finding.see.map(recorded);
		if (differs === undefined || alone === undefined) throw new Error('two links');
		const valuesOf = (trace: Trace): number[] =>
			[...trace.childrenOf(0)].map((row) => trace.valueOf(row));
		const { subject } = momentAt(alone.trace, alone.step);
		expect(alone.trace.valueOf(subject)).toBe(Math.max(...valuesOf(alone.trace)));

		// By chess.js: the move played there leads to a position that the game has had before.
		const moves = (PYTHON_GAMES[1]?.movetext ?? '').trim().split(/\s+/);
		const board = new Chess();
		const seen = new Map<string, number>();
		const repeats: string[] = [];
		for (const word of moves) {
			if (/^(\d+\.|0-1)$/.test(word)) continue;
			const name = `${board.moveNumber()}. ${word}`;
			const isWhite = board.turn() === 'w';
			board.move(word);
			const key = board.fen().split(' ').slice(0, 4).join(' ');
			const count = seen.get(key) ?? 0;
			if (isWhite && count > 0) repeats.push(name);
			seen.set(key, count + 1);
		}
		expect(repeats).toContain('38. Rb2');
		expect(finding.see[0]?.text).toContain('38. Rb2');
	}, 300_000);
}

test('the hours of the Python post’s games are minutes a move', () => {
	const finding = check('python-hours');
	// 120 / 25 and 150 / 88.
	expect(finding.verdict).toBe('explained');
	expect(found(finding, 'Game 1: minutes a move')).toBe('4.8');
	expect(found(finding, 'Game 2: minutes a move')).toBe('1.7');
	expect(finding.sentence).toContain('2.8 times as fast');
});

test('a recursive factorial of 12 multiplies as often as the loop, and makes 12 calls more', () => {
	const finding = check('python-recursion');
	expect(finding.verdict).toBe('not-as-claimed');
	expect(found(finding, 'The loop')).toBe('12 products, 1 call');
	expect(found(finding, 'The recursion')).toBe('12 products, 13 calls');
	// Python itself is timed by bench/recursion.py; docs/bench.md has the same figures.
	const measured = finding.figures.filter(({ name }) => name.includes('outside the browser'));
	expect(measured.map(({ found: times }) => times)).toEqual([
		'recursion takes 1.7 times as long',
		'recursion takes 0.6 times as long'
	]);
});

test('wins against unnamed apps cannot be checked, and that is the verdict', () => {
	expect(check('r-casual').verdict).toBe('cannot-be-checked');
});
