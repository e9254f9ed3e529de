/** The text of the last lesson file that was opened, kept until the tab is closed: a reload loses nothing. */
import { KeptText } from '$lib/ui/kept-text.ts';

export const keptLesson = new KeptText('plyscope-lesson-file', 'the tab is closed');
