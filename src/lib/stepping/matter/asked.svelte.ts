/** Which node “Could it matter?” is asked about. */
import type { NodePart } from '$lib/core/layout/stage/parts.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import { perStepped } from '$lib/tree/per-stepped.svelte.ts';
import { stageViewOf } from '$lib/tree/stage/stage-view.svelte.ts';
import type { Explorer } from '../explorer.svelte.ts';

class Asked {
	#asked: { readonly of: Recording; readonly step: number; readonly node: NodePart } | null =
		$state.raw(null);

	constructor(private readonly explorer: Explorer) {}

	/** The node, while its step is shown; null if none is asked about. */
	get node(): NodePart | null {
		const asked = this.#asked;
		const { recording, step, view } = this.explorer;
		const isShown = asked?.of === recording && asked.step === step && view === 'explore';
		return isShown ? asked.node : null;
	}

	/** True at a cutoff of a typed tree, where a button beside the sentence asks; beside a board the menu and its key do. */
	get isOffered(): boolean {
		const { moment, game } = this.explorer;
		return this.#isOpen && moment.kind === 'cut' && game.hasTypedLeaves === true;
	}

	/** True where the menu of the steps asks, as no button beside the sentence does. */
	readonly isInMenu = $derived.by(() => {
		const isAnswered = this.#isOpen && this.explorer.view === 'explore' && !this.isOffered;
		return isAnswered && this.#target(null) !== null;
	});

	/** What is unseen is given away by no answer. */
	get #isOpen(): boolean {
		const { known, predict, trace } = this.explorer;
		return known.hasStarted && predict === 'off' && trace.partial === null;
	}

	/** Asks about the focused node, or else about the step's; asked again it closes. */
	toggle(): void {
		const { recording, step } = this.explorer;
		const focused = document.activeElement?.getAttribute('data-node') ?? null;
		const node = this.node === null ? this.#target(focused) : null;
		this.#asked = node === null || !this.#isOpen ? null : { of: recording, step, node };
	}

	/**
	 * A pruned branch, or a visited leaf of a typed tree: of what else is unseen nothing can be set.
	 *
	 * @param focused key of a node; null for the step's
	 */
	#target(focused: string | null): NodePart | null {
		const { moment, trace, game } = this.explorer;
		const nodes = stageViewOf(this.explorer).stage?.nodes ?? [];
		const isLeaf = ({ row, shape, state }: NodePart): boolean =>
			shape === 'leaf' && (state === 'open' || state === 'closed') && trace.isLeaf(row);
		const canAsk = (node: NodePart): boolean =>
			node.row >= 0 && (node.state === 'pruned' || (game.hasTypedLeaves === true && isLeaf(node)));
		return (
			nodes.find((node) => node.key === focused && canAsk(node)) ??
			nodes.find((node) => node.row === moment.subject && canAsk(node)) ??
			null
		);
	}
}

export const askedOf = perStepped((explorer: Explorer) => new Asked(explorer));
