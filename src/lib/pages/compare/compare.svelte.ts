/**
 * The model of the Compare page: one setup, the compared algorithms, and their counts. Everything on the page is
 * derived from it; only `open` and `change` alter the setup.
 */
import type { CompareTask } from '$lib/core/experiments/compare/compare-task.ts';
import {
	countedAt,
	overBudgetOf,
	treeAt,
	type Figures
} from '$lib/core/experiments/compare/figures.ts';
import { defaultDepths } from '$lib/core/experiments/compare/growth.ts';
import type { ParsedLink, Texts } from '$lib/core/fields/field-list.ts';
import { factsOf } from '$lib/core/games/registry.ts';
import {
	type DepthRange,
	hasSymmetricKeys,
	KEYS
} from '$lib/core/search/family/parse-comparison.ts';
import type { AlgorithmId } from '$lib/core/search/registry.ts';
import { isReady, loadFor } from '$lib/games/ready.ts';
import type { Question, SearchSetup } from '$lib/core/search/setup.ts';
import { SETUP } from '$lib/core/search/setup-fields.ts';
import { sizeOf, type TreeSize } from '$lib/core/search/size.ts';
import {
	COMPARE,
	type CompareField,
	type CompareFields,
	type CompareValues
} from '$lib/core/share/compare-link.ts';
import { QUESTION } from '$lib/core/share/comparison-query.ts';
import { smallerSearch, type SmallerSearch } from '$lib/stepping/smaller-search.ts';
import { FaultHolder } from '$lib/ui/faults.svelte.ts';
import { CompareRun } from './compare-run.svelte.ts';
import { SideBySide } from './side-by-side/side-by-side.svelte.ts';

/** A comparison that does not start by itself, because the whole tree exceeds the budget. */
export interface CompareProposal {
	readonly size: TreeSize;
	readonly smaller: SmallerSearch | null;
}

/** Trees up to this many nodes are counted on the page: four searches of one take a few milliseconds. */
const AT_ONCE = 400;
/** Trees up to this many nodes are measured exactly before the start, larger ones are sampled. */
const COUNTABLE = 3000;
const EXPANSIONS = 1500;

export class CompareLab extends FaultHolder<CompareField> {
	/** The fields of the comparison, for its form. */
	readonly fields = { ...QUESTION, keys: KEYS };
	/** The counts at the setup's own depth. */
	readonly counts = new CompareRun();
	/** The counts over a range of depths. */
	readonly growth = new CompareRun();
	/** The recorded searches, moved together. */
	readonly lanes = new SideBySide();

	#state: CompareValues = $state.raw(COMPARE.defaults);
	/** The setup of the last link, what was assumed about its position, and its texts. */
	#linked: {
		readonly question: Question;
		readonly assumed: string | null;
		readonly texts: Texts<string>;
	} | null = $state.raw(null);
	#proposal: CompareProposal | null = $state.raw(null);
	#isGrowthWaiting = $state(false);

	constructor() {
		super();
		this.#count();
		this.lanes.show(this.setup, this.#state.algorithms);
	}

	/** The common setup; its own algorithm is ignored. */
	readonly setup: SearchSetup = $derived.by(() => SETUP.fill(this.#state));

	/** The fields of the link, but for how the searches side by side are shown. */
	get values(): CompareValues {
		return this.#state;
	}

	/** The compared algorithms, two to four, in the order of their rows. */
	get algorithms(): readonly AlgorithmId[] {
		return this.#state.algorithms;
	}

	/** The depths over which growth is counted; null if there is nothing to grow. */
	readonly depths: DepthRange | null = $derived.by(() => {
		const standard = defaultDepths(this.setup);
		return standard === null ? null : (this.#state.depths ?? standard);
	});

	get isLecture(): boolean {
		return this.#state.view === 'lecture';
	}

	/** The size of the whole tree, which minimax visits: counted or sampled. */
	readonly size: TreeSize = $derived.by(() => sizeOf(this.setup, COUNTABLE, EXPANSIONS));

	/** What is assumed about the position because its link does not say it, in a sentence; null if nothing is. */
	get assumed(): string | null {
		const { game, position } = this.#state;
		const linked = this.#linked;
		const isSame = linked?.question.game === game && linked.question.position === position;
		return isSame ? linked.assumed : null;
	}

	/** What the link says in fields that cannot be read: it stays in its field until it is corrected. */
	readonly texts: Texts<string> = $derived.by(() => {
		const given = Object.entries(this.#linked?.texts ?? {});
		return Object.fromEntries(given.filter(([name]) => this.faultOf(name) !== null));
	});

	/** Why the counting was not started; null if it was. */
	get proposal(): CompareProposal | null {
		return this.#proposal;
	}

	/** True if growth was not started, because its deepest tree exceeds the budget. */
	get isGrowthWaiting(): boolean {
		return this.#isGrowthWaiting;
	}

	/** Plain minimax is always counted: the ratios need it. */
	readonly countedAlgorithms: readonly AlgorithmId[] = $derived.by(() => {
		const { algorithms } = this.#state;
		return algorithms.includes('minimax') ? algorithms : ['minimax', ...algorithms];
	});

	/** The address of this comparison, without the `?`. */
	readonly link = $derived.by(() =>
		COMPARE.query({ ...this.#state, pace: this.lanes.pace, at: this.lanes.tick })
	);

	/** Opens a link; its faults stay next to their fields until those are set. */
	open({ values, assumed, faults, texts }: ParsedLink<CompareValues, keyof CompareValues>): void {
		this.setFaults(faults);
		this.#linked = { question: values, assumed, texts };
		this.#install(values);
		this.lanes.setPace(values.pace);
		this.lanes.goWhenThere(values.at);
	}

	/** Changes the view of the page or of a part of it; nothing is counted again. */
	look(changes: Partial<Pick<CompareValues, 'own' | 'sample' | 'equal' | 'view'>>): void {
		this.#state = { ...this.#state, ...changes };
	}

	toggleLecture(): void {
		this.look({ view: this.isLecture ? 'page' : 'lecture' });
	}

	/** Changes some fields and counts again. Unreadable fields are added to `faults` and nothing happens. */
	async change(fields: CompareFields): Promise<void> {
		const asked = { game: fields.game, algorithm: fields.algorithms };
		if (!isReady(asked) && !(await this.#load(asked))) return;
		const { values, faults } = COMPARE.parse({ ...this.#fieldsToKeep(fields), ...fields });
		if (this.changeFaults(fields, faults)) this.#install(values);
	}

	/** Adds or removes a search; if that leaves too few or too many, it is a fault and nothing happens. */
	toggle(id: AlgorithmId): Promise<void> {
		const { algorithms } = this.#state;
		const next = algorithms.includes(id)
			? algorithms.filter((one) => one !== id)
			: [...algorithms, id];
		return this.change({ algorithms: next.join(',') });
	}

	/** Starts or continues the counts, each search up to its budget. */
	startCounts(): void {
		this.#proposal = null;
		this.counts.start(this.#countTask());
	}

	startGrowth(): void {
		const task = this.#growthTask();
		this.#isGrowthWaiting = false;
		if (task !== null) this.growth.start(task);
	}

	/** Call when the user leaves the page. */
	close(): void {
		this.counts.close();
		this.growth.close();
		this.lanes.close();
	}

	/** Loads what fields ask for; false, with a fault, if it cannot be loaded. */
	async #load(asked: Parameters<typeof loadFor>[0]): Promise<boolean> {
		const unready = await loadFor(asked);
		if (unready === null) return true;
		const field = unready.field === 'game' ? 'game' : 'algorithms';
		this.setFault(field, unready.fault);
		return false;
	}

	#install(state: CompareValues): void {
		const [before, setupBefore] = [this.#state, this.setup];
		this.#state = state;
		const { setup } = this;
		const isSameQuestion =
			JSON.stringify([setupBefore, before.keys]) === JSON.stringify([setup, state.keys]);
		const isSameLanes = isSameQuestion && before.algorithms.join() === state.algorithms.join();
		if (!isSameLanes) this.lanes.show(setup, state.algorithms);
		if (!isSameQuestion) {
			this.counts.reset();
			this.growth.reset();
		} else if (JSON.stringify(before.depths) !== JSON.stringify(state.depths)) {
			this.growth.reset();
		}
		this.#count();
	}

	/** Counts the missing figures, or reports how large the work would be. */
	#count(): void {
		const { setup, size } = this;
		this.#proposal = null;
		const task = this.#countTask();
		if (task.question.algorithms.length > 0) {
			if (isAtOnce(setup, size)) this.counts.runAtOnce(task);
			else if (size.low <= setup.budget || this.counts.status !== 'waiting')
				this.counts.start(task);
			else {
				const smaller = smallerSearch(setup, (one) => sizeOf(one, COUNTABLE, EXPANSIONS));
				this.#proposal = { size, smaller };
			}
		} else this.counts.settle();
		this.#countGrowth();
	}

	#countGrowth(): void {
		const task = this.#growthTask();
		this.#isGrowthWaiting = false;
		if (task === null) this.growth.settle();
		else {
			const deepest = { ...this.setup, depth: task.depths?.last ?? null };
			const size = sizeOf(deepest, COUNTABLE, EXPANSIONS);
			const isWanted = this.growth.status !== 'waiting';
			if (isAtOnce(deepest, size)) this.growth.runAtOnce(task);
			else if (size.low <= deepest.budget || isWanted) this.growth.start(task);
			else this.#isGrowthWaiting = true;
		}
	}

	/** The remaining task of the counts. */
	#countTask(): CompareTask {
		const { setup } = this;
		const { keys } = this.values;
		const { figures } = this.counts;
		const missing = this.countedAlgorithms.filter(
			(id) => countedAt(figures, id, setup.depth) === null && overBudgetOf(figures, id) === null
		);
		// The tree's own figures need the root's value: the quickest search finds it again.
		const quickest = figures.counted.toSorted((one, other) => one.visited - other.visited)[0];
		const isTreeMissing = quickest !== undefined && treeAt(figures, setup.depth) === null;
		const algorithms = missing.length === 0 && isTreeMissing ? [quickest.algorithm] : missing;
		return { question: { setup, algorithms, keys }, depths: null, knownTrees: knownTrees(figures) };
	}

	/** The remaining task of growth; null if there is none. */
	#growthTask(): CompareTask | null {
		const { setup, algorithms, depths } = this;
		const { keys } = this.values;
		const { figures } = this.growth;
		if (depths === null) return null;
		const missing = algorithms.filter(
			(id) => countedAt(figures, id, depths.last) === null && overBudgetOf(figures, id) === null
		);
		if (missing.length === 0) return null;
		return {
			question: { setup, algorithms: missing, keys },
			depths,
			knownTrees: knownTrees(figures)
		};
	}

	/** The fields that stay valid after a change: another game starts from its defaults. */
	#fieldsToKeep(changes: CompareFields): CompareFields {
		const { depths, keys, own, ...all } = COMPARE.texts(this.#state);
		const fields = { ...all, at: '0' };
		if (changes.game !== undefined && changes.game !== this.setup.game) {
			const { algorithms, cut, fail, ties, budget, pace } = all;
			return { algorithms, cut, fail, ties, budget, pace } as CompareFields;
		}
		const isSamePosition = changes.position === undefined;
		const stillHasKeys = keys === 'symmetric' && hasSymmetricKeys(this.setup);
		return {
			...fields,
			...(stillHasKeys ? { keys } : {}),
			...(isSamePosition && depths !== undefined ? { depths } : {}),
			...(isSamePosition && own !== undefined ? { own } : {})
		};
	}
}

/** Other games may have to make tables first, which would block the page for too long. */
function isAtOnce({ game }: SearchSetup, size: TreeSize): boolean {
	return factsOf(game).defaultDepth === null && size.isExact && size.nodes <= AT_ONCE;
}

function knownTrees({ trees }: Figures): (number | null)[] {
	return trees.map(({ depth }) => depth);
}
