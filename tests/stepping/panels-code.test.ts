import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { codeOf } from '$lib/core/search/registry.ts';
import type { SetupFields } from '$lib/core/search/setup-fields.ts';
import { momentAt } from '$lib/core/trace/cursor.ts';
import CodePanel from '$lib/stepping/panels/CodePanel.svelte';
import { codeLines, type CodeLine } from '$lib/stepping/panels/code-lines.ts';
import { explorerOf, recordingOf, show, wordsOf } from './panels-host.ts';
import { DEEP, TEXTBOOK, TICTACTOE } from './searches.ts';

const MINIMAX = { ...TEXTBOOK, algorithm: 'minimax' } as const;
const HARD = { ...DEEP, fail: 'hard', cut: 'strict' } as const;

function linesAt(fields: SetupFields, step: number): CodeLine[] {
	const { trace } = recordingOf(fields);
	const { setup } = trace.header;
	const pseudocode = codeOf(setup.algorithm).pseudocode(setup);
	return codeLines(pseudocode, trace, momentAt(trace, step));
}

const WORST = { ...TEXTBOOK, position: '[[14,5,2],[6,4,2],[12,8,3]]' } as const;
const MIN_PVS = {
	...WORST,
	position: '[[-14,-5,-2],[-6,-4,-2],[-12,-8,-3]]',
	root: 'min',
	algorithm: 'pvs'
} as const;

const LIT: readonly [what: string, SetupFields, step: number, lit: string[][]][] = [
	[
		'a probe',
		{ ...WORST, algorithm: 'pvs' },
		18,
		[['β₁ ← β for the first move, just above α for others', 'β₁ = 2⁺']]
	],
	[
		'a re-search',
		{ ...WORST, algorithm: 'pvs' },
		27,
		[
			['if β₁ ≤ value < β and child is no leaf:', '2⁺ ≤ 3 < ∞'],
			['value ← −pvs(child, −β, −value)', 'value = 3']
		]
	],
	[
		'a re-search by MIN, from MIN’s point of view',
		MIN_PVS,
		27,
		[
			['if β₁ ≤ value < β and child is no leaf:', '2⁺ ≤ 3 < ∞'],
			['value ← −pvs(child, −β, −value)', 'value = 3']
		]
	],
	[
		'a return to MIN in negamax, from MIN’s point of view',
		{ ...TEXTBOOK, algorithm: 'negamax' },
		11,
		[
			['value ← −negamax(child, −β, −α)', 'value = −2'],
			['best ← max(best, value)', 'best = −2'],
			['α ← max(α, best)', 'α = −2']
		]
	],
	[
		'a cut at MIN in negamax',
		{ ...TEXTBOOK, algorithm: 'negamax' },
		12,
		[['if best ≥ β: break', '−2 ≥ −3']]
	],
	[
		'a pass of MTD(f)',
		{ ...TEXTBOOK, algorithm: 'mtdf' },
		12,
		[
			['β ← just above g if g = lower, else g', 'β = 3⁺'],
			['g ← alphabeta(root, just below β, β)', '']
		]
	],
	[
		'the end of the last pass of MTD(f)',
		{ ...TEXTBOOK, algorithm: 'mtdf' },
		32,
		[
			['g ← alphabeta(root, just below β, β)', 'g = 3'],
			['if g < β: upper ← g, else lower ← g', '3 < 3⁺'],
			['until lower = upper', '3 = 3'],
			['if best < β: memory.upper ← best', '3 < 3⁺'],
			['if best > α: memory.lower ← best', '3 > 3'],
			['return best', '= 3']
		]
	],
	[
		'a table hit of SSS*',
		{ ...TEXTBOOK, algorithm: 'sss' },
		20,
		[['if memory.lower ≥ β or memory.upper ≤ α: return it', '= ≤ 3']]
	],
	[
		'a pass of iterative deepening',
		{ ...TICTACTOE, depth: '2', algorithm: 'deepening' },
		11,
		[
			['for depth ← 1, 2, 3, … to the limit:', 'depth = 2'],
			['search the best line of the depth before first', '']
		]
	],
	[
		'MAX entered',
		TEXTBOOK,
		0,
		[
			['if MAX to move:', ''],
			['best ← −∞', '']
		]
	],
	[
		'MIN entered',
		TEXTBOOK,
		9,
		[
			['else MIN to move:', ''],
			['best ← +∞', '']
		]
	],
	['a leaf', TEXTBOOK, 10, [['if node is a leaf: return evaluate(node)', '= 2']]],
	[
		'a return to MIN',
		TEXTBOOK,
		11,
		[
			['value ← alphabeta(child, α, β)', 'value = 2'],
			['best ← min(best, value)', 'best = 2'],
			['β ← min(β, best)', 'β = 2']
		]
	],
	['a cut at MIN', TEXTBOOK, 12, [['if best ≤ α: break', '2 ≤ 3']]],
	[
		'a return to MAX that changes nothing',
		TEXTBOOK,
		13,
		[
			['value ← alphabeta(child, α, β)', 'value = 2'],
			['best ← max(best, value)', 'best = 3'],
			['α ← max(α, best)', 'α = 3']
		]
	],
	['the end', TEXTBOOK, 22, [['return best', '= 3']]],
	[
		'a node of a fail-hard search, handed its window',
		HARD,
		3,
		[
			['else MIN to move:', ''],
			['best ← +∞; β₀ ← β', 'β₀ = ∞']
		]
	],
	['a strict cut', HARD, 8, [['if best < α: break', '4 < 5']]],
	[
		'a return in minimax',
		MINIMAX,
		3,
		[
			['value ← minimax(child)', 'value = 3'],
			['best ← min(best, value)', 'best = 3']
		]
	]
];

describe('the lines that are lit', () => {
	test.each(LIT)('at %s', (_, fields, step, lit) => {
		const lines = linesAt(fields, step);
		const shown = lines.filter((line) => line.lit).map(({ text, numbers }) => [text, numbers]);
		expect(shown).toEqual(lit);
	});

	test.each([TEXTBOOK, HARD, TICTACTOE, MINIMAX])(
		'are some at every step, in one half, and no other line has numbers: $position',
		(fields) => {
			const { trace } = recordingOf(fields);
			const { setup } = trace.header;
			const pseudocode = codeOf(setup.algorithm).pseudocode(setup);
			for (let step = 0; step < trace.steps; step++) {
				const moment = momentAt(trace, step);
				const lines = codeLines(pseudocode, trace, moment);
				const sides = pseudocode.filter((_, i) => lines[i]?.lit).map(({ side }) => side);
				expect(sides.length).toBeGreaterThan(0);
				const other = trace.isMax(moment.node) ? 'min' : 'max';
				expect(sides).not.toContain(other);
				expect(lines.filter(({ lit, numbers }) => !lit && numbers !== '')).toEqual([]);
			}
		}
	);
});

describe('the code panel', () => {
	test('says which line is current, and both halves are there', async () => {
		const explorer = await explorerOf(TEXTBOOK, 12);
		const { container } = await show(CodePanel, explorer);
		const current = [...container.querySelectorAll('[aria-current="step"]')];
		expect(current.map((line) => wordsOf(line))).toEqual(['if best ≤ α: break 2 ≤ 3']);
		expect(wordsOf(container)).toContain('else MIN to move:');
		expect(wordsOf(container)).toContain('if MAX to move:');
		explorer.player.go(13);
		flushSync();
		expect(container.querySelectorAll('[aria-current="step"]')).toHaveLength(3);
	});

	test('has a marker beside the lit line that is no colour', async () => {
		const explorer = await explorerOf(TEXTBOOK, 12);
		const { container } = await show(CodePanel, explorer);
		const markers = [...container.querySelectorAll('li')].map((line) => [
			line.ariaCurrent === 'step',
			getComputedStyle(line, '::before').content !== 'none'
		]);
		expect(markers.filter(([lit]) => lit)).toHaveLength(1);
		expect(markers.every(([lit, marked]) => lit === marked)).toBe(true);
	});

	test.each([
		{ algorithm: 'minimax' },
		{ cut: 'equal', fail: 'soft' },
		{ cut: 'strict', fail: 'hard' }
	])('fits into 300 pixels at every step: %o', async (rules) => {
		const explorer = await explorerOf({ ...TICTACTOE, ...rules });
		const { container } = await show(CodePanel, explorer, { width: '300px' });
		const code = container.querySelector('ol');
		for (let step = 0; step <= explorer.lastStep; step++) {
			explorer.player.go(step);
			flushSync();
			const right = code?.getBoundingClientRect().right ?? 0;
			const pieces = [...container.querySelectorAll('code, b')];
			const widest = Math.max(...pieces.map((piece) => piece.getBoundingClientRect().right));
			expect(widest).toBeLessThanOrEqual(right);
			expect(code?.scrollWidth).toBeLessThanOrEqual(code?.clientWidth ?? 0);
		}
	});
});

test('the line that runs is scrolled into sight in its pane', async () => {
	const explorer = await explorerOf(TEXTBOOK, 1);
	const { container } = await show(CodePanel, explorer, { height: '160px' });
	const pane = container.querySelector<HTMLElement>('.panel');
	if (pane === null) throw new Error('There is no pane.');
	pane.style.overflow = 'auto';
	expect(pane.scrollHeight).toBeGreaterThan(pane.clientHeight);
	for (const step of [12, 1, 12]) {
		explorer.player.go(step);
		flushSync();
		// It is scrolled before the frame that shows it.
		await new Promise((shown) => requestAnimationFrame(shown));
		const marked = [...container.querySelectorAll('.marked')];
		expect(marked).not.toEqual([]);
		const { top, bottom } = pane.getBoundingClientRect();
		for (const line of marked) {
			const rect = line.getBoundingClientRect();
			expect([rect.top >= top, rect.bottom <= bottom], `${step}`).toEqual([true, true]);
		}
	}
});
