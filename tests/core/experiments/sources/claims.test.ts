/**
 * Compares each claim with docs/krk.md, counts made by other programs and the printed figures of the five texts; not with the code's
 * own words.
 */
import { readFileSync } from 'node:fs';
import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { SOURCE_IDS } from '../../../../src/lib/core/engines/engine.ts';
import type {
	Finding,
	Progress,
	See
} from '../../../../src/lib/core/experiments/sources/claims/claim.ts';
import {
	CLAIM_IDS,
	type ClaimId
} from '../../../../src/lib/core/experiments/sources/claims/claim-ids.ts';
import {
	toldClaims,
	claimOf
} from '../../../../src/lib/core/experiments/sources/claims/registry.ts';
import { chess } from '../../../../src/lib/core/games/chess/chess.ts';
import { SETUP } from '../../../../src/lib/core/search/setup-fields.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { recordSearch } from '../../../../src/lib/core/trace/record.ts';
import type { Trace } from '../../../../src/lib/core/trace/trace.ts';
import { EXHAUSTIVE, hasTurn } from '../../../sweep.ts';
import { stateOf } from '../../games/chess/positions.ts';

/** The largest takes half a minute on a busy machine. */
const PATIENCE = 300_000;

/** Claims whose check takes seconds: one every second day. */
const LONG: readonly ClaimId[] = (
	[
		'krk-starts',
		'krk-one-step',
		'krk-two-steps',
		'r-ten-games',
		'python-cuts',
		'python-game-1',
		'ghess-plies'
	] as const
).filter((_, at) => hasTurn(14, 2 * at));

function check(id: ClaimId): { finding: Finding; heard: Progress[] } {
	const heard: Progress[] = [];
	const finding = claimOf(id).run((progress) => heard.push(progress));
	const names = finding.figures.map(({ name }) => name);
	expect(new Set(names).size).toBe(names.length);
	for (const { done, of } of heard) if (of !== null) expect(done).toBeLessThanOrEqual(of);
	return { finding, heard };
}

/** The found figure under a name with that beginning. */
function found({ figures }: Finding, name: string): string {
	const figure = figures.find((one) => one.name.startsWith(name));
	if (figure === undefined) throw new Error(`no figure ${name}`);
	return figure.found;
}

type StepLink = Extract<See, { kind: 'step' }>;

/** The searches that a finding links to, recorded as the explorer does, with the linked step. */
function seen({ see }: Finding): { link: StepLink; trace: Trace }[] {
	return see
		.filter((one): one is StepLink => one.kind === 'step')
		.map((link) => {
			// A link contains the setup as text, which must parse without a fault.
			const { values: setup, faults } = SETUP.parse(SETUP.texts(link.setup));
			expect(faults).toEqual([]);
			const { trace } = recordSearch({ ...setup, shadow: 'off' });
			expect(link.step).toBeLessThan(trace.steps);
			return { link, trace };
		});
}

describe('claims: the registry', () => {
	it('the registry has claims of each text, under their own ids', () => {
		const told = toldClaims();
		expect(told.map(({ id }) => id)).toEqual(CLAIM_IDS);
		for (const source of SOURCE_IDS) {
			expect(told.filter((one) => one.source === source).length).toBeGreaterThan(1);
		}
		for (const id of CLAIM_IDS) expect(claimOf(id).id).toBe(id);
	});

	it('a check ends when its listener throws', () => {
		expect(() =>
			claimOf('r-hundred-games').run(() => {
				throw new Error('stop');
			})
		).toThrow('stop');
	});
});

describe('claims: the R post', () => {
	it.runIf(LONG.includes('r-ten-games'))(
		'the engine wins its ten games with each colour; the links show the mate returned to the root',
		() => {
			const { finding, heard } = check('r-ten-games');
			expect(finding.verdict).toBe('true');
			expect(found(finding, 'As White')).toBe('10–0–0');
			expect(found(finding, 'As Black')).toBe('10–0–0');
			expect(heard.at(-1)).toMatchObject({ done: 9, of: 10, unit: 'games' });
			const links = seen(finding);
			expect(links).toHaveLength(2);
			for (const [at, { link, trace }] of links.entries()) {
				const { kind, node, subject } = momentAt(trace, link.step);
				expect([kind, node]).toEqual(['return', trace.lastRoot]);
				expect(trace.valueOf(subject)).toBe(at === 0 ? 1000 : -1000);
				expect(link.text).toContain('#');
			}
		},
		PATIENCE
	);

	it('the end of its random game has the value 1000', () => {
		const { finding } = check('r-final-position');
		expect(finding.verdict).toBe('true');
		expect(found(finding, 'Its value')).toBe('+1,000');
		expect(found(finding, 'How the game ended')).toBe('checkmate');
		for (const { link, trace } of seen(finding)) expect(trace.valueOf(0)).toBe(1000 + link.step);
	});
});

describe('claims: the king and rook paper', () => {
	it.runIf(LONG.includes('krk-starts'))(
		'there are 175,168 starts',
		() => {
			const { finding } = check('krk-starts');
			expect(finding.verdict).toBe('true');
			expect(found(finding, 'By the lab')).toBe('175,168');
			expect(found(finding, 'By the rules of chess')).toBe('175,168');
		},
		PATIENCE
	);

	const mates = [
		['krk-one-step', 48.27, 52.43],
		['krk-two-steps', 84.25, 85.81]
	] as const;
	it.each(mates.filter(([id]) => LONG.includes(id)))(
		'%s: the sample agrees with %d and with %d per cent',
		(id, released, clean) => {
			const { finding } = check(id);
			expect(finding.verdict).toBe('true');
			// Four standard errors of some six thousand games.
			expect(Math.abs(parseFloat(found(finding, 'Mates, as released')) - released)).toBeLessThan(2);
			expect(Math.abs(parseFloat(found(finding, 'Mates, from the text')) - clean)).toBeLessThan(2);
		},
		PATIENCE
	);

	it.runIf(EXHAUSTIVE)(
		'the hypothesis is partly true',
		() => {
			const { finding } = check('krk-hypothesis');
			expect(finding.verdict).toBe('partly');
			// docs/krk.md: 45.5 and 11.57 moves by its sample, 78 and 87 % best moves.
			expect(found(finding, 'Mates in')).toBe('100.00%');
			expect(found(finding, 'White’s moves that are best, all mates alike')).toBe('78%');
			expect(found(finding, 'White’s moves that are best, faster mates')).toBe('87%');
			expect(found(finding, 'Moves of a game, 2 → 7 steps, faster mates')).toMatch(/→ 11\.\d$/);
			expect(found(finding, 'Moves of a game, 2 → 7 steps, all')).toMatch(/→ 45\.\d$/);
		},
		PATIENCE
	);
});

describe('claims: the Swift post', () => {
	it.runIf(EXHAUSTIVE)(
		'the search never prunes as published, and prunes corrected, node for node',
		() => {
			const { finding } = check('swift-pruning');
			expect(finding.verdict).toBe('not-as-claimed');
			expect(found(finding, 'Minimax')).toBe('3,474,357 nodes, 0 cutoffs');
			expect(found(finding, 'Its alpha-beta')).toBe('3,474,357 nodes, 0 cutoffs');
			expect(found(finding, 'Corrected: MIN')).toBe('383,043 nodes, 25,808 cutoffs');
			expect(found(finding, 'Corrected, one window')).toBe('113,012 nodes, 6,678 cutoffs');
			expect(found(finding, 'Best move')).toBe('Bxg6, +5.25');
			const [mended, published] = seen(finding);
			if (mended === undefined || published === undefined) throw new Error('two links');
			const cut = momentAt(mended.trace, mended.link.step);
			const same = momentAt(published.trace, published.link.step);
			expect(cut.kind).toBe('cut');
			expect(same.kind).toBe('return');
			expect(published.trace.movesTo(same.node)).toEqual(mended.trace.movesTo(cut.node));
			// There the bound of the cutoff is beta, which stays infinite as published.
			expect(cut.path.at(-1)?.beta).toBeLessThan(Infinity);
			expect(same.path.at(-1)?.beta).toBe(Infinity);
		},
		PATIENCE
	);

	it('the engine prefers a queen to a mate', () => {
		const { finding } = check('swift-mates');
		expect(finding.verdict).toBe('noticed');
		expect(finding.figures.every(({ claimed }) => claimed === null)).toBe(true);
		expect(found(finding, 'As published, it plays')).toBe('Rxa2');
		expect(found(finding, 'Corrected, it plays')).toBe('Rb8#');
		// A rook and three pawns against a queen and three pawns.
		expect(found(finding, 'The mate’s value as published')).toBe('−4');
		const values = seen(finding).map(({ link, trace }) =>
			trace.valueOf(momentAt(trace, link.step).subject)
		);
		expect(values).toEqual([-4, 10_000 - 1]);
	});

	// A minute and a half on a busy machine.
	it.runIf(EXHAUSTIVE)(
		'without a value of mates the engine wins no game against random moves, and stalemates in four',
		() => {
			const { finding, heard } = check('swift-random');
			expect(finding.verdict).toBe('noticed');
			expect(found(finding, 'As published: games won')).toBe('0 of 5');
			expect(found(finding, 'As published: how they ended')).toBe('stalemate 4, threefold 1');
			expect(found(finding, 'Corrected: how they ended')).toBe('checkmate 5');
			const [mates, played] = found(finding, 'As published: mates in one').split(', ');
			expect(Number(mates)).toBeGreaterThan(20);
			expect(played).toBe('0');
			expect(found(finding, 'Corrected: mates in one')).toBe('5, 5');
			expect(heard.at(-1)).toMatchObject({ stage: 'Corrected', done: 4, of: 5, unit: 'games' });
			const page = readFileSync('src/lib/pages/sources/texts/swift.ts', 'utf8');
			expect(page).toContain(
				'wins none of five games against random moves, and stalemates in four'
			);
			for (const { link, trace } of seen(finding)) {
				// By chess.js the returning move mates, and the root prefers another.
				const [fen = '', moves = ''] = link.setup.position.split(' moves ');
				const board = new Chess(fen);
				for (const move of moves.split(' ')) board.move(move);
				const { node, subject } = momentAt(trace, link.step);
				expect(node).toBe(trace.lastRoot);
				expect(trace.valueOf(subject)).toBeLessThan(trace.valueOf(node));
				board.move(chess.moveId(stateOf(link.setup.position), trace.moveOf(subject)));
				expect(board.isCheckmate()).toBe(true);
			}
		},
		PATIENCE
	);

	it(
		'the post counts orders, where nodes and games differ',
		() => {
			const { finding } = check('swift-tictactoe');
			expect(finding.verdict).toBe('not-as-claimed');
			expect(found(finding, '9!')).toBe('362,880');
			expect(found(finding, 'Positions visited')).toBe('549,946');
			expect(found(finding, 'Finished games')).toBe('255,168');
			expect(finding.see).toHaveLength(1);
		},
		PATIENCE
	);
});

describe('claims: the Python post', () => {
	it('the twenty scores are as printed', () => {
		const { finding } = check('python-scores');
		expect(finding.verdict).toBe('true');
		const names: Record<string, string> = {};
		for (const { name, claimed, found: value } of finding.figures) {
			if (claimed !== null) names[value] = [names[value] ?? '', name].join(' ').trim();
		}
		expect(names).toEqual({
			'−100': 'Kc2 Ke2 Kd2',
			'0': 'Kc4 Kxd4 Ke4 Rg6+ Rg5 Re7 Rf7+',
			'+400': 'Rb7 Rc7 Rg3 Rg2 Rg1 Rh7 Ra7 Rg8',
			'+500': 'Rg4 Rd7'
		});
		expect(found(finding, 'Nodes below the root')).toBe('11,589');
		for (const { link, trace } of seen(finding)) {
			const { kind, node, subject } = momentAt(trace, link.step);
			expect([kind, node, trace.valueOf(subject)]).toEqual(['return', trace.lastRoot, 500]);
		}
	});

	it.runIf(LONG.includes('python-cuts'))(
		'strict cutoffs prune less than cutoffs on equality, most with frequent ties',
		() => {
			const { finding } = check('python-cuts');
			expect(finding.verdict).toBe('true');
			const judged = finding.figures.filter(({ claimed }) => claimed !== null);
			expect(judged.map(({ name }) => name.includes('improved'))).toEqual([true, true]);
			const nodes = (name: string): number =>
				parseInt(found(finding, name).replaceAll(',', ''), 10);
			expect(nodes('Its example, simple score: minimax')).toBe(11_590);
			// Perft of the start: 1 + 20 + 400 + 8,902 + 197,281.
			expect(nodes('The start of the game, simple score: minimax')).toBe(206_604);
			for (const part of ['Its example, simple', 'The start of the game, improved']) {
				const [strict, equal] = [
					nodes(`${part} score: strict`),
					nodes(`${part} score: on equality`)
				];
				expect(equal).toBeLessThan(strict);
				expect(strict).toBeLessThan(nodes(`${part} score: minimax`));
			}
			const [equal, strict] = seen(finding);
			if (equal === undefined || strict === undefined) throw new Error('two links');
			expect(momentAt(equal.trace, equal.link.step).kind).toBe('cut');
			const after = momentAt(strict.trace, strict.link.step);
			expect(after.kind).toBe('return');
			expect(momentAt(strict.trace, strict.link.step + 1).kind).not.toBe('cut');
		},
		PATIENCE
	);

	it.runIf(LONG.includes('python-game-1'))(
		'each move of the first game’s engine is among the best',
		() => {
			const { finding, heard } = check('python-game-1');
			expect(finding.verdict).toBe('true');
			expect(found(finding, 'Moves of the game')).toBe('25');
			expect(found(finding, 'How it ended')).toBe('checkmate');
			expect(found(finding, 'Its moves that are best here')).toBe('25 of 25');
			expect(heard.at(-1)).toMatchObject({ done: 48, of: 50 });
			const [last] = seen(finding);
			if (last === undefined) throw new Error('a link');
			const { subject } = momentAt(last.trace, last.link.step);
			const values = [...last.trace.childrenOf(0)].map((row) => last.trace.valueOf(row));
			expect(last.trace.valueOf(subject)).toBe(Math.max(...values));
			expect(last.link.text).toContain('25. h5 gives');
		},
		PATIENCE
	);

	it('every move gets the reward of a capture, and none that of castling', () => {
		const { finding } = check('python-rewards');
		expect(finding.verdict).toBe('not-as-claimed');
		const moves = found(finding, 'Moves played');
		expect(found(finding, 'Capture rewarded, as published')).toBe(moves);
		expect(found(finding, 'Castling rewarded, as published')).toBe('0');
		// By chess.js: Bxf6, Bxf7+ and Nxe5; castling short and long.
		expect(found(finding, 'Capture rewarded, corrected')).toBe('3');
		expect(found(finding, 'Castling rewarded, corrected')).toBe('2');
		for (const { link, trace } of seen(finding)) {
			expect(link.panel).toBe('worth');
			expect(momentAt(trace, link.step).kind).toBe('evaluate');
		}
	});
});

describe('claims: ghess', () => {
	it('the printed map counts sliding pieces on their own squares', () => {
		const { finding } = check('ghess-tension');
		expect(finding.verdict).toBe('true');
		expect(finding.figures.every(({ agrees }) => agrees !== false)).toBe(true);
		for (const { link } of seen(finding)) expect(link.over).toBe('tension');
		expect(found(finding, 'Rank 1, as published')).toBe('1 1 2 2 1 2 1 1');
		expect(found(finding, 'Rank 1, corrected')).toBe('0 1 1 1 1 1 1 0');
		expect(found(finding, 'Total, as published')).toBe('0');
	});

	it('the engine maximises at the root for Black too', () => {
		const { finding } = check('ghess-root');
		expect(finding.verdict).toBe('not-as-claimed');
		expect(found(finding, 'Black’s move, corrected')).toBe('Qxd4');
		expect(found(finding, 'Black’s move, as published')).not.toBe('Qxd4');
		const [published] = seen(finding);
		if (published === undefined) throw new Error('a link');
		const { subject } = momentAt(published.trace, published.link.step);
		const values = [...published.trace.childrenOf(0)].map((row) => published.trace.valueOf(row));
		expect(published.trace.valueOf(subject)).toBe(Math.max(...values));
	});

	it.runIf(LONG.includes('ghess-plies'))(
		'the tree grows less than the claimed time',
		() => {
			const { finding } = check('ghess-plies');
			expect(finding.verdict).toBe('explained');
			// Times are no nodes: no figure judges one by the other.
			expect(finding.figures.every(({ agrees }) => agrees === null)).toBe(true);
			expect(found(finding, 'The start: nodes at 3 plies')).toBe('9,323');
			expect(found(finding, 'The start: nodes at 4 plies')).toBe('206,604');
			expect(found(finding, 'The start: from 3')).toBe('22.2 times the nodes');
		},
		PATIENCE
	);

	it('the opening has the value 0', () => {
		const { finding } = check('ghess-opening');
		expect(finding.verdict).toBe('true');
		expect(found(finding, 'Its value')).toBe('0');
	});
});
