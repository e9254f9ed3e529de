/** The place in a lesson that the page around a frame gives the explorer in it to say. */
export interface Caption {
	/** The number of the scene, from 1, and how many there are. */
	readonly scene: number;
	readonly of: number;
	readonly title: string;
	/** The title of the scene after it; null after the last one. */
	readonly next: string | null;
}

class Given {
	/** Null where no lesson is given. */
	caption: Caption | null = $state.raw(null);
}

export const given = new Given();
