import { cutoffIndex, type CutoffIndex } from '$lib/core/trace/find.ts';
import type { Explorer } from '$lib/state/explorer.svelte.ts';
import { panelsOf } from '$lib/state/panels.svelte.ts';
import { stepperOf } from '../transport/stepper.svelte.ts';

/** What the keys look for in a search: anywhere in it, as the other keys go anywhere. */
export class Finder {
	/** How often the field for a path was asked for; it answers once it is there. */
	#asked = $state(0);
	#answered = 0;

	constructor(private readonly explorer: Explorer) {}

	/** The cutoffs of the search that is shown. */
	get cutoffs(): CutoffIndex {
		return cutoffIndex(this.explorer.trace, this.explorer.story.ghostSize);
	}

	/** Opens the panel, which stands beside the tree, and asks its field to take the focus. */
	open(): void {
		this.explorer.view = 'explore';
		panelsOf(this.explorer).open('find');
		this.#asked++;
	}

	/** True once for each time that the field was asked for; reactive. */
	takeRequest(): boolean {
		const isNew = this.#asked !== this.#answered;
		this.#answered = this.#asked;
		return isNew;
	}

	/** The next cutoff in the order of what they saved; from any other step, the one that saved most. */
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

	/** To where the largest subtree was pruned. */
	goToLargest(): void {
		const miss =
			'The sizes of pruned subtrees are unknown because minimax was not recorded. Turn it on in Rules.';
		this.#goToRow(this.cutoffs.largestBy(this.explorer.lastStep), miss);
	}

	/** To the first cutoff on the lowest ply that has one. */
	goToDeepest(): void {
		this.#goToRow(this.cutoffs.deepestBy(this.explorer.lastStep), NO_CUTOFFS);
	}

	#goToRow(row: number | null, miss: string): void {
		const step = row === null ? null : this.explorer.trace.enterStepOf(row);
		stepperOf(this.explorer).goFound(step, this.cutoffs.size === 0 ? NO_CUTOFFS : miss);
	}
}

const NO_CUTOFFS = 'No cutoffs in this search.';

const finders = new WeakMap<Explorer, Finder>();

/** The one finder of an explorer, for the keys and the panel alike. */
export function finderOf(explorer: Explorer): Finder {
	let finder = finders.get(explorer);
	if (finder === undefined) {
		finder = new Finder(explorer);
		finders.set(explorer, finder);
	}
	return finder;
}
