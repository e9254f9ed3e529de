/** The query of the whole page at the step of a frame, which has the layout of a lecture. */
import { EXPLORER } from '$lib/core/share/link.ts';

/** @param link of the explorer in the frame */
export function pageQuery(link: string): string {
	const { values } = EXPLORER.read(link);
	return EXPLORER.query({ ...values, view: values.view === 'lecture' ? 'explore' : values.view });
}
