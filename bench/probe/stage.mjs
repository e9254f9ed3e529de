// `npm run bench:stage [folder of the built site] [--output file]`: see README.md here.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { launch } from './browser.mjs';
import { linkTo, whenAlive } from './site.mjs';

/**
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Rect
 * @typedef {object} Look what the page says of one step, see stage-look.js
 * @property {Rect | null} pane
 * @property {string | null} current
 * @property {Record<string, Rect>} places
 * @property {number} board
 * @property {string[]} collisions
 * @property {string[]} strayLabels
 * @property {{ values: number, others: number }} type
 * @property {{ across: number, down: number }} filled
 * @property {boolean} isSentenceCut
 * @property {{ hasOwner: boolean, parts: Record<string, boolean> } | null} cutoff
 */

const SIZES = [
	{ width: 1280, height: 720 },
	{ width: 1440, height: 900 },
	{ width: 1920, height: 1080 }
];
const VIEWS = ['explore', 'lecture'];
const SWIFT_POST = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';

/** Chess positions by the number of their legal moves. */
const BY_MOVES = {
	20: '5b1r/3knp2/1p1p2p1/6Pp/1N1PP3/2BP1N2/6PR/R2K1B2 b - - 0 30',
	22: 'r1bqk1nr/P2ppp2/n6b/5Ppp/P7/1P6/2P1P1PP/RNBQKBNR b KQkq - 0 8',
	24: 'r1bqkbnr/1pp1ppp1/n2p4/5P1p/4P3/p1P5/PP1PK1PP/RNB1QBNR w kq - 0 7',
	27: '1nbqkbnr/rpp1ppp1/3p4/5P1p/4P2P/P1P2N2/P2PK1P1/RNB1QB1R b k - 0 9',
	30: '2r1k1nr/3b1p2/P6b/2qppPp1/P6p/R3P3/2PN2PP/2B1KBNR w Kk - 1 18',
	32: '1rb1k1nr/ppp2ppp/1n2p3/8/4PPQ1/1P4KP/P1P3P1/R1b2BNR w k - 2 13',
	35: '2b2bnr/1pp1kpp1/3p1p2/7p/q2PP2P/3P1N2/P1N1KQP1/1RB2B1R b - - 0 16',
	37: '5b1r/3k1p2/1p1p2p1/5nPp/1N1PP3/2BP1N2/6PR/R2K1B2 w - - 1 31',
	40: 'r1bqk1nr/3p1p2/n6b/4pPpp/P7/1PQ5/2P1P1PP/RNB1KBNR w KQk - 2 11',
	42: 'r1b1kbnr/ppp1pppp/1n1q4/8/4pP2/1P2P1KP/P1PP2P1/R1BQ1BNR b kq - 1 8',
	45: 'rnb1k2r/ppppbppp/5q2/P7/6n1/2P1P3/2PK1PPP/R1B2BNR b kq - 0 8',
	48: '2bqk1nr/r2p1p2/n6b/4pPpp/P2Q4/1P6/2P1P1PP/RNB1KBNR w KQk e6 0 10'
};

/** The prepared links: a small search is walked to its end. */
const LINKS = [
	{
		name: 'textbook tree',
		fields: { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' },
		isSmall: true
	},
	{
		name: 'deep cutoff',
		fields: { game: 'tree', position: '[5,[[[4,3],6],7]]' },
		isSmall: true
	},
	{
		name: 'four plies',
		fields: {
			game: 'tree',
			position: '[[[[8,7],[3,9]],[[9,8],[2,4]]],[[[1,8],[8,9]],[[9,9],[3,4]]]]'
		},
		isSmall: true
	},
	{
		name: 'MIN at the root',
		fields: { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]', root: 'min' },
		isSmall: true
	},
	{
		name: 'tic-tac-toe, six moves in',
		fields: { game: 'tictactoe', position: 'XOXOXO...' },
		isSmall: true
	},
	{
		name: 'tic-tac-toe, four moves in',
		fields: { game: 'tictactoe', position: 'XOXO.....' },
		isSmall: false
	},
	{
		name: 'tic-tac-toe, empty board',
		fields: { game: 'tictactoe', position: '.........' },
		isSmall: false
	},
	{
		name: 'chess, three plies',
		fields: { game: 'chess', position: SWIFT_POST, depth: '3' },
		isSmall: false
	},
	{
		name: 'chess, the start',
		fields: {
			game: 'chess',
			position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
			depth: '3'
		},
		isSmall: false
	},
	{ name: 'king and rook', fields: { game: 'krk', depth: '4' }, isSmall: false },
	...Object.entries(BY_MOVES).map(([moves, position]) => ({
		name: `chess, ${moves} moves`,
		fields: { game: 'chess', position, depth: '3' },
		isSmall: false
	}))
];

/** In a lecture typed trees of at most 18 leaves have larger values. */
function isFew(/** @type {Record<string, string>} */ { game, position = '' }) {
	return game === 'tree' && (position.match(/\d+/g)?.length ?? 0) <= 18;
}

/** Steps that are walked one by one at the beginning, and cutoffs that are looked at, of a large search. */
const WALK = 80;
const CUTOFFS = 40;

const { values: options, positionals } = parseArgs({
	options: {
		output: { type: 'string' },
		only: { type: 'string', default: '' },
		width: { type: 'string', default: '' },
		verbose: { type: 'boolean', default: false }
	},
	allowPositionals: true
});

/** The rectangle has moved by more than two pixels. */
function hasMoved(/** @type {Rect} */ a, /** @type {Rect} */ b) {
	return Math.abs(a.left - b.left) > 2 || Math.abs(a.top - b.top) > 2;
}

/** @param {Rect | undefined} place @param {Rect | null} pane */
function inSight(place, pane) {
	return (
		place !== undefined &&
		pane !== null &&
		place.right > pane.left &&
		place.left < pane.right &&
		place.bottom > pane.top &&
		place.top < pane.bottom
	);
}

/** Keys from the root to a node: a key is the moves joined by "/". */
function pathOf(/** @type {string | null} */ key) {
	if (key === null || key === 'root') return ['root'];
	const moves = key.split('/');
	return ['root', ...moves.map((_, i) => moves.slice(0, i + 1).join('/'))];
}

/** In per cent, to a tenth. */
function percent(/** @type {number} */ part) {
	return Math.round(Math.min(1, part) * 1000) / 10;
}

/**
 * What a row must reach: sizes of type in per cent of the window's height, and nothing that moves, covers or is cut.
 *
 * @param {ReturnType<Tally['row']> & { size: string, view: string }} row
 * @param {Record<string, string>} fields of the link
 */
function missedBy(row, fields) {
	const least =
		row.view === 'lecture'
			? { values: isFew(fields) ? 3.3 : 2.5, others: 2.5 }
			: row.size === '1920x1080'
				? { values: 2.2, others: 1.6 }
				: { values: 0, others: 0 };
	return [
		row.rootMoved > 0 && 'the root moved',
		row.cutoffsWhole < row.cutoffs && 'a cutoff is not in sight',
		row.collisions > 0 && 'texts cover something',
		row.sentencesCut > 0 && 'a sentence is cut',
		row.values < least.values && `values of ${row.values} %, wanted ${least.values}`,
		row.others < least.others && `texts of ${row.others} %, wanted ${least.others}`
	].filter((fault) => fault !== false);
}

class Tally {
	steps = 0;
	rootMoved = 0;
	rootOut = 0;
	ancestorMoved = 0;
	cutoffs = 0;
	cutoffsWithoutOwner = 0;
	cutoffsWhole = 0;
	collisions = 0;
	strayLabels = 0;
	board = Infinity;
	values = Infinity;
	others = Infinity;
	across = 0;
	sentencesCut = 0;
	/** @type {string[]} */
	examples = [];

	/**
	 * @param {Look | null} before null after a jump
	 * @param {Look} now
	 * @param {string} where
	 */
	add(before, now, where) {
		this.board = Math.min(this.board, now.board);
		this.values = Math.min(this.values, now.type.values);
		this.others = Math.min(this.others, now.type.others);
		this.across = Math.max(this.across, now.filled.across);
		if (now.isSentenceCut) this.sentencesCut++;
		this.collisions += now.collisions.length;
		this.strayLabels += now.strayLabels.length;
		this.note(where, now.collisions);
		this.note(where, now.strayLabels);
		if (!inSight(now.places['root'], now.pane)) this.rootOut++;
		if (now.cutoff !== null) {
			if (!now.cutoff.hasOwner) this.cutoffsWithoutOwner++;
			else {
				this.cutoffs++;
				const missing = Object.entries(now.cutoff.parts).filter(([, seen]) => !seen);
				if (missing.length === 0) this.cutoffsWhole++;
				this.note(
					where,
					missing.map(([part]) => `${part} is out of sight`)
				);
			}
		}
		if (before === null) return;
		this.steps++;
		const moved = pathOf(now.current).filter((key) => {
			const [was, is] = [before.places[key], now.places[key]];
			return (
				was !== undefined && is !== undefined && inSight(was, before.pane) && hasMoved(was, is)
			);
		});
		if (moved.includes('root')) this.rootMoved++;
		if (moved.some((key) => key !== now.current)) this.ancestorMoved++;
		this.note(
			where,
			moved.filter((key) => key !== now.current).map((key) => `${key} moved`)
		);
	}

	note(/** @type {string} */ where, /** @type {string[]} */ faults) {
		if (this.examples.length < 12)
			this.examples.push(...faults.map((fault) => `${where}: ${fault}`));
	}

	row() {
		const { steps, rootMoved, rootOut, ancestorMoved, cutoffs, cutoffsWhole } = this;
		const { cutoffsWithoutOwner, collisions, strayLabels, board } = this;
		return {
			steps,
			rootMoved,
			rootOut,
			ancestorMoved,
			cutoffs,
			cutoffsWhole,
			cutoffsWithoutOwner,
			collisions,
			strayLabels,
			board: Math.round(board),
			values: percent(this.values),
			others: percent(this.others),
			across: percent(this.across),
			sentencesCut: this.sentencesCut
		};
	}
}

/** @param {import('playwright').Page} page @param {string} key */
async function press(page, key) {
	await page.keyboard.press(key);
	await page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
	);
}

/** @param {import('playwright').Page} page @returns {Promise<Look>} */
function look(page) {
	return page.evaluate('window.__stage()');
}

/**
 * Waits until nothing runs, and the last step and the root have been the same for a while: the layout changes when a
 * search in the worker ends, which takes long on a busy machine.
 *
 * @param {import('playwright').Page} page
 */
async function whenSettled(page) {
	let before = '';
	let same = 0;
	while (same < SETTLED) {
		await page.waitForTimeout(250);
		const now = await page.evaluate(() => {
			const runs = document.querySelector('[role=status] progress') !== null;
			const end = document.querySelector('[aria-label^="Step, 0 to"]')?.getAttribute('aria-label');
			const of = document.querySelector('.page.lecture')?.textContent.match(/of [\d,]+/)?.[0];
			const { x, y, width } = document
				.querySelector('[data-node="root"]')
				?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0 };
			return runs ? '' : [end, of, x, y, width].join(' ');
		});
		same = now !== '' && now === before ? same + 1 : 0;
		before = now;
	}
}

/** Quarters of a second without a change. */
const SETTLED = 12;

/** @param {import('playwright').Page} page @param {Tally} tally */
async function walk(page, tally, /** @type {number} */ most) {
	let before = await look(page);
	tally.add(null, before, 'step 0');
	for (let step = 1; step <= most; step++) {
		await press(page, 'ArrowRight');
		const now = await look(page);
		if (JSON.stringify(now) === JSON.stringify(before)) break;
		tally.add(before, now, `step ${step}`);
		before = now;
	}
}

/** Looks at cutoffs, each with the step before it and the return after it. */
async function visitCutoffs(
	/** @type {import('playwright').Page} */ page,
	/** @type {Tally} */ tally,
	/** @type {number} */ most
) {
	for (let i = 0; i < most; i++) {
		await press(page, 'Shift+ArrowRight');
		await press(page, 'ArrowLeft');
		const before = await look(page);
		await press(page, 'ArrowRight');
		const at = await look(page);
		if (at.cutoff === null) break;
		tally.add(before, at, `cutoff ${i + 1}`);
		await press(page, 'ArrowRight');
		tally.add(at, await look(page), `after cutoff ${i + 1}`);
	}
}

const site = await serve({ folder: resolve(positionals[0] ?? join(ROOT, 'build')), base: '' });
const script = readFileSync(join(import.meta.dirname, 'stage-look.js'), 'utf8');
const browser = await launch();
const rows = [];
/** @type {string[]} */
const missed = [];
try {
	for (const size of SIZES.filter(({ width }) => `${width}`.includes(options.width))) {
		for (const view of VIEWS) {
			for (const { name, fields, isSmall } of LINKS.filter((link) =>
				link.name.includes(options.only)
			)) {
				const context = await browser.newContext({
					serviceWorkers: 'block',
					viewport: size,
					locale: 'en-US',
					reducedMotion: 'reduce'
				});
				const page = await context.newPage();
				await page.addInitScript(script);
				const tally = new Tally();
				await page.goto(
					linkTo(site.address, { ...fields, algorithm: 'alphabeta', view, step: '0' })
				);
				await whenAlive(page);
				await whenSettled(page);
				await walk(page, tally, isSmall ? 10_000 : WALK);
				if (!isSmall) await visitCutoffs(page, tally, CUTOFFS);
				await press(page, 'End');
				tally.add(null, await look(page), 'the end');
				await context.close();
				rows.push({ size: `${size.width}x${size.height}`, view, name, ...tally.row() });
				const row = rows.at(-1);
				console.error(JSON.stringify(row));
				for (const fault of missedBy(row, fields))
					missed.push(`${row.size} ${view} ${name}: ${fault}`);
				if (options.verbose) for (const example of tally.examples) console.error(`  ${example}`);
			}
		}
	}
} finally {
	await browser.close();
	await site.close();
}
console.table(rows);
for (const fault of missed) console.error(fault);
if (missed.length > 0) process.exitCode = 1;
if (options.output !== undefined)
	writeFileSync(options.output, `${JSON.stringify(rows, null, '\t')}\n`);
