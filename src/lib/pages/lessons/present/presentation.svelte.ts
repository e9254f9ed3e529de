/** A lecture that is given: the way through its lesson, and what the room sees of it. */
import type { Lesson } from '$lib/core/lessons/lesson.ts';
import type { Caption, Hands, StageState } from '$lib/core/lessons/stage-message.ts';
import { stagePlaceOf } from '$lib/core/lessons/stage-place.ts';
import { shownStepOf, type Place, type Station } from '$lib/core/lessons/walk.ts';
import type { Future } from '$lib/core/trace/future.ts';
import { LessonVisit } from '../lesson-visit.svelte.ts';
import { ScenePicture } from '../scene-picture.svelte.ts';
import { keptLecture, type KeptLecture } from './kept-lecture.ts';

/** What is over the foot of the picture. */
type Asked = 'none' | 'question' | 'answer';
const AFTER: Readonly<Record<Asked, Asked>> = {
	none: 'question',
	question: 'answer',
	answer: 'none'
};

/** A room answers with A to D, where its scene has no choices of its own. */
const PLAIN_CHOICES: readonly string[] = ['', '', '', ''];

export class Presentation {
	readonly picture: ScenePicture;
	readonly visit: LessonVisit;
	/** What the frame shows at first. */
	readonly first: Place;

	black = $state(false);
	/** Whether the counts of nodes are shown. */
	counts = $state(true);
	/** The pointer follows the mouse, or the mouse while its button is held. */
	isPointing = $state(false);
	isHeld = $state(false);
	pointer: readonly [x: number, y: number] | null = $state.raw(null);
	/** Asked for by a key, at that station alone. */
	#forced: { readonly station: Station; readonly asked: Asked } | null = $state.raw(null);
	/** Whether hands are counted; null: with a question that has choices. */
	#hands: {
		readonly scene: number;
		readonly isOn: boolean | null;
		readonly counts: readonly number[];
	} = $state.raw({ scene: 0, isOn: null, counts: [] });
	#frozen: StageState | null = $state.raw(null);
	/** In ms since 1970; null before the first press. */
	startedAt: number | null = $state(null);
	sceneAt: number | null = $state(null);

	/**
	 * @param scene its index
	 * @param onkeydown hears the keys that are pressed in the picture
	 */
	constructor(
		readonly lesson: Lesson,
		scene: number,
		onkeydown: (event: KeyboardEvent) => void
	) {
		const kept = keptLecture(lesson.id);
		this.picture = new ScenePicture(onkeydown);
		this.visit = new LessonVisit(lesson, 'lecture', scene, this.picture);
		const station = kept && this.visit.stations[kept.station];
		const isSame = station?.scene === scene;
		if (kept !== null && isSame) this.#restore(kept);
		const query = isSame && station.page === null ? kept?.query : null;
		this.first =
			query == null
				? this.visit.here
				: { page: null, address: { query, hash: '' }, at: shownStepOf(query) };
	}

	readonly asked: Asked = $derived.by(() => {
		const { here, isUnmoved } = this.visit;
		if (this.#forced?.station === here) return this.#forced.asked;
		if (here.kind === 'answer') return 'answer';
		return here.kind === 'question' && isUnmoved ? 'question' : 'none';
	});

	readonly isFrozen: boolean = $derived.by(() => this.#frozen !== null);

	/** Hands that are counted for the scene, or were. */
	readonly hands: Hands | null = $derived.by(() => {
		const { choices, correct = null } = this.visit.scene;
		const { scene, isOn, counts } = this.#hands;
		const own = scene === this.visit.here.scene ? { isOn, counts } : { isOn: null, counts: [] };
		// With an answer they are of use only if a room has given its own.
		const isUsual =
			this.asked === 'question' ||
			(this.asked === 'answer' && own.counts.some((count) => count > 0));
		if (!(own.isOn ?? (choices !== undefined && isUsual))) return null;
		const offered = choices ?? PLAIN_CHOICES;
		return {
			choices: offered,
			counts: offered.map((_, i) => own.counts[i] ?? 0),
			correct: this.asked === 'answer' && choices !== undefined ? correct : null
		};
	});

	/** Hands can be added and taken away. */
	readonly isCounting: boolean = $derived.by(() => this.hands !== null && this.asked !== 'answer');

	readonly caption: Caption = $derived.by(() => {
		const { scenes } = this.lesson;
		const number = this.visit.here.scene + 1;
		const next = scenes[number]?.title ?? null;
		return { scene: number, of: scenes.length, title: this.visit.scene.title, next };
	});

	/** What the stage would show if it were not frozen. */
	readonly live: StageState = $derived.by(() => {
		const { scene, here } = this.visit;
		return {
			...stagePlaceOf(this.picture.place ?? here),
			question: (this.asked === 'question' && scene.question) || null,
			hands: this.hands,
			revealed: (this.asked === 'answer' && scene.answer) || null,
			black: this.black,
			frozen: false,
			counts: this.counts,
			pointer: this.isPointing || this.isHeld ? this.pointer : null,
			caption: this.caption
		};
	});

	/** What the stage shows. It can be made black, and pointed at, also while it is frozen. */
	readonly staged: StageState = $derived.by(() => {
		const { black, pointer } = this.live;
		return this.#frozen === null ? this.live : { ...this.#frozen, black, pointer, frozen: true };
	});

	readonly kept: KeptLecture = $derived.by(() => {
		const place = this.picture.place ?? this.first;
		return {
			lesson: this.lesson.id,
			station: this.visit.stations.indexOf(this.visit.here),
			query: place.page === null ? place.address.query : null,
			startedAt: this.startedAt,
			sceneAt: this.sceneAt,
			hands: this.hands?.counts ?? [],
			black: this.black,
			counts: this.counts,
			frozen: this.#frozen
		};
	});

	on(): void {
		this.#begin();
		this.#moving(() => this.visit.on());
	}

	back(): void {
		this.#moving(() => this.visit.back());
	}

	/** To another cutoff of the same search. */
	jump(direction: 'next' | 'previous'): void {
		this.#begin();
		this.visit.jump(direction);
	}

	goToScene(index: number): void {
		if (this.lesson.scenes[index] === undefined) return;
		this.#moving(() => {
			this.visit.goToScene(index);
		});
	}

	/** The question, then the answer, then neither. */
	ask(): void {
		this.#force(AFTER[this.asked]);
	}

	toggleQuestion(): void {
		this.#force(this.asked === 'question' ? 'none' : 'question');
	}

	toggleHands(): void {
		const { counts } = this.#own;
		this.#hands = { scene: this.visit.here.scene, isOn: this.hands === null, counts };
	}

	/** A hand more, or one less. */
	changeHands(index: number, by: 1 | -1): void {
		const { hands } = this;
		if (hands === null || !this.isCounting || hands.counts[index] === undefined) return;
		const counts = hands.counts.map((count, i) => (i === index ? Math.max(0, count + by) : count));
		this.#hands = { ...this.#own, counts };
	}

	showFuture(future: Future): void {
		this.picture.showFuture(future);
	}

	toggleFreeze(): void {
		this.#frozen = this.#frozen === null ? this.live : null;
	}

	/** The clock begins again. */
	resetClock(): void {
		this.startedAt = this.sceneAt = Date.now();
	}

	get #own(): { scene: number; isOn: boolean | null; counts: readonly number[] } {
		const { scene } = this.visit.here;
		return this.#hands.scene === scene ? this.#hands : { scene, isOn: null, counts: [] };
	}

	#force(asked: Asked): void {
		this.#forced = { station: this.visit.here, asked };
	}

	#begin(): void {
		this.startedAt ??= Date.now();
		this.sceneAt ??= this.startedAt;
	}

	/** A new scene has its own time. */
	#moving(move: () => unknown): void {
		const { scene } = this.visit.here;
		move();
		if (this.visit.here.scene !== scene && this.startedAt !== null) this.sceneAt = Date.now();
	}

	#restore({ station, startedAt, sceneAt, hands, black, counts, frozen }: KeptLecture): void {
		this.visit.restore(station);
		this.startedAt = startedAt;
		this.sceneAt = sceneAt;
		this.#hands = { scene: this.visit.here.scene, isOn: null, counts: hands };
		this.black = black;
		this.counts = counts;
		this.#frozen = frozen;
	}
}
