/** The place in a lesson that the page around a frame gives the explorer in it to say. */
import type { Caption } from '$lib/core/lessons/stage-message.ts';

class Given {
	/** Null where no lesson is given. */
	caption: Caption | null = $state.raw(null);
}

export const given = new Given();
