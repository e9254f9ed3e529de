import { createContext } from 'svelte';
import type { Story } from '$lib/core/explain/story.ts';
import type { Game } from '$lib/core/games/game.ts';
import type { SetupFields } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { TreeSize } from '$lib/core/search/size.ts';
import type { Known } from '$lib/core/explain/known.ts';
import type { Stage } from '$lib/core/layout/stage/parts.ts';
import type { Size } from '$lib/core/layout/viewport.ts';
import type { Colouring, StageForm, TreePicture, View } from '$lib/core/share/link.ts';
import type { CountIndex, Counts } from '$lib/core/trace/counts.ts';
import type { Moment } from '$lib/core/trace/cursor.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import type { RootMove } from '$lib/core/trace/root-moves.ts';
import type { Trace } from '$lib/core/trace/trace.ts';

/**
 * Why minimax is not recorded: the search itself is partial, it was turned off, it exceeds the budget, or it was
 * stopped.
 */
export interface MinimaxGap {
	/**
	 * `again`: the search visits nodes more than once, `beyond`: or beyond the depth limit, so that minimax cannot be
	 * matched to it.
	 */
	readonly why: 'again' | 'beyond' | 'partial' | 'off' | 'budget' | 'stopped';
	/** The number of nodes it would visit, if that explains the gap. */
	readonly size: TreeSize | null;
}

/** A search without its values. */
export interface Bare {
	/** The drawing without them. */
	drawn(stage: Stage): Stage;
	/** A node in one spoken line. */
	spoken(story: Story, row: number, known: Known): string;
}

/** A search that is stepped through: what the pictures of its tree read of it, and what they may change. */
export interface Stepped {
	/** The setup of the current recording, `trace`. */
	readonly setup: SearchSetup;
	readonly recording: Recording;
	/** Another recording of the same tree, in whose places the picture stays; null or absent for its own. */
	readonly held?: Recording | null;
	/** Plies of the larger search that runs in its place, in whose rows the picture is; 0 or absent if there is none. */
	readonly pliesAhead?: number;
	readonly trace: Trace;
	readonly story: Story;
	readonly game: Game;
	readonly step: number;
	readonly lastStep: number;
	readonly moment: Moment;
	readonly rootMoves: readonly RootMove[];
	readonly countIndex: CountIndex;
	readonly counts: Counts;
	/** Plain minimax of the same position; null if not recorded. */
	readonly minimaxTotals: Counts | null;
	/** Why there is no whole minimax recording; null if there is one. */
	readonly minimaxGap: MinimaxGap | null;
	/** While plain minimax is shown in place of a search: the rows of branches that the search prunes, at the step. */
	readonly skipped: ReadonlySet<number>;
	/** The row of the node whose best so far nobody may see, because it is asked for; null while none is. */
	readonly withheld: number | null;
	/** True where a link hides something: a map of the whole search would tell how large it is. */
	readonly isHiding?: true;
	/** What is shown in place of values that a link hides; null or absent while it hides none. */
	readonly bare?: Bare | null;
	/** The size of what the search has in place of a window; absent: it has the browser's. */
	readonly frame?: Size;
	readonly view: View;
	/** What may be known at this step. */
	readonly known: Known;
	/** The requested picture. */
	tree: TreePicture;
	/** The picture that can be shown. */
	readonly treePicture: TreePicture;
	/** The requested form of the path where the tree fits. */
	form: StageForm;
	colour: Colouring;
	go(step: number): void;
	/** Goes to the step at which a node was entered, or a move was pruned. */
	goToRow(row: number): void;
	/** Changes fields of the setup and records again. */
	change(fields: SetupFields): Promise<void>;
}

/** The stepped search of a page, for each picture of its tree. */
export const [getStepped, setStepped] = createContext<Stepped>();
