/** What blanks the screen of a lecture: remotes send either letter. */
export const BLANK_KEYS = ['.', 'b', 'B'] as const;
