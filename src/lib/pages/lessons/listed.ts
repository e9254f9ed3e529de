/** What the list says of a lesson before it is opened. */
import type { Lesson } from '$lib/core/lessons/lesson.ts';

export interface ListedLesson extends Pick<Lesson, 'id' | 'kind' | 'title' | 'about' | 'minutes'> {
	/** Its file below the root of the site. */
	readonly file: string;
	/** How many scenes it has. */
	readonly scenes: number;
	/** The query of a worksheet with its trees; null for a lesson without any. */
	readonly sheet: string | null;
}
