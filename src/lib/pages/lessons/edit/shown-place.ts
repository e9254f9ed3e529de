/** What the page next to the editor shows. */
import type { DraftScene } from '$lib/core/lessons/draft.ts';
import { SCENE_FUTURES } from '$lib/core/lessons/lesson.ts';
import { readSceneLink } from '$lib/core/lessons/scene-link.ts';
import { placeOf, STATION_FUTURES, type Place } from '$lib/core/lessons/walk.ts';

/** The place of a scene; the first page without one, and where its link cannot be read. */
export function shownPlace(scene: Pick<DraftScene, 'link' | 'future'> | null): Place {
	const { link, future } = scene ?? { link: '', future: '' };
	const shown = SCENE_FUTURES.find((one) => one === future) ?? 'now';
	return placeOf(readSceneLink(link).ok ? link : '?', STATION_FUTURES[shown][0], 'explore');
}
