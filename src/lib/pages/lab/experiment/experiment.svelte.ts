import type { InputFault } from '$lib/core/base/result.ts';
import type { FieldFault } from '$lib/core/fields/field-list.ts';
import type { Plan } from '$lib/core/experiments/krk/experiment.ts';
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
import { ExperimentStore, type KeptRun } from './experiment-store.svelte.ts';
import { RunEstimate } from './experiment-estimate.svelte.ts';

/** Prefix of the key of a run that measures the options; its starts follow. */
const EFFECTS = 'effects ';

/** The shares of all starts on which the options can be measured. */
export const EFFECT_STARTS = ['every:64', 'every:16', 'all'] as const satisfies readonly Starts[];
export type EffectStarts = (typeof EFFECT_STARTS)[number];

/** The model of the Experiment tab: the typed plan, the current run, and the run that measures the options. */
export class ExperimentLab {
	readonly store = new ExperimentStore();
	readonly estimate = new RunEstimate();
	/** The contents of the fields. */
	texts: RunTexts = $state.raw({});
	/** The faults of the link that belong to no field, until another run is shown. */
	linkFaults: readonly FieldFault[] = $state.raw([]);
	/** The current run, and its plan. */
	run: ExperimentRun | null = $state.raw(null);
	shownPlan: RunPlan | null = $state.raw(null);
	effects: ExperimentRun | null = $state.raw(null);
	effectStarts: EffectStarts = $state('every:16');
	/** The fields of the plan, for its form. */
	readonly fields = RUN.fields;
	readonly #read = $derived(parseRun(this.texts));
	/** The plan in the fields, with defaults in place of the faulty ones. */
	readonly values: RunPlan = $derived(RUN.parse(this.texts).values);
	/** The plan in the fields; null if one of them is faulty. */
	readonly plan: RunPlan | null = $derived(this.#read.plan);
	readonly games: number | null = $derived(this.plan && countGames(this.plan));
	/** The saved runs with their plans. */
	readonly kept: readonly (KeptRun & { readonly plan: RunPlan })[] = $derived(
		this.store.kept.flatMap((run) => {
			const plan = run.key.startsWith(EFFECTS) ? null : parseRun(RUN.read(run.key).texts).plan;
			return plan === null ? [] : [{ ...run, plan }];
		})
	);

	faultOf(field: RunField): InputFault | null {
		return this.#read.faults.find((one) => one.field === field)?.fault ?? null;
	}

	/** Sets the texts of fields, faulty or not. */
	change(texts: RunTexts): void {
		this.texts = { ...this.texts, ...texts };
		this.#measure();
	}

	/** Fills the fields from a link and shows its saved run, or the latest run if the link is empty. */
	async open(query: string): Promise<void> {
		const { texts, faults } = RUN.read(query);
		this.linkFaults = faults.filter(({ field }) => field === 'link' || field === 'v');
		await this.store.refresh();
		const latest = this.kept[0];
		const hasPlan = new URLSearchParams(query).size > 0;
		this.texts = hasPlan || latest === undefined ? texts : RUN.texts(latest.plan);
		const { plan } = this;
		if (plan !== null && this.kept.some(({ key }) => key === formatRun(plan))) {
			await this.#show(plan);
		}
		await this.openEffects(this.effectStarts);
		this.#measure();
	}

	/** Plays the plan in the fields; continues a run of the same plan. */
	async start(): Promise<void> {
		const { plan } = this;
		if (plan === null) return;
		this.linkFaults = [];
		// The workers serve one run at a time.
		if (this.effects?.status === 'playing') this.effects.pause();
		await this.#show(plan);
		await this.run?.play();
	}

	/** Fills the fields with another plan and shows its saved run. */
	async show(plan: RunPlan): Promise<void> {
		this.linkFaults = [];
		this.texts = RUN.texts(plan);
		await this.#show(plan);
		this.#measure();
	}

	/** Deletes a saved run, and closes the current one if it is the same. */
	async discard(key: string): Promise<void> {
		const { run } = this;
		if (run?.key !== key) {
			await this.store.discard(key);
			return;
		}
		this.run = null;
		this.shownPlan = null;
		await run.discard();
		this.#measure();
	}

	/** Shows the saved effects of the options on so many starts. */
	async openEffects(starts: EffectStarts): Promise<void> {
		this.effects?.close();
		this.effectStarts = starts;
		const run = this.#makeRun(`${EFFECTS}${starts}`, effectParts(starts, PAPER_PLAN.firstSeed));
		this.effects = run;
		if (await run.open()) void run.play();
	}

	close(): void {
		this.estimate.close();
		this.run?.close();
		this.effects?.close();
	}

	/** A run that was being played when the page was closed continues by itself. */
	async #show(plan: RunPlan): Promise<void> {
		const key = formatRun(plan);
		if (this.run?.key === key) return;
		this.run?.pause();
		const run = this.#makeRun(key, partsOf(plan));
		this.run = run;
		this.shownPlan = plan;
		const isGoing = await run.open();
		if (isGoing && this.run === run) void run.play();
	}

	#makeRun(key: string, parts: readonly Plan[]): ExperimentRun {
		return new ExperimentRun(key, parts, this.store);
	}

	#measure(): void {
		const isPlaying = this.run?.status === 'playing' || this.effects?.status === 'playing';
		if (this.plan !== null && !isPlaying) this.estimate.measure(partsOf(this.plan));
	}
}
