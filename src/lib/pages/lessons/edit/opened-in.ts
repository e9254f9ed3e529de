import { openedExplorer, type OpenedScene } from '$lib/core/lessons/opened-scene.ts';
import { sceneLinkOf } from '$lib/core/lessons/scene-link.ts';
import { resolve } from '$app/paths';
import type { ScenePicture } from '../scene-picture.svelte.ts';

/** What is shown, as a scene of a lesson; null on the way, and where a scene cannot lead. */
export function openedIn({ place, arrived }: ScenePicture): OpenedScene | null {
	if (place === null || arrived === null) return null;
	const { inside, asked } = arrived;
	if (place.page === null) {
		const { plyscope } = inside;
		if (plyscope === undefined || plyscope.query === null) return null;
		return openedExplorer(plyscope.query, asked, (step) => plyscope.tell(step));
	}
	const { origin, pathname, search, hash } = inside.location;
	const query = search.replace(/([?&])embed=scene&?/, '$1').replace(/[?&]$/, '');
	const link = sceneLinkOf(origin + pathname + query + hash, location.origin + resolve('/'));
	const heading = inside.document.querySelector('h1')?.textContent.trim() ?? '';
	return link === null ? null : { link, future: '', expect: heading === '' ? null : { heading } };
}
