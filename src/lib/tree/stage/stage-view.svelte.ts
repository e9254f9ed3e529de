/** The stage of a stepped search: its scene, chosen once for a recording and a room, and the parts at the step. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { knownAt, type Known } from '$lib/core/explain/known.ts';
import { storyOf, type Story } from '$lib/core/explain/story.ts';
import { extentOf, type Extent } from '$lib/core/layout/stage/placement/whole/extent.ts';
import {
	type StageScene,
	fittingScene,
	heldScene,
	stageOf,
	stageScene,
	stageSize
} from '$lib/core/layout/stage/stage.ts';
import { keepEqual } from '$lib/core/base/keep-equal.ts';
import type { Stage, StageLook, StageRoom } from '$lib/core/layout/stage/parts.ts';
import { placeKey } from '$lib/core/layout/stage/placement/place-key.ts';
import type { WholeScene } from '$lib/core/layout/stage/placement/whole/whole-scene.ts';
import { withhold } from '$lib/core/layout/stage/withhold.ts';
import type { Size } from '$lib/core/layout/viewport.ts';
import { momentAt } from '$lib/core/trace/cursor.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import { perStepped } from '../per-stepped.svelte.ts';
import { shownPicture } from '../shown-picture.ts';
import type { Stepped } from '../stepped.ts';
import { measureText } from './measure.ts';
import { SPINE } from './spine-part.ts';

const NONE: ReadonlySet<string> = new Set();

/** Below these widths in pixels a stage counts as a phone's, and as a tablet's; up to this height a phone is on its side. */
const PHONE = 520;
const ON_ITS_SIDE = 440;
const NARROW = 800;

/** The height that counts is at most this part of the window's width. */
const UPRIGHT: Readonly<Record<StageLook, number>> = {
	lecture: 1,
	explore: 0.75,
	narrow: Infinity,
	phone: Infinity
};

/**
 * Before any script has run the tree is there, too: a page that is written ahead of time draws it in this size, and the
 * browser scales it to the pane.
 */
const AHEAD: Size = { width: 1000, height: 560 };

/** At first: the size of the place that is written ahead of time, and 0 where there is none. */
function firstSize(): Size {
	if (typeof document === 'undefined') return AHEAD;
	const { clientWidth: width = 0, clientHeight: height = 0 } =
		document.querySelector('[data-stage]') ?? {};
	return { width, height };
}

/** True for a link: its search has panes of its own, of which what is written ahead of time says only about how large. */
const isLinked = (): boolean =>
	typeof document !== 'undefined' && 'linked' in document.documentElement.dataset;

export class StageView {
	#size: Size = $state.raw(firstSize());
	/** True while the size is that of another search's place: nothing is drawn in it, so that no form is drawn twice. */
	#isGuess = $state.raw(isLinked());
	readonly #windowHeight = $derived.by(
		() => this.stepped.frame?.height ?? innerHeight.current ?? 900
	);
	readonly #windowWidth = $derived.by(
		() => this.stepped.frame?.width ?? innerWidth.current ?? 1440
	);

	constructor(
		private readonly stepped: Stepped,
		/** Of a stage that is one of several on its page, which is not as large as its window lets one expect. */
		private readonly only: StageLook | null = null
	) {}

	/** Of the place of the drawing; in a browser 0 until it is measured. */
	get size(): Size {
		return this.#size;
	}

	set size(size: Size) {
		this.#isGuess = false;
		const { width, height } = this.#size;
		// The same size again would have all of it laid out again.
		if (size.width !== width || size.height !== height) this.#size = size;
	}

	readonly #look: StageLook = $derived.by(() => {
		if (this.only === 'phone' || this.size.width < PHONE || this.#windowHeight <= ON_ITS_SIDE)
			return 'phone';
		if (this.only !== null) return this.only;
		if (this.stepped.view === 'lecture') return 'lecture';
		return this.size.width < NARROW ? 'narrow' : 'explore';
	});
	readonly room: StageRoom = $derived.by(() => ({
		size: stageSize(this.size),
		look: this.#look,
		isLane: this.only === 'lecture',
		plies: this.stepped.pliesAhead ?? 0,
		// Upright, type is a share of the width: a drawing is wider than high.
		windowHeight: Math.min(this.#windowHeight, this.#windowWidth * UPRIGHT[this.#look])
	}));
	readonly #isMeasured = $derived.by(() => this.size.width > 0 && this.size.height > 0);
	readonly #canDraw = $derived.by(() => this.#isMeasured && !this.#isGuess);
	/** The recording that the places are computed for. */
	readonly #placed = $derived.by(() => this.stepped.held ?? this.stepped.recording);
	readonly #fitting: WholeScene | null = $derived.by(() =>
		// Before a larger search has ended its position has that one's form.
		this.#isMeasured && this.room.plies === 0
			? fittingScene(this.#placed, storyOf(this.#placed), this.room, measureText)
			: null
	);
	/** The whole tree in this room; null where it does not fit. */
	readonly #whole: WholeScene | null = $derived.by(
		() => this.#fitting && heldScene(this.#fitting, this.stepped.recording)
	);
	/** True where the tree fits, or where that is not known yet. */
	readonly fits: boolean = $derived.by(() => !this.#isMeasured || this.#whole !== null);
	/** What is to be drawn whole: null for a spine. */
	readonly #shownWhole = $derived.by(() => (this.stepped.form === 'whole' ? this.#whole : null));
	/** True while what draws the stage is not loaded. */
	readonly lacksSpine: boolean = $derived.by(
		() => this.#canDraw && this.#shownWhole === null && SPINE.part === null
	);
	/** Null before the room is known, and while it lacks its spine. */
	readonly scene: StageScene | null = $derived.by(() => {
		if (!this.#canDraw) return null;
		const { story } = this.stepped;
		return stageScene(this.#shownWhole, SPINE.part, story, this.room, measureText);
	});

	/** Keys of the places that the user has taken out of a fold, of one recording. */
	#picked: { readonly of: Recording; readonly keys: ReadonlySet<string> } | null = $state.raw(null);

	/** Puts a row's place on the stage, as long as the recording is shown. */
	pick(row: number): void {
		const { recording, story } = this.stepped;
		const key = placeKey(story, row);
		this.#picked = { of: recording, keys: new Set([...this.picked, key]) };
	}

	get picked(): ReadonlySet<string> {
		return this.#picked?.of === this.stepped.recording ? this.#picked.keys : NONE;
	}

	/** The places of the tree, where they are known. */
	readonly extent: Extent | null = $derived.by(() => extentOf(this.stepped.recording));
	readonly stage: Stage | null = $derived.by(() => {
		const { scene, picked } = this;
		if (scene === null) return null;
		const { story, moment, known } = this.stepped;
		const ahead = this.#ahead;
		const isIt =
			ahead?.scene === scene &&
			ahead.picked === picked &&
			ahead.story === story &&
			ahead.known.step === known.step &&
			ahead.known.future === known.future;
		const whole = isIt ? ahead.stage : stageOf(scene, story, moment, known, picked);
		const { withheld, bare } = this.stepped;
		const told = withheld === null ? whole : withhold(whole, placeKey(story, withheld));
		const stage = bare?.drawn(told) ?? told;
		return (this.#drawn = keepEqual(this.#drawn, stage));
	});

	/** The stage before, whose equal parts are not drawn again. */
	#drawn: Stage | null = null;

	#ahead: Ahead | null = null;

	/** Computes the stage as it is, before what draws it asks for it. */
	layOut(): Stage | null {
		return this.stage;
	}

	/** Computes the stage of the next step: for a moment in which the page has nothing else to do. */
	lookAhead(): void {
		const { scene, picked } = this;
		const { story, step, lastStep, known } = this.stepped;
		if (scene === null || !known.hasStarted || known.isBare || step === lastStep) return;
		const next = knownAt(story.trace, step + 1, known.future);
		const stage = stageOf(scene, story, momentAt(story.trace, step + 1), next, picked);
		this.#ahead = { scene, picked, story, known: next, stage: keepEqual(this.#drawn, stage) };
	}
}

/** The stage of a step that is not shown yet, with all that it was computed from. */
interface Ahead {
	readonly scene: StageScene;
	readonly picked: ReadonlySet<string>;
	readonly story: Story;
	readonly known: Known;
	readonly stage: Stage;
}

/** True where the tree pane shows the stage: for the path, and for a tree that it shows whole. */
export function isStageShown(stepped: Stepped): boolean {
	const picture = shownPicture(stepped);
	return picture === 'path' || (picture === 'whole' && stageViewOf(stepped).fits);
}

/** The one stage of a page's stepped search. */
export const stageViewOf = perStepped((stepped) => new StageView(stepped));
