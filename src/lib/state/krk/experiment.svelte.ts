import type { InputFault } from '$lib/core/base/result.ts';
import type { Plan } from '$lib/core/experiments/krk/experiment.ts';
import {
	PAPER_PLAN,
	countGames,
	formatRun,
	parseRun,
	partsOf,
	readQuery,
	textsOf,
	type RunField,
	type RunPlan,
	type RunTexts
} from '$lib/core/experiments/krk/run-plan.ts';
import { effectParts } from '$lib/core/experiments/krk/switch-effects.ts';
import type { Starts } from '$lib/core/experiments/krk/starts.ts';
import { ExperimentRun } from './experiment-run.svelte.ts';
import { ExperimentStore, type KeptRun } from './experiment-store.svelte.ts';
import { RunEstimate } from './experiment-estimate.svelte.ts';

/** Before the key of a run that measures the switches; behind it come its starts. */
const EFFECTS = 'effects ';

/** How many of all starts the switches are measured on. */
export const EFFECT_STARTS = ['every:64', 'every:16', 'all'] as const satisfies readonly Starts[];
export type EffectStarts = (typeof EFFECT_STARTS)[number];

/** The experiment's page: the plan being typed, the run that is shown, and the run that measures the switches. */
export class ExperimentLab {
	readonly store = new ExperimentStore();
	readonly estimate = new RunEstimate();
	/** What stands in the fields. */
	texts: RunTexts = $state.raw(textsOf(PAPER_PLAN));
	/** What is shown, and the plan it is of. */
	run: ExperimentRun | null = $state.raw(null);
	shownPlan: RunPlan | null = $state.raw(null);
	effects: ExperimentRun | null = $state.raw(null);
	effectStarts: EffectStarts = $state('every:16');
	readonly #read = $derived(parseRun(this.texts));
	/** What the fields say; null where one of them is faulty. */
	readonly plan: RunPlan | null = $derived(this.#read.plan);
	readonly games: number | null = $derived(this.plan && countGames(this.plan));
	/** The runs that are kept, with the plans they are of. */
	readonly kept: readonly (KeptRun & { readonly plan: RunPlan })[] = $derived(
		this.store.kept.flatMap((run) => {
			const plan = run.key.startsWith(EFFECTS) ? null : parseRun(readQuery(run.key)).plan;
			return plan === null ? [] : [{ ...run, plan }];
		})
	);

	faultOf(field: RunField): InputFault | null {
		return this.#read.faults[field] ?? null;
	}

	/** Takes over what was typed, faulty or not. */
	type(field: RunField, text: string): void {
		this.texts = { ...this.texts, [field]: text };
		this.#measure();
	}

	/** Fills the fields from a link and shows what is kept of it, or of the latest run where it says nothing. */
	async open(query: string): Promise<void> {
		await this.store.refresh();
		const latest = this.kept[0];
		const hasPlan = new URLSearchParams(query).size > 0;
		this.texts = hasPlan || latest === undefined ? readQuery(query) : textsOf(latest.plan);
		const { plan } = this;
		if (plan !== null && this.kept.some(({ key }) => key === formatRun(plan))) {
			await this.#show(plan);
		}
		await this.openEffects(this.effectStarts);
		this.#measure();
	}

	/** Plays what the fields say; a run of the same plan is gone on with. */
	async start(): Promise<void> {
		const { plan } = this;
		if (plan === null) return;
		// The workers are for one run at a time.
		if (this.effects?.status === 'playing') this.effects.pause();
		await this.#show(plan);
		await this.run?.play();
	}

	/** Fills the fields with another plan and shows what is kept of it. */
	async show(plan: RunPlan): Promise<void> {
		this.texts = textsOf(plan);
		await this.#show(plan);
		this.#measure();
	}

	/** Forgets a kept run, and the one that is shown if it is the same. */
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

	/** Shows what is kept of the switches' effects on so many starts. */
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

	/** What was being played when the page was closed goes on by itself. */
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
