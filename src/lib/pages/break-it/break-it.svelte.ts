/** The model of Break it: the faulty search, the tree that is tried on it, and what was solved. */
import type { InputFault, Result } from '$lib/core/base/result.ts';
import type { ParsedLink, Texts } from '$lib/core/fields/field-list.ts';
import {
	BREAK_IT,
	type BreakField,
	type BreakValues
} from '$lib/core/practice/break-it/break-link.ts';
import { FAULTY_SEARCHES } from '$lib/core/practice/break-it/faulty-searches.ts';
import { leastOf, PARS } from '$lib/core/practice/pars.ts';
import type { RunPair, TwoRuns } from '$lib/stepping/lanes/two-runs.svelte.ts';
import { FaultHolder } from '$lib/ui/faults.svelte.ts';
import { keyOf, readTrees, type KeptTree, type KeptTrees } from './kept-trees.ts';
import { RUNS } from './on-demand.ts';
import type { Attempt } from './runs-part.ts';

export class BreakIt extends FaultHolder<BreakField> {
	values: BreakValues = $state.raw(BREAK_IT.defaults);
	readonly fields = BREAK_IT.fields;
	/** The texts that cannot be read: each stays in its field until it is corrected. */
	texts: Texts<string> = $state.raw({});
	/** False until the link was read, and what this browser has kept. */
	isOpen = $state(false);
	#kept: KeptTrees = $state.raw({});
	#runs: TwoRuns | null = $state.raw(null);

	/** The tree on both searches; null before one is typed, and until its part is loaded. */
	readonly tried: Result<Attempt> | null = $derived.by(() => {
		const { position, ...values } = this.values;
		return position === null ? null : (RUNS.part?.attempt({ ...values, position }) ?? null);
	});
	readonly attempt: Attempt | null = $derived.by(() =>
		this.tried?.ok === true ? this.tried.value : null
	);
	readonly #tooLarge: InputFault | null = $derived.by(() =>
		this.tried?.ok === false ? this.tried.fault : null
	);

	/** The smallest tree for each faulty search and rule, the one on view included. */
	readonly solved: KeptTrees = $derived.by(() => {
		const { attempt, values } = this;
		const { position } = values;
		if (attempt === null || attempt.shown === 'nothing' || position === null) return this.#kept;
		const key = keyOf(values);
		const before = this.#kept[key];
		if (before !== undefined && before.leaves <= attempt.leaves) return this.#kept;
		const { search, cut, root } = values;
		const tree = { search, cut, position, root, leaves: attempt.leaves };
		return { ...this.#kept, [key]: tree };
	});

	/** The result code of all that is solved; null while nothing is. */
	readonly code: string | null = $derived.by(() => {
		const trees = Object.values(this.solved);
		return trees.length === 0 ? null : (RUNS.part?.writeBreakCode(trees) ?? null);
	});

	get query(): string {
		return BREAK_IT.query({ ...this.values, step: this.#runs?.player.step ?? this.values.step });
	}

	override faultOf(name: string): InputFault | null {
		return super.faultOf(name) ?? (name === 'position' ? this.#tooLarge : null);
	}

	/** The solved tree of a faulty search under the rule on view. */
	solvedTree(search: number): KeptTree | null {
		return this.solved[keyOf({ search, cut: this.values.cut })] ?? null;
	}

	parOf(search: number): number {
		const fault = FAULTY_SEARCHES[search - 1];
		return fault === undefined ? 0 : leastOf(PARS[fault][this.values.cut]);
	}

	/** Both runs on the tree on view, moved together: new ones for each view of them, with which their state ends. */
	runsOf({ TwoRuns }: Pick<NonNullable<typeof RUNS.part>, 'TwoRuns'>, first: Attempt): TwoRuns {
		let last: RunPair = first;
		// Where the tree on view cannot be tried, the one before it stays.
		const pair = (): RunPair => (last = this.attempt ?? last);
		const runs = new TwoRuns(pair, (texts) => this.change(texts));
		runs.player.go(this.values.step);
		return (this.#runs = runs);
	}

	/** Their view is gone. */
	leaveRuns(): void {
		this.#runs = null;
	}

	open({ values, faults, texts }: ParsedLink<BreakValues, BreakField>): void {
		this.#kept = { ...readTrees(), ...this.solved };
		this.setFaults(faults);
		this.texts = Object.fromEntries(
			Object.entries(texts).filter(([name]) => super.faultOf(name) !== null)
		);
		this.values = values;
		this.isOpen = true;
		this.#runs?.player.go(values.step);
	}

	/** Other values of fields, as text; a faulty one stays in its field, and the tree before it stays on view. */
	change(texts: Texts<string>): Promise<void> {
		this.#kept = this.solved;
		const { values, faults } = BREAK_IT.parse({ ...BREAK_IT.texts(this.values), ...texts });
		this.texts = Object.fromEntries(
			Object.entries({ ...this.texts, ...texts }).filter(([name]) =>
				name in texts ? faults.some(({ field }) => field === name) : true
			)
		);
		if (this.changeFaults(texts, faults)) {
			this.values = { ...values, step: 0 };
			this.#runs?.player.go(0);
		}
		return Promise.resolve();
	}
}
