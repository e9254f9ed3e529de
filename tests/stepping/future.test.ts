import { describe, expect, it } from 'vitest';
import { COMPARE } from '$lib/core/share/compare-link.ts';
import { comparisonQuery } from '$lib/core/share/comparison-query.ts';
import { EXPLORER } from '$lib/core/share/link.ts';
import { textOf } from '$lib/core/explain/parts.ts';
import { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { finderOf } from '$lib/stepping/find/finder.svelte.ts';
import TextView from '$lib/stepping/text/TextView.svelte';
import { stepInWords } from '$lib/stepping/transport/step-in-words.ts';
import { show } from './panels-host.ts';

const TEXTBOOK = '[[3,12,8],[2,4,6],[14,5,2]]';

async function opened(query: string): Promise<Explorer> {
	const explorer = new Explorer();
	await explorer.open(EXPLORER.read(query));
	return explorer;
}

/** All words and names of a page, but for those of the search that is asked for. */
function everythingIn(page: Element): string {
	const copy = page.cloneNode(true) as Element;
	// Announcements lag behind on purpose, and the lines of an algorithm are no result.
	copy.querySelectorAll('[role="status"], .setup, .sentence, .code').forEach((one) => {
		one.remove();
	});
	const names = Array.from(copy.querySelectorAll('*'), (one) =>
		['aria-label', 'aria-valuetext', 'aria-current', 'aria-expanded', 'title', 'class']
			.map((name) => one.getAttribute(name))
			.join('|')
	);
	return [copy.textContent, ...names].join('\n');
}

describe('Problem', () => {
	it('is one and the same at every step, and hides the number of steps', async () => {
		const told = await Promise.all(
			[0, 5, 22].map(async (step) => {
				const explorer = await opened(`game=tree&position=${TEXTBOOK}&future=problem&step=${step}`);
				const { link, faults, step: shown, rootMoves, counts } = explorer;
				return { link, faults, shown, rootMoves, counts, words: stepInWords(explorer) };
			})
		);
		expect(told[1]).toEqual(told[0]);
		expect(told[2]).toEqual(told[0]);
		expect(told[0]?.link).toContain('step=0');
		expect(told[0]?.words).toMatch(/^before the first step: What is the root worth/);
		expect(told[0]?.words).not.toContain('22');
	});

	it('ends where the search starts: forwards, by a node, by play, by a typed step', async () => {
		const ways: ((explorer: Explorer) => void)[] = [
			(explorer) => explorer.travel('next', 'event'),
			(explorer) => explorer.travel('next', 'cutoff'),
			(explorer) => {
				explorer.goToRow(7);
			},
			(explorer) => {
				explorer.go(12);
			},
			...(['goToLargest', 'goToDeepest'] as const).map((find) => (explorer: Explorer) => {
				finderOf(explorer)[find]();
			}),
			(explorer) => {
				finderOf(explorer).goToCutoff('smaller');
			},
			(explorer) => {
				explorer.togglePlay();
				explorer.player.pause();
			}
		];
		for (const way of ways) {
			const explorer = await opened(`game=tree&position=${TEXTBOOK}&future=problem&step=9`);
			way(explorer);
			expect([explorer.future, explorer.step]).toEqual(['hide', 0]);
		}
	});

	it('has nothing before it, and the chosen step comes back after it', async () => {
		const explorer = await opened(`game=tree&position=${TEXTBOOK}&step=12`);
		explorer.future = 'problem';
		expect(explorer.travel('previous', 'event')).toBe(false);
		expect(explorer.future).toBe('problem');
		expect(textOf(explorer.sentence)).toContain('9 leaves, 13 nodes');
		explorer.future = 'hide';
		expect(explorer.step).toBe(12);
	});

	it('asked for by a link of a large tree, shows the search so far and says why', async () => {
		const explorer = await opened(
			'game=tictactoe&position=.../.../...&depth=3&future=problem&step=2'
		);
		expect([explorer.future, explorer.step]).toEqual(['hide', 2]);
		const { code, message } = explorer.faultOf('future') ?? { code: '', message: '' };
		expect(code).toBe('problem-large');
		expect(message).toContain('Problem shows trees of at most 200. Until now is shown.');
	});

	it('is drawn, written and named alike in the page for every search, at every step', async () => {
		const pages: string[] = [];
		for (const [algorithm, step] of [
			['alphabeta', 0],
			['alphabeta', 22],
			['negamax', 11],
			['pvs', 9],
			['mtdf', 20]
		] as const) {
			const explorer = await opened(
				`game=tree&position=${TEXTBOOK}&algorithm=${algorithm}&future=problem&step=${step}`
			);
			const { container, unmount } = await show(TextView, explorer);
			pages.push(everythingIn(container));
			await unmount();
		}
		expect(pages[0]).toContain('Leaf c3: 2');
		for (const page of pages) {
			expect(page).toBe(pages[0]);
			expect(page).not.toMatch(/cutoff|pruned|exactly|at least|at most|step \d/i);
		}
	});

	it('is not for Compare, which is about results: its links have no such field', async () => {
		const explorer = await opened(`game=tree&position=${TEXTBOOK}&future=problem`);
		expect(comparisonQuery(explorer.setup)).not.toContain('future');
		const query = comparisonQuery(explorer.setup);
		const [link, other] = [COMPARE.read(query), COMPARE.read(`${query}&future=problem`)];
		expect(other.values).toEqual(link.values);
		expect(other.faults.map(({ fault }) => fault.code)).toEqual(['link-unknown-field']);
	});

	it('lets the file hold the search itself', async () => {
		const explorer = await opened(`game=tree&position=${TEXTBOOK}&future=problem`);
		expect(explorer.recording.trace.header.setup.algorithm).toBe('minimax');
		expect(explorer.ownRecording.trace.header.setup.algorithm).toBe('alphabeta');
	});
});

describe('Everything', () => {
	it('says at step 0 that the search has not begun, in Explore and in Lecture', async () => {
		const explorer = await opened(`game=tree&position=${TEXTBOOK}&future=show&step=0`);
		for (const sentence of [explorer.sentence, explorer.shortSentence]) {
			expect(textOf(sentence)).toBe('Everything is shown: the search has not begun.');
		}
		explorer.go(1);
		expect(textOf(explorer.sentence)).not.toContain('Everything');
		explorer.go(0);
		explorer.future = 'hide';
		expect(textOf(explorer.sentence)).not.toContain('Everything');
	});
});

describe('Without pruning', () => {
	it('shows plain minimax at the same moment, and swaps back to where it began', async () => {
		// The second cutoff of the textbook tree does not exist; the first is at b after b1.
		const explorer = await opened(`game=tree&position=${TEXTBOOK}`);
		for (let step = 0; step <= explorer.lastStep; step++) {
			explorer.go(step);
			const { kind, node } = explorer.moment;
			const path = explorer.trace.movesTo(node).join(' ');
			explorer.toggleUnpruned();
			expect(explorer.trace.header.setup.algorithm).toBe('minimax');
			expect(explorer.trace.movesTo(explorer.moment.node).join(' ')).toBe(path);
			expect(explorer.moment.kind).toBe(kind === 'cut' ? 'return' : kind);
			expect(explorer.ownCounts?.visited).toBeLessThanOrEqual(explorer.counts.visited);
			explorer.toggleUnpruned();
			expect([explorer.step, explorer.unpruned.isOn]).toEqual([step, false]);
		}
	});

	it('travels in a link, with minimax’s own steps', async () => {
		const explorer = await opened(`game=tree&position=${TEXTBOOK}&unpruned=on&step=20`);
		expect(explorer.trace.rows).toBe(13);
		expect(explorer.step).toBe(20);
		expect(explorer.link).toContain('unpruned=on');
		expect(explorer.link).toContain('step=20');
	});

	it('marks what alpha-beta skips from its cutoff on, and only in its place', async () => {
		const explorer = await opened(`game=tree&position=${TEXTBOOK}&unpruned=on&step=10`);
		const skipped = (): string[] =>
			[...explorer.skipped].map((row) => explorer.story.names.of(row));
		expect(skipped()).toEqual([]);
		explorer.go(11);
		expect(skipped()).toEqual(['b2', 'b3']);
		explorer.go(12);
		expect(skipped()).toEqual(['b2', 'b3']);
		explorer.toggleUnpruned();
		expect(skipped()).toEqual([]);
	});

	it.each([
		['shadow=off', 'not recorded'],
		['algorithm=minimax', 'nothing to swap'],
		['algorithm=mtdf', 'more than once']
	])('says why there is none: %s', async (fields, why) => {
		const explorer = await opened(`game=tree&position=${TEXTBOOK}&unpruned=on&step=3&${fields}`);
		expect(explorer.unpruned.isOn).toBe(false);
		expect(explorer.unpruned.gap).toContain(why);
		expect(explorer.faultOf('unpruned')?.message).toContain('The search itself is shown.');
		explorer.toggleUnpruned();
		expect(explorer.unpruned.isOn).toBe(false);
	});
});
