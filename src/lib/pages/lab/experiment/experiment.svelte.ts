import type { InputFault } from '$lib/core/base/result.ts';
import type { FieldFault } from '$lib/core/fields/field-list.ts';
import {
	PAPER_PLAN,
	RUN,
	countGames,
	formatRun,
	parseRun,
	partsOf,
	type RunField,
	type RunPlan,
	type RunTexts
} from '$lib/core/experiments/krk/run-plan.ts';
import { effectParts } from '$lib/core/experiments/krk/switch-effects.ts';
import type { Starts } from '$lib/core/experiments/krk/starts.ts';
import { ExperimentRun } from './experiment-run.svelte.ts';
import { RunEstimate } from './experiment-estimate.svelte.ts';

/** The shares of all starts on which the options can be measured. */
export const EFFECT_STARTS = ['every:64', 'every:16', 'all'] as const satisfies readonly Starts[];
export type EffectStarts = (typeof EFFECT_STARTS)[number];

/** The model of the Experiment tab: the typed plan, the current run, and the run that measures the options. */
export class ExperimentLab {
	readonly estimate = new RunEstimate();
	/** The contents of the fields. */
	texts: RunTexts = $state.raw({});
	/** The faults of the link that belong to no field, until a run is started. */
	linkFaults: readonly FieldFault[] = $state.raw([]);
	/** The current run, and its plan. */
	run: ExperimentRun | null = $state.raw(null);
	shownPlan: RunPlan | null = $state.raw(null);
	effects: ExperimentRun | null = $state.raw(null);
	effectStarts: EffectStarts = $state('every:16');
	/** What was measured since the page was opened, by its starts. */
	readonly #measured = new Map<EffectStarts, ExperimentRun>();
	/** The fields of the plan, for its form. */
	readonly fields = RUN.fields;
	readonly #read = $derived(parseRun(this.texts));
	/** The plan in the fields, with defaults in place of the faulty ones. */
	readonly values: RunPlan = $derived(RUN.parse(this.texts).values);
	/** The plan in the fields; null if one of them is faulty. */
	readonly plan: RunPlan | null = $derived(this.#read.plan);
	readonly games: number | null = $derived(this.plan && countGames(this.plan));
	/** Whether the current run is that of the plan in the fields. */
	readonly isShown: boolean = $derived(isSame(this.plan, this.shownPlan));

	faultOf(field: RunField): InputFault | null {
		return this.#read.faults.find((one) => one.field === field)?.fault ?? null;
	}

	/** Sets the texts of fields, faulty or not. */
	change(texts: RunTexts): void {
		this.texts = { ...this.texts, ...texts };
		this.#measure();
	}

	/** Fills the fields from a link. */
	open(query: string): void {
		const { texts, faults } = RUN.read(query);
		this.linkFaults = faults.filter(({ field }) => field === 'link' || field === 'v');
		this.texts = texts;
		this.openEffects(this.effectStarts);
		this.#measure();
	}

	/** Plays the plan in the fields; continues the current run if that is its plan, and otherwise replaces it. */
	start(): void {
		const { plan } = this;
		if (plan === null) return;
		this.linkFaults = [];
		// The workers serve one run at a time.
		this.effects?.pause();
		if (!this.isShown) {
			this.run?.pause();
			this.run = new ExperimentRun(partsOf(plan));
			this.shownPlan = plan;
		}
		this.run?.play();
	}

	/** Drops the current run and its games. */
	discard(): void {
		this.run?.pause();
		this.run = null;
		this.shownPlan = null;
		this.#measure();
	}

	/** Shows the effects of the options on so many starts, as far as they are measured. */
	openEffects(starts: EffectStarts): void {
		this.effects?.pause();
		this.effectStarts = starts;
		const run =
			this.#measured.get(starts) ?? new ExperimentRun(effectParts(starts, PAPER_PLAN.firstSeed));
		this.#measured.set(starts, run);
		this.effects = run;
	}

	close(): void {
		this.estimate.close();
		this.run?.pause();
		this.effects?.pause();
	}

	#measure(): void {
		const isPlaying = this.run?.status === 'playing' || this.effects?.status === 'playing';
		if (this.plan !== null && !isPlaying) this.estimate.measure(partsOf(this.plan));
	}
}

function isSame(one: RunPlan | null, other: RunPlan | null): boolean {
	return one !== null && other !== null && formatRun(one) === formatRun(other);
}
