/** A right search and a faulty one, moved together. */
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { namedTreeOf } from '../../src/lib/core/check/named-tree.ts';
import { explicit } from '../../src/lib/core/games/explicit/explicit.ts';
import { ruleOf, type RuleId } from '../../src/lib/core/practice/exchanged-rules.ts';
import { recordRun, typedSetup } from '../../src/lib/core/practice/record-run.ts';
import { recordSearch } from '../../src/lib/core/trace/record.ts';
import { TwoRuns, type RunPair } from '../../src/lib/stepping/lanes/two-runs.svelte.ts';
import TwoRunsView from '../../src/lib/stepping/lanes/TwoRuns.svelte';

function pairOf(position: string, id: RuleId): RunPair {
	const state = explicit.parse(position, { root: 'max' });
	if (!state.ok) throw new Error(state.fault.message);
	const setup = typedSetup({ position, root: 'max' }, 'equal');
	const [twist = {}] = ruleOf(id).twists({ form: 'best', cut: 'equal' });
	return {
		right: recordSearch(setup),
		faulty: recordRun(setup, namedTreeOf(explicit, state.value), 'best', twist)
	};
}

test('both have the same step, and the shorter one waits at its end', () => {
	const runs = new TwoRuns(() => pairOf('[[3,5],[2,9]]', 'never-cuts'));
	runs.player.go(runs.lastStep);
	expect([runs.right.step, runs.faulty.step]).toEqual([runs.right.lastStep, runs.faulty.lastStep]);
	expect(runs.faulty.lastStep).toBeGreaterThan(runs.right.lastStep);
	expect(runs.faulty.counts.leaves).toBe(4);
	expect(runs.right.counts.leaves).toBe(3);
});

test('the first difference is where the faulty search does not stop', () => {
	const runs = new TwoRuns(() => pairOf('[[3,5],[2,9]]', 'never-cuts'));
	runs.goToParting();
	expect([runs.right.moment.kind, runs.faulty.moment.kind]).toEqual(['cut', 'evaluate']);
	expect([runs.hasParted, runs.words]).toEqual([
		true,
		`Step ${runs.parting} of ${runs.lastStep}, the first difference`
	]);
});

test('a bound that is not lowered is a difference, before any other leaf is visited', () => {
	const runs = new TwoRuns(() => pairOf('[[3,5],[2,9]]', 'min-never-lowers-beta'));
	runs.goToParting();
	expect(runs.right.moment.path.at(-1)?.beta).toBe(3);
	expect(runs.faulty.moment.path.at(-1)?.beta).toBe(Infinity);
});

test('two runs that are the same have none', () => {
	const runs = new TwoRuns(() => pairOf('[[3]]', 'no-cut-min'));
	expect([runs.parting, runs.hasParted]).toEqual([null, false]);
	runs.goToParting();
	expect(runs.player.step).toBe(0);
});

test('keys and a slide remote step both, and d goes to the first difference', async () => {
	const runs = new TwoRuns(() => pairOf('[[3,5],[2,9]]', 'never-cuts'));
	const view = mount(TwoRunsView, {
		target: document.body,
		props: { runs, names: { right: 'The right search', faulty: 'The faulty search' } }
	});
	const press = (key: string): void => {
		document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
	};
	press('ArrowRight');
	press('PageDown');
	expect(runs.player.step).toBe(2);
	press('PageUp');
	expect(runs.player.step).toBe(1);
	press('End');
	expect(runs.player.step).toBe(runs.lastStep);
	press('d');
	expect(runs.player.step).toBe(runs.parting);
	press('Home');
	expect(runs.player.step).toBe(0);
	await unmount(view);
});
