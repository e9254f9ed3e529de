/** A way through a lesson: the station, and the picture that goes along. */
import type { Lesson, Scene } from '$lib/core/lessons/lesson.ts';
import {
	isAt,
	pressBack,
	pressOn,
	stationOfScene,
	stationReached,
	stationsOf,
	type Press,
	type Station
} from '$lib/core/lessons/walk.ts';
import { assertExists } from '$lib/core/base/assert.ts';
import type { ScenePicture } from './scene-picture.svelte.ts';

export class LessonVisit {
	readonly stations: readonly Station[];
	#station = $state(0);
	/** The hint of the present scene is asked for. */
	isHinted = $state(false);

	readonly here: Station = $derived.by(() => this.#at(this.#station));
	readonly scene: Scene = $derived.by(() =>
		assertExists(this.lesson.scenes[this.here.scene], 'stations are of scenes')
	);
	/** The picture is at the station, or on the way to the next one. */
	readonly isThere: boolean = $derived.by(() => {
		const { shown } = this.picture;
		if (this.here.at === null || isAt(this.here, shown)) return true;
		const press = pressBack(this.stations, this.#station, shown);
		return press?.picture === 'previous';
	});
	/** The search of the station does not say what the lesson expects of it. */
	readonly isChanged: boolean = $derived.by(() => {
		const { told } = this.picture;
		const { expect } = this.here;
		if (told === null || expect === null || 'heading' in expect) return false;
		return told.step !== expect.step || told.sentence !== expect.sentence;
	});
	/** What a press on does; null at the end. */
	readonly next: Press | null = $derived.by(() =>
		pressOn(this.stations, this.#station, this.picture.shown)
	);
	/** Nothing has been revealed since the station. */
	readonly isUnmoved: boolean = $derived.by(
		() => this.here.at === null || isAt(this.here, this.picture.shown)
	);
	/** @param scene its index */
	constructor(
		readonly lesson: Lesson,
		view: 'explore' | 'lecture',
		scene: number,
		private readonly picture: ScenePicture
	) {
		this.stations = stationsOf(lesson, view);
		this.#station = Math.max(0, stationOfScene(this.stations, scene));
	}

	/** One press on; false at the end. */
	on(): boolean {
		return this.#follow(this.next);
	}

	/** One press back; false at the beginning. */
	back(): boolean {
		return this.#follow(pressBack(this.stations, this.#station, this.picture.shown));
	}

	/** To the next or the previous cutoff of the search that is shown. */
	jump(direction: 'next' | 'previous'): void {
		this.picture.travel(direction, 'cutoff');
		const { shown } = this.picture;
		if (shown !== null) this.#station = stationReached(this.stations, this.#station, shown);
	}

	/** Where a picture that comes from before is. */
	restore(station: number): void {
		this.#station = station;
	}

	/** Towards the answer, from one revealed place to the next: it comes with the last one. */
	answer(): void {
		let next = this.#station + 1;
		if (this.#at(next).kind === 'question') next++;
		if (this.#at(next).kind === 'reveal' && this.#at(next + 1).kind === 'answer') next++;
		this.#station = next;
		this.openHere();
	}

	goToScene(scene: number): void {
		if (scene === this.here.scene) return;
		this.#station = stationOfScene(this.stations, scene);
		this.isHinted = false;
		this.openHere();
	}

	/** Brings the picture back to the station. */
	openHere(): void {
		this.picture.open(this.here);
	}

	#follow(press: Press | null): boolean {
		if (press === null) return false;
		const { scene } = this.here;
		this.#station = press.station;
		if (this.here.scene !== scene) this.isHinted = false;
		if (press.picture === 'open') this.openHere();
		else if (press.picture !== 'stay') this.picture.travel(press.picture);
		return true;
	}

	#at(station: number): Station {
		return assertExists(this.stations[station] ?? this.stations.at(-1), 'a lesson has scenes');
	}
}
