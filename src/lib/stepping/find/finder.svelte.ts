import { cutoffIndex, type CutoffIndex } from '$lib/core/trace/find.ts';
import { perStepped } from '$lib/tree/per-stepped.svelte.ts';
import type { Explorer } from '../explorer.svelte.ts';
import { panelsOf } from '../panels.svelte.ts';
import { stepperOf } from '../transport/stepper.svelte.ts';

/** The search commands of the keys: they find targets anywhere in the search. */
class Finder {
	/** Number of requests for the path field; the field answers once it exists. */
	#asked = $state(0);
	#answered = 0;

	constructor(private readonly explorer: Explorer) {}

	/** The cutoffs of the current search. */
	get cutoffs(): CutoffIndex {
		return cutoffIndex(this.explorer.trace, this.explorer.story.ghostSize);
	}

	/** Opens the panel and requests the focus for its field. */
	open(): void {
		this.explorer.view = 'explore';
		panelsOf(this.explorer).open('find');
		this.#asked++;
	}

	/** True once per request for the field; reactive. */
	takeRequest(): boolean {
		const isNew = this.#asked !== this.#answered;
		this.#answered = this.#asked;
		return isNew;
	}

	/** The next cutoff in the order of savings; from any other step, the one with the largest savings. */
	goToCutoff(direction: 'smaller' | 'larger'): void {
		const { cutoffs, explorer } = this;
		const isSmaller = direction === 'smaller';
		const row = isSmaller
			? cutoffs.smallerThanAt(explorer.step)
			: cutoffs.largerThanAt(explorer.step);
		const isCut = explorer.moment.kind === 'cut';
		const end = `No cutoff saved ${isSmaller ? 'less' : 'more'}.`;
		this.#goToRow(row, isCut ? end : 'This step is not a cutoff. Go to the largest one first.');
	}

	/** Goes to the cutoff that pruned the largest subtree. */
	goToLargest(): void {
		const miss =
			'The sizes of pruned subtrees are unknown because minimax was not recorded. Turn it on in Settings.';
		this.#goToRow(this.cutoffs.largestBy(this.explorer.lastStep), miss);
	}

	/** Goes to the first cutoff on the lowest ply that has one. */
	goToDeepest(): void {
		this.#goToRow(this.cutoffs.deepestBy(this.explorer.lastStep), NO_CUTOFFS);
	}

	#goToRow(row: number | null, miss: string): void {
		// From a problem, any way leads to the first step.
		if (!this.explorer.known.hasStarted) {
			stepperOf(this.explorer).go(0);
			return;
		}
		const step = row === null ? null : this.explorer.trace.enterStepOf(row);
		stepperOf(this.explorer).goFound(step, this.cutoffs.size === 0 ? NO_CUTOFFS : miss);
	}
}

const NO_CUTOFFS = 'No cutoffs in this search.';

/** The one finder of an explorer, shared by the keys and the panel. */
export const finderOf = perStepped((explorer: Explorer) => new Finder(explorer));
