/** Parts of the Sources page: claimed and found figures, and verdicts in words and signs. */
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import type { Finding } from '../../../src/lib/core/experiments/sources/claims/claim.ts';
import {
	CLAIM_IDS,
	type ClaimId
} from '../../../src/lib/core/experiments/sources/claims/claim-ids.ts';
import { claimOf } from '../../../src/lib/core/experiments/sources/claims/registry.ts';
import {
	ClaimChecks,
	type CheckState
} from '../../../src/lib/pages/sources/claim-checks.svelte.ts';
import { START_FEN } from '../../../src/lib/core/fen/start-fen.ts';
import { readFindings, storeFindings } from '../../../src/lib/pages/sources/findings-store.ts';
import ClaimCard from '../../../src/lib/pages/sources/ClaimCard.svelte';
import FindingTable from '../../../src/lib/pages/sources/FindingTable.svelte';
import Verdict from '../../../src/lib/pages/sources/Verdict.svelte';
import GamesFigure from '../../../src/lib/pages/sources/figures/GamesFigure.svelte';
import RFigure from '../../../src/lib/pages/sources/figures/RFigure.svelte';

test('a figure says in words whether it agrees, and a missing claim is a dash', async () => {
	const screen = await render(FindingTable, {
		label: 'Figures',
		figures: [
			{ name: 'Nodes', claimed: '362,880', found: '549,946', agrees: false },
			{ name: 'Value', claimed: '0', found: '0', agrees: true },
			{ name: 'Games', claimed: null, found: '255,168', agrees: null }
		]
	});
	const row = (name: string): Element =>
		screen.getByRole('row', { name: new RegExp(`^${name}`) }).element();
	expect(row('Nodes').textContent).toMatch(/362,880\s*549,946\s*≠\s*not as claimed/);
	expect(row('Value').textContent).toMatch(/=\s*as claimed/);
	expect(row('Games').textContent).toMatch(/–\s*255,168/);
	expect(row('Games').textContent).not.toMatch(/as claimed/);
});

test.each([
	['true', '✓', 'true'],
	['partly', '≈', 'partly true'],
	['explained', '½', 'explained in part'],
	['not-as-claimed', '✗', 'not as claimed'],
	['cannot-be-checked', '?', 'cannot be checked'],
	['noticed', '!', 'noticed']
] as const)('%s has a sign and words of its own', async (verdict, sign, words) => {
	const finding = { verdict, sentence: '', figures: [], see: [] };
	const screen = await render(Verdict, { check: { kind: 'done', finding, seconds: 1 } });
	expect(screen.container.textContent.replace(/\s+/g, ' ').trim()).toBe(`${sign} ${words}`);
});

test('the tree of Figure 1 is told node by node', async () => {
	const screen = await render(RFigure);
	const items = [...screen.container.querySelectorAll('li')].map((item) => item.textContent);
	expect(items).toHaveLength(7);
	expect(items[0]).toBe('The root: 0, White’s largest');
	expect(items).toContain('Ke8: −3, Black’s smallest');
	expect(items).toContain('Ke8 Kxc7: −3, evaluated');
});

/** A card of a claim with its check in that state. */
async function card(id: ClaimId, state: CheckState, isOpen = true): Promise<HTMLElement> {
	const checks = new ClaimChecks(CLAIM_IDS);
	checks.stateOf = () => state;
	const screen = await render(ClaimCard, {
		claim: { ...claimOf(id), id },
		checks,
		isOpen,
		ontoggle: () => undefined
	});
	return screen.container;
}

test('a card shows every line, also where names are alike', async () => {
	const see = { kind: 'lab', text: 'The lab', room: 'program', query: '' } as const;
	const line = { name: 'Interval', claimed: null, agrees: null };
	const finding: Finding = {
		verdict: 'true',
		sentence: 'Found.',
		figures: [
			{ ...line, found: '1 to 2' },
			{ ...line, found: '3 to 4' }
		],
		see: [see, see]
	};
	const shown = await card('krk-starts', { kind: 'done', finding, seconds: 1 });
	const rows = [...shown.querySelectorAll('tbody tr')].map((row) => row.textContent);
	expect(rows).toHaveLength(2);
	expect(rows[0]).toContain('1 to 2');
	expect(rows[1]).toContain('3 to 4');
	expect(shown.querySelectorAll('.links a')).toHaveLength(2);
});

test(
	'a card shows the king and rook paper’s mates with both intervals',
	{ timeout: 120_000 },
	async () => {
		const finding = claimOf('krk-one-step').run(() => undefined);
		const shown = await card('krk-one-step', { kind: 'done', finding, seconds: 1 });
		const names = [...shown.querySelectorAll('tbody th')].map((cell) => cell.textContent);
		expect(names).toHaveLength(4);
		expect(new Set(names).size).toBe(4);
		expect(shown.textContent).toContain(finding.sentence);
	}
);

test('a card of played games has them checked with chess.js', async () => {
	const finding = claimOf('r-final-position').run(() => undefined);
	await card('r-final-position', { kind: 'done', finding, seconds: 1 });
	await page.getByRole('button', { name: 'Check with chess.js' }).click();
	await expect.element(page.getByText('Checkmate, by chess.js too.')).toBeVisible();
});

test('the Python post’s two games are checked with chess.js', async () => {
	await render(GamesFigure);
	await page.getByRole('button', { name: 'Check with chess.js' }).click();
	await expect
		.element(
			page.getByText(
				'2 games, 226 moves: all legal, same mates, stalemates and dead positions, by chess.js.'
			)
		)
		.toBeVisible();
});

test('a closed card tells in a sentence what was found', async () => {
	const finding: Finding = { verdict: 'true', sentence: 'All of it.', figures: [], see: [] };
	const shown = await card('krk-starts', { kind: 'done', finding, seconds: 1 }, false);
	expect(shown.textContent).toContain('All of it.');
	expect(shown.textContent).not.toContain('The text says');
});

test('findings are there again when one comes back, but for stale and broken ones', () => {
	sessionStorage.clear();
	const [whole, broken] = (['ghess-tension', 'r-final-position'] as const).map((id) => ({
		finding: claimOf(id).run(() => undefined),
		seconds: 1
	}));
	if (whole === undefined || broken === undefined) throw new Error('two findings');
	storeFindings(new Map([['ghess-tension', whole]]));
	expect(readFindings(CLAIM_IDS)).toEqual(new Map([['ghess-tension', whole]]));
	storeFindings(new Map([['r-final-position', broken]]));
	expect(readFindings(CLAIM_IDS)).toEqual(new Map([['r-final-position', broken]]));
	storeFindings(new Map([['ghess-tension', whole]]));
	const checks = new ClaimChecks(CLAIM_IDS);
	checks.restore();
	expect(checks.stateOf('ghess-tension')).toEqual({ kind: 'done', ...whole });
	expect(checks.stateOf('r-final-position').kind).toBe('unchecked');

	const key = sessionStorage.key(0) ?? '';
	const stored = sessionStorage.getItem(key) ?? '';
	const withBroken = JSON.parse(stored) as { version: number; claims: Record<string, unknown> };
	for (const part of [
		{ verdict: 'splendid' },
		{ figures: [{ name: 1 }] },
		{ see: [{ kind: 'step', text: 'Nowhere', step: 0, setup: { game: 'go' } }] },
		{ played: { game: 'tictactoe', games: [] } },
		{ played: { game: 'chess', games: [{ start: 'nowhere', moves: [], ending: null }] } },
		{ played: { game: 'chess', games: [{ start: START_FEN, moves: ['e2e4'], ending: null }] } }
	]) {
		withBroken.claims['r-final-position'] = { ...broken, finding: { ...broken.finding, ...part } };
		sessionStorage.setItem(key, JSON.stringify(withBroken));
		expect([...readFindings(CLAIM_IDS).keys()]).toEqual(['ghess-tension']);
	}
	for (const text of ['{', 'null', '[]', JSON.stringify({ ...withBroken, version: 0 })]) {
		sessionStorage.setItem(key, text);
		expect(readFindings(CLAIM_IDS).size).toBe(0);
	}
	sessionStorage.clear();
});
