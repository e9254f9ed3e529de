/** A right search and a faulty one of the same tree, moved together by one step. */
import { partingStep } from '$lib/core/trace/parting-step.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import type { Stepped } from '$lib/tree/stepped.ts';
import { Player } from '../player.svelte.ts';
import { SteppedRun } from './stepped-run.svelte.ts';

export interface RunPair {
	readonly right: Recording;
	readonly faulty: Recording;
}

export class TwoRuns {
	readonly player: Player = new Player(() => this.lastStep);
	readonly right: SteppedRun;
	readonly faulty: SteppedRun;
	readonly #pairNow: () => RunPair;

	/**
	 * @param pairNow both recordings, which change with the tree
	 * @param change called with another tree
	 */
	constructor(pairNow: () => RunPair, change: Stepped['change'] = () => Promise.resolve()) {
		this.#pairNow = pairNow;
		const run = (which: keyof RunPair): SteppedRun =>
			new SteppedRun(
				() => this.#pairNow()[which],
				() => this.player.step,
				(step) => {
					this.player.go(step);
				},
				change
			);
		this.right = run('right');
		this.faulty = run('faulty');
	}

	/** The step at which the longer of both ends. */
	readonly lastStep: number = $derived.by(() =>
		Math.max(this.right.lastStep, this.faulty.lastStep)
	);
	/** The first step at which they differ; null if none does. */
	readonly parting: number | null = $derived.by(() =>
		partingStep(this.right.trace, this.faulty.trace)
	);
	readonly hasParted: boolean = $derived.by(
		() => this.parting !== null && this.player.step >= this.parting
	);

	get words(): string {
		const { step } = this.player;
		const place = `Step ${step} of ${this.lastStep}`;
		if (this.parting === null) return `${place}, the same in both`;
		if (step === this.parting) return `${place}, the first difference`;
		return `${place}, ${this.hasParted ? 'after' : 'before'} the first difference`;
	}

	travel(by: 1 | -1): void {
		this.player.go(this.player.step + by);
	}

	goToParting(): void {
		if (this.parting !== null) this.player.go(this.parting);
	}
}
